"""Portuguese words that promise what a colleague or we will do."""

from .way import Promising

PORTUGUESE = Promising(
    write="""
        vai escrever*, vão escrever*, vamos escrever*, vou escrever*, escreverá*, escreveremos, vai responder*,
        vão responder*, vamos responder*, responderá*, responderemos, vai contactar*, vai contatar*, vão contactar*,
        vamos contactar*, vamos contatar*, contactá-lo, entrará* em contato, entrara* em contacto, vai entrar em conta*, vamos entrar em conta*,
        entraremos em conta*, vai avisar*, vamos avisar*, avisaremos, vai informar*, vamos informar*, informaremos,
        dirá, vai dizer*, vai receber uma resposta, receberá uma resposta, terá uma resposta, vai ter uma resposta,
        receberá uma mensagem, terá notícias, escreve-lhe, responde-lhe, lhe escreve, lhe responde, te responde,
        retornaremos, retornarei, manteremos ~ informad*, manterei ~ informad*,
        receberá a resposta, vai receber a resposta, recebe a resposta, vai ter notícias, terá a resposta, daremos ~ resposta,
        dará ~ resposta, darei ~ resposta, vamos dar-lhe ~ resposta, vai dar-lhe ~ resposta, voltamos a falar, voltaremos a falar,
        voltamos a contacta*, voltaremos a contacta*, será contactad*, será contatad*, será avisad*, será informad*,
        te avisa, te aviso, te avisamos, avisamos, lhe avisamos, diremos, vai falar com, vai falar consigo, falará com,
        falará consigo, falaremos com, falaremos consigo, resposta chega*, resposta vai chegar, resposta será,
        saberá mais, vai saber mais, você saberá
    """,
    look="""
        vai analisar*, vão analisar*, vamos analisar*, analisará*, analisaremos, vai verificar*, vamos verificar*,
        vão verificar*, verificará*, verificaremos, vai decidir*, decidirá*, decidiremos, vai examinar*, vai ver isso,
        vai investigar*, vamos investigar*, investigará*, vai estudar*, vai avaliar*, avaliará*, dará uma olhada,
        vou verificar*, tomará uma decisão, terá a decisão,
        vai tratar, vão tratar, vamos tratar, tratará, trataremos, decisão será, será analisad*, será verificad*, será avaliad*,
        será examinad*, assume a partir, assume daqui, assumirá, vai assumir, cuidará d*, cuidaremos d*, vai cuidar,
        vamos cuidar, colega ~ vai ajudar, colega ~ ajudará, pessoa ~ vai ajudar, está a verificar, está a analisar,
        estamos a verificar, estamos a analisar, estamos verificando, está verificando, está analisando, estamos analisando,
        resolverá, resolveremos, vamos resolver, vai resolver,
        vou passar, passo isto a, passo o seu, vou encaminhar, encaminho, encaminharei, dar uma olhada, vai dar uma vista,
        alguém ~ vai ajudar, alguém ~ ajudará
    """,
    call="""
        vai ligar*, vão ligar*, vamos ligar*, ligará*, ligaremos, vai telefonar*, vamos telefonar*, telefonará*,
        receberá uma ligação, receberá uma chamada, vai receber uma chamada, vou ligar*
    """,
    beside="por telefone, por e-mail, por email, um e-mail, um email, por correio, por sms, por whatsapp",
    condition="^se, si, caso, a menos que",
    denial="não, nunca, ninguém, nem",
)

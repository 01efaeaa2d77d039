"""Words that promise what a colleague or we will do, by language.

Parted by commas. A star stands for any ending, three dots for some words of the same clause and a
wave for two at the most. All is folded before it is read, so accents are for the reader.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Promising(NamedTuple):
    """How a language promises, and what keeps its words from being a promise."""

    write: str
    """Somebody will write or answer, or an answer will come."""
    look: str
    """Somebody will look into it or decide."""
    call: str
    """Somebody will call by telephone."""
    beside: str
    """Ways to be reached that nobody here uses, where they stand beside a promise."""
    condition: str
    """Leaves all behind it open: "if you want"."""
    denial: str
    """Keeps its clause from being a promise: "not", "whether"."""
    lists: Mapping[str, str] = MappingProxyType({})
    """Words that may each stand where their list is named in braces."""


_WHO = """
    colleague*, person, human, someone, somebody, team, people, staff, specialist*, expert*, agent*, manager*,
    supervisor*, representative*, support, department, we, i, they, he, she, who, one of us, teammate*, care, service
"""
_PERSON = """
    colleague*, person, human, someone, somebody, team, staff, specialist*, expert*, agent*, manager*, supervisor*,
    representative*, department, one of us, teammate*
"""
_WILL = """
    will, 'll, shall, am going to, is going to, are going to, 're going to, 'm going to, 's going to, gonna
"""
ENGLISH = Promising(
    lists={
        "who": _WHO,
        "person": _PERSON,
        "will": _WILL,
        "is": "is, are, 's, 're, is already, are already, is now, is currently",
        "write": """
            write, writing, reply, replying, respond, answer, answering, get back, getting back, come back to you,
            be in touch, get in touch, reach out, contact*, message, tell, let you know, inform, notify, update,
            follow up, keep you, ask ~ {person} to, get ~ {person} to, have ~ {person}, ping you, revert to you, remind {person}, remind them, pass ~ on to, pass ~ to ~ {person},
            forward ~ to ~ {person}, be reaching out, be writing, be contacting, be getting back, send you, give you an answer, give you a reply, have an answer
        """,
        "look": """
            look, looking, check, checking, review*, examin*, investigat*, assess, decid*, consider, inspect,
            go through, find out, take a look, have a look, make a decision, reach a decision, dig into, go over, verify,
            handle, resolve, sort, deal with, take care, pick ~ up, take over, take it from here, work on, see to, keep an eye,
            jump in, join us here, be with you, be right with you, step in, get on it, have it resolved, have it sorted
        """,
        "call": "call you, calling you, phone you, ring you, telephone you, give you a call, give you a ring",
        "doing": "looking, checking, reviewing, examining, investigating, working on, handling, deciding, sorting, dealing",
        "answer": """
            an answer, a reply, a response, a message, a decision, the decision, the answer, an update, news, your answer
        """,
        "mail": "an e-mail, an email, a letter, a text message, a confirmation by e-mail, a confirmation by email",
    },
    write="""
        {who} ~ {will} ~ {write}, {who} ~ {will} … let you know, allow … for our team, writes to you, writes you, writes here, replies to you, replies here,
        answers you, answers here, responds to you, responds here, gets back to you, you {will} hear ~ from,
        you {will} hear back, you {will} get {answer}, you {will} receive {answer}, you {will} have {answer},
        you get {answer}, expect {answer}, expect to hear, you {will} be contacted, you {will} be notified,
        will be answered by, will be in touch,
        you should hear, you should receive {answer}, you should get {answer}, you should have {answer}, {answer} {will} come, {answer} {will} arrive, {answer} {will} reach, {answer} {will} follow,
        {answer} {will} be here, answer {will} be, {answer} is on its way, {answer} is on the way, response within, reply within,
        answer within, i am getting ~ {person} to, i'm getting ~ {person} to, promise to answer,
        promise to write, promise to get back, promise a reply, promise an answer,
        get word, expect word, {person} {is} about to, {person} {will} ~ advise you, desk {will} ~ advise, while the team reviews,
        aim to respond, aim to reply, aim to answer, you {will} have our, someone senior {will}, {who} {will} ~ weigh in, support gets to it,
        team gets to it
    """,
    look="""
        {who} ~ {will} ~ {look}, takes a look at it, will be reviewed by, will be looked at, will be decided,
        will be checked by,
        {person} {is} ~ {doing}, {person} takes over, {person} takes it from here, {person} picks ~ up, {person} sees, {person} handles,
        {person} {will} ~ help, {person} {will} ~ assist, {person} {will} ~ see this, decision {will} be made, {will} be reviewed by,
        {will} be looked at, going to be looked at, {will} be decided, {will} be examined by, {will} be investigated, {will} be assessed,
        {will} be resolved, {will} be handled by {person}, leave it with us, leave it to us, leave this with us, leave that with us,
        request {will} be processed, case {will} be processed, request {will} be reviewed, case {will} be reviewed,
        {person} {is} on it, people {will} ~ {look}, people are on, team is on, folks {will}, i {will} escalate, escalate this,
        it {will} be decided, review {will} be finished, review {will} be done, you {will} know by, you {will} know more
    """,
    call="{who} ~ {will} ~ {call}, you {will} get {mail}, you {will} receive {mail}, you {will} get a call, you {will} receive a call, calls you, expect a call",
    beside="""
        by phone, by telephone, on the phone, over the phone, by e-mail, by email, via email, via e-mail,
        an e-mail, an email, by text message, by letter
    """,
    condition="if, unless, should you, in case",
    denial="not, n't, no, never, cannot, nobody, whether, unsure",
)
SPANISH = Promising(
    write="""
        te escribir*, le escribir*, os escribir*, te responder*, le responder*, te contestar*, le contestar*,
        te atender*, le atender*, te contactar*, le contactar*, se pondra* en contacto, nos pondremos en contacto, me pondre en contacto,
        se comunicar*, te avisar*, le avisar*, te informar*, le informar*, te dira*, le dira*, te lo dira*,
        te diremos, contestara* aquí, responderá* aquí, escribirá* aquí, va a escribirte, van a escribirte,
        vamos a escribirte, voy a escribirte, te va a escribir, te va a responder, te va a contestar, te van a …
        escribir, te vamos a responder, va a responderte, va a contestarte, vamos a responderte, va a contactarte,
        te dara* una respuesta, le dara* una respuesta, recibirás una respuesta, recibirá una respuesta,
        tendrás una respuesta, tendrá una respuesta, tendrás noticias, tendrá noticias, te llegara* un mensaje,
        te llegara* una respuesta, te escribe, le escribe, te responde, le responde, te contesta, le contesta,
        te escribimos, te respondemos, le respondemos, te contestamos, te mantendr* informad*, te mantendr* al tanto, te lo har* saber, le har* saber,
        recibirás noticias, recibirá noticias,
        te pondr* al corriente, le pondr* al corriente, te pondr* al dia, te dar* una respuesta, le dar* una respuesta,
        te dar* respuesta, le dar* respuesta, te haremos llegar, le haremos llegar, te hara* llegar, le hara* llegar,
        la respuesta te llegar*, la respuesta le llegar*, te llegar* la respuesta, te va a llegar una, le va a llegar una, te decimos,
        le decimos, te digo algo, sabrás de nosotros, sabrás algo, sabra algo, sabra de nosotros, que te escriba*,
        que le escriba*, que te contact*, que le contact*, que te respond*, que le respond*, estaremos en contacto,
        estaré en contacto, seguiremos en contacto, nos comunicaremos, estaremos informando, seguiremos informando,
        tendrás tu respuesta, tendrá su respuesta, recibirás tu respuesta, recibirá su respuesta, tendrás la respuesta,
        tendrá la respuesta, recibirás la respuesta, recibirá la respuesta, te avisamos, le avisamos, te contamos, le contamos,
        lo sabrás, lo sabrá, sabrás más, sabrá más,
        te escribo, le escribo, te atiende, le atiende, te lo confirm*, se lo confirm*, te contará*, le contará*, te tendr* informad*,
        le tendr* informad*, te dara* su, le dara* su, te cuenta algo
    """,
    look="""
        revisara*, revisaremos, revisare, mirara*, miraremos, mirare, examinara*, estudiara*, estudiaremos,
        analizara*, analizaremos, comprobara*, comprobaremos, investigara*, investigaremos, valorara*,
        decidira*, decidiremos, verificara*, verificaremos, va a revisar*, va a mirar*, va a investigar*,
        va a decidir*, va a estudiar*, vamos a revisar*, vamos a mirar*, vamos a investigar*, van a revisar*,
        echara* un vistazo, echaremos un vistazo, voy a revisar*, voy a investigar*, tomara* una decision,
        tendrás la decisión, tendrá la decisión,
        se hara* cargo, nos haremos cargo, se hace cargo, se encargara*, nos encargaremos, se ocupara*, nos ocuparemos,
        lo resolvera*, lo resolveremos, la resolvera*, lo resuelve hoy, resolveremos tu, resolveremos su, te ayudara*, le ayudara*,
        te va a ayudar, le va a ayudar, te van a ayudar, seguira* contigo, seguira* con usted, continuara* contigo,
        esta revisando*, lo esta revisando, la esta revisando, estan revisando*, estamos revisando*, revisandolo, revisandola,
        esta mirandol*, esta estudiandol*, se decidira*, se tomara*, vamos a echar*, voy a echar*, echara* un ojo, echaremos un ojo,
        tratara* tu caso, gestionara* tu caso, toma el relevo, tomara* el relevo, va a hacerse cargo, va a encargarse,
        se pondra* con ello, se pondra* con esto, nos pondremos con, pasare tu, pasare su, pasare esto, lo pasare a, la pasare a,
        voy a pasar, paso tu, paso su, lo paso a, la paso a, se lo paso a,
        será revisad*, será estudiad*, será analizad*, será valorad*, será examinad*, serán revisad*, manos a la obra,
        se pronunciara*
    """,
    call="""
        te llamar*, le llamar*, te telefonear*, va a llamarte, va a llamarle, vamos a llamarte, te va a llamar,
        te vamos a llamar, te llamamos, le llamamos, recibirás una llamada, recibirá una llamada
    """,
    beside="por telefono, por correo, por e-mail, por email, un correo, un e-mail, un email, por sms, por whatsapp",
    condition="si, en caso de que, a menos que, salvo que",
    denial="no, nunca, nadie, tampoco, ni, jamás",
)
RUSSIAN = Promising(
    lists={
        "кто": "коллег*, сотрудник*, специалист*, человек, оператор*, менеджер*, команда, поддержка"
    },
    write="""
        напишет, напишут, напишем, напишу, ответит, ответят, ответим, отвечу, свяжется, свяжутся, свяжемся,
        свяжусь, сообщит, сообщат, сообщим, сообщу, скажет вам, вам скажут, вам скажет, скажет коллега, уведомит, уведомят, уведомим,
        даст … ответ, придёт ответ, придет сообщение, ответ придет, вернемся к вам, вернется к вам, получите ответ,
        будет писать, будем писать, вам пишет, держать вас в курсе, вернусь к вам, дадим вам знать, дам вам знать,
        ожидайте ответа, ожидайте ответ,
        вернемся с ответом, вернется с ответом, вернусь с ответом, отпишемся, отпишется, отпишусь, ждите ответ*,
        ответ поступит, ответ будет, решение поступит, напомню коллег*, дадим ~ ответ, дам ~ ответ, даст ~ ответ, дадут ~ ответ,
        дадим обратную связь, даст обратную связь, дам обратную связь, известим, известят, известит, оповестим, оповестят,
        оповестит, подскажет вам, вам подскажет, получите ~ ответ, получите решение, отреагируем, отреагирует,
        даст знать, дадут знать, даст вам знать, передам ~ {кто}, передаю ~ {кто}, передадим ~ {кто},
        узнаете решение, узнаете больше, вы узнаете,
        подойдёт {кто}, {кто} подойдёт,
        выйдет ~ ~ на связь, выйдут ~ ~ на связь, выйдем ~ ~ на связь, поделимся, решением поделимся
    """,
    look="""
        рассмотрит, рассмотрят, рассмотрим, посмотрит, посмотрят, посмотрим, посмотрю, проверит, проверят,
        проверим, проверю, разберётся, разберутся, разберемся, разберусь, изучит, изучат, изучим, решит,
        решат, решим, решу, примет решение, примут решение, решение примет, решение примут, решение … будет принято, выяснит, выяснят,
        выясним, выясню, займется вашим, займутся вашим, займемся вашим,
        решение будет,
        займется, займутся, займемся, займусь, возьмем ~ в работу, возьмет ~ в работу, возьмут ~ в работу, возьму ~ в работу,
        подключится, подключатся, {кто} ~ поможет, {кто} ~ проверяет, {кто} ~ смотрит, {кто} ~ изучает, {кто} ~ разбирается,
        {кто} ~ занимается, {кто} ~ рассматривает, уладит, уладим, уладят, улажу, будет рассмотрен*, будет проверен*,
        будет изучен*, будут рассмотрен*, будет решен*,
        обработаем, обработает, обработают
    """,
    call="""
        позвонит, позвонят, позвоним, позвоню, перезвонит, перезвонят, перезвоним, перезвоню, созвонимся,
        вам наберем, мы наберем, наберем вам, вам наберут, вас наберут, вам наберет, наберет вас, наберет вам, наберу вас
    """,
    beside="по телефону, на почту, по почте, на e-mail, на email, на имейл, по e-mail, письмо, смс",
    condition="если, в случае",
    denial="не, ни, нет, никто, ли, никогда",
)
FRENCH = Promising(
    lists={
        "qui": "collègue*, conseiller*, conseillère*, équipe, quelqu'un, personne, on, nous, agent*, spécialiste*"
    },
    write="""
        vous écrir*, vous repondr*, te répondr*, t'ecrir*, vous contacter*, vous recontacter*, vous informer*,
        vous dira, vous diront, vous dirons, vous le dira, vous préviendr*, vous tiendr*, reviendra vers vous,
        reviendront vers vous, reviendrons vers vous, va vous écrire, va vous répondre, va vous contacter, vont
        vous répondre, vont vous écrire, allons vous répondre, allons vous écrire, allons vous contacter, vais
        vous écrire, vais vous répondre, vous aurez une réponse, vous recevrez une réponse, recevrez un message,
        aurez de nos nouvelles, vous ecrit, vous repond, vous tenons, va prendre contact,
        prendra contact, prendrons contact, reviens vers vous, revenons vers vous,
        serez contact*, serez recontact*, serez inform* par un, serez inform* par notre, serez averti* par notre, on vous tient, vous parviendra, vous donner* une réponse,
        vous donnerons, vous ferons un retour, vous fera un retour, vous ferai un retour, vous faire un retour, revient vers vous,
        reviendrai vers vous, aurez ~ de nos nouvelles, recevrez ~ une réponse, recevrez ~ la réponse, aurez ~ la réponse,
        aurez ~ une réponse, vous contacte, vous contactent, vous recontacte, vous répondent, vous écrivent, réponse sera,
        vous prévient, vous prévenons,
        vous saurez, vous en saurez
    """,
    look="""
        examinera*, examinerons, regardera*, regarderons, vérifiera*, vérifierons, étudiera*, étudierons,
        décidera*, déciderons, se penchera*, analysera*, va examiner, va regarder, va vérifier, va décider,
        va étudier, allons examiner, allons regarder, allons vérifier, vont examiner, vais vérifier, prendra une decision,
        vous aurez la décision,
        prendra le relais, prend le relais, prendront le relais, va prendre le relais, va s'en occuper, s'en occupe,
        s'en occupera, s'en occuperont, nous en occupons, nous en occuperons, m'en occupe, m'en occuperai, traitera votre,
        traiteront votre, traiterons votre, va traiter votre, demande sera traité*, sera examin*, sera étudié*, sera vérifié*,
        sera prise, ferons le point, {qui} ~ se charge de, {qui} ~ se chargera de, nous chargeons de, vous rejoindra, va vous rejoindre,
        vous aidera, va vous aider, prendra en charge, prend en charge,
        je transmets, je transmettrai, transmettrai à un, nous transmettons, je vais transmettre
    """,
    call="""
        vous appeller*, vous rappeller*, vous téléphoner*, va vous appeler, va vous rappeler, allons vous appeler,
        allons vous rappeler, vont vous appeler, recevrez un appel, vous rappelle, vous appelle,
        serez rappel*, serez appel*
    """,
    beside="par telephone, par mail, par e-mail, par email, par courriel, un mail, un e-mail, un courriel, par sms",
    condition="si, s'il, au cas ou, a moins que",
    denial="ne, n', pas, jamais, personne ne, ni",
)
GERMAN = Promising(
    lists={
        "wer": "kollege*, kollegin*, mitarbeiter*, mensch, jemand, team, kundendienst, kundenservice, fachmann, wir",
        "antwort": """
            eine antwort, die antwort, antwort, eine nachricht, nachricht, bescheid, eine rückmeldung, rückmeldung,
            die entscheidung
        """,
    },
    write="""
        schreibt ihnen, ihnen ~ schreibt, ihnen ~ antwortet, schreiben ihnen, schreibe ihnen, antwortet ihnen, antworten ihnen, antworte ihnen,
        schreibt dir, schreiben dir, antwortet dir, antworten dir, meldet sich, melden sich bei ihnen, melden uns, melde mich,
        sagt ihnen, sagt es ihnen, informiert sie, wir informieren sie, gibt ihnen bescheid, geben ihnen bescheid,
        kontaktiert sie, wird … schreiben, wird … antworten, wird … melden, wird … kontaktieren,
        wird … informieren, wird … mitteilen, werden … schreiben, werden … antworten, werden … melden,
        werden … kontaktieren, werden … informieren, werde … schreiben, werde … antworten, werde … melden,
        sie erhalten eine antwort, sie bekommen eine antwort, sie hören von, sie hören ~ von uns, sie hören ~ von einem, sie erhalten eine nachricht,
        halten sie auf dem laufenden, wird … benachrichtigen,
        bekommen ~ {antwort}, erhalten ~ {antwort}, haben sie ~ {antwort}, sie haben ~ {antwort}, kommen ~ auf sie zu, kommt ~ auf sie zu,
        hake ~ nach, ich frage ~ nach, wir fragen ~ nach, ihnen wird geantwortet, nimmt ~ kontakt, nehmen ~ kontakt, nehme ~ kontakt,
        setzen uns ~ in verbindung, setzt sich ~ in verbindung, geben bescheid, gebe bescheid, wird … beantwortet, sage ihnen bescheid,
        benachrichtigen wir, wir benachrichtigen,
        wissen sie mehr, sie wissen mehr, erfahren sie mehr
    """,
    look="""
        sieht sich … an, sieht ihn sich an, sieht sie sich an, sieht es sich an, schaut sich … an, sehen uns … an,
        schauen uns … an, wird … prüfen, wird … entscheiden, wird … ansehen, wird … anschauen, wird … klären,
        wird … nachgehen, werden … prüfen, werden … entscheiden, werden … klären, werden … ansehen,
        werden … nachgehen, wir prüfen, wird … untersuchen, werde … prüfen, werde … klären,
        die entscheidung haben sie, sie haben die entscheidung, erhalten die entscheidung,
        kümmert sich, kümmern uns, kümmere mich, wird sich ~ kümmern, werden uns ~ kümmern, {wer} ~ übernimmt, {wer} übernehmen,
        nimmt sich ~ an, nehmen uns ~ an, wird … geprüft, werden … geprüft, wird … entschieden, antrag wird … bearbeitet,
        anfrage wird … bearbeitet, anliegen wird … bearbeitet, von einem kollegen bearbeitet, von einem mitarbeiter bearbeitet,
        von unserem team bearbeitet, entscheidung fällt, entscheidung kommt, {wer} ~ hilft ihnen, {wer} ~ bearbeitet,
        {wer} ~ klärt, {wer} ~ prüft, {wer} ~ prüfen, schauen uns ~ an,
        gebe ~ an, leite ~ weiter, leiten ~ weiter, gebe das weiter, wird ihnen ~ helfen, {wer} ~ wird ihnen helfen,
        werden ~ von uns hören, werden ~ hören von
    """,
    call="""
        ruft sie … an, ruft sie an, ruft dich an, rufen wir sie, wir rufen sie, wird sie anrufen, werden sie
        anrufen, wird sie … anrufen, werden sie … anrufen, ruft sie zurück, wird sie … zurückrufen, bekommen einen
        anruf, erhalten einen anruf, ich rufe sie
    """,
    beside="telefonisch, per telefon, am telefon, per e-mail, per email, per mail, eine e-mail, eine mail, per sms, per brief, anrufen",
    condition="wenn, falls, sollten sie, sollte",
    denial="nicht, kein*, nie, niemand, ob",
)
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
ITALIAN = Promising(
    write="""
        ti scriver*, le scriver*, vi scriver*, ti risponder*, le risponder*, vi risponder*, ti contatter*,
        la contatter*, si metterà in contatto, ci metteremo in contatto, ti dirà, le dira, te lo dira, glielo dirà, ti farà sapere,
        ti faremo sapere, le farà sapere, le faremo sapere, ti aggiorner*, ti informer*, la informer*, ti avviser*,
        riceverai una risposta, riceverà una risposta, avrai una risposta, avrà una risposta, riceverai un messaggio,
        avrai notizie, ti scrive, ti risponde, le risponde, le scrive, ti scriviamo, ti rispondiamo, si farà vivo,
        ci faremo vivi, sta per scriverti,
        riceverai la risposta, riceverà la risposta, avrai la risposta, avrà la risposta, ti daremo un*, le daremo un*,
        ti darà un*, le darà un*, ti daremo risposta, sarai contattat*, sarà contattat*, verrai contattat*, verrà contattat*,
        risposta arriver*, decisione arriver*, ci sentiamo, ci risentiamo, ti terr* aggiornat*, la terr* aggiornat*, ti tengo aggiornat*,
        la tengo aggiornat*, ti teniamo aggiornat*, la teniamo aggiornat*, torneremo da te, torneremo da lei, torno da te,
        ti ricontatt*, vi ricontatt*, la ricontatt*, ti contatta, la contatta,
        saprai di più, saprà di più, lo saprai, lo saprà
    """,
    look="""
        esaminerà, esamineranno, esamineremo, guarderà, guarderemo, guarderanno, verificherà, verificheremo,
        verificheranno, verificherò, controllerà, controlleremo, controlleranno, deciderà, decideranno, decideremo,
        valuterà, valuteremo, darà un'occhiata, daremo un'occhiata, indagherà, studierà, prenderà una decisione,
        avrai la decisione, avrà la decisione,
        se ne occuper*, ce ne occup*, se ne occupa, me ne occup*, prenderà in carico, prende in carico, prenderemo in carico,
        sarà esaminat*, verrà esaminat*, sarà verificat*, verrà verificat*, sarà valutat*, verrà valutat*, decisione verrà,
        decisione sarà, interverrà, interverremo, sta esaminando, sta verificando, stanno esaminando, stanno verificando,
        stiamo verificando, stiamo esaminando, ti aiuterà, la aiuterà, risolverà, risolveremo,
        passo la, passo il, lo passo a, la passo a, passo tutto, passerò la, passerò il, inoltro la, inoltrerò, dà un'occhiata,
        ti darà una mano, ce ne occupiamo
    """,
    call="ti chiamer*, la chiamer*, ti richiamer*, ti telefoner*, le telefoner*, riceverai una chiamata, riceverai una telefonata, ti chiamiamo, riceverà una chiamata",
    beside="per telefono, al telefono, telefonicamente, per e-mail, per email, via e-mail, via email, un'e-mail, una mail, per posta, via sms",
    condition="^se, nel caso, qualora, a meno che",
    denial="non, mai, nessuno",
)
DUTCH = Promising(
    lists={"wie": "collega*, medewerker*, mens, iemand, team, klantenservice, specialist*"},
    write="""
        schrijft je, je ~ schrijft, je ~ antwoordt, schrijft u, schrijven je, schrijven u, antwoordt je, antwoordt u, antwoorden je, antwoorden u,
        antwoordt … je, antwoordt hier, schrijft hier, neemt ~ contact, nemen ~ contact, neem contact met je op, nemen we contact, laat … weten,
        laten … weten, zegt … je, vertelt je, informeert je, houdt je op de hoogte, houden je op de hoogte,
        zal … schrijven, zal … antwoorden, zal … reageren, zullen … schrijven, zullen … antwoorden,
        zullen … reageren, gaat … antwoorden, gaat … schrijven, je hoort van, je hoort … van ons, u hoort van,
        je krijgt een antwoord, je krijgt antwoord, u krijgt antwoord, je krijgt een bericht, je krijgt ~ bericht van ons, je krijgt ~ antwoord, reageert hier, komt bij je terug,
        komen er ~ op terug, komt er ~ op terug, kom er ~ op terug, komen bij je terug, krijgt ~ bericht, krijgt ~ antwoord,
        krijg je ~ bericht, krijg je ~ antwoord, contact met je opgenomen, contact met u opgenomen, contact opgenomen, zal ~ contact,
        zullen ~ contact, zal iemand contact, zullen contact, gaan contact, sturen je ~ antwoord, sturen je ~ bericht, stuurt je ~ antwoord,
        stuurt je ~ bericht, antwoord komt, wordt … beantwoord, hoort ~ van ons,
        weet je meer, weet u meer, je weet meer
    """,
    look="""
        bekijkt, bekijken we, we bekijken, zoekt … uit, zoeken … uit, onderzoekt, onderzoeken we, we onderzoeken,
        zal … bekijken, zal … beslissen, zal … kijken, zal … onderzoeken, zal … beoordelen, zullen … bekijken,
        zullen … onderzoeken, gaat … bekijken, gaat … kijken, gaat … beslissen, gaan … bekijken, kijkt ernaar,
        kijken ernaar, neemt een beslissing, beoordeelt je, je hebt de beslissing,
        pakt ~ op, pakken ~ op, aan de slag, wordt … bekeken, wordt … beoordeeld, wordt … onderzocht, wordt … beslist,
        beslissing valt, beslissing komt, we regelen, wij regelen, regelen het, regelt het, {wie} ~ neemt ~ over, {wie} neemt het … over,
        gaan … kijken, gaan ernaar kijken, {wie} ~ helpt, {wie} ~ zoekt, {wie} ~ kijkt, {wie} ~ behandelt,
        geef het door, geef dit door, geef je vraag door, geven het door, zet het door, gaat je helpen, gaat u helpen, zal je helpen,
        je hoort snel, je hoort zo, u hoort snel, je hoort binnenkort
    """,
    call="belt je, belt u, bellen je, bellen we je, bellen u, zal je bellen, zullen je bellen, zal u bellen, gaat je bellen, belt … terug, je wordt gebeld, bel je terug, zal … bellen",
    beside="telefonisch, per telefoon, per mail, per e-mail, per email, een mail, een e-mail, per sms, per brief",
    condition="als, indien, tenzij, mocht, wil je, wilt u",
    denial="niet, geen, nooit, niemand, of",
)

ALL_WAYS = (ENGLISH, SPANISH, RUSSIAN, FRENCH, GERMAN, PORTUGUESE, ITALIAN, DUTCH)
# Whoever is asked for something first is answered only then.
INVITATIONS = """
    write here, write to us, send me, give me, tell me, escribe aquí, escríbenos, escriba aquí, envíame, envíeme,
    dame, dime, deme, dígame, напишите, напиши, пришлите, назовите, укажите, скажите, écrivez ici, ecris ici,
    envoyez-moi, donnez-moi, dites-moi, schreiben sie hier, schreib hier, geben sie mir, nennen sie mir,
    schicken sie mir, senden sie mir, escreva aqui, escreve aqui, envie-me, diga-me, me diga, me envie, scrivi qui,
    scriva qui, mandami, inviami, dammi, dimmi, schrijf hier, stuur me, geef me
"""

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
    supervisor*, representative*, support, department, we, i, they, he, she, who
"""
_WILL = """
    will, 'll, shall, am going to, is going to, are going to, 're going to, 'm going to, 's going to, gonna
"""
ENGLISH = Promising(
    lists={
        "who": _WHO,
        "will": _WILL,
        "write": """
            write, writing, reply, replying, respond, answer, answering, get back, getting back, come back to you,
            be in touch, get in touch, reach out, contact*, message, tell, let you know, inform, notify, update,
            follow up, keep you, be reaching out, be writing, be contacting, be getting back, send you, give you an answer, give you a reply, have an answer
        """,
        "look": """
            look, looking, check, checking, review*, examin*, investigat*, assess, decid*, consider, inspect,
            go through, find out, take a look, have a look, make a decision, dig into, go over, verify
        """,
        "call": "call you, calling you, phone you, ring you, telephone you, give you a call, give you a ring",
        "answer": "an answer, a reply, a response, a message, a decision, the decision, an update, news",
    },
    write="""
        {who} ~ {will} ~ {write}, {who} ~ {will} … let you know, allow … for our team, writes to you, writes you, writes here, replies to you, replies here,
        answers you, answers here, responds to you, responds here, gets back to you, you {will} hear ~ from,
        you {will} hear back, you {will} get {answer}, you {will} receive {answer}, you {will} have {answer},
        you get {answer}, expect {answer}, expect to hear, you {will} be contacted, you {will} be notified,
        will be answered by, will be in touch
    """,
    look="""
        {who} ~ {will} ~ {look}, takes a look at it, will be reviewed by, will be looked at, will be decided,
        will be checked by
    """,
    call="{who} ~ {will} ~ {call}, you {will} get a call, you {will} receive a call, calls you, expect a call",
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
        recibirás noticias, recibirá noticias
    """,
    look="""
        revisara*, revisaremos, revisare, mirara*, miraremos, mirare, examinara*, estudiara*, estudiaremos,
        analizara*, analizaremos, comprobara*, comprobaremos, investigara*, investigaremos, valorara*,
        decidira*, decidiremos, verificara*, verificaremos, va a revisar*, va a mirar*, va a investigar*,
        va a decidir*, va a estudiar*, vamos a revisar*, vamos a mirar*, vamos a investigar*, van a revisar*,
        echara* un vistazo, echaremos un vistazo, voy a revisar*, voy a investigar*, tomara* una decision,
        tendrás la decisión, tendrá la decisión
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
    write="""
        напишет, напишут, напишем, напишу, ответит, ответят, ответим, отвечу, свяжется, свяжутся, свяжемся,
        свяжусь, сообщит, сообщат, сообщим, сообщу, скажет вам, вам скажут, вам скажет, скажет коллега, уведомит, уведомят, уведомим,
        даст … ответ, придёт ответ, придет сообщение, ответ придет, вернемся к вам, вернется к вам, получите ответ,
        будет писать, будем писать, вам пишет, держать вас в курсе, вернусь к вам, дадим вам знать, дам вам знать,
        ожидайте ответа, ожидайте ответ
    """,
    look="""
        рассмотрит, рассмотрят, рассмотрим, посмотрит, посмотрят, посмотрим, посмотрю, проверит, проверят,
        проверим, проверю, разберётся, разберутся, разберемся, разберусь, изучит, изучат, изучим, решит,
        решат, решим, решу, примет решение, примут решение, решение примет, решение примут, решение … будет принято, выяснит, выяснят,
        выясним, выясню, займется вашим, займутся вашим, займемся вашим,
        решение будет
    """,
    call="позвонит, позвонят, позвоним, позвоню, перезвонит, перезвонят, перезвоним, перезвоню, созвонимся",
    beside="по телефону, на почту, по почте, на e-mail, на email, на имейл, по e-mail, письмо, смс",
    condition="если, в случае",
    denial="не, ни, нет, никто, ли, никогда",
)
FRENCH = Promising(
    write="""
        vous écrir*, vous repondr*, te répondr*, t'ecrir*, vous contacter*, vous recontacter*, vous informer*,
        vous dira, vous diront, vous dirons, vous le dira, vous préviendr*, vous tiendr*, reviendra vers vous,
        reviendront vers vous, reviendrons vers vous, va vous écrire, va vous répondre, va vous contacter, vont
        vous répondre, vont vous écrire, allons vous répondre, allons vous écrire, allons vous contacter, vais
        vous écrire, vais vous répondre, vous aurez une réponse, vous recevrez une réponse, recevrez un message,
        aurez de nos nouvelles, vous ecrit, vous repond, vous tenons, va prendre contact,
        prendra contact, prendrons contact, reviens vers vous, revenons vers vous
    """,
    look="""
        examinera*, examinerons, regardera*, regarderons, vérifiera*, vérifierons, étudiera*, étudierons,
        décidera*, déciderons, se penchera*, analysera*, va examiner, va regarder, va vérifier, va décider,
        va étudier, allons examiner, allons regarder, allons vérifier, vont examiner, vais vérifier, prendra une decision,
        vous aurez la décision
    """,
    call="""
        vous appeller*, vous rappeller*, vous téléphoner*, va vous appeler, va vous rappeler, allons vous appeler,
        allons vous rappeler, vont vous appeler, recevrez un appel, vous rappelle, vous appelle
    """,
    beside="par telephone, par mail, par e-mail, par email, par courriel, un mail, un e-mail, un courriel, par sms",
    condition="si, s'il, au cas ou, a moins que",
    denial="ne, n', pas, jamais, personne ne, ni",
)
GERMAN = Promising(
    write="""
        schreibt ihnen, ihnen ~ schreibt, ihnen ~ antwortet, schreiben ihnen, schreibe ihnen, antwortet ihnen, antworten ihnen, antworte ihnen,
        schreibt dir, schreiben dir, antwortet dir, antworten dir, meldet sich, melden sich bei ihnen, melden uns, melde mich,
        sagt ihnen, sagt es ihnen, informiert sie, wir informieren sie, gibt ihnen bescheid, geben ihnen bescheid,
        kontaktiert sie, wird … schreiben, wird … antworten, wird … melden, wird … kontaktieren,
        wird … informieren, wird … mitteilen, werden … schreiben, werden … antworten, werden … melden,
        werden … kontaktieren, werden … informieren, werde … schreiben, werde … antworten, werde … melden,
        sie erhalten eine antwort, sie bekommen eine antwort, sie hören von, sie hören ~ von uns, sie hören ~ von einem, sie erhalten eine nachricht,
        halten sie auf dem laufenden, wird … benachrichtigen
    """,
    look="""
        sieht sich … an, sieht ihn sich an, sieht sie sich an, sieht es sich an, schaut sich … an, sehen uns … an,
        schauen uns … an, wird … prüfen, wird … entscheiden, wird … ansehen, wird … anschauen, wird … klären,
        wird … nachgehen, werden … prüfen, werden … entscheiden, werden … klären, werden … ansehen,
        werden … nachgehen, wir prüfen, wird … untersuchen, werde … prüfen, werde … klären,
        die entscheidung haben sie, sie haben die entscheidung, erhalten die entscheidung
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
        retornaremos, retornarei, manteremos ~ informad*, manterei ~ informad*
    """,
    look="""
        vai analisar*, vão analisar*, vamos analisar*, analisará*, analisaremos, vai verificar*, vamos verificar*,
        vão verificar*, verificará*, verificaremos, vai decidir*, decidirá*, decidiremos, vai examinar*, vai ver isso,
        vai investigar*, vamos investigar*, investigará*, vai estudar*, vai avaliar*, avaliará*, dará uma olhada,
        vou verificar*, tomará uma decisão, terá a decisão
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
        ci faremo vivi, sta per scriverti
    """,
    look="""
        esaminerà, esamineranno, esamineremo, guarderà, guarderemo, guarderanno, verificherà, verificheremo,
        verificheranno, verificherò, controllerà, controlleremo, controlleranno, deciderà, decideranno, decideremo,
        valuterà, valuteremo, darà un'occhiata, daremo un'occhiata, indagherà, studierà, prenderà una decisione,
        avrai la decisione, avrà la decisione
    """,
    call="ti chiamer*, la chiamer*, ti richiamer*, ti telefoner*, le telefoner*, riceverai una chiamata, riceverai una telefonata, ti chiamiamo, riceverà una chiamata",
    beside="per telefono, al telefono, telefonicamente, per e-mail, per email, via e-mail, via email, un'e-mail, una mail, per posta, via sms",
    condition="^se, nel caso, qualora, a meno che",
    denial="non, mai, nessuno, né",
)
DUTCH = Promising(
    write="""
        schrijft je, je ~ schrijft, je ~ antwoordt, schrijft u, schrijven je, schrijven u, antwoordt je, antwoordt u, antwoorden je, antwoorden u,
        antwoordt … je, antwoordt hier, schrijft hier, neemt ~ contact, nemen ~ contact, neem contact met je op, nemen we contact, laat … weten,
        laten … weten, zegt … je, vertelt je, informeert je, houdt je op de hoogte, houden je op de hoogte,
        zal … schrijven, zal … antwoorden, zal … reageren, zullen … schrijven, zullen … antwoorden,
        zullen … reageren, gaat … antwoorden, gaat … schrijven, je hoort van, je hoort … van ons, u hoort van,
        je krijgt een antwoord, je krijgt antwoord, u krijgt antwoord, je krijgt een bericht, je krijgt ~ bericht van ons, je krijgt ~ antwoord, reageert hier, komt bij je terug
    """,
    look="""
        bekijkt, bekijken we, we bekijken, zoekt … uit, zoeken … uit, onderzoekt, onderzoeken we, we onderzoeken,
        zal … bekijken, zal … beslissen, zal … kijken, zal … onderzoeken, zal … beoordelen, zullen … bekijken,
        zullen … onderzoeken, gaat … bekijken, gaat … kijken, gaat … beslissen, gaan … bekijken, kijkt ernaar,
        kijken ernaar, neemt een beslissing, beoordeelt je, je hebt de beslissing
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

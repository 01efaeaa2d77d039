"""French words that promise what a colleague or we will do."""

from .way import Promising

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

"""Italian words that promise what a colleague or we will do."""

from .way import Promising

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

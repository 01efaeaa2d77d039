"""Italian: what customers want done.

Accents are left out, since customers leave them out; what an apostrophe parts is written apart.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "return": """
        reso, resi, rendere, renderlo, renderla, renderli, renderle, restitu*, rimandare,
        rimandarlo, rimandarla, rispedire, rispedirlo, mandare indietro, mandarlo indietro, recesso,
        etichetta di reso, ritiro del reso
    """,
    "unwanted": """
        non mi piace, non mi piacciono, non piace, non mi va bene, non mi vanno bene, non va bene,
        non mi sta, non mi stanno, troppo piccol*, troppo grand*, troppo strett*, troppo larg*,
        troppo cort*, troppo lung*, non soddisfatt*, cambiato idea, non lo voglio, non la voglio,
        non corrisponde alle, non era quello che mi aspettavo, non mi serve
    """,
    "may": """
        posso restituire, posso rendere, posso renderle, posso renderlo, posso ancora restituire, e
        possibile restituire, si puo restituire, e possibile fare il reso, posso fare il reso,
        faccio ancora in tempo
    """,
    "exchange": """
        cambio taglia, cambiare taglia, cambiare la taglia, cambio merce, cambio articolo, cambiare
        l articolo, cambiare larticolo, cambiare con, cambiarlo, cambiarla, cambiarli, altra taglia,
        taglia piu, taglia diversa, taglia superiore, taglia inferiore, altro colore, altro modello,
        sostitu*, cambiare il ~ con, scambi*, un cambio, taglia in meno, taglia in piu, numero in
        meno, numero in piu, misura in piu
    """,
    "refund": """
        rimbors*, soldi, denaro, indietro i soldi, miei soldi, riaccredit*, riavere i soldi,
        rivoglio
    """,
    "refund_late": """
        quando ricevo ~ rimborso, quando ricevero ~ rimborso, quando arriva ~ rimborso, quando mi
        rimborsate, dove e ~ rimborso, dov e ~ rimborso, non ho ricevuto ~ rimborso, non ho ancora
        ricevuto ~ rimborso, nessun rimborso, non sono stat* rimborsat*, non sono ancora stat*
        rimborsat*, rimborso non, stato ~ rimborso, stato ~ reso, ricevuto il reso, ricevuto il mio
        reso, ho restituito, ho reso, ho rispedito, ho rimandato, avete ricevuto ~ reso, in attesa ~
        rimborso, aspetto ~ rimborso, aspettando ~ rimborso, rimborso in ritardo, senza rimborso,
        ancora rimborsat*
    """,
    "outcome": "approvat*, rifiutat*, respint*, accettat*",
    "compensation": """
        risarc*, indennizz*, compensa*, sconto per il, buono per il disagio, per il disagio
    """,
    "damaged": """
        rott*, danneggiat*, difett*, guast*, strappat*, macchiat*, graffiat*, ammaccat*, non
        funziona*, non si accende, non si accendono, non carica, non va, non parte, bagnat*,
        scadut*, usato, usata, apert*, spezzat*, crepat*, scheggiat*, bucat*, rovinat*, perde,
        smesso di funzionare, in frantumi, schiacciat*, in pezzi, a pezzi, mille pezzi, scucit*,
        lampeggia, traballa, puzza, non chiude
    """,
    "wrong": """
        articolo sbagliato, prodotto sbagliato, taglia sbagliata ricevut*, colore sbagliato
        ricevut*, ordine sbagliato, pacco sbagliato, mandato l articolo, altro articolo, altro
        prodotto, articolo diverso, prodotto diverso, non e quello che, diverso da quello, al posto
        di, al posto del, invece di, invece del, scambiato, larticolo sbagliato, mandato un altro,
        non corrisponde, errato, blu invece, avevo preso
    """,
    "missing": """
        manca, mancano, mancava, mancante, mancanti, incomplet*, non c era, non cera, solo un, solo
        uno, arrivato solo, arrivata solo, vuot*, senza il, senza la, parte dell ordine
    """,
    "own_mistake": """
        ho sbagliato taglia, ho sbagliato la taglia, sbagliato misura, ordinato la taglia sbagliata,
        preso la taglia sbagliata, sbagliato a ordinare
    """,
    "cancel": """
        annull*, cancell*, disdire, disdetta, revocare, bloccare l ordine, fermare l ordine, non
        voglio piu l ordine, ordinato per sbaglio
    """,
    "change": """
        cambi*, modific*, corregg*, sbagliat*, aggiorn*, rimuovere, togliere, eliminare, errat*,
        altro, altra, nuov*, corretto, correzione
    """,
    "add": """
        aggiung*, inserire, includere, dimenticato di, cambiare la data, cambiare data, posticipare,
        spostare la consegna, riprogrammare, consegnare a un altro, ad altro indirizzo
    """,
    "talk": """
        parlar*, parlo, contatt*, chiam*, telefon*, voglio, vorrei, posso, ho bisogno, c e, ce, mi
        passi, passatemi, ver*, real*, per favore, chattare, con un, con una, numero
    """,
    "speak": """
        parlare con, parlare a, parlo con un, sentire qualcuno, mettermi in contatto, mettetemi in
        contatto, mi passi, passatemi, mi passa, contattare un, chattare con
    """,
    "complaint": """
        reclamo, reclami, reclamare, lament*, denunci*, avvocat*, truff*, vergogn*, scandal*,
        inaccettabil*, associazione consumatori, codacons, ladri, pessim*, antitrust, querela
    """,
    "trouble": """
        problem*, errore, errori, rifiutat*, negat*, due volte, doppi*, non riesco, non riusciamo,
        fallit*, non va a buon fine, non compare, non risulta, bloccat*, non riconosco, in piu,
        sbagliat*, non passa, respint*
    """,
}

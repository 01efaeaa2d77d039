"""Italian: orders, and what is asked of them.

Accents are left out, since customers leave them out; what an apostrophe parts is written apart.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "order": """
        ordine, ordini, lordine, ordinato, ordinata, ordinati, pacco, pacchi, pacchetto, acquisto,
        acquisti, acquistato, comprato, articolo, articoli, prodotto, prodotti, spedizione,
        spedizioni, consegna, merce, collo
    """,
    "own": "mio, mia, miei, mie, nostro, ho ordinato, ho acquistato, ho comprato, ho fatto",
    "latest": "ultimo ordine, ultimo acquisto, ultimo pacco, ordine piu recente",
    "address": """
        indirizz*, lindirizzo, cap, codice postale, numero civico, civico, destinatario, numero di
        telefono, mio telefono, recapito
    """,
    "invoice": "fattura*, fatture, ricevuta, ricevute, scontrino, scontrini",
    "payment": """
        pagament*, pagare, pagato, pagata, addebit*, carta, carta di credito, paypal, bonifico,
        satispay, klarna, rate, rata, prelevato, prelievo, postepay, contrassegno
    """,
    "account": """
        account, profilo, password, accedere, accesso, login, registra*, iscri*, disiscri*,
        newsletter, nome utente, i miei dati, abbonamento, codice di verifica, punti fedelta, mio
        account, codice per entrare, codice di accesso
    """,
    "site": """
        sito, pagina, carrello, codice sconto, codice promo*, buono sconto, coupon, app,
        applicazione, messaggio di errore
    """,
    "total": "totale, importo, prezzo, costo",
    "human": """
        operator*, umano, umana, persona vera, persona reale, persona in carne, assistente umano,
        agente, consulente, responsabile, supervisore, richiamarmi, chiamarmi, chiamatemi,
        richiamatemi, contattarvi, parlare con qualcuno, parlare con voi, essere richiamat*,
        contatta il supporto, contattare il supporto, contattare il servizio, contattare
        lassistenza, contattare l assistenza, aiuto umano, vero umano, essere contattat*
    """,
    "someone": """
        persona, qualcuno, servizio clienti, assistenza clienti, assistenza, supporto, telefono,
        team, contatto, contatti, whatsapp, numero verde, customer care
    """,
    "pickup": """
        punto di ritiro, punti di ritiro, punto ritiro, locker, ufficio postale, poste, in giacenza,
        giacenza, ritirare il, ritirarlo, andare a prendere, edicola
    """,
    "day": """
        oggi, domani, dopodomani, questa settimana, settimana prossima, prossima settimana, fine
        settimana, weekend, lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica, in
        tempo, prima di, entro natale, prima del
    """,
    "where": "dove, dov, dovè, dove si trova, in che posto",
    "when": """
        quando, quanto tempo, quanti giorni, che giorno, a che ora, entro quando, tra quanto, in
        quanto tempo, quanto ci vuole, quanto manca
    """,
    "eta": """
        data di consegna, consegna prevista, tempi di consegna, tempo di consegna, giorno di
        consegna, data prevista, arrivo previsto, consegna stimata, prevista, arrivera prima, arriva
        prima, arriva oggi, arriva domani, arrivera entro, arriva entro, consegnare entro, entro
        venerdi, entro sabato, entro domani, piu o meno quando
    """,
    "status": """
        stato ordine, stato dell ordine, stato del mio, stato della, stato spedizione, stato,
        situazione, a che punto, che fine, novita, notizie, in lavorazione, in elaborazione,
        informazioni sul, informazioni sull, informazioni riguardo, info su, info sul,
        aggiornamenti, aggiornamento
    """,
    "track": """
        tracci*, tracking, track, seguire, numero di tracciamento, codice di tracciamento,
        localizzare, rintracciare, numero di spedizione, codice tracking
    """,
    "arrive": """
        arriv*, consegn*, ricev*, ricevut*, corriere, postino, poste, brt, bartolini, gls, sda,
        cassetta, recapitat*, punto di ritiro
    """,
    "shipped": """
        spedito, spedita, spediti, partito, partita, inviato, in viaggio, in transito, in consegna
    """,
    "not_arrived": """
        non arriva*, non e arrivat*, non e ancora arrivat*, non mi e arrivat*, non mi e ancora
        arrivat*, ancora non arriv*, mai arrivat*, non ricevut*, non ho ricevut*, non ho ancora
        ricevut*, mai ricevut*, ancora niente, ancora nulla, non ricevo, non consegnat*, non e stato
        consegnat*, bloccat*, fermo, ferma, smarrit*, pers*, dispers*, aspetto da, sto aspettando,
        sto ancora aspettando, non si muove, non si aggiorna, nessuna notizia, non si trova, non
        risulta, giacenza, in giacenza
    """,
    "late": "ritard*, in ritardo, tardi, troppo tempo, oltre i tempi",
    "waiting": "aspett*, attes*, attend*, in attesa, da giorni, da settimane, ancora, fa",
    "policy": """
        condizion*, politic*, regole, gratis, gratuit*, quanti giorni ho, quanto tempo ho, entro
        quanto, entro quanti, tempi di rimborso, tempi di reso, spese di reso, costo del reso, chi
        paga, garanzia, reso in negozio, in negozio, termini, diritto di recesso, come funziona il
        reso, come funzionano i resi, a mio carico, in saldo, saldi, in promozione, scontato,
        scontati
    """,
    "options": """
        metodi di pagamento, metodo di pagamento, modalita di pagamento, pagamenti accettat*,
        accettate, pagamento alla consegna, posso pagare, si puo pagare, a rate, opzioni, modalita
        di spedizione
    """,
    "ship_to": """
        spedite in, spedite a, spedite anche, spedite all, consegnate in, consegnate a, spedizioni
        in, spese di spedizione, costi di spedizione, costo della spedizione, costa la spedizione,
        spedizione gratuita, spedizione gratis, spedite, all estero, allestero, svizzera, sardegna,
        sicilia, in francia, in germania
    """,
    "product_question": """
        disponibil*, scort*, magazzino, esaurit*, torna disponibile, avete, vendete, negozio,
        negozi, orari, orario, aperti, apertura, taglie, guida alle taglie, tabella taglie,
        materiale, misure, compatibil*, quanto costa, costa, prezzo, sconti, offert*, promozion*,
        carta regalo, buono regalo, recension*, comprare, acquistare, differenza, garantito
    """,
    "how_much": """
        cosa ho ordinato, cosa avevo ordinato, cosa ho comprato, cosa ho acquistato, quanto ho
        pagato, quanto ho speso, dettagli dell ordine, dettagli del, contenuto dell ordine,
        riepilogo
    """,
}

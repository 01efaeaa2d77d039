"""Italian: small talk, answers and the small words between.

Accents are left out, since customers leave them out; what an apostrophe parts is written apart.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "you_are": """
        sei un, sei una, sei tu, lei e un, lei e una, sto parlando, parlo con, chi sei, chi e lei, e
        un, e una, questo e un, siete un, come ti chiami
    """,
    "bot": """
        robot, bot, macchina, umano, umana, persona, persona vera, persona reale, ia, intelligenza
        artificiale, automatico, chatbot, programma, chi sei, come ti chiami
    """,
    "you_can": """
        cosa puoi, che cosa puoi, cosa sai, cosa fai, a cosa servi, in cosa puoi, come puoi, come mi
        puoi, che puoi, cosa posso chiederti, in che modo puoi
    """,
    "help": """
        aiuto, aiutar*, aiutarmi, aiutami, aiuti, domanda, una domanda, domande, informazione,
        informazioni, aiutatemi, aiutare
    """,
    "greeting": """
        ciao*, buongiorno*, buonasera*, buon giorno, buona sera, buon pomeriggio, salve*, come va,
        come stai, come sta, ehi, ei, hey, hi, hello, piacere, auguri, saluti, c e qualcuno, buondi,
        pronto
    """,
    "thanks": """
        grazie*, ringrazi*, gentilissim*, perfetto, ottimo, fantastico, eccellente, molto gentile
    """,
    "bye": """
        arrivederci, buona giornata, buona serata, buona notte, buonanotte, a presto, a dopo, addio,
        ci vediamo, e tutto, bye, a domani, cordiali saluti, buon weekend
    """,
    "yes": """
        si, certo, ok, okay, va bene, esatto, esattamente, giusto, corretto, confermo, d accordo,
        daccordo, certamente, volentieri, per favore, procedi
    """,
    "no": "no, non ora, no grazie, meglio di no, niente, nulla, per niente",
    "correction": """
        mi sono sbagliat*, volevo dire, intendevo, scusa, scusi, scusate, in realta, anzi, ho
        sbagliato, errore mio, mi correggo
    """,
    "unsure": "credo, penso, non sono sicur*, forse, mi sembra, mi pare, suppongo, probabilmente",
    "no_number": """
        non ho il numero, non ho ~ numero, non so ~ numero, non ricordo, non mi ricordo, non trovo ~
        numero, senza numero, ho perso ~ numero, non lo so, non ce l ho, non lo trovo
    """,
    "all": "tutto, tutta, tutti, tutte, completo, completa, intero, intera, entrambi, entrambe",
    "one_item": """
        un articolo, un prodotto, uno dei, una delle, uno degli, qualcosa, una parte, alcuni,
        alcune, una cosa, un paio, un capo
    """,
    "keep": "tengo, tenere, trattengo, tenermi",
    "told": "mi ha detto, mi hanno detto, dice, dicono, secondo, mi hanno promesso, dichiara",
    "not": "non, no, senza, non voglio, niente",
    "filler": """
        un, uno, una, il, lo, la, l, i, gli, le, di, del, della, dell, dei, mio, mia, per, fare,
        voglio, vorrei, che, e, in, mi, a, al, d
    """,
    "plain": """
        ancora, adesso, allora, anche, avere, bene, che, chi, ci, come, con, cosa, cosi, cui, da,
        dal, dalla, dalle, dopo, dove, due, ecco, era, essere, fa, faccio, fare, fatto, fino, fra,
        gia, giorni, giorno, ha, hai, hanno, ho, ieri, io, loro, lui, lei, ma, mai, mandato, me,
        meglio, meno, mese, mesi, mila, molto, ne, nel, nella, nell, noi, nome, numero, oggi, ogni,
        ora, ore, ove, per, perche, piu, poi, posso, potete, potrei, prima, proprio, qua, quale,
        quali, quando, quanto, quella, quello, questa, questo, qui, quindi, sarebbe, se, sei, sera,
        settimana, settimane, si, siete, solo, sono, sopra, stata, stato, su, sua, sul, sull, suo,
        ti, tra, tre, tu, ultimo, va, verso, vi, via, voi, volta, vostro, vostra, lunedi, martedi,
        mercoledi, giovedi, venerdi, sabato, domenica, taglia, colore, mail, example, cortesia,
        favore, gentile, abbastanza, abito, accaduto, accanto, accordo, acqua, adatto, addirittura,
        aereo, affare, agosto, albero, alcun, alcuna, almeno, alto, altre, altri, altrimenti, amica,
        amico, amici, andare, andato, anni, anno, appena, appuntamento, aprile, aria, assai,
        attento, attenzione, attimo, autunno, avanti, aveva, avevo, avrei, avviso, bagno, bambino,
        banca, base, basta, bella, bello, bisogno, bocca, braccio, bravo, breve, brutto, buona,
        buono, caduto, caldo, camera, campo, cane, capire, capisco, capito, caro, casa, caso, causa,
        cena, centro, cercare, cerco, certa, chiaro, chiede, chiedere, chiedo, chiesto, chilo,
        chiuso, ciascuno, cielo, cinque, circa, citta, classe, colpa, comincia, comodo, compra,
        compreso, comune, comunque, conferma, conosco, conta, contro, corpo, corso, cuore, dare,
        data, davanti, davvero, decide, dentro, deve, devo, dieci, dietro, difficile, dire, direi,
        diritto, discorso, diverso, divano, dobbiamo, dolce, domani, donna, dormire, dovrebbe,
        dubbio, durante, effetto, entrare, esempio, esiste, estate, fabbrica, facile, facilmente,
        famiglia, febbraio, felice, festa, figlia, figlio, finalmente, fine, finestra, fisso, forma,
        forte, forno, foto, freddo, fretta, fronte, fuori, futuro, gente, giardino, giovane, giro,
        giugno, gran, grande, gruppo, guarda, guardare, idea, immagine, importa, importante,
        impossibile, inizio, insieme, interno, intanto, inutile, invece, inverno, lato, lavoro,
        legge, leggere, lento, lettera, letto, libero, libro, linea, lontano, luce, lungo, luglio,
        luogo, madre, maggio, magari, male, mamma, mancanza, mani, mano, mare, marito, marzo,
        massimo, mattina, medico, mente, mentre, messaggio, meta, mettere, mezza, mezzo, minuto,
        moda, modo, moglie, momento, mondo, morto, mostra, motivo, muro, natale, nascita, nave,
        neanche, nemmeno, nessuna, nessuno, notte, nove, novembre, occhio, occasione, oggetto,
        oltre, ombra, opera, oppure, ottobre, padre, paese, palazzo, pane, parola, parte, partenza,
        passare, passato, passo, paura, pazienza, peccato, peggio, pensa, pensare, piano, piatto,
        piccola, piede, pieno, piove, poco, popolo, porta, portare, posto, potrebbe, preferirei,
        preferisco, prende, prendere, preso, presto, presso, prezzi, primavera, primo, principio,
        proposito, prossima, prossimo, prova, provare, provato, punto, purtroppo, qualche,
        qualsiasi, qualita, quasi, quattro, questione, ragazza, ragazzo, ragione, rapido, recente,
        regalo, resta, restare, resto, ricordo, rispetto, risposta, riesco, riuscite, riuscito,
        riunione, sala, salute, sangue, sapere, sapete, scala, scatola, scarso, scelta, scelto,
        scritto, scrivere, scrivo, scuola, secolo, sembra, semplice, sempre, sentire, serve,
        servirebbe, sette, settembre, sicuro, significa, signora, signore, simile, sinistra,
        sistema, soldo, sole, solito, soltanto, soprattutto, sorella, sotto, spero, spesso,
        spiegare, stagione, stamattina, stanno, stanza, stare, stasera, stessa, stesso, storia,
        strada, strano, subito, successo, suono, sugli, tanti, tanto, tavola, televisione, tempo,
        tenere, terra, testa, tipo, tornare, torna, tratta, treno, troppo, trova, trovare, trovo,
        tutt, ufficio, ultima, umore, uomo, usare, uscire, vacanza, vado, valore, vari, vecchio,
        vedere, vedo, veloce, vendere, vengo, venire, vento, vestiti, viaggio, vicino, vidi, viene,
        vino, visita, vista, vita, vivere, voce, voglia, volte, volevo, vuole, zero, zona, certi,
        certe, chiara, buoni, conti, diversi, forme, attente, cento, banco, colpo, matrimonio
    """,
    "thing": """
        camicia, camicie, maglia, maglietta, pantaloni, scarpe, scarpa, vestito, giacca, gonna,
        borsa, orologio, tavolo, sedia, lampada, nero, nera, bianco, bianca, blu, verde, rosso,
        rossa
    """,
    "aside": """
        altra cosa, di niente, grazie in anticipo, per favore, tener conto, rendersi conto, mi rendo conto, sul
        vostro sito, sul sito, nessun problema, cordiali saluti, reso al mittente, ritorno al
        mittente, in attesa di riscontro, attendo riscontro, non vedo l ora
    """,
    "joint": "e, ma, pero",
}

"""German: small talk, answers and the small words between.

Of Germany, Austria and Switzerland. Dots over letters are left out, since customers leave them
out; "ue" for "ü" is one typing error away.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "you_are": """
        bist du, sind sie, spreche ich, rede ich, schreibe ich, wer bist, wer sind sie, ist das ein,
        ist hier ein, chatte ich, seid ihr, wie heisst, wie heissen
    """,
    "bot": """
        roboter, bot, maschine, mensch, menschen, echte person, ki, kunstliche intelligenz,
        computer, programm, automatisch, chatbot, wer bist du, wer sind sie, wie heisst du
    """,
    "you_can": """
        was kannst du, was konnen sie, was machst du, wobei kannst, wobei konnen, wie kannst du mir
        helfen, wie konnen sie mir helfen, was kann ich dich fragen, wofur bist du, was weisst du
    """,
    "help": """
        hilfe, helfen, hilf, frage, fragen, unterstutzung, anliegen, helfen sie mir
    """,
    "greeting": """
        hallo*, hi, hey, guten tag, guten morgen, guten abend, moin*, servus, gruss gott, gruezi,
        gruezi mitenand, tag, morgen, wie gehts, wie geht es, schonen guten, sehr geehrte*, gruss
        dich, hallochen, freut mich, freude dich, schon dich zu sehen, jemand da, hoi,
        tach
    """,
    "thanks": "dank*, vielen dank, super, perfekt, toll, prima, merci, bedanke, sehr nett",
    "bye": """
        tschuss*, auf wiedersehen, bis bald, bis dann, ciao, schonen tag, schonen abend, bye, ade,
        wiederschauen, mach es gut, machs gut, das war alles, das wars, gute nacht
    """,
    "yes": """
        ja, jap, jo, jawohl, genau, ok, okay, klar, gerne, richtig, stimmt, in ordnung, passt,
        einverstanden, korrekt, bitte, ja bitte, sicher, naturlich
    """,
    "no": "nein, nee, ne, nicht jetzt, nein danke, lieber nicht, nichts, auf keinen fall",
    "correction": """
        ich meinte, ich meine, verwechselt, falsche nummer, entschuldigung, sorry, tut mir leid,
        korrektur, ich habe mich vertan, verschrieben, sondern, eigentlich, besser gesagt
    """,
    "unsure": "ich glaube, glaub, nicht sicher, vielleicht, vermutlich, ich denke, wahrscheinlich",
    "no_number": """
        keine nummer, keine bestellnummer, weiss ~ nummer nicht, weiss ~ nicht, habe ~ nummer nicht,
        finde ~ nummer nicht, nummer nicht mehr, bestellnummer nicht, nummer vergessen, ohne nummer,
        keine ahnung
    """,
    "all": "alle, alles, allen, ganze, ganzen, komplett, beide, beiden, samtliche, gesamte",
    "one_item": """
        ein artikel, einen artikel, eines der, einen der, eine der, etwas, ein teil, einige, ein paar,
        ein stuck, ein produkt
    """,
    "told": "sagte mir, gesagt, hiess es, laut, angeblich, versprochen, man hat mir, mir wurde",
    "not": "nicht, kein, keine, keinen, ohne, will nicht, mochte nicht",
    "filler": """
        ein, eine, einen, einer, der, die, das, den, dem, des, mein, meine, meiner, zu, zur, zum, fur,
        von, ich, will, mochte, es, ist, mir, bitte, mal
    """,
    "plain": """
        aber, auch, auf, aus, bei, beim, bin, bis, damit, dann, dass, dein, denn, diese, dieser,
        dieses, doch, dort, durch, einfach, euch, euer, ganz, gegen, gehort, gern, gestern, gibt,
        gut, hab, habe, haben, hat, hatte, heute, hier, ihm, ihn, ihnen, ihr, ihre, ihren, immer,
        jetzt, kann, kannst, konnen, machen, man, mehr, mich, mit, monat, monate, morgen, muss, nach,
        nachdem, nachricht, noch, nur, oder, schon, seit, sein, sich, sie, sind, tag, tage, tagen,
        trotz, uber, uhr, und, uns, unter, viel, vielen, vom, vor, war, was, weil, wenn, werden,
        wieder, wie, wir, wird, wirklich, woche, wochen, wurde, wurden, zeit, zentrum, zwei, drei,
        bitte, freundlichen, grussen, grusse, lieber, liebe, herr, frau, leider, montag, dienstag,
        mittwoch, donnerstag, freitag, samstag, sonntag, grosse, farbe, nummer, example
    """,
    "thing": """
        hemd, hemden, hose, hosen, kleid, kleider, schuhe, schuh, jacke, pullover, rock, tasche, uhr,
        lampe, tisch, stuhl, schwarz, schwarze, weiss, weisse, blau, blaue, grun, grune, rot, rote
    """,
    "aside": """
        kein problem, danke im voraus, vielen dank im voraus, wie geht es weiter, zuruckrufen,
        zuruckgerufen, zuruck an absender, auf jeden fall, auf lager, im moment, keine sorge, tut mir
        leid, geht nicht um, zum gluck, e mail adresse, mail adresse, mailadresse,
        laut app, laut sendungsverfolgung, in der app steht
    """,
    "joint": "und, aber, sondern",
}

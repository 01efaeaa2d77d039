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
    "help": "hilfe, helfen, hilf, frage, fragen, unterstutzung, anliegen, helfen sie mir",
    "greeting": """
        hallo*, hi, hey, guten tag, guten morgen, guten abend, moin*, servus, gruss gott, gruezi,
        gruezi mitenand, tag, morgen, wie gehts, wie geht es, schonen guten, sehr geehrte*, gruss
        dich, hallochen, freut mich, freude dich, schon dich zu sehen, jemand da, hoi, tach,
        hallihallo, halloechen
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
        ein artikel, einen artikel, eines der, einen der, eine der, etwas, ein teil, einige, ein
        paar, ein stuck, ein produkt
    """,
    "keep": "behalt*",
    "told": "sagte mir, gesagt, hiess es, laut, angeblich, versprochen, man hat mir, mir wurde",
    "not": "nicht, kein, keine, keinen, ohne, will nicht, mochte nicht",
    "filler": """
        ein, eine, einen, einer, der, die, das, den, dem, des, mein, meine, meiner, zu, zur, zum,
        fur, von, ich, will, mochte, es, ist, mir, bitte, mal
    """,
    "plain": """
        aber, auch, auf, aus, bei, beim, bin, bis, damit, dann, dass, dein, denn, diese, dieser,
        dieses, doch, dort, durch, einfach, euch, euer, ganz, gegen, gehort, gern, gestern, gibt,
        gut, hab, habe, haben, hat, hatte, heute, hier, ihm, ihn, ihnen, ihr, ihre, ihren, immer,
        jetzt, kann, kannst, konnen, machen, man, mehr, mich, mit, monat, monate, morgen, muss,
        nach, nachdem, nachricht, noch, nur, oder, schon, seit, sein, sich, sie, sind, tag, tage,
        tagen, trotz, uber, uhr, und, uns, unter, viel, vielen, vom, vor, war, was, weil, wenn,
        werden, wieder, wie, wir, wird, wirklich, woche, wochen, wurde, wurden, zeit, zentrum, zwei,
        drei, bitte, freundlichen, grussen, grusse, lieber, liebe, herr, frau, leider, montag,
        dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, grosse, farbe, nummer, example,
        abend, abgeben, acht, aktuell, allein, allem, also, alte, alten, anfang, angegeben, anlass,
        anschauen, antwort, antworten, april, arbeit, arbeiten, aufgabe, augenblick, august,
        ausland, aussehen, auto, bald, bank, baby, bedeutet, beginn, behalten, beispiel, bekannt,
        benotigt, bereits, besser, best, beste, besten, bestimmt, betreff, bild, bilder, bisher,
        bitten, bleiben, bleibt, braucht, breit, brief, bringen, buch, dabei, dachte, dafur, daher,
        damals, danach, daneben, darf, darin, darum, daten, dauern, davon, dazu, deine, deiner,
        deutlich, deutschland, dezember, dienst, ding, dinge, direkt, dorf, draussen, drin, durfen,
        ebenfalls, egal, eigene, eigenen, eile, einmal, eins, einzeln, eltern, ende, endlich,
        entweder, erfahren, erinnern, erst, erste, erwarten, erwarte, erwartet, fahren, fahrer,
        fall, falls, familie, fand, farben, fast, februar, fenster, fertig, film, finde, finden,
        folgen, folgt, form, fragt, freude, freund, freunde, frisch, froh, fruh, fruher, fuhlen,
        gabe, garten, gast, gebe, geben, gebracht, geburtstag, gefragt, gefunden, gegangen, gegeben,
        geht, gehen, gelesen, gemacht, gemeint, genommen, genug, gerade, gerat, gesehen, geschafft,
        geschenk, geschickt, geschrieben, gesendet, gestellt, gesucht, gewesen, gewohnt, glas,
        gleich, gleiche, glaube, gluck, gross, grossen, grund, guten, gutes, halb, halbe, halt,
        halten, hand, hatten, haus, hause, heim, heissen, heisst, herz, hinter, hoch, hoffe, hoffen,
        holen, horen, idee, indem, inhalt, innen, innerhalb, irgendwie, jahr, jahre, januar, jeder,
        jedes, juli, juni, kaffee, karton, kasse, kaum, keiner, kenne, kennen, kind, kinder, klein,
        kleine, kleiner, komme, konnte, konnten, kopf, kosten, kurz, kurze, lagen, land, lange,
        langsam, lassen, lasst, laufen, lauft, leben, legen, leicht, lernen, lesen, letzte, letzten,
        leute, licht, liegt, link, links, luft, macht, manche, mann, mark, marz, meinung, meist,
        meiste, melde, melden, meldung, menge, merken, mindestens, minuten, mittag, mitte, moglich,
        mochten, moment, mutter, musste, mussen, nachbar, nachbarn, nachsehen, nachste, nachsten,
        nacht, nahe, name, namen, neben, nehmen, nett, neuen, neues, nochmal, nochmals, normal,
        november, oben, oktober, passiert, pause, platz, post, prufen, punkt, raum, recht, rechts,
        regal, reihe, reisst, ruhe, rund, sache, sachen, sagen, sagt, samt, satz, schade, schaue,
        schauen, schien, schlecht, schliesslich, schluss, schnell, schreiben, schreibt, schule,
        schwer, sehe, sehen, sehr, seine, seite, seiten, selber, selbst, september, setzen, sieht,
        sofort, sogar, sohn, sollen, sollte, sommer, sonst, sorge, spat, spater, spiel, stadt,
        stehen, steht, stelle, stellen, stoff, strasse, stunde, stunden, suche, suchen, teil, teile,
        teuer, text, tief, tochter, total, tragen, treffen, trotzdem, trug, ture, uberall,
        uberhaupt, ubermittelt, ubrig, umsonst, unbedingt, ungefahr, unten, vater, vergangen,
        verkauf, versehen, verstehe, verstehen, versuch, versucht, verwenden, viele, voll, vorbei,
        vorher, vorne, wahrend, wahl, wahr, warum, waschen, wasser, weder, wegen, weit, weiter,
        weitere, welche, welcher, welches, wenig, weniger, werde, wert, wetter, wichtig, wieso,
        winter, wissen, woher, wohl, wohnung, wohne, wort, worte, wunsch, zahl, zehn, zeigen, zeigt,
        zeile, ziehen, ziemlich, zimmer, zusammen, zwar, zwischen, kleinen, kleineren, schone,
        schoner, letztens, frauen, langer, rechten, sagten, halte, welchen, grosses, hochzeit
    """,
    "thing": """
        hemd, hemden, hose, hosen, kleid, kleider, schuhe, schuh, jacke, pullover, rock, tasche,
        uhr, lampe, tisch, stuhl, schwarz, schwarze, weiss, weisse, blau, blaue, grun, grune, rot,
        rote
    """,
    "aside": """
        etwas anderes, was anderes, auch etwas anderes bestellt, noch etwas anderes bestellt, auch was anderes bestellt, noch was
        anderes bestellt, kein problem, danke im voraus, vielen dank im voraus, wie geht es weiter, zuruckrufen,
        zuruckgerufen, zuruck an absender, auf jeden fall, auf lager, im moment, keine sorge, tut
        mir leid, geht nicht um, zum gluck, e mail adresse, mail adresse, mailadresse, laut app,
        laut sendungsverfolgung, in der app steht
    """,
    "joint": "und, aber, sondern",
}

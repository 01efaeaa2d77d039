"""German: what customers want done.

Of Germany, Austria and Switzerland. Dots over letters are left out, since customers leave them
out; "ue" for "ü" is one typing error away.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "return": """
        zuruckschick*, zuruckgeb*, zurucksend*, zuruckzuschick*, zuruckzugeb*, zuruckzusend*,
        rucksend*, ruckgabe*, retour*, retournier*, widerruf, widerrufen, zuruck schicken, zuruck
        geben, zuruck senden, schicke ~ zuruck, gebe ~ zuruck, sende ~ zuruck, retourenschein*,
        rucksendeetikett, zurucknehmen, ruckversand, nicht behalten, behalte ~ nicht, zuruckbringen,
        zuruckzubringen
    """,
    "unwanted": """
        passt nicht, passen nicht, passt mir nicht, passen mir nicht, gefallt nicht, gefallt mir
        nicht, gefallen mir nicht, gefallen nicht, zu klein, zu gross, zu eng, zu weit, zu kurz, zu
        lang, nicht wie erwartet, umentschieden, brauche ich nicht, brauche es nicht, entspricht
        nicht
    """,
    "may": """
        kann ich ~ zuruckgeben, kann ich ~ zuruckschicken, darf ich ~ zuruckgeben, noch zuruckgeben,
        noch zuruckschicken, ist es moglich ~ zuruckzu*, noch umtauschen
    """,
    "exchange": """
        umtausch*, umzutausch*, tauschen, getauscht, andere grosse, anderen grosse, andere farbe,
        anderer grosse, austausch*, ersatz*, ersetz*, grossere grosse, kleinere grosse, grosse
        grosser, grosse kleiner, nummer grosser, nummer kleiner, eine grosse
    """,
    "refund": """
        erstatt*, ruckerstatt*, zuruckerstatt*, geld zuruck, mein geld, das geld, ruckzahl*,
        zuruckzahl*, gutschrift, zuruckgezahlt, kaufpreis, uberweist ~ zuruck, betrag zuruck, zuruck
        uberweis*, geld wieder
    """,
    "refund_late": """
        wo bleibt ~ erstattung, wo bleibt ~ ruckerstattung, wo bleibt ~ geld, wo ist ~ geld, wo ist
        ~ erstattung, noch kein geld, noch keine erstattung, noch keine ruckerstattung, nicht
        erstattet, noch nicht erstattet, keine erstattung, keine ruckerstattung, kein geld, wann
        bekomme ich ~ geld, wann kommt ~ geld, wann kommt ~ erstattung, wann wird ~ erstattet,
        retoure angekommen, rucksendung angekommen, retoure eingegangen, rucksendung eingegangen,
        zuruckgeschickt, zuruckgesendet, zuruckgesandt, zuruckgegeben, status ~ erstattung, status ~
        retoure, status ~ rucksendung, warte auf ~ geld, warte auf ~ erstattung, warte auf ~
        ruckerstattung, geld ist noch nicht, gutschrift fehlt, gutschrift noch, ware ist ~ bei euch,
        geld nicht zuruck, ist ~ bei euch angekommen
    """,
    "outcome": "genehmigt, abgelehnt, akzeptiert, angenommen",
    "compensation": """
        entschadig*, schadensersatz, schadenersatz, kulanz, preisnachlass, wiedergutmachung
    """,
    "damaged": """
        kaputt*, beschadig*, defekt*, zerbrochen*, gebrochen, zerrissen, verkratzt, kratzer,
        flecken, fleck, schmutzig, funktioniert nicht, funktionieren nicht, geht nicht, gehen nicht,
        geht nicht an, ladt nicht, mangel, mangelhaft, undicht, ausgelaufen, verbeult, delle,
        abgelaufen, gebraucht, aufgerissen, offen angekommen, schaden, zerkratzt, eingedruckt, tut
        nicht, gesprungen, sprung, zerdruckt, scherben, zerkleinert, eingerissen, aufgegangen,
        flackert, wackelt, quietscht, riecht, klemmt, brummt
    """,
    "wrong": """
        falscher artikel, falschen artikel, falsches produkt, falsche ware, falsche grosse erhalten,
        falsche farbe erhalten, falsch geliefert, falsche lieferung, falschlieferung, etwas anderes
        bekommen, etwas anderes erhalten, etwas anderes geliefert, etwas anderes geschickt, etwas
        anderes gekommen, etwas anderes angekommen, etwas anderes drin, etwas anderes bestellt, etwas
        anderes als, bekam etwas anderes, kam etwas anderes, ist etwas anderes, war etwas anderes,
        anderer artikel, nicht das was ich, nicht das bestellt*, stattdessen, statt des, falscher,
        falsches, ganz anderer, ganz anderes, was anderes bekommen, was
        anderes erhalten, was anderes geliefert, was anderes geschickt, was anderes gekommen, was
        anderes drin, was anderes bestellt, was anderes als, kam was anderes, ist was anderes, war
        was anderes, vollig anderes, anderes drin
    """,
    "missing": """
        fehlt, fehlen, fehlte, fehlende*, unvollstandig, nicht vollstandig, nur eins, nur einer, nur
        ein teil, nur die halfte, nicht dabei, nicht im paket, leer
    """,
    "own_mistake": """
        falsche grosse bestellt, falsche farbe bestellt, falsch bestellt, verwahlt, falschen artikel
        bestellt
    """,
    "cancel": """
        stornier*, storno, storniert, stornierung*, abbestell*, abbrechen, annullier*, rueckgangig,
        ruckgangig, cancel*, versehen ~ bestellt, bestellung loschen, bitte ~ loschen, mochte die
        bestellung nicht mehr, zurucktreten, trete ~ zuruck, rucktritt, nicht mehr schicken
    """,
    "change": """
        ander*, geandert, anderung*, korrigier*, falsch, falsche, aktualisier*, umandern, anpassen,
        entfernen, andere, neue, stimmt nicht, wechseln, statt
    """,
    "add": """
        hinzufug*, dazu bestellen, erganz*, dazubestellen, noch etwas dazu, lieferung verschieben,
        anderen tag liefern, umleiten, vergessen
    """,
    "talk": """
        sprech*, red*, telefonier*, anruf*, kontakt*, erreich*, verbind*, will, mochte, kann ich,
        brauche, bitte, gibts, gibt es, echt*, chatten, anrufen, zum, mit
    """,
    "speak": """
        sprechen mit, mit ~ sprechen, mit ~ reden, mit ~ telefonieren, verbinden sie mich, verbinde
        mich, rufen sie mich, ruft mich, chatten mit
    """,
    "complaint": """
        beschwer*, reklamation*, reklamier*, frechheit, unverschamt*, anwalt, verbraucherschutz*,
        verbraucherzentrale, betrug, betruger*, abzocke, anzeige, skandal, katastrophe,
        schlichtung*, nie wieder bei, saftladen
    """,
    "trouble": """
        problem*, fehler*, abgelehnt, zweimal, doppelt, nicht moglich, klappt nicht, fehlgeschlagen,
        gescheitert, geht nicht, falsch*, zu viel, zuviel, kann nicht, unbekannt*, nicht akzeptiert,
        stimmt nicht, gesperrt, 2x, zweifach
    """,
}

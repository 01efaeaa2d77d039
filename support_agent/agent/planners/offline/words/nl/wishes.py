"""Dutch: what customers want done. Of the Netherlands and Flanders."""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "return": """
        retour, retouren, retourneren, retourneer, terugsturen, terug sturen, terugzenden,
        terugstuur, stuur ~ terug, terug te sturen, teruggeven, terug geven, terugbrengen,
        retourlabel, retourzending, retour sturen, herroep*
    """,
    "unwanted": """
        past niet, passen niet, bevalt niet, bevallen niet, bevalt me niet, niet mooi, te klein, te
        groot, te strak, te wijd, te kort, te lang, niet tevreden, niet naar wens, bedacht, wil het
        niet meer, hoef het niet, valt tegen, voldoet niet
    """,
    "may": """
        kan ik ~ terugsturen, mag ik ~ terugsturen, kan ik ~ retourneren, mag ik ~ retourneren, nog
        terugsturen, nog retourneren, kan het nog retour, nog ruilen
    """,
    "exchange": """
        ruil*, omruil*, omgeruild, andere maat, grotere maat, kleinere maat, andere kleur, maatje
        groter, maatje kleiner, maat groter, maat kleiner, vervang*
    """,
    "refund": """
        terugbetal*, terug betaald, terugbetaald, geld terug, mijn geld, het geld, terugstort*,
        teruggestort, restitutie, refund, centen
    """,
    "refund_late": """
        waar blijft ~ terugbetaling, waar blijft ~ geld, waar is mijn geld, waar is ~ terugbetaling,
        nog geen geld, nog geen terugbetaling, niet terugbetaald, nog niet terugbetaald, geen geld
        ontvangen, geen terugbetaling, wanneer krijg ik ~ geld, wanneer krijg ik ~ terugbetaling,
        wanneer wordt ~ terugbetaald, retour ontvangen, retour verwerkt, retour al verwerkt, retour
        ~ verwerkt, retour ~ aangekomen, retour binnen, teruggestuurd, teruggezonden, geretourneerd,
        status ~ retour, status ~ terugbetaling, wacht op ~ geld, wacht op ~ terugbetaling, geld ~
        niet ontvangen
    """,
    "outcome": "goedgekeurd, afgewezen, geweigerd, geaccepteerd",
    "compensation": """
        compensatie, compenser*, schadevergoeding, tegemoetkoming, vergoeding, coulance
    """,
    "damaged": """
        kapot*, stuk, beschadig*, defect*, gebroken, gescheurd, kras, krassen, vlek, vlekken, werkt
        niet, werken niet, doet het niet, doen het niet, gaat niet aan, laadt niet, lek, lekt, deuk,
        gedeukt, verlopen, gebruikt, opengescheurd, vuil, mankement, gebarsten, barst, scherven,
        ingedeukt, crasht, losgelaten, knippert, wiebelt, piept, ruikt
    """,
    "wrong": """
        verkeerd artikel, verkeerde artikel, verkeerd product, verkeerde product, verkeerde
        ontvangen, verkeerd geleverd, verkeerde maat ontvangen, verkeerde kleur ontvangen, iets
        anders ontvangen, iets anders gekregen, iets anders geleverd, iets anders gestuurd, iets
        anders binnen, iets anders besteld, iets anders in, iets anders dan, iets heel anders, kreeg
        iets anders, ontving iets anders, is iets anders, was iets anders, zat iets anders, zit iets
        anders, kwam iets anders, ander artikel, ander product, niet wat ik, verkeerde bestelling, in plaats van,
        verkeerd ontvangen
    """,
    "missing": """
        ontbreekt, ontbreken, ontbrekend*, mist, missen, mis ik, niet compleet, onvolledig, maar
        een, maar de helft, niet in de doos, niet in het pakket, leeg, zit er niet bij
    """,
    "own_mistake": """
        verkeerde maat besteld, verkeerd besteld, verkeerde besteld, verkeerde kleur besteld,
        vergist in de maat
    """,
    "cancel": """
        annul*, geannuleerd, cancel*, stopzetten, stop de bestelling, intrekken, afbestel*, wil de
        bestelling niet meer, hoef de bestelling niet
    """,
    "change": """
        wijzig*, gewijzigd, verander*, aanpas*, aangepast, pas ik, corrigeer*, verkeerd*, klopt
        niet, fout, bijwerken, verwijder*, nieuw, nieuwe, ander, andere
    """,
    "add": """
        toevoeg*, toe te voegen, iets bij bestellen, bijbestellen, vergeten, levering verplaatsen,
        andere dag leveren, ander adres, naar een ander
    """,
    "talk": """
        spreken, praten, bellen, contact*, telefon*, wil, graag, kan ik, nodig, is er, zijn er,
        echt*, doorverbind*, chatten, met
    """,
    "speak": """
        spreken met, met ~ spreken, praten met, met ~ praten, iemand spreken, medewerker spreken,
        doorverbinden, verbind mij, verbind me, bel mij, bel me, chatten met
    """,
    "complaint": """
        klacht*, klagen, schandalig*, schande, oplicht*, advocaat, consumentenbond, fraude,
        geschillencommissie, belachelijk, aangifte, bedrog, waardeloos, onacceptabel, juridisch*
    """,
    "trouble": """
        probleem*, problemen, fout*, geweigerd, mislukt, lukt niet, twee keer, dubbel*, kan niet,
        error, te veel, teveel, verkeerd*, niet gelukt, geblokkeerd, onbekend*
    """,
}

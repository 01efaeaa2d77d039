"""Dutch: orders, and what is asked of them. Of the Netherlands and Flanders."""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "order": """
        bestelling*, besteld, bestelde, bestelnummer*, bestelnr, order, orders, ordernummer,
        pakket*, pakje*, zending*, levering*, aankoop*, gekocht, artikel*, product*, pakjes
    """,
    "own": "mijn, mn, onze, ons, heb besteld, heb ~ besteld, bij jullie besteld, bij u besteld",
    "latest": """
        laatste bestelling, laatste order, laatste pakket, recentste bestelling, vorige bestelling
    """,
    "address": """
        adres*, afleveradres*, bezorgadres*, leveradres*, postcode, huisnummer, verhuisd,
        telefoonnummer, ontvanger
    """,
    "invoice": "factuur*, facturen, bonnetje, aankoopbewijs, kassabon, rekening van",
    "payment": """
        betaling*, betaal*, betalen, betaald, afgeschreven, afschrijving*, ideal, creditcard*,
        bancontact, paypal, klarna, overgemaakt, overschrijving, incasso, pinnen, aangerekend
    """,
    "account": """
        account*, wachtwoord*, paswoord, inloggen, inlog, aanmelden, registre*, uitschrijven,
        nieuwsbrief, gebruikersnaam, profiel, mijn gegevens, abonnement*, verificatiecode,
        spaarpunten, inlogcode*, code om in te loggen
    """,
    "site": """
        website, webshop werkt, winkelmand*, winkelwagen*, kortingscode*, promocode*, actiecode*,
        kortingsbon*, app, foutmelding, pagina
    """,
    "total": "totaal, totaalbedrag, bedrag, prijs",
    "human": """
        medewerker*, mens, mensen, echt persoon, echte persoon, echt iemand, iemand spreken, iemand
        van, adviseur*, agent, leidinggevende, manager, bel mij, bel me, bellen jullie mij, mij
        bellen, mij terugbellen, me terugbellen, teruggebeld, menselijke hulp, iemand aan de lijn,
        jullie bellen, telefonisch bereik*
    """,
    "someone": """
        persoon, iemand, klantenservice, klantendienst, helpdesk, support, telefoon, telefonisch,
        contact, team, whatsapp
    """,
    "pickup": """
        afhaalpunt*, ophaalpunt*, postkantoor, pakketpunt*, pakketautomaat, ophalen, afhalen,
        servicepunt
    """,
    "day": """
        vandaag, morgen, overmorgen, deze week, volgende week, weekend, maandag, dinsdag, woensdag,
        donderdag, vrijdag, zaterdag, zondag, op tijd, voor kerst, voor sinterklaas
    """,
    "where": "waar, waar blijft, locatie",
    "when": "wanneer, hoe lang, hoelang, welke dag, hoe laat, hoeveel dagen, op welke datum",
    "eta": """
        levertijd*, leverdatum, bezorgdatum, leverdag, verwachte levering, levermoment,
        bezorgmoment, verwacht*, komt het nog, komt mijn ~ vandaag, komt mijn ~ morgen,
        leveringstermijn, vandaag geleverd, morgen geleverd
    """,
    "status": """
        status, stand van zaken, hoe staat, hoe zit het, hoever, hoe ver, update, nieuws, in
        behandeling, in verwerking, info over, informatie over, wat is er met, verwerkt,
        bestelstatus
    """,
    "track": """
        track, trace, tracking, volgen, traceren, trackcode, tracktrace, volgnummer, trackingnummer,
        opsporen, track en trace
    """,
    "arrive": """
        aankom*, aangekomen, komt, geleverd, leveren, levert, bezorgd, bezorg*, bezorger, ontvang*,
        gekregen, krijg, krijgen, binnen, postnl, dhl, bpost, brievenbus, koerier, afgeleverd
    """,
    "shipped": "verzonden, verstuurd, opgestuurd, onderweg, verzend, vertrokken, meegegeven",
    "not_arrived": """
        niet ontvangen, niets ontvangen, niks ontvangen, nog niets, nog niks, niks gekregen, niets
        gekregen, niet gekregen, nog niet, niet binnen, niet aangekomen, niet geleverd, niet
        bezorgd, nooit ontvangen, nooit aangekomen, stil, staat vast, vast, kwijt, verdwenen, zoek,
        beweegt niet, wacht al, wacht nog, wachten, komt niet, steeds niet, geen nieuws, verloren
    """,
    "late": "te laat, vertraging, vertraagd, laat op zich wachten, duurt, duurt lang, al lang",
    "waiting": "wacht, wachten, nog steeds, al weken, al dagen, sinds, geleden",
    "policy": """
        voorwaarde*, retourvoorwaarden, retourbeleid, beleid, gratis, hoe lang mag, hoe lang kan,
        hoe lang heb ik, bedenktijd, retourtermijn, retourkosten, wie betaalt, garantie*, in de
        winkel terugbrengen, hoeveel dagen heb ik, kost retourneren, kost het retourneren,
        afgeprijsd*, in de sale, sale artikel*
    """,
    "options": """
        betaalmethode*, betaalmogelijkheid*, betaalopties, betaalwijze*, verzendopties, achteraf
        betalen, in termijnen, kan ik met ~ betalen, kan ik betalen, accepteren jullie, met klarna
        betalen
    """,
    "ship_to": """
        leveren jullie, levert u, verzenden jullie, sturen jullie, bezorgen jullie, verzendkosten,
        bezorgkosten, leverkosten, leveringskosten, naar belgie, naar nederland, buitenland, kost de
        verzending, gratis verzending, naar duitsland, naar frankrijk, duitsland, frankrijk, spanje
    """,
    "product_question": """
        voorraad, op voorraad, beschikbaar, leverbaar, uitverkocht, hebben jullie, heeft u, verkopen
        jullie, welke maat, maattabel, materiaal, afmetingen, compatibel, winkel, filiaal,
        openingstijden, openingsuren, kost, prijs, aanbieding*, korting, cadeaubon*, review*, kopen,
        verschil
    """,
    "how_much": """
        wat heb ik ~ besteld, wat had ik ~ besteld, wat heb ik gekocht, hoeveel heb ik betaald,
        details van, inhoud van, overzicht van mijn, wat zat er in, had ik ook alweer besteld
    """,
}

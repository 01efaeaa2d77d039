"""Dutch: small talk, answers and the small words between. Of the Netherlands and Flanders."""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "you_are": """
        ben jij, ben je, bent u, praat ik, spreek ik, wie ben, is dit een, chat ik, wie is dit, zit
        er een, hoe heet
    """,
    "bot": """
        robot, bot, machine, mens, echt persoon, echte persoon, ai, computer, programma,
        geautomatiseerd, chatbot, wie ben jij, wie ben je, wie bent u, hoe heet je
    """,
    "you_can": """
        wat kan je, wat kun je, wat kunt u, wat doe je, waarmee kan je, waarmee kun je, hoe kan je
        mij helpen, hoe kun je mij helpen, wat kan ik je vragen, waar ben je voor
    """,
    "help": "hulp, help, helpen, vraag, vragen, vraagje, assistentie",
    "greeting": """
        hallo*, hoi*, hey, hi, hiya, goedendag, goedemorgen, goedemiddag, goedenavond, goeiedag,
        goeiemorgen, goeiendag, dag, beste, alles goed, hoe gaat het, hoe is het, is er iemand,
        hola, heey, aangenaam, welkom, hallootjes
    """,
    "thanks": """
        bedankt*, dank*, dankje*, dankjewel, merci, top, super, perfect, geweldig, thanks, prima
    """,
    "bye": """
        tot ziens, doei*, dag hoor, tot later, fijne dag, prettige dag, fijne avond, bye, ciao, tot
        snel, dat was alles, dat was het, groetjes, welterusten, de groeten
    """,
    "yes": """
        ja, jawel, ok, oke, okay, klopt, inderdaad, juist, graag, zeker, prima, goed, doe maar,
        akkoord, ja hoor, natuurlijk
    """,
    "no": "nee, neen, niet nu, nee bedankt, liever niet, niets, hoeft niet",
    "correction": """
        ik bedoel, ik bedoelde, vergist, sorry, pardon, verkeerde nummer, eigenlijk, correctie, ik
        heb me, moet zijn
    """,
    "unsure": "ik denk, geloof ik, niet zeker, misschien, waarschijnlijk, volgens mij",
    "no_number": """
        geen nummer, geen bestelnummer, weet ~ nummer niet, weet ik niet, weet het niet, vind ~
        nummer niet, nummer kwijt, nummer niet meer, zonder nummer, geen idee, heb ik niet
    """,
    "all": "alle, alles, allemaal, hele, compleet, volledige, volledig, beide, allebei",
    "one_item": """
        een artikel, een product, een van de, een van, iets, een deel, sommige, een paar, een stuk
    """,
    "keep": "houd, houden, hou, behoud*",
    "told": "zei, gezegd, volgens, zeggen dat, beloofd, vertelde, men zegt",
    "not": "niet, geen, zonder, wil niet, hoef niet",
    "filler": """
        een, de, het, mijn, mn, te, om, voor, van, ik, wil, graag, is, dat, dit, er, me, mij, iets
    """,
    "plain": """
        aan, aub, alleen, als, altijd, ben, bij, dagen, daarna, dan, deze, die, doe, door, dus,
        echt, elke, en, eens, enkel, gaan, gaat, gedaan, geen, geleden, gisteren, goed, had, hebben,
        heb, heeft, hem, hen, hier, hij, hoe, hun, ipv, ja, jaar, je, jouw, jullie, kan, kunnen,
        kunt, kun, laatste, maand, maanden, maar, meer, met, meteen, moet, morgen, naar, nadat, nog,
        nu, of, omdat, ongeveer, ook, op, over, rond, sinds, snel, staat, steeds, toch, toen, tot,
        twee, u, uit, uur, uw, vandaag, veel, via, vorige, waarom, want, was, wat, we, week, weken,
        weer, weet, wel, welke, werd, wie, wij, worden, wordt, zal, ze, zeer, zelf, zich, zien,
        zijn, zo, zou, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, maat,
        kleur, mail, example, vriendelijke, groet, groeten, meneer, mevrouw, alsjeblieft,
        alstublieft, aantal, aardig, achter, achteraf, acht, afgelopen, algemeen, alsof, anders,
        antwoord, april, avond, baan, bang, bank, bankstel, bedoel, bedrijf, been, beetje, begin,
        begint, begrijp, begrijpen, behalve, bekend, belang, belangrijk, beter, beveelt, bijna,
        blij, blijf, blijft, blijven, boek, boven, brengen, brief, broer, buiten, buren, buurman,
        daar, daarom, dacht, december, deel, deed, denk, denken, deur, dicht, dichtbij, ding,
        dingen, doen, doos, doosje, draait, drie, duidelijk, duur, eerder, eerst, eerste, eigen,
        eind, einde, eindelijk, elkaar, email, enige, enkele, ergens, even, feest, februari, fijn,
        fijne, film, foto, fotos, gebeurd, gebeurt, gebeuren, gebracht, geef, geeft, gegaan,
        gegeven, gehad, gehoord, geeneen, geluk, geluid, gemaakt, gemist, genoeg, gesprek, gestuurd,
        geven, geweest, gewoon, gezet, gezien, gezin, ging, goede, gooi, groot, grote, haal, haar,
        half, hals, hand, hard, hart, hadden, hetzelfde, heen, heer, heet, helemaal, helft, hoef,
        hoeveel, hoewel, hoog, hoop, hopelijk, horen, huis, idee, ieder, iedere, iedereen, indien,
        informatie, ingevuld, inmiddels, januari, jaren, jammer, jongen, juli, juni, kaart, kamer,
        kant, keer, kennen, kende, kies, kiezen, kijk, kijken, kind, kinderen, klaar, klant, klein,
        kleine, koelkast, komen, koop, kort, koud, krijgt, kreeg, kwam, kwart, laat, laatst, land,
        lang, langs, langzaam, last, later, laten, lees, leuk, leven, lezen, licht, lief, liever,
        ligt, lijkt, link, links, lucht, maak, maakt, maart, maken, makkelijk, meen, meest, meestal,
        meisje, mening, midden, minder, minuut, moeder, moeilijk, moeite, moest, moeten, mogelijk,
        mogen, mond, mooi, mooie, muziek, naam, naast, nacht, neem, nemen, nergens, niemand, nooit,
        noord, nota, november, nummer, ochtend, oktober, omlaag, onder, onderdeel, open, opeens,
        oranje, oude, ouders, paar, passen, pijn, plaats, plek, plezier, post, praat, precies,
        probeer, proberen, punt, raar, raam, recht, rechts, reden, regel, reis, rest, ritme, rits,
        rondom, rust, ruzie, saai, samen, school, schrijf, schrijven, september, slecht, slechts,
        slim, soms, soort, spel, spelen, staan, stad, stap, stel, stem, sterk, stond, straks,
        straat, stuur, sturen, tante, tegen, telkens, terug, terwijl, thuis, tijd, tijdens, trein,
        trek, tussen, tweede, uiteindelijk, uren, vaak, vader, vakantie, vanaf, vanavond, verder,
        verhaal, verkeer, verstaan, vertel, vier, vind, vinden, vijf, vlak, vlug, voel, voelen,
        volgend, volgende, vooral, voorbeeld, voordat, voren, vorig, vrij, vriend, vrienden, vroeg,
        vroeger, vrouw, waarin, wagen, wakker, waren, warm, water, wegens, weinig, wereld, werk,
        werken, weten, wijzen, willen, winter, wist, woord, woning, zaak, zaken, zeggen, zelfde,
        zelfs, zetten, zeven, ziek, zitten, zoals, zoeken, zomer, zoon, zwaar, groten, kleinen,
        warme, harde, boeken, bruiloft
    """,
    "thing": """
        hemd, hemden, broek, broeken, jurk, jurken, schoenen, schoen, jas, trui, rok, tas, horloge,
        lamp, tafel, stoel, zwart, zwarte, wit, witte, blauw, blauwe, groen, groene, rood, rode
    """,
    "aside": """
        iets anders, ook iets anders besteld, ook nog iets anders besteld, nog iets anders besteld, geen probleem,
        alvast bedankt, bij voorbaat dank, graag gedaan, op voorhand dank, van harte,
        tot nu toe, in ieder geval, mail adres, mailadres, emailadres, terug naar afzender
    """,
    "joint": "en, maar",
}

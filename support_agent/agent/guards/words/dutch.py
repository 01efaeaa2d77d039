"""The plainest Dutch words about money."""

from .role import Role, Words

DUTCH: Words = {
    Role.FAVOUR: """
        terugbetaling*, tegoedbon*, kortingsbon*, korting, kortingen, kortingscode*, schadevergoeding*,
        vergoeding*, tegemoetkoming*, compensatie*, restitutie*, kosteloos, geld terug, geld weer
    """,
    Role.FAVOUR | Role.GIVE: """
        terugbetalen, terugbetaald, terugbetaal*, terugstorten, teruggestort, terugstort, vergoeden,
        vergoedt, vergoed, compenseren, compenseert, gecompenseerd, betalen je terug, betalen u terug,
        betaal je terug, betaal u terug, storten je, storten u, recht op
    """,
    Role.CASH: """
        vervangend*, vervanging, nieuw exemplaar, retourkosten, verzendkosten, bezorgkosten,
        cadeaubon*, geschenk*
    """,
    Role.PRICE: "bedrag, aankoopbedrag, aankoopprijs",
    Role.GIVE: "geven, geeft, storten, stort, betalen, betaalt, uitbetalen, uitbetaald, aftrekken",
    Role.BACK: "terug, terugkrijgen, teruggeven",
    Role.BRING: """
        krijg, krijgen, ontvang, ontvangen, stuur, sturen, opsturen, bieden, bied, aanbieden, volgt,
        onderweg, hier is, hier heb je, garandeer*, garanderen, voor onze rekening, nemen wij,
        nemen we, verwerkt, ingepland, komt
    """,
    Role.GRANT: "goedgekeurd, toegekend, bevestigd, geaccepteerd, toegezegd",
    Role.COMMIT: """
        wij geven, we geven, we zullen, wij zullen, je zult, u zult, ik zal, we hebben, ik heb, we gaan,
        ik ga, wordt je, wordt u
    """,
    Role.COMMIT | Role.BRING: """
        je krijgt, u krijgt, krijg je, krijgt u, je ontvangt, u ontvangt, we sturen, wij sturen,
        we bieden, wij bieden
    """,
    Role.FUTURE: "wordt, worden, zal",
    Role.NOT: "niet, geen, nooit, niemand",
    Role.WHETHER: "of je, of u, of er, of we, of het, of de",
    Role.WHEN: "wanneer, hoeveel, hoe",
    Role.DECIDE: """
        beslist, beslissen, beslissing*, besluit, besluiten, bekijkt, bekijken, beoordeelt,
        beoordelen, alleen een collega, alleen een mens, alleen een medewerker
    """,
    Role.PERSON: "medewerker*, collega*",
    Role.ASK: """
        verzoek*, aanvraag*, vraag, vragen, wens, gevraagd, over de, over het, over een, over geld
    """,
    Role.WANT: "je wilt, u wilt, je wil, je wenst, u wenst",
    Role.SAY: "beloven, beloof, zeggen, garanderen, bevestigen, weet, weten",
    Role.THAT: "dat",
    Role.BUT: "maar, want, echter",
    Role.LIGHT: """
        de, het, een, je, jouw, uw, u, ons, onze, van, voor, op, aan, met, door, bij, naar, om, er, nog,
        ook
    """,
    Role.SAYING: """
        retouraanvraag*, creditcard*, op weg terug, terug naar ons, terug naar de, terug te sturen,
        schrijf terug, schrijven terug
    """,
    Role.COMMIT | Role.SAYING: """
        geen probleem, geen zorgen, geen twijfel, geen punt, niet alleen, maak je geen zorgen,
        maakt u zich geen zorgen
    """,
}

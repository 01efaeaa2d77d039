"""Dutch words that promise what a colleague or we will do."""

from .way import Promising

DUTCH = Promising(
    lists={"wie": "collega*, medewerker*, mens, iemand, team, klantenservice, specialist*"},
    write="""
        schrijft je, je ~ schrijft, je ~ antwoordt, schrijft u, schrijven je, schrijven u, antwoordt je, antwoordt u, antwoorden je, antwoorden u,
        antwoordt … je, antwoordt hier, schrijft hier, neemt ~ contact, nemen ~ contact, neem contact met je op, nemen we contact, laat … weten,
        laten … weten, zegt … je, vertelt je, informeert je, houdt je op de hoogte, houden je op de hoogte,
        zal … schrijven, zal … antwoorden, zal … reageren, zullen … schrijven, zullen … antwoorden,
        zullen … reageren, gaat … antwoorden, gaat … schrijven, je hoort van, je hoort … van ons, u hoort van,
        je krijgt een antwoord, je krijgt antwoord, u krijgt antwoord, je krijgt een bericht, je krijgt ~ bericht van ons, je krijgt ~ antwoord, reageert hier, komt bij je terug,
        komen er ~ op terug, komt er ~ op terug, kom er ~ op terug, komen bij je terug, krijgt ~ bericht, krijgt ~ antwoord,
        krijg je ~ bericht, krijg je ~ antwoord, contact met je opgenomen, contact met u opgenomen, contact opgenomen, zal ~ contact,
        zullen ~ contact, zal iemand contact, zullen contact, gaan contact, sturen je ~ antwoord, sturen je ~ bericht, stuurt je ~ antwoord,
        stuurt je ~ bericht, antwoord komt, wordt … beantwoord, hoort ~ van ons,
        weet je meer, weet u meer, je weet meer
    """,
    look="""
        bekijkt, bekijken we, we bekijken, zoekt … uit, zoeken … uit, onderzoekt, onderzoeken we, we onderzoeken,
        zal … bekijken, zal … beslissen, zal … kijken, zal … onderzoeken, zal … beoordelen, zullen … bekijken,
        zullen … onderzoeken, gaat … bekijken, gaat … kijken, gaat … beslissen, gaan … bekijken, kijkt ernaar,
        kijken ernaar, neemt een beslissing, beoordeelt je, je hebt de beslissing,
        pakt ~ op, pakken ~ op, aan de slag, wordt … bekeken, wordt … beoordeeld, wordt … onderzocht, wordt … beslist,
        beslissing valt, beslissing komt, we regelen, wij regelen, regelen het, regelt het, {wie} ~ neemt ~ over, {wie} neemt het … over,
        gaan … kijken, gaan ernaar kijken, {wie} ~ helpt, {wie} ~ zoekt, {wie} ~ kijkt, {wie} ~ behandelt,
        geef het door, geef dit door, geef je vraag door, geven het door, zet het door, gaat je helpen, gaat u helpen, zal je helpen,
        je hoort snel, je hoort zo, u hoort snel, je hoort binnenkort
    """,
    call="belt je, belt u, bellen je, bellen we je, bellen u, zal je bellen, zullen je bellen, zal u bellen, gaat je bellen, belt … terug, je wordt gebeld, bel je terug, zal … bellen",
    beside="telefonisch, per telefoon, per mail, per e-mail, per email, een mail, een e-mail, per sms, per brief",
    condition="als, indien, tenzij, mocht, wil je, wilt u",
    denial="niet, geen, nooit, niemand, of",
)

"""German words that promise what a colleague or we will do."""

from .way import Promising

GERMAN = Promising(
    lists={
        "wer": "kollege*, kollegin*, mitarbeiter*, mensch, jemand, team, kundendienst, kundenservice, fachmann, wir",
        "antwort": """
            eine antwort, die antwort, antwort, eine nachricht, nachricht, bescheid, eine rückmeldung, rückmeldung,
            die entscheidung
        """,
    },
    write="""
        schreibt ihnen, ihnen ~ schreibt, ihnen ~ antwortet, schreiben ihnen, schreibe ihnen, antwortet ihnen, antworten ihnen, antworte ihnen,
        schreibt dir, schreiben dir, antwortet dir, antworten dir, meldet sich, melden sich bei ihnen, melden uns, melde mich,
        sagt ihnen, sagt es ihnen, informiert sie, wir informieren sie, gibt ihnen bescheid, geben ihnen bescheid,
        kontaktiert sie, wird … schreiben, wird … antworten, wird … melden, wird … kontaktieren,
        wird … informieren, wird … mitteilen, werden … schreiben, werden … antworten, werden … melden,
        werden … kontaktieren, werden … informieren, werde … schreiben, werde … antworten, werde … melden,
        sie erhalten eine antwort, sie bekommen eine antwort, sie hören von, sie hören ~ von uns, sie hören ~ von einem, sie erhalten eine nachricht,
        halten sie auf dem laufenden, wird … benachrichtigen,
        bekommen ~ {antwort}, erhalten ~ {antwort}, haben sie ~ {antwort}, sie haben ~ {antwort}, kommen ~ auf sie zu, kommt ~ auf sie zu,
        hake ~ nach, ich frage ~ nach, wir fragen ~ nach, ihnen wird geantwortet, nimmt ~ kontakt, nehmen ~ kontakt, nehme ~ kontakt,
        setzen uns ~ in verbindung, setzt sich ~ in verbindung, geben bescheid, gebe bescheid, wird … beantwortet, sage ihnen bescheid,
        benachrichtigen wir, wir benachrichtigen,
        wissen sie mehr, sie wissen mehr, erfahren sie mehr
    """,
    look="""
        sieht sich … an, sieht ihn sich an, sieht sie sich an, sieht es sich an, schaut sich … an, sehen uns … an,
        schauen uns … an, wird … prüfen, wird … entscheiden, wird … ansehen, wird … anschauen, wird … klären,
        wird … nachgehen, werden … prüfen, werden … entscheiden, werden … klären, werden … ansehen,
        werden … nachgehen, wir prüfen, wird … untersuchen, werde … prüfen, werde … klären,
        die entscheidung haben sie, sie haben die entscheidung, erhalten die entscheidung,
        kümmert sich, kümmern uns, kümmere mich, wird sich ~ kümmern, werden uns ~ kümmern, {wer} ~ übernimmt, {wer} übernehmen,
        nimmt sich ~ an, nehmen uns ~ an, wird … geprüft, werden … geprüft, wird … entschieden, antrag wird … bearbeitet,
        anfrage wird … bearbeitet, anliegen wird … bearbeitet, von einem kollegen bearbeitet, von einem mitarbeiter bearbeitet,
        von unserem team bearbeitet, entscheidung fällt, entscheidung kommt, {wer} ~ hilft ihnen, {wer} ~ bearbeitet,
        {wer} ~ klärt, {wer} ~ prüft, {wer} ~ prüfen, schauen uns ~ an,
        gebe ~ an, leite ~ weiter, leiten ~ weiter, gebe das weiter, wird ihnen ~ helfen, {wer} ~ wird ihnen helfen,
        werden ~ von uns hören, werden ~ hören von
    """,
    call="""
        ruft sie … an, ruft sie an, ruft dich an, rufen wir sie, wir rufen sie, wird sie anrufen, werden sie
        anrufen, wird sie … anrufen, werden sie … anrufen, ruft sie zurück, wird sie … zurückrufen, bekommen einen
        anruf, erhalten einen anruf, ich rufe sie
    """,
    beside="telefonisch, per telefon, am telefon, per e-mail, per email, per mail, eine e-mail, eine mail, per sms, per brief, anrufen",
    condition="wenn, falls, sollten sie, sollte",
    denial="nicht, kein*, nie, niemand, ob",
)

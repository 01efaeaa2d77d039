"""The plainest German words about money."""

from .role import Role, Words

GERMAN: Words = {
    Role.FAVOUR: """
        erstattung*, ruckerstattung*, entschadigung*, gutschein*, gutschrift*, rabatt*, nachlass*, kulanz*,
        preisnachlass*, geld zuruck, geld wieder, kostenlos*, kostenfrei*, gratis, schadensersatz*, wiedergutmachung*
    """,
    Role.FAVOUR | Role.GIVE: """
        erstatte*, erstattet, ruckerstatte*, zuruckerstatte*, entschadige*, gutgeschrieben, gutschreiben,
        zuruckzahl*, zuruckgezahlt, uberweis*, uberwiesen, zurucküberweis*, schenken
    """,
    Role.FAVOUR | Role.CASH: "geld",
    Role.CASH: """
        ersatz, ersatzlieferung, ersatzgerat, geschenk*, neues exemplar, kosten, rucksendekosten,
        versandkosten
    """,
    Role.PRICE: "betrag, kaufpreis, zahlung, summe",
    Role.GIVE: "geben, gebe, gibt, zahlen, auszahlen, ausgezahlt, abziehen, anspruch auf",
    Role.BACK: "zuruck, zuruckgeben, zuruckbekommen",
    Role.BRING: """
        erhalten, erhaltst, bekommen, bekommst, kommt, schicken, schicke, senden, sende, veranlass*, bearbeitet,
        unterwegs, garantier*, hier ist, biete*, anbieten, eingeleitet, fur sie, kummert sich, ubernehmen, ubernimmt,
        ubernommen
    """,
    Role.GRANT: "genehmigt, bewilligt, bestatigt, akzeptiert, veranlasst",
    Role.COMMIT: """
        wir geben, wir werden, sie werden, ich werde, wir haben, ich habe, wird ihnen
    """,
    Role.COMMIT | Role.BRING: "sie erhalten, sie bekommen, du bekommst, du erhaltst",
    Role.FUTURE: "werden, wird",
    Role.NOT: "nicht, kein, keine, keinen, keiner, nie, niemals, weder, statt",
    Role.WHETHER: "ob",
    Role.WHEN: "wann, wie, wieviel",
    Role.DECIDE: """
        entscheide*, entscheidung*, pruft, prufen, pruft, pruefen, schaut, ansehen, nur ein kollege,
        nur eine kollegin, nur ein mensch, nur unser team
    """,
    Role.PERSON: "kollege*, kollegin*, mitarbeiter*",
    Role.ASK: """
        anfrage*, antrag*, wunsch*, bitte um, erstattungsanfrage*, erstattungswunsch*, frage, fragen, bezuglich,
        gebeten, zur erstattung, uber eine, uber die
    """,
    Role.WANT: "sie mochten, du mochtest, sie wunschen, sie wollen, du willst",
    Role.SAY: "versprechen, zusagen, sagen, garantieren, bestatigen, weis, wissen",
    Role.THAT: "dass, ob, wann, wie, wieviel",
    Role.AND: "und",
    Role.OR: "oder",
    Role.BUT: "aber, sondern, dann, denn, jedoch",
    Role.LIGHT: """
        der, die, das, den, dem, des, ein, eine, einen, einer, eines, ihr, ihre, ihren, ihrer, ihnen, sie, dir,
        dein, deine, deinen, fur, auf, von, zu, zur, zum, mit, uns, unser, unsere, in, im, am, noch
    """,
    Role.SAYING: "rucksendeantrag, retourenanfrage, kreditkarte*",
    Role.COMMIT | Role.SAYING: """
        kein problem, keine sorge, kein zweifel, keine frage, nicht nur, nicht zogern, keine umstande
    """,
}

"""The words of the gate, in all languages at once: nobody says which one a reply is in.

Folded: small letters, no accents. Commas and lines part phrases, a star stands for any ending.
"""

# All orders of the conversation together, and the one that was not named.
BOTH = """
    both, both of them, the two orders, los dos pedidos, ambos, ambas, ambos pedidos, las dos, оба, оба заказа, обе,
    les deux, beide, beiden, os dois, as duas, entrambi, entrambe, i due, allebei, neither, ninguno de los dos,
    ninguna de las dos, ни один, ни одна, aucune des deux, aucun des deux, keine der beiden, nenhum dos dois,
    nessuno dei due, geen van beide, your two orders, these two orders, tus dos pedidos, sus dos pedidos,
    ваши заказы, оба ваших заказа, vos deux commandes, ihre beiden bestellungen, i suoi due ordini, i tuoi due ordini
"""
OTHER = """
    the other, the other one, the second, el otro, la otra, el segundo, другой, другая, второй, вторая, l'autre,
    le second, la seconde, der andere, die andere, die zweite, o outro, a outra, l'altro, l'altra, het andere,
    de andere
"""
EXCHANGE = """
    exchange, exchanged, swap, cambio, canje, обмен, обмена, обмене, echange, umtausch, troca, sostituzione, ruil, omruilen
"""
ONE = """
    one, a single, only, uno, una, un, solo, один, одна, одно, одну, одних, одного, un seul, une seule, ein, eine,
    einen, um, uma, een, 1
"""

# Behind these, what follows is not stated but hoped, planned, asked or made a condition.
OPEN = """
    if, once, when, whether, as soon as, until, till, unless, after, before, will, won't, would, should, may,
    might, can, could, must, shall, to be, being, expects, expect, expected, expecting, scheduled, planned,
    due, going to, want, wants, let me, each, every, only, usually, normally, always, i'll, it'll, they'll,
    ask, asks, request, want to, like to, don't know, do not know, on which day, which day, what day,
    si, cuando, una vez, en cuanto, hasta, tras, despues de, antes de, sera, seran, sea, sean, podra, podria,
    puede, pueden, debe, deberia, espera, esperan, prevista, previsto, haya, hayan, va a, van a, ser, quiere,
    quieres, solo, si no, que dia, que fecha,
    если, когда, как только, пока, после, до того, прежде чем, будет, будут, может, могут, должен, должна,
    должно, ожида*, планиру*, чтобы, ли, хотите, нужно, можно, только, не знаю, в какой день, какого числа,
    quand, lorsque, lorsqu'elle, des que, une fois, jusqu'a, apres, avant, sera, seront, devrait, peut, pourra,
    doit, prevue, prevu, s'il, s'ils, si vous, etre, soit, quel jour, ne sais pas,
    wenn, sobald, falls, nachdem, bevor, bis, wird, werden, soll, sollte, kann, konnte, darf, muss, ob,
    voraussichtlich, erst, weiss nicht, welchem tag, welcher tag,
    quando, assim que, depois de, antes de, ser, pode, podera, deve, prevista, caso, se for, se foi, se nao, se non, for, nao sei,
    appena, non appena, una volta, dopo che, prima che, sara, saranno, dovrebbe, puo, deve, previsto, che giorno, non so,
    welke dag, weet niet, als, zodra, wanneer, nadat, voordat, wordt, worden, zal, zullen, zou, kan, moet, tot
"""
# What may be returned once, when or if, is not said to be so now; such a word may stand clauses before.
CONDITION = """
    once, when, if, as soon as, after, until, cuando, una vez, si, en cuanto, tras, когда, как только, если, после, quand, des que,
    une fois, lorsque, wenn, sobald, nachdem, falls, quando, assim que, se, depois, appena, dopo, als, zodra, wanneer, nadat
"""
NOT = """
    not, no, never, neither, nor, yet to, without, hasn't, haven't, isn't, wasn't, aren't, weren't, hadn't,
    cannot, can't, didn't, don't, doesn't, nothing, none, nobody,
    ninguno, ninguna, nadie, ni, nunca, sin, tampoco, todavia no, aun no,
    не, нет, никогда, еще не, пока не,
    pas, jamais, n'a, n'est, non, ne,
    nicht, kein, keine, nie, noch nicht, weder,
    nao, ainda nao, niet, geen, nooit, nog niet
"""
# The customer's account of it, which the reply only repeats.
REPORTED = """
    you say, you said, you wrote, you write, you mention, you mentioned, you told, you report, you reported,
    you think, you believe, according to you,
    dices, dice que, dijiste, mencionas, comentas, indicas, cuentas, segun tu mensaje, usted indica,
    вы пишете, вы говорите, вы сказали, вы написали, вы сообщ*, по вашим словам,
    vous dites, vous ecrivez, vous indiquez, vous mentionnez, sie schreiben, sie sagen, sie sagten,
    du schreibst, voce disse, voce diz, dice che, lei scrive, scrivi che, u zegt, u schrijft, je zegt, je schrijft
"""
# "Arrived at the depot" is a scan, and "delivered in two parcels" no date.
ELSEWHERE = """
    at the depot, at the local depot, at the sorting, at the hub, at the centre, at the center, at the facility,
    at a depot, at our, at the carrier, at customs, in the country, in the sorting, at the warehouse, to the depot,
    al centro, al deposito, al almacen, a la oficina de correos, a la aduana, al pais, a la delegacion,
    в сортировочный, в город, на склад, на таможню, в страну, в отделение, в центр,
    au centre, au depot, a l'entrepot, im paketzentrum, im depot, im verteilzentrum, im zustellzentrum,
    ao centro, ao armazem, nel centro, in magazzino, al magazzino, in het sorteercentrum, in het depot
"""

# What ends one statement and begins another, as a comma does.
BUT = (
    "but|so|although|though|while|pero|sino|aunque|mientras|но|хотя|поэтому|mais|bien que|aber|sondern|obwohl"
    "|mas|porem|embora|tuttavia|maar|hoewel|and|y|и|et|und"
)

CARRIERS = """
    dhl, ups, gls, seur, dpd, fedex, hermes, correos, mrw, nacex, usps, royal mail, evri, сдэк, почта россии, boxberry,
    colissimo, chronopost, mondial relay, postnl, poste italiane, brt, ctt
"""

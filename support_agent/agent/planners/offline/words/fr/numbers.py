"""French: the words around a number that tell what it is."""

from support_agent.agent.planners.offline.words import NumberMark

NUMBER_MARKS: dict[NumberMark, str] = {
    "order": "commande*, cde, cmd, comande*, colis, achat, paquet, livraison, envoi",
    "number": "numero*, num, n, no, nr, reference, ref, code",
    "other_before": """
        compte, client, postal, cp, telephone, tel, portable, mobile, fixe, gsm, facture, carte,
        fidelite, rue, avenue, av, boulevard, bd, place, chemin, appartement, appt, batiment, etage,
        taille, pointure, modele, paye, payee, montant, prix, coute, siret, tva, iban, bon, ticket
    """,
    "other_after": """
        euro, euros, eur, chf, franc*, dollar*, dh, mad, dirham*, centimes, pour cent, jour*,
        semaine*, mois, an, ans, annee*, heure*, h, minute*, article*, produit*, piece*, paire*,
        unite*, exemplaire*, lot, lots, fois, personne*, rue, avenue, boulevard, chemin, place,
        janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre,
        decembre
    """,
    "tracking": "suivi, tracking, colissimo, chronopost",
    "year_before": """
        en, de, du, annee, depuis, janvier, fevrier, mars, avril, mai, juin, juillet, aout,
        septembre, octobre, novembre, decembre
    """,
    "year_after": "annee",
    "month": """
        janvier, février, fevrier, mars, avril, mai, juin, juillet, août, aout, septembre, octobre,
        novembre, décembre, decembre, janv, févr, fév, fev, avr, juil, sept, oct, nov, déc, dec
    """,
    "month_link": "de",
    "not": "pas, non",
    "article": "le, la, l, est, c, du, de",
    "of": "de, des, d, sur",
    "only": "seulement, juste, uniquement, seul, seule",
    "piece": "piece*, article*, unite*, paire*, exemplaire*",
}

COUNTS = (
    "un une",
    "deux",
    "trois",
    "quatre",
    "cinq",
)
PLACES = (
    "premier premiere",
    "deuxieme second seconde",
    "troisieme",
)

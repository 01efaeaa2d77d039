"""French: what is asked of the shop, its rules and its goods.

Of France, Belgium, Switzerland, Quebec and the Maghreb. Accents are left out, since customers
leave them out; what an apostrophe parts is written apart.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "policy": """
        politique*, condition*, cgv, delai de retour, delais de retour, delai de remboursement,
        delais de remboursement, delai de retractation, combien de temps ai je, combien de temps
        jai, combien de temps on a, combien de jours ai je, gratuit, gratuits, frais de retour,
        retours sont ils, retour est il, se passent les retours, se passent vos retours, retour en
        magasin, retours en magasin, retourner en magasin, dans un magasin, en boutique, article
        solde, articles soldes, avant de commander, avant d acheter, si ca me va pas, si ca ne me va
        pas, si ca ne va pas, si ca va pas, si jamais, au bout de combien, qui paye, qui paie, moi
        qui paye, moi qui paie, prend en charge, a ma charge, sont ils remboursables, est il
        remboursable, frais de livraison sont, frais de port sont, en cas de retour, acceptez vous
        les retours, vous reprenez, est ce que vous remboursez, comment fonctionne, comment
        fonctionnent, acceptez vous ~ retours, vous acceptez ~ retours, acceptez ~ les retours,
        comment marche, comment marchent, en avoir ou, article en promo, en promo, en solde, soldes,
        depasse les 14 jours, hors delai, delai de 14 jours, delai de 30 jours, peut etre repris,
        peuvent etre repris, remboursement en magasin, reprenez vous, faire rembourser les frais,
        frais de port en cas, sans etiquette, articles personnalises, articles personnalisees,
        combien coute un retour, coute un retour, coute le retour, cout du retour, prix du retour,
        produit ouvert, article ouvert, delai pour changer, delai pour renvoyer, delai pour
        retourner, retours acceptes, combien de jours pour, avant de passer commande, avant de
        passer une commande, avant achat, a quel cout, modalites, reprise d article
    """,
    "options": """
        moyens de paiement, moyen de paiement, modes de paiement, mode de paiement, mode de
        livraison, modes de livraison, types de livraison, payer en plusieurs fois, paiement en
        plusieurs fois, peut on payer, puis je payer, peut on regler, possible de payer, quels
        modes, quels moyens, quelles options, acceptez vous, vous acceptez, prenez vous, payer a la
        livraison, contre remboursement, facilites de paiement, difference entre
    """,
    "ship_to": """
        livrez vous, vous livrez, livrez en, livrez au, livrez a, expediez vous, vous expediez,
        livraison a l etranger, livraison hors, livraison possible, frais de port, frais de
        livraison, frais d envoi, frais d expedition, cout de livraison, cout de la livraison, prix
        de la livraison, tarif de livraison, tarifs de livraison, combien la livraison, combien
        coute la livraison, livraison gratuite, livraison offerte, en general, a l international,
        livraison express, c est combien la livraison, livraison est gratuite, livraison est elle
        offerte, livraison est elle gratuite, livraison offerte a partir, a partir de quel montant,
        livres montes, expediez en, expediez au, livrez jusqu, martinique, guadeloupe, reunion,
        guyane, mayotte, corse, dom tom, en suisse, en belgique, au luxembourg, au canada, au
        quebec, au maroc, en algerie, en tunisie, a l etranger, en allemagne, en espagne, en italie,
        en angleterre, au portugal, recevoir une commande en, allemagne, suisse, belgique, espagne,
        italie, luxembourg, maroc, algerie, tunisie, canada, quebec, portugal
    """,
    "product_question": """
        disponib*, en stock, stock, rupture, quelle taille prendre, quelle taille choisir, quelle
        taille faut, guide des tailles, taille grand, taille petit, dimension*, composition,
        matiere, compatible*, existe en, existe t il, avez vous une, avez vous un, avez vous le,
        avez vous la, avez vous les, auriez vous, vendez*, horaire*, ouvert, ouverts, ouverture, un
        magasin, vos magasins, votre magasin, magasin physique, magasins, une boutique, boutiques,
        votre boutique, combien coute, coute combien, quel est le prix, c est combien, tarif*,
        remise*, promotion*, soldes, catalogue, carte cadeau, cartes cadeau*, comment commander,
        acheter, commander, difference entre, garantie*, garanti, notice, mode d emploi, laisser un
        avis, donner mon avis, donner un avis, hauteur, largeur, poids, ingredient*, reassort*,
        precommande, professionnels, click and collect, caracteristique*, bio, fabrique*, proposez
        vous, proposez, emballage cadeau, dans quel pays, taille xl, aurez la, aurez vous, recevoir
        du stock, vegan, pose a domicile, montage, je cherche un cadeau, je cherche une idee,
        conseils, taillent, taille normalement, retouches, reserver, gaucher, essayer en magasin,
        laquelle me conseillez, lequel me conseillez, que me conseillez, conseillez vous, je cherche
        un, je cherche une, ancien frigo, repris, ma question concerne, est elle compatible, autres
        coloris, d autres couleurs, autres tailles, d autres tailles, y a t il du, y a t il de la,
        lactose, allergene*, gluten
    """,
}

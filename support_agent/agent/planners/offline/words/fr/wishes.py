"""French: what customers want done.

Of France, Belgium, Switzerland, Quebec and the Maghreb. Accents are left out, since customers
leave them out; what an apostrophe parts is written apart.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "return": """
        retour, retours, retourn*, le renvoyer, la renvoyer, les renvoyer, vous renvoyer, veux
        renvoyer, voudrais renvoyer, souhaite renvoyer, peux renvoyer, renvoyer mon, renvoyer ma,
        renvoyer mes, renvoyer l article, renvoyer un article, renvoyer un produit, renvoyer deux,
        renvoyer ce, renvoyer cet, renvoyer cette, renvoie l article, rendre l article, le rendre,
        la rendre, les rendre, rendre un, rendre mon, rendre ma, retract*, rapporter, etiquette de
        retour, bon de retour, reprendre l article, renvoyer, renvoie, renvoi, redonner, reprise
    """,
    "unwanted": """
        me va pas, me vont pas, me convient pas, convient pas, conviennent pas, me plait pas, plait
        pas, plaisent pas, trop petit*, trop grand*, trop serre*, trop large*, trop court*, pas
        satisfait*, garde pas, pas a mon gout, a mes attentes, pas ce que j attendais, change d
        avis, en veux plus, ne veux plus, taille pas, pas la bonne taille, trop etroit*, pas
        adapte*, camelote, convient plus, qualite n est pas, qualite decevante, decu de la qualite,
        decue de la qualite, pas stable*, bancal*
    """,
    "may": """
        puis je retourner, puis je renvoyer, puis je encore, puis je vous le renvoyer, puis je vous
        les renvoyer, est il possible de retourner, est il possible de renvoyer, est ce possible de
        retourner, possible de rendre, est il encore possible de retourner, est il possible d
        echanger, est ce possible d echanger, possible de faire un retour, jusqu a quand puis je,
        trop tard pour, peut on echanger, suis je encore dans les delais
    """,
    "exchange": """
        echang*, lechang*, dechang*, changer de taille, changer la taille, changer pour une, changer
        contre, autre taille, taille au dessus, taille superieure, taille au dessous, taille en
        dessous, taille inferieure, taille plus, autre pointure, pointure au dessus, pointure au
        dessous, remplacement*, remplac*, autre couleur, autre modele, modele different, la meme en,
        le meme en, troquer, autre coloris, en avoir une autre, en avoir un autre, me les changer,
        me le changer, me la changer, les changer pour, le changer pour, la changer pour, changer
        pour du, changer la couleur du ~ recu, changer l article recu
    """,
    "refund": """
        rembours*, mon argent, largent, l argent, un avoir, rendez moi mon, recuperer ma mise,
        recredit*, mes sous, les sous, recuperer la somme, ne voit rien
    """,
    "refund_late": """
        pas rembours*, pas ete rembours*, pas encore ete rembours*, pas encore rembours*, pas m
        avoir rembours*, jamais ete rembours*, jamais rembours*, attends mon remboursement, attends
        toujours mon remboursement, attends le remboursement, attends un remboursement, attente de
        remboursement, attente du remboursement, attente de mon remboursement, attente d un
        remboursement, ou en est ~ remboursement, remboursement en est, ou est mon argent, ou est
        mon remboursement, quand vais je etre rembours*, quand serai je rembours*, quand je serai
        rembours*, quand serais je rembours*, quand est ce que je serai rembours*, quand allez vous
        me rembourser, pas recu ~ remboursement, aucun remboursement, pas de remboursement, statut ~
        remboursement, etat ~ remboursement, suivi ~ remboursement, suivi ~ retour, statut ~ retour,
        recu mon retour, recu mes retours, recu mon colis retour, bien recu le retour, nouvelles du
        remboursement, nouvelles de mon remboursement, nouvelles de mon retour, deviez me
        rembourser, deviez me rembours*, devais etre rembours*, devait etre rembours*, remboursement
        n apparait, remboursement napparait, ai renvoye, jai renvoye, ai retourne, jai retourne,
        avons retourne, avons renvoye, serai rembourse sous, serais rembourse sous, sans
        remboursement, remboursement toujours pas, delai de mon remboursement, remboursement tarde,
        et mes sous, deviez me recrediter, toujours pas recredite*, quand serais je credite, ai
        rapporte, jai rapporte, traite mon retour, virement de remboursement, mail de remboursement,
        retour a ete receptionne, retour ~ receptionne, preuve du virement, banque ne voit rien,
        proceder au remboursement, vu le credit, pas vu le credit, pas encore vu le credit, credit
        sur ma carte
    """,
    "outcome": "approuv*, refus*, accepte, acceptee, rejet*, valide, validee",
    "compensation": """
        dedommag*, geste commercial, indemnis*, compens*, dommages et interets, remise pour,
        reduction pour
    """,
    "damaged": """
        casse, cassee, casses, cassees, abim*, endommag*, defect*, deffect*, defaut*, fendu*, raye,
        rayee, rayes, rayure*, fele*, brise*, dechir*, troue*, un trou, tache, tachee, taches,
        fonctionne pas, fonctionnent pas, fonctionne plus, marche pas, marchent pas, marche plus,
        allume pas, allume plus, charge pas, charge plus, en panne, hs, coule, trempe*, fuite,
        perce*, pas conforme, non conforme, cabosse*, enfonce*, tordu*, ecrase*, mauvais etat,
        perime*, deja utilise*, deja porte*, usage, usagee, colis ouvert, arrive ouvert, emballage
        ouvert, carton ouvert, etait ouvert, eventre*, inutilisable*, decousu*, decoud, decoll*, s
        ouvre plus, en morceaux, en mille morceaux, court circuit, a lache, ne tient plus, sent
        rien, rouille*, moisi*, s arrete, tourne plus, fonctionne mal, marche mal, mal cousu*,
        dechirure, ebreche*, plus court que, s apparie plus, ne s apparie, ne demarre, demarre plus,
        demarre pas, se recharge plus, connecte plus au, brule, en miettes, bancal*, fissur*,
        delave*, retreci*, rentre pas sur, ferme pas, ferme plus, mal perce*, tient pas, ne s ouvre
        pas, clignote, grince, grille, sent mauvais, eteint tout seul, s eteint, eclate, imbibe,
        tordue
    """,
    "wrong": """
        mauvais article, mauvais produit, mauvaise couleur, mauvais modele, mauvais colis, mauvaise
        reference, mauvaise commande, recu la mauvaise, recu le mauvais, envoye le mauvais, envoye
        la mauvaise, pas ce que j ai commande, pas ce que jai commande, pas du tout ce que, pas le
        bon, pas la bonne couleur, pas le meme, erreur dans ma commande, erreur dans la commande,
        erreur d article, erreur de produit, erreur de preparation, autre article, article
        different, produit different, au lieu de, au lieu du, a la place de, a la place du, de
        quelqu un d autre, correspond pas, correspondent pas, vous etes trompe*, intervert*, eu du,
        article errone
    """,
    "missing": """
        il manque, manque*, manquant*, incomplet*, pas complet*, il n y avait, n y avait que, recu
        que, n en ai que, qu un seul, que la moitie, seulement recu, recu seulement, partie de ma
        commande, une partie, partiellement, absent du colis, absente du colis, colis vide, carton
        vide, boite vide, pas dans le colis, pas dans le carton, pas fourni*, etaient pas fourni*,
        sans la notice, pas trouve les, seule chaussure, 1 seul, 1 seule, incomplets, pas tout recu
    """,
    "own_mistake": """
        trompe de taille, trompee de taille, trompe de couleur, trompee de couleur, trompe de
        modele, pris la mauvaise, pris le mauvais, commande la mauvaise, commande le mauvais, prise
        la mauvaise, erreur de taille, commande en double
    """,
    "cancel": """
        annul*, dannul*, lannul*, cancel*, veux plus de ma commande, veux plus ma commande, souhaite
        plus ma commande, souhaite plus recevoir, stopper la commande, stopper ma commande, arreter
        la commande, arreter ma commande, plus besoin de ma commande, resilier, renonce, retracte
        avant, stopper l envoi, stopper l expedition, ne livrez pas, ne l envoyez pas, ne desire
        plus, trouve moins cher, laisse tomber, ne pas debiter
    """,
    "change": """
        changer, changement, change l, change mon, changez, modif*, corrig*, correct*, rectifi*,
        enlever, supprimer, retirer un, mettre a jour, actualis*, trompe*, erreur*, mauvais*,
        incorrect*, errone*, fausse, est fausse, reporter, decaler, et non, pas la bonne,
        incomplete, nouvelle, faute, mal orthographi*, rajouter, mettre le, demenag*
    """,
    "add": """
        ajout*, rajout*, inclure, j ai oublie, jai oublie, livrer chez, livrer au, livrer a une
        autre, livre a une autre, autre adresse, reporter la livraison, decaler la livraison,
        changer la date, changer le point, changer de point, autre point relais
    """,
    "talk": """
        parl*, discut*, joindre, contact*, appel*, rappel*, telephon*, passez, mettez, veux,
        voudrais, souhait*, besoin, aimerais, puis je, peut, peux, jaser, vrai*, reel*, svp, y a t
        il, est ce qu, urgent, chat, chatter, numero, il me faut, expliquer, joignable
    """,
    "speak": """
        parler a, parler au, parler avec, discuter avec, m entretenir avec, en relation avec,
        joindre un, joindre une, joindre le, avoir un, passez moi, mettez moi, transferez moi,
        contacter un, contacter une, jaser avec, rappelez moi
    """,
    "complaint": """
        reclamation*, reclamer, plainte*, plaindre, arnaqu*, escro*, voleur*, scandal*, lamentable*,
        dgccrf, mediateur, avocat, consommateur*, tribunal, justice, mise en demeure, signalement,
        conteste, contester, litige, signal conso, tres decu de votre, tres decue de votre,
        inexistant, incompeten*, impoli*, malpoli*, mal parle, fuyez, plus jamais chez, plus jamais
        commander, commanderai plus, mecontent*, honteu*, une honte, honte de, honteuse*, manque de
        serieux, comportement, agressif*, direction, avis negatif*, signaler
    """,
    "trouble": """
        probleme*, souci*, soucis, erreur*, refus*, rejet*, impossible, n arrive pas a, narrive pas
        a, n arrive plus a, arrive pas a, bloque*, deux fois, 2 fois, double*, echou*, echec, passe
        pas, reconnais pas, valide pas, invalide, pas normal, surplus, pas de commande, apparait
        pas, pas abouti, pas pris, attente de paiement, pas le bon, au lieu de, trop preleve,
        mauvais montant, pas la commande, tout d un coup, bug*, en attente sur, echoue, code que je
        ne recois, ne recois pas le code
    """,
}

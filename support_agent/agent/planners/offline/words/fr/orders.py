"""French: orders, and what is asked of them.

Of France, Belgium, Switzerland, Quebec and the Maghreb. Accents are left out, since customers
leave them out; what an apostrophe parts is written apart.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "order": """
        commande, commandes, commandee, commandees, comande*, commende*, cmd, cde, colis, coli,
        paquet*, achat, achats, achete, achetee, article, articles, larticle, produit*, livraison*,
        expedition, envoi, marchandise*, commander ~ chez, lacommande
    """,
    "own": """
        ma, mon, mes, notre, nos, ai commande, jai commande, g commande, ai achete, jai achete, ai
        passe, jai passe, avons commande, j ai, jai, m a, on m a, m ont, vous m avez, nous avons
    """,
    "latest": """
        derniere commande, dernieres commandes, dernier colis, dernier achat, derniere livraison,
        commande la plus recente
    """,
    "address": """
        adresse*, ladresse, dadresse, code postal, numero de telephone, numero de portable, numero d
        appartement, numero de rue, interphone, digicode, demenag*, domicile, nom de rue, batiment,
        etage, code de la porte
    """,
    "invoice": """
        facture, factures, lafacture, facturation, ticket de caisse, duplicata, justificatif d
        achat, preuve d achat, recu d achat, recu fiscal
    """,
    "payment": """
        paiement*, payer, paye, reglement, carte bancaire, carte de credit, carte bleue, ma carte,
        par carte, cb, mon virement, virement bancaire, par virement, le virement, fait un virement,
        prelev*, debite*, preleve*, paypal, klarna, mensualite*, interac, visa, mastercard, 3d
        secure, transaction*, cheque, bancontact, twint
    """,
    "account": """
        mon compte, compte, comptes, mot de passe, mdp, connecter, connexion, connection,
        identifiant*, inscri*, desinscri*, desinscription, desabonn*, abonn*, newsletter, espace
        client, espace personnel, mes donnees, donnees personnelles, code de verification, points de
        fidelite, points fidelite, carte de fidelite, programme de fidelite, parrain*, verification,
        code de connexion, code par sms, code par mail
    """,
    "site": """
        site bug*, appli bug*, page bug*, plante, code promo*, code de reduction, code reduction,
        code avantage, code de promo*, coupon*, l application ne, application plante, lappli ne, l
        appli, appli, panier, message d erreur, page de paiement, page blanche, site ne, site est,
        le site bug, votre site bug, erreur 404, le code, mon code, code cadeau, mettre un avis, la
        page ne
    """,
    "total": "total, montant, prix, cout",
    "human": """
        humain*, vrai humain, conseiller, conseillers, conseillere, conseillé, agent, agents,
        operateur*, operatrice, teleconseill*, superviseur*, prepose*, interlocuteur*, vraie
        personne, vrai personne, personne reelle, rappelez moi, rappeler moi, rappele moi, etre
        rappele*, etre contacte*, vous joindre, vous contacter, vous appeler, contacter le service,
        contacter le support, contacter le sav, joindre le service, joindre le sav, joindre quelqu
        un, parler a quelqu un, parler avec quelqu un, parler a quelquun, quelqu un au telephone,
        quelquun au telephone, mettre en relation, mettez moi en relation, mise en relation, parler
        au service, aide humaine, numero du service, numero de telephone du service, numero du sav,
        peut me rappeler, peut me contacter, peut il me contacter, peut il me rappeler, pouvez vous
        me rappeler au, pouvez vous m appeler, appelez moi, m appeler, m entretenir, joindre par
        telephone, numero ou vous joindre
    """,
    "someone": """
        personne, quelqu un, quelquun, telephone, service client*, service clientele, le service a
        la clientele, service a la clientele, service apres vente, apres vente, sav, support,
        responsable, equipe, contact, me contacter, me recontacter, whatsapp, assistance
        telephonique, personne physique
    """,
    "pickup": """
        point relais, points relais, relais colis, point de retrait, point pickup, pick up,
        consigne, locker, bureau de poste, la poste, en relais, retirer mon, le retirer, aller
        chercher, venir chercher, recuperer mon, recuperer ma, le recuperer
    """,
    "day": """
        aujourd hui, aujourdhui, demain, apres demain, ce soir, ce matin, cette semaine, la semaine
        prochaine, semaine prochaine, week end, weekend, lundi, mardi, mercredi, jeudi, vendredi,
        samedi, dimanche, a temps, avant noel, avant le, avant samedi, avant vendredi
    """,
    "where": """
        ou est, ou en est, ou se trouve, ou sont, ou en sont, ou ca en est, ou en suis, elle est ou,
        il est ou, est ou, sont ou, ou reste, ou elle est, ou il est, ou est passe, ou se situe,
        localis*, ou puis je le recuperer, ou recuperer, ou trouver mon, ou il en est, ou elle en
        est, ou en etes, ou estma
    """,
    "when": """
        quand, kan, qd, quel jour, a quelle date, quelle date, dans combien de temps, dans combien
        de jours, combien de temps, combien de jours, quelle heure, pour quand, a quel moment, sous
        combien, dici combien, d ici combien, quel delai, quelle date exacte, quelle heure environ,
        toujours d actualite
    """,
    "eta": """
        date de livraison, delai de livraison, delais de livraison, date d arrivee, date estimee,
        jour de livraison, heure de livraison, livraison prevue, creneau*, estimation de livraison,
        delai d acheminement, delais d acheminement, date prevue, arrivee prevue, est prevue, est
        prevu, livraison estimee, heure de passage, date de reception, date approximative, nouvelle
        date, vais je recevoir, vais je etre livr*, serai je livr*, sera t elle livree, sera t il
        livre, sera livree, sera livre, serai livre*, recevoir cette semaine, je le recois, je la
        recois, je laurai, je l aurai, l aurai je, sera la, passera le, refaire une livraison,
        nouvelle livraison, avez une date, une date, avant la fin, esperer avoir, esperer recevoir,
        avoir mes, combien de jours normalement, combien de jours en general, ca prend combien
    """,
    "status": """
        etat, statut, status, avancement, avancee, evolution, aucune nouvelle, des nouvelles, pas de
        nouvelle*, sans nouvelle*, nouvelles de, nouvelles concernant, en cours de traitement, en
        cours de preparation, en preparation, en cours d acheminement, en traitement, que se passe,
        que ce passe, qu en est il, quen est il, ou en, informations sur ma, infos sur ma, info sur
        ma, information sur ma, informations concernant, renseignement sur ma, renseignements sur
        ma, bien enregistree, prise en compte, bien validee, bien ete validee, bien partie, savoir
        si ma commande, savoir si mon colis, au sujet de ma commande, concernant ma commande, a
        propos de ma commande, suite a ma commande, tenir informe*, tenir au courant, ce qu il
        advient, ou cela bloque, ou ca bloque, quitte l entrepot, prete, relancer au sujet, relance,
        verifier ma commande, a quelle etape, quelle etape, bien ete pris en charge, pris en charge,
        me confirmer une livraison, confirmer la livraison, confirmer ma livraison, affiche annulee,
        mail de confirmation, pas de mail, aucun mail, pas eu de mail, confirmation de commande,
        affiche annule
    """,
    "track": """
        suivi, suivis, suivre, tracking, track, tracer, tracabilite, numero de suivi, lien de suivi,
        code de suivi, voir ma commande, consulter ma commande, retrouver ma commande, retrouver mon
        colis, pas a suivre, point relais, retour a l expediteur, retourne a l expediteur, revenu a
        l expediteur, avis de passage, enquete, lien ne donne rien, relais de, dans le relais
    """,
    "arrive": """
        arriv*, recu, recue, recus, recues, recevoir, recois, recoit, receptionn*, livre, livrer,
        livree, livres, livrees, livreur*, expedi*, envoye, envoyee, parvenu*, acheminement,
        distribu*, transporteur*, facteur, boite aux lettres, colissimo, mondial relay, chronopost,
        au depot, relais colis
    """,
    "shipped": """
        expedie*, envoyee, ete envoye, est partie, est parti, en route, en chemin, en transit, en
        cours de livraison, ete expedi*, bien expedi*, deja partie
    """,
    "not_arrived": """
        pas recu*, pas encore recu*, jamais recu*, rien recu, rien recut, non recu*, pas
        receptionn*, pas ete livr*, pas livr*, jamais livr*, non livr*, pas arrive*, pas encore
        arrive*, jamais arrive*, n arrive pas, narrive pas, n arrive toujours pas, pas eu mon colis,
        toujours rien, tjr rien, tjrs rien, tjr pas, tjrs pas, toujours pas la, pas expedi*, pas
        encore expedi*, pas parti*, aucune nouvelle, sans nouvelle*, pas de nouvelle*, perdu*,
        egare*, introuvable, bouge pas, bouge plus, pas bouge, bloque*, coince*, stagne, rien dans
        ma boite, jamais eu, n ai rien, nai rien, rien a ce jour, attends toujours, attend toujours,
        attends encore, attends depuis, jattends toujours, sans suite, toujours en attente, livre
        alors que, non parvenu*, pas parvenu*, plus de nouvelle*, et rien, pas la trace, aucune
        trace, dit etre passe, pas vu le livreur, aucun avis, rien vu, pas vu, destinataire absent,
        il a disparu, a disparu, disparu, vole dans, silence radio, remis au gardien, n ont rien, na
        rien, ne bouge, reparti, ne l ont pas trouvee, jamais vu
    """,
    "late": """
        retard*, delai depasse, delais depasses, tarde, traine, trop long, commence a faire long,
        sous 48h, sous 24h, devait arriver, devait etre livr*, devais recevoir, aurait du arriver,
        aurais du recevoir, aurait du etre
    """,
    "waiting": """
        attends, attend, attente, jattends, jatten, patiente*, toujours, tjr, tjrs, cela fait, ca
        fait, depuis, deja 2 semaines
    """,
    "how_much": """
        combien ai je paye, combien jai paye, detail de ma, details de ma, detail de la commande,
        contenu de ma, ce que j ai commande, ce que jai commande, qu est ce que j ai commande, qu ai
        je commande, recapitulatif, montant total de, total de ma, liste des articles, commande
        quoi, c etait quoi, cetait quoi, quoi deja, taille j avais, avais pris*, avais commande, ai
        pris comme
    """,
}

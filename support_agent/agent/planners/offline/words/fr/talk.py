"""French: small talk, answers and the small words between.

Of France, Belgium, Switzerland, Quebec and the Maghreb. Accents are left out, since customers
leave them out; what an apostrophe parts is written apart.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "you_are": """
        etes vous, vous etes, es tu, tu es, t es, tes un, je parle a, parle je, je parle avec, est ce
        que je parle, c est un, c est une, cest un, cest une, suis je en contact, qui etes, qui es, c
        est qui, comment tu t appelles, comment vous appelez, a qui ai je, il y a un, y a t il,
        en train de parler,
        je discute avec, discute avec, je parle avec, parler a un vrai
    """,
    "bot": """
        robot*, bot, machine, humain, humaine, vraie personne, personne reelle, ia, intelligence
        artificielle, automatique, programme, chatbot, qui etes vous, qui es tu, c est qui, comment
        tu t appelles, comment vous appelez vous, automate, ordinateur, repondeur,
        etre humain
    """,
    "you_can": """
        que pouvez vous, que peux tu, que sais tu, a quoi tu sers, a quoi sers, a quoi servez, en
        quoi pouvez vous, en quoi peux tu, comment pouvez vous, comment peux tu, quelles questions,
        que faites vous, quels services, comment fonctionne ce chat, que puis je te demander, que
        puis je vous demander, qu est ce que tu peux, qu est ce que vous pouvez, tes capacites,
        tu sais faire, vous savez faire, peux faire quoi, tu peux m aider a quoi
    """,
    "help": """
        aide, aider, aidez, aidez moi, besoin d aide, maider, renseignement*, une question, question,
        questions, assistance, coup de main, une information, une info
    """,
    "greeting": """
        bonjour*, bonsoir*, bjr, bsr, salut*, slt, coucou, cc, hello, allo, hey, hi, salam*,
        enchant*, comment allez, comment vas, comment ca va, ca va, il y a quelqu un, y a quelqu un,
        quelqu un est la, ravi*, bienvenue, quoi de neuf, heureux de vous, plaisir de vous,
        re bonjour, rebonjour, le bonjour, yo
    """,
    "thanks": """
        merci*, remerci*, thanks, parfait, super, genial, top, gentil*, nickel, formidable,
        excellent, au top, sympa
    """,
    "bye": """
        au revoir, bonne journee, bonne soiree, bonne nuit, bon weekend, bon week end, bonne fin, a
        bientot, a plus, bye, ciao, adieu, a demain, c est tout, tchao, passe une bonne, passez une
        bonne, bonne continuation, bonnes fetes,
        bon dimanche, bon samedi, bonnes vacances, bonne apres midi, bon apres midi
    """,
    "yes": """
        oui, ouais, ok, okay, d accord, daccord, dac, exact, exactement, tout a fait, volontiers,
        bien sur, c est ca, c est bien ca, confirme, je confirme, allez y, vas y, absolument,
        effectivement, correct, entendu, parfait, svp, oui merci
    """,
    "no": """
        non, nan, pas du tout, pas maintenant, non merci, surtout pas, aucun, aucune, pas la peine,
        rien, rien d autre, pas vraiment
    """,
    "correction": """
        me suis tromp*, je voulais dire, je veux dire, pardon, excusez, excuse moi, desole, desolee,
        en fait, plutot, erreur de ma part, oups, autant pour moi, je parlais, il s agit de, fait une
        erreur, et non
    """,
    "unsure": """
        je crois, je pense, pas sur, pas sure, peut etre, il me semble, sans doute, je suppose, me
        semble t il
    """,
    "no_number": """
        pas le numero, pas ~ numero de commande, plus le numero, plus ~ numero, connais pas ~ numero,
        retrouve pas ~ numero, trouve pas ~ numero, perdu ~ numero, sans numero, je ne sais pas, je
        sais pas, l ai pas, l ai plus, pas de numero, aucune idee, ne le connais pas, le trouve pas,
        m en souviens pas, me souviens pas
    """,
    "all": """
        tout, toute, tous, toutes, complet, complete, entier, entiere, integralement, integralite,
        les deux, tous les deux, chacun
    """,
    "one_item": """
        un article, un produit, un seul, une seule, l un des, un des, une des, quelque chose,
        certains, certaines, deux articles, une chose, une paire, un vetement
    """,
    "keep": "je garde, garde, garder, gardons, garderai",
    "told": """
        m a dit, ma dit, on me dit, me dit, m ont dit, m a assure, selon, d apres, m a promis, on m a
        annonce, m a confirme
    """,
    "not": """
        pas, pas de, pas d, pas un, pas une, sans, ni, ne veux pas, ne souhaite pas, non pas, plutot
        qu
    """,
    "filler": """
        un, une, le, la, les, l, de, du, des, d, mon, ma, mes, a, au, pour, faire, je, veux, veut,
        que, qu, en, ce, c, est, votre, vos, me, m, te, t, j, n, ne, se, s, y, ete
    """,
    "plain": """
        ainsi, alors, apres, aucun, aujourd, aujourdhui, aussi, autre, autres, avait, avant, avec,
        avez, avoir, avons, beaucoup, bien, bon, bonne, car, cas, cela, celle, celui, cette, ces,
        cet, chez, comme, comment, cordialement, dans, date, deja, demain, depuis, derniere,
        dernier, deux, dire, dit, dois, donc, donner, elle, encore, enfin, entre, essai, etais,
        etait, etant, etes, etre, eux, fait, faut, fin, fois, hier, heure, heures, ici, ils, jour,
        journee, jours, juste, leur, lettre, lui, lundi, mardi, mercredi, jeudi, vendredi, samedi,
        dimanche, madame, mademoiselle, mail, mails, maintenant, mal, malgre, matin, mauvaise, meme,
        messieurs, mettre, midi, mieux, mise, moins, mois, monsieur, nous, nouveau, numero, nuit,
        ont, par, parce, part, pendant, petit, peu, peut, peux, place, plus, plusieurs, pourquoi,
        pourriez, pouvez, pouvoir, premier, premiere, prendre, pres, presque, prevu, prise, puis,
        quel, quelle, quels, quelque, quelques, quoi, rester, reste, savoir, semaine, semaines,
        sera, serait, seul, soir, sont, sous, suis, suite, sur, temps, tient, toujours, tres, trop,
        trouve, venir, vers, via, voir, voila, voudrais, vous, vrai, vraiment, vue, mari, fille,
        fils, mere, anniversaire, cadeau, noel, client, cliente, exemple, example, reponse, demande,
        site, internet, message, possible, urgent, prix, taille, couleur, abord, accord, actuel,
        actuellement, affaire, affiche, afin, ailleurs, aime, aimer, aller, allez, amener, amis,
        ancienne, annee, annees, annonce, apparemment, appartement, apporter, apprecie, approche,
        arrete, assez, associe, attendant, attendre, attendu, attention, attentif, aucunement,
        auparavant, aupres, auquel, auriez, autant, automne, autrement, avance, avances, avais,
        avaient, avantage, avenir, avion, avoue, ayant, base, bebe, belge, belle, besoins, bizarre,
        boite, bonnes, bout, bras, bref, bureau, cadre, campagne, caisse, capable, caractere, cause,
        celles, centre, cependant, cesse, chacune, chaine, chambre, chance, chaque, charge,
        chauffeur, chaud, cher, chere, cherche, cherchais, choisi, choisie, choisir, choix, chose,
        choses, ciel, cinq, clair, clairement, classe, coeur, coin, collegue, combien, compagnie,
        comprends, comprendre, comprend, compris, compter, concerne, concernant, concert, conge,
        conges, confiance, confirmer, confirmation, connais, connaitre, conseil, consequent,
        constate, constater, contente, content, contraire, contre, convenu, corps, correspond, cote,
        cours, court, courte, coute, couter, couvert, creer, croire, cuisine, curieux, dame, danger,
        debut, decembre, decide, declare, dedans, dehors, delai, delais, demander, demandez,
        demandes, depart, depend, depense, deplacer, depose, deposer, derniers, dernieres,
        desormais, dessous, dessus, devait, devant, devenir, devez, devoir, devrais, devrait,
        different, differents, difficile, diffuse, direct, directement, disant, dites, doit,
        doivent, dommage, donne, donnee, donnees, donnez, dossier, droit, droite, duree, ecole,
        ecoute, ecran, ecrire, ecris, ecrit, effectue, effectuee, effet, egalement, eleves, embete,
        emballage, employe, enceinte, enfance, enfant, enfants, ensuite, entrepot, entreprise,
        entree, envers, envie, environ, espace, espere, esperant, essaye, essayer, essayage, essaie,
        etape, etions, etonne, etonnee, etroit, etroite, etroites, evenement, eviter, evidemment,
        exacte, existe, explique, expliquer, facile, facilement, facon, faisait, famille, fauteuil,
        femme, ferme, fermee, fermer, fete, figure, final, finalement, fonction, fond, fort, forte,
        frais, france, garde, garder, gardien, gardienne, general, gens, geste, grace, grave, gros,
        grosse, groupe, guerre, habite, habitude, haut, heureux, histoire, homme, honnetement,
        humeur, idee, ignore, image, immediat, immeuble, importance, important, importante,
        impression, inconnu, indique, indiquer, inquiet, inquiete, instant, interesse, interieur,
        inutile, jamais, jardin, jeune, jeunes, joins, joli, jolie, juin, juillet, justement,
        laisse, laisser, langue, lavage, lequel, laquelle, lesquels, liberte, lien, lieu, ligne,
        lire, loin, longtemps, longue, lors, lorsque, maison, malheureusement, manger, maniere,
        marche, marque, matelas, maximum, meilleur, meilleure, membre, mention, merite, mesure,
        metre, milieu, minimum, minute, moitie, moment, monde, monter, montrer, mots, moyen,
        moyenne, neuf, niveau, normal, normalement, note, nouveaux, nouvelles, objet, obtenir,
        obtenu, occasion, oeil, offre, offres, omis, oublier, ouvre, ouvrir, ouvrable, ouvrables,
        page, papier, paraitre, pareil, parents, parfois, parfum, parmi, parole, partie, parties,
        partir, partout, passage, passe, passer, passes, pays, peine, penser, pensez, perdre,
        permet, permets, permettre, personnel, petite, petits, phase, photo, photos, piece, pied,
        piege, pire, plaisir, plait, plein, plupart, point, porte, porter, poser, position,
        possibilite, poste, postale, poussette, pouvait, precedent, precedente, precise, preciser,
        prefere, prefererais, prends, preparation, presence, present, presente, pret, prevenir,
        prevenue, preuve, prevue, principe, probable, probablement, prochain, prochaine,
        prochainement, proche, procede, proceder, profite, projet, promis, promise, propos, propose,
        proposer, proposez, propre, proprietaire, protege, puisque, qualite, quant, quantite,
        quartier, quelconque, quinze, quitte, quitter, raison, rapide, rapidement, rapport, rare,
        reaction, realise, realite, reception, recherche, reclame, recommande, reference, regard,
        regarde, regarder, region, regle, regler, regrette, rejoindre, relais, relancer, remarque,
        remettre, remis, remplir, rencontre, rendez, rendre, rendu, renseigne, renvoie, renvoyez,
        repas, repond, repondre, repondu, reponses, represente, reprend, reprise, reserve, respect,
        respecte, ressens, restent, restez, resultat, retraite, retrouve, retrouver, reussi,
        revenir, reviens, revient, robinet, route, sachant, sais, sait, salle, salon, sauf, secteur,
        securite, seance, sejour, semble, sens, sentiment, separe, sept, serais, seriez, serieux,
        service, services, seule, seulement, siecle, signale, silence, simple, simplement, situe,
        situation, societe, sociale, soient, soit, soleil, solution, somme, sommes, sort, sorte,
        sortie, sortir, soulage, source, souvent, suffit, suivant, suivante, sujet, surement,
        surprise, surtout, systeme, tant, tapis, tard, tarder, technique, technicien, telle, telles,
        tellement, tenir, tente, tenu, terme, terrain, terre, tete, texte, tiens, tiers, titre,
        tombe, tombee, toucher, tourne, tours, train, trajet, tranquille, travail, travaille,
        travailler, travaux, traverse, trente, triste, trois, troisieme, trouvee, trouver, type,
        unique, uniquement, usine, utilise, utiliser, utilite, vacances, valable, valeur, valide,
        vais, vendeur, vendre, venait, venant, vends, vendu, venez, vente, ventes, venue, verifie,
        verifier, verite, verres, verra, verrez, version, veuillez, viande, vide, viens, viennent,
        vient, vieux, ville, vingt, visite, vite, voici, voie, voire, voisin, voisine, voisins,
        voiture, voix, volonte, vont, voulais, voulait, vouloir, voulu, voyage, week, weekend, zone,
        marques, marquee, marquent, marquer, caisses, charger, chargement, entrer, course, courses, faite, faits, differente, interieure, commente, debute, causes, cases, cherches, etapes, trains, aimerait, attendus, aucuns, avancer, cesse, classes, conseils, contenter, ecrans, fautes, fetes, nuits, capsules, poussette, frigo, ordinateur, voiture, cuisine, rendez, mariage, precise, messagerie, physique, excuses, affaire, sentir, reservee, parlait, jouer, joue
    """,
    "thing": """
        chemise, chemises, robe, robes, pull, pantalon, pantalons, chaussure, chaussures, basket,
        baskets, manteau, veste, jupe, sac, montre, lampe, table, chaise, noir, noire, blanc,
        blanche, bleu, bleue, vert, verte, rouge, gris, grise
    """,
    "aside": """
        de rien, merci de, merci d avance, merci d, par avance, quand meme, adresse mail, adresse e mail, adresse email,
        sur votre site, sur le site, site internet, votre retour, un retour de votre part, retour de
        votre part, retour rapide, retour a l expediteur, retourne a l expediteur, revenu a l
        expediteur, aucun retour, pas de retour de, pas eu de retour, dans l attente d un retour,
        attente de retour, n arrive pas a, narrive pas a, arrive pas a, n arrive plus a, narrive plus
        a, n arrivons pas a, n arrive toujours pas a, compte bancaire, sur mon compte, mon compte
        bancaire, mon compte affiche, rends compte, rendre compte, rendu compte, tenir compte, tenu
        compte, prise en compte, prendre en compte, pris en compte, ete facture, ete factures, ete
        facturee, ont ete factures, personne ne, personne n, personne na, personne ma, personne
        repond, me conseiller, de nouveau, me renvoyer, me le renvoyer, me la renvoyer, renvoyer le
        mail, renvoyer le lien, renvoyer la facture, renvoyer un mail, bon de reduction, avoir recu
        un avoir, de retour en stock, me rappeler ce que, service de livraison, ca fait deux fois,
        pour la deuxieme fois, c est pas normal, est ce normal, fait du bien, bonne reception, pour
        un cadeau,
        dans le rouge, compte en banque, compte courant, mon compte a ete, mon compte n a, debite mon compte, fait avoir, au magasin ils, merci par avance, en cours de route,
        adresse introuvable, me dit livraison impossible, livreur annule, chauffeur annule, aucun virement, verification par mail, avec une machine, impossible adresse,
        sur l appli, sur l application, sur votre appli, sur votre application, le code postal, le code de suivi, le code de la porte, le code d entree, le code barre, changer d avis
    """,
    "joint": "et, mais, puis, alors que",
}

"""French: small talk, answers and the small words between.

Of France, Belgium, Switzerland, Quebec and the Maghreb. Accents are left out, since customers
leave them out; what an apostrophe parts is written apart.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "you_are": """
        etes vous, vous etes, es tu, tu es, t es, tes un, je parle a, parle je, je parle avec, est
        ce que je parle, c est un, c est une, cest un, cest une, suis je en contact, qui etes, qui
        es, c est qui, comment tu t appelles, comment vous appelez, a qui ai je, il y a un, y a t
        il, en train de parler, je discute avec, discute avec
    """,
    "bot": """
        robot*, bot, machine, humain, humaine, vraie personne, personne reelle, ia, intelligence
        artificielle, automatique, programme, chatbot, qui etes vous, qui es tu, c est qui, comment
        tu t appelles, comment vous appelez vous, automate, ordinateur, repondeur, etre humain
    """,
    "you_can": """
        que pouvez vous, que peux tu, que sais tu, a quoi tu sers, a quoi sers, a quoi servez, en
        quoi pouvez vous, en quoi peux tu, comment pouvez vous, comment peux tu, quelles questions,
        que faites vous, quels services, comment fonctionne ce chat, que puis je te demander, que
        puis je vous demander, qu est ce que tu peux, qu est ce que vous pouvez, tes capacites, tu
        sais faire, vous savez faire, peux faire quoi, tu peux m aider a quoi
    """,
    "help": """
        aide, aider, aidez, aidez moi, besoin d aide, maider, renseignement*, une question,
        question, questions, assistance, coup de main, une information, une info
    """,
    "greeting": """
        bonjour*, bonsoir*, bjr, bsr, salut*, slt, coucou, cc, hello, allo, hey, hi, salam*,
        enchant*, comment allez, comment vas, comment ca va, ca va, il y a quelqu un, y a quelqu un,
        quelqu un est la, ravi*, bienvenue, quoi de neuf, heureux de vous, plaisir de vous, re
        bonjour, rebonjour, le bonjour, yo
    """,
    "thanks": """
        merci*, remerci*, thanks, parfait, super, genial, top, gentil*, nickel, formidable,
        excellent, au top, sympa
    """,
    "bye": """
        au revoir, bonne journee, bonne soiree, bonne nuit, bon weekend, bon week end, bonne fin, a
        bientot, a plus, bye, ciao, adieu, a demain, c est tout, tchao, passe une bonne, passez une
        bonne, bonne continuation, bonnes fetes, bon dimanche, bon samedi, bonnes vacances, bonne
        apres midi, bon apres midi
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
        en fait, plutot, erreur de ma part, oups, autant pour moi, je parlais, il s agit de, fait
        une erreur, et non
    """,
    "unsure": """
        je crois, je pense, pas sur, pas sure, peut etre, il me semble, sans doute, je suppose, me
        semble t il
    """,
    "no_number": """
        pas le numero, pas ~ numero de commande, plus le numero, plus ~ numero, connais pas ~
        numero, retrouve pas ~ numero, trouve pas ~ numero, perdu ~ numero, sans numero, je ne sais
        pas, je sais pas, l ai pas, l ai plus, pas de numero, aucune idee, ne le connais pas, le
        trouve pas, m en souviens pas, me souviens pas
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
        m a dit, ma dit, on me dit, me dit, m ont dit, m a assure, selon, d apres, m a promis, on m
        a annonce, m a confirme
    """,
    "not": """
        pas, pas de, pas d, pas un, pas une, sans, ni, ne veux pas, ne souhaite pas, non pas, plutot
        qu
    """,
    "filler": """
        un, une, le, la, les, l, de, du, des, d, mon, ma, mes, a, au, pour, faire, je, veux, veut,
        que, qu, en, ce, c, est, votre, vos, me, m, te, t, j, n, ne, se, s, y, ete
    """,
    "aside": """
        autre chose, de rien, merci de, merci d avance, merci d, par avance, quand meme, adresse mail, adresse e
        mail, adresse email, sur votre site, sur le site, site internet, votre retour, un retour de
        votre part, retour de votre part, retour rapide, retour a l expediteur, retourne a l
        expediteur, revenu a l expediteur, aucun retour, pas de retour de, pas eu de retour, dans l
        attente d un retour, attente de retour, n arrive pas a, narrive pas a, arrive pas a, n
        arrive plus a, narrive plus a, n arrivons pas a, n arrive toujours pas a, compte bancaire,
        sur mon compte, mon compte bancaire, mon compte affiche, rends compte, rendre compte, rendu
        compte, tenir compte, tenu compte, prise en compte, prendre en compte, pris en compte, ete
        facture, ete factures, ete facturee, ont ete factures, personne ne, personne n, personne na,
        personne ma, personne repond, me conseiller, de nouveau, me renvoyer, me le renvoyer, me la
        renvoyer, renvoyer le mail, renvoyer le lien, renvoyer la facture, renvoyer un mail, bon de
        reduction, avoir recu un avoir, de retour en stock, me rappeler ce que, service de
        livraison, ca fait deux fois, pour la deuxieme fois, c est pas normal, est ce normal, fait
        du bien, bonne reception, pour un cadeau, dans le rouge, compte en banque, compte courant,
        mon compte a ete, mon compte n a, debite mon compte, fait avoir, au magasin ils, merci par
        avance, en cours de route, adresse introuvable, me dit livraison impossible, livreur annule,
        chauffeur annule, aucun virement, verification par mail, avec une machine, impossible
        adresse, sur l appli, sur l application, sur votre appli, sur votre application, le code
        postal, le code de suivi, le code de la porte, le code d entree, le code barre, changer d
        avis
    """,
    "joint": "et, mais, puis, alors que",
}

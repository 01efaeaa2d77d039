"""The plainest French, Portuguese and Italian words about money; Spanish shares many of them."""

from .role import Role, Words

ROMANCE: Words = {
    Role.FAVOUR: """
        remboursement*, dedommagement*, indemnisation*, bon d achat, bons d achat, bon de reduction, reduction*,
        remise de, une remise, geste commercial, un avoir, code promo, offert*, gratuit*, avoir de,
        compensacao, compensacoes, indenizacao, desconto*, vale compra*, vale presente, cupom, cupons, estorno,
        estornos, brinde, brindes, gratis,
        rimborso, rimborsi, risarcimento*, indennizzo*, compensazione*, sconto, sconti, un buono, buono di,
        buono sconto, accredito, omaggio, gratuitamente
    """,
    Role.FAVOUR | Role.GIVE: """
        rembours*, dedommag*, indemnis*, compense*, recredit*, crediter*, credite, creditee, credites, indeniza*, indenizar*, compensar*,
        estorna*, estornar*, ressarci*, creditar*, rimbors*, risarc*, indennizz*, accredit*, riaccredit*, scont*
    """,
    Role.FAVOUR | Role.GIVE | Role.COMMIT: """
        rembourserons, remboursons, rembourserai, dedommagerons, estornaremos, reembolsamos, rimborseremo,
        rimborsiamo, risarciremo, accrediteremo
    """,
    Role.CASH: """
        argent, cadeau*, presente, regalo, remplacement, substituicao, sostituzione,
        sostitutivo, frais de retour, frais de port, frais de livraison, frete, portes, spese di reso,
        spese di spedizione, costi di reso
    """,
    Role.FAVOUR | Role.CASH: "dinheiro, soldi, denaro, l argent, votre argent",
    Role.PRICE: "montant, somme, paiement, valor pago, quantia, pagamento, importo, somma",
    Role.GIVE: "verse*, verser*, virement*, donner*, restituer*, restitue, restituee, transferir*, dar, dare, versare, paghiamo",
    Role.GIVE | Role.COMMIT: """
        rendrons, rendons, verserons, donnerons, devolveremos, daremos, restituiremo, restituiamo, daremo,
        diamo, ridaremo
    """,
    Role.BACK: "rendre, rendu, rendez, retourner, de volta, devolver, indietro, restituire, restituito",
    Role.BRING: """
        recevoir, recevez, recu, obtenir, obtenez, voici, envoyer, envoyons, offrons, offrir, proposons, arriv*,
        effectue*, emis, en cours, traite*, receber, recebe, aqui esta, enviar, oferec*, a caminho, processado,
        ricevere, riceve, ecco, offriamo, offrire, inviamo, inviare, in arrivo, garanti*, sara, sera, a notre charge,
        pris en charge, prenons en charge, a nos frais, por nossa conta, a nostro carico
    """,
    Role.BRING
    | Role.COMMIT: "recevrez, recevras, recebera*, ricevera*, ricevi, otterra*, obtiendrez, vous aurez, enverrons, enverrai, offrirons, invieremo, manderemo, enviaremos",
    Role.GRANT: """
        approuve, approuvee, approuves, approuvees, accorde, accordee, accordes, valide, validee,
        accepte, acceptee, acceptes, confirme, confirmee, aprovad*, concedid*, aceite, approvat*,
        concess*, confermat*, accettat*
    """,
    Role.COMMIT: "vous serez, vous allez, nous allons, nous avons, voce vai, verra, sara, abbiamo, riceverete",
    Role.NOT | Role.SAY: "non so",
    Role.NOT: "ne, n, pas, aucun*, jamais, nao, nunca, nenhum*, non, nessun*, mai, impossible, ni",
    Role.IF: "si",
    Role.WHEN: "quand, combien, quando, quanto, comment, come",
    Role.WHETHER: "decide se, decidera se, decidir se, valutera se, avaliar se, verificar se",
    Role.DECIDE: """
        decide*, decidera*, decision*, examine*, examinera*, etudie*, verifie*, decisao, avalia*, analisa*,
        valuta*, esamina*, decidono, decisione, seul un collegue, seule une personne, so um colega,
        solo un collega
    """,
    Role.PERSON: "collegue*, colega*, collega*, colleghi, collaborateur*",
    Role.ASK: """
        demande*, question*, au sujet, concernant, solicitacao*, pedido de, pergunta*, sobre o, sobre um,
        richiest*, domanda, riguardo, a proposito
    """,
    Role.WANT: "vous souhaitez, vous voulez, voce quer, desidera, vuole",
    Role.SAY: "promett*, promettre, dire, garantir, confirmer, savoir, prometer, dizer, garantire, confermare",
    Role.THAT: "que, che",
    Role.AND: "et, e",
    Role.OR: "ou, o",
    Role.BUT: "mais, ma, donc, porque, perche, pero",
    Role.LIGHT: """
        le, les, un, une, de, du, des, d, l, la, votre, vos, vous, te, toi, pour, a, au, en, dans, sur, ce, cette,
        o, os, as, um, uma, do, da, dos, das, seu, sua, voce, para, com, no, na, em,
        il, lo, i, gli, uno, una, del, della, di, il suo, suo, sua, le, ti, vi, per, con, in, su
    """,
    Role.SAYING: "demande de retour, carte de credit, carta di credito, cartao de credito, solicitacao de devolucao, richiesta di reso",
    Role.COMMIT | Role.SAYING: """
        pas de probleme, pas de souci, aucun probleme, aucun souci, ne vous inquietez pas, pas seulement,
        sem problema, nao se preocupe, nao ha problema, nessun problema, non si preoccupi, non solo,
        non ti preoccupare
    """,
}

"""Portuguese: what customers want done.

Of Portugal and Brazil. Accents are left out, since customers leave them out.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "return": """
        devol*, retorn*, mandar de volta, enviar de volta, desist*, arrependimento, etiqueta de
        devolucao, logistica reversa, postagem reversa
    """,
    "unwanted": """
        nao gostei, nao gosto, nao serve, nao servem, nao me serve*, nao serviu, ficou pequen*,
        ficou grande, ficou apertad*, muito grande, muito pequen*, pequeno demais, grande demais,
        nao quero mais, arrependi, mudei de ideia, nao era o que esperava, nao e o que esperava, nao
        ficou bem
    """,
    "may": """
        posso devolver, da para devolver, da pra devolver, e possivel devolver, ainda posso
        devolver, posso trocar, da para trocar, da pra trocar, ainda da tempo de devolver
    """,
    "exchange": """
        troca, trocas, trocar, trocar por, outro tamanho, tamanho maior, tamanho menor, outra cor,
        outro modelo, substitu*, reposicao, numero maior, numero menor, numero acima, numero abaixo,
        tamanho acima, numero a mais
    """,
    "refund": """
        reembols*, estorn*, dinheiro de volta, meu dinheiro, o dinheiro, devolucao do dinheiro,
        ressarc*, restitu*
    """,
    "refund_late": """
        cade ~ reembolso, cade ~ estorno, cade ~ dinheiro, onde esta ~ reembolso, onde esta ~
        estorno, onde esta ~ dinheiro, nao recebi ~ reembolso, nao recebi ~ estorno, nao recebi o
        dinheiro, nao recebi meu dinheiro, quando vou receber ~ reembolso, quando vou receber ~
        estorno, quando recebo ~ reembolso, quando recebo ~ estorno, quando cai, ainda nao caiu, nao
        caiu, quando vou ser reembolsad*, nao fui reembolsad*, ainda nao fui reembolsad*, devolvi,
        ja devolvi, status ~ reembolso, status ~ estorno, status ~ devolucao, estado ~ reembolso,
        estado ~ devolucao, receberam ~ devolucao, sem reembolso, a espera do reembolso, aguardo ~
        reembolso, aguardo ~ estorno
    """,
    "outcome": "aprovad*, aprovaram, rejeitad*, recusad*, recusaram, aceit*",
    "compensation": """
        indeniz*, indemniz*, compensa*, desconto pelo, desconto por causa, vale desconto
    """,
    "damaged": """
        quebrad*, quebrou, partido, partida, partidos, danificad*, defeito*, defeituos*, avariad*,
        avaria, estragad*, rasgad*, manchad*, riscad*, amassad*, nao funciona*, nao liga, nao ligam,
        nao carrega, parou de funcionar, molhad*, vazou, vencid*, fora da validade, usado, aberto,
        aberta, violad*, rachad*, trincad*, cacos, em pedacos, trincou, rasgou, descosturad*,
        descosid*, estourou, soltou, descolou, zoado, piscando, pisca, vazando, balanca, rangendo
    """,
    "wrong": """
        produto errado, artigo errado, item errado, pedido errado, tamanho errado, cor errada, veio
        errado, veio errada, veio outro, veio outra, mandaram outro, mandaram errado, enviaram
        errado, outro produto, outro artigo, trocado, trocada, nao foi o que pedi, nao e o que pedi,
        nao era o que pedi, diferente do que, recebi outro, recebi errado, em vez de, mandaram azul,
        pedi preto, completamente diferente, eu pedi
    """,
    "missing": """
        falta, faltam, faltando, faltou, faltaram, incomplet*, nao veio o, nao veio a, so veio, so
        recebi, so chegou, veio sem, vazia, vazio, nao estava na caixa
    """,
    "own_mistake": """
        comprei o tamanho errado, pedi o tamanho errado, escolhi errado, escolhi o tamanho errado,
        pedi a cor errada, enganei me no tamanho
    """,
    "cancel": """
        cancel*, anul*, desfazer, nao quero mais o pedido, nao quero mais a compra, desisti da
        compra, desistir da compra
    """,
    "change": """
        mud*, alter*, corrig*, correc*, troc*, errad*, atualiz*, actualiz*, remov*, retirar, tirar,
        enganei me, incorret*, outro, outra, novo, nova, apagar, esqueci de por, esqueci de colocar,
        faltou o
    """,
    "add": """
        adicion*, acrescent*, incluir, juntar, mudar a data, reagendar, remarcar, entregar noutro,
        entregar em outro, esqueci de
    """,
    "talk": """
        falar, conversar, contat*, contact*, ligar, liguem, quero, preciso, posso, queria, gostaria,
        tem, ha, com um, com uma, real, verdade, passar, transfer*, por favor, numero
    """,
    "speak": """
        falar com, conversar com, falar a, passar para, passa pra, passem me, transfere, transferir
        me, contactar com, entrar em contato com
    """,
    "complaint": """
        reclamac*, reclamar, queixa*, procon, deco, livro de reclamacoes, advogado, processar,
        processo, golpe, burla, vergonha, pessim*, absurdo, fraude, ladroes, descaso, palhacada,
        consumidor, reclame aqui
    """,
    "trouble": """
        problema*, erro*, recusad*, negad*, duas vezes, duplicad*, em duplicado, nao consigo, nao
        aparece, nao passa, nao passou, indevid*, falha*, falhou, a mais, nao reconheco, nao foi
        aprovad*, bloquead*, nao funciona*
    """,
}

"""Portuguese: small talk, answers and the small words between.

Of Portugal and Brazil. Accents are left out, since customers leave them out.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "you_are": """
        voce e, vc e, tu es, es um, es uma, estou a falar, estou falando, falo com, quem e voce,
        quem es, isto e um, isso e um, e um, e uma, como voce se chama, qual e o seu nome
    """,
    "bot": """
        robo*, robot, bot, maquina, humano, humana, pessoa, pessoa real, ia, inteligencia
        artificial, automatico, chatbot, programa, quem e voce, quem es, como voce se chama
    """,
    "you_can": """
        o que voce pode, o que vc pode, o que podes, o que voce faz, o que fazes, o que sabe fazer,
        em que pode, em que podes, como voce pode me ajudar, como pode me ajudar, como me podes
        ajudar, o que posso perguntar
    """,
    "help": """
        ajuda, ajudar, ajude, me ajuda, ajudem, duvida, uma duvida, pergunta, uma pergunta, auxilio,
        socorro
    """,
    "greeting": """
        ola*, oi, oie, bom dia, boa tarde, boa noite, boas, tudo bem, e ai, como vai, como esta,
        como vai voce, opa, alo, hey, hello, hi, saudac*, prazer em, tudo bom, beleza, alguem ai,
        oii, oiii, bom diaa
    """,
    "thanks": """
        obrigad*, brigad*, obg, valeu, agradec*, grato, grata, perfeito, otimo, maravilha,
        excelente, show
    """,
    "bye": """
        tchau, xau, adeus, ate logo, ate mais, ate breve, bye, um abraco, tenha um bom, tenha uma
        boa, era so isso, e so isso, e tudo, ate amanha
    """,
    "yes": """
        sim, claro, ok, okay, certo, isso, isso mesmo, exato, exatamente, pode ser, com certeza,
        correto, pode, confirmo, ta bom, esta bem, por favor
    """,
    "no": "nao, nem, agora nao, nao obrigad*, melhor nao, nada, deixa",
    "correction": """
        me enganei, enganei me, quis dizer, queria dizer, desculp*, perdao, na verdade, alias,
        errei, o certo e
    """,
    "unsure": """
        acho que, nao tenho certeza, nao tenho a certeza, talvez, pode ser que, creio que, parece me
    """,
    "no_number": """
        nao tenho ~ numero, nao sei ~ numero, nao lembro, nao me lembro, nao encontro ~ numero, nao
        acho o numero, sem numero, perdi o numero, nao sei, nao o tenho, nao tenho o numero
    """,
    "all": """
        tudo, todo, toda, todos, todas, completo, completa, inteiro, inteira, ambos, os dois, as
        duas
    """,
    "one_item": """
        um produto, um artigo, um item, um dos, uma das, algo, uma peca, uma parte, alguns, algumas,
        um par
    """,
    "keep": "fico com, ficar com, vou ficar, ficamos com",
    "told": "disseram, me disse, disse que, diz que, segundo, prometeram, informaram, consta como",
    "not": "nao, sem, nao quero, nem",
    "filler": """
        um, uma, o, a, os, as, de, do, da, dos, das, meu, minha, para, pra, por, fazer, quero, que,
        e, em, no, na, me
    """,
    "plain": """
        agora, algum, ali, antes, apenas, aqui, assim, ate, bem, bom, cada, caso, coisa, com, como,
        corpo, dar, dele, dela, depois, desde, dia, dias, dois, duas, ela, ele, eles, entao, entre,
        era, essa, esse, esta, estao, estava, este, estou, eu, faz, favor, foi, foram, gostaria,
        hoje, ontem, isso, isto, ja, la, lhe, logo, mais, mas, mesmo, mes, muito, muita, nos, nosso,
        num, numa, nunca, numero, onde, ou, outro, outra, pela, pelo, pois, porque, pouco, pode,
        podem, posso, qual, quando, queria, quem, se, sem, semana, semanas, ser, seu, sua, so,
        sobre, tambem, tao, tem, tenho, ter, teve, uns, vez, vezes, voces, voce, segunda, terca,
        quarta, quinta, sexta, sabado, domingo, cor, tamanho, mail, example, tres, loja, abaixo,
        acaso, acha, acho, acima, acontece, acontecendo, acontecer, acordo, agosto, agua, alem,
        alguma, altura, amanha, amigo, amigos, andar, anos, anterior, aparece, apartamento, apos,
        aquela, aquele, aquilo, area, aula, baixo, banco, base, bastante, bela, bons, cabo, caixa,
        cama, campo, cara, carro, casa, casas, causa, cedo, centro, certa, certeza, chama, chamada,
        chamo, chave, cidade, cinco, cima, coisas, colocar, coloquei, comecei, comeco, comida,
        concordo, conforme, conheco, conhecer, conseguir, consigo, consta, continua, continuo,
        contra, copo, coracao, costa, cuidado, culpa, curso, dada, dado, dados, daqui, debaixo,
        deixar, deixei, deixou, demais, dentro, depende, desse, dessa, deste, desta, devagar, deve,
        devem, deveria, diferente, dificil, direito, disse, disso, dizem, dizer, durante, duvidas,
        embora, enquanto, entender, entrada, entrar, escola, escolher, escolhi, escrever, escrevi,
        espero, esperar, esquecer, essas, esses, estavam, estiver, etapa, exemplo, existe, facil,
        fala, falou, familia, fazendo, feira, feito, festa, ficar, ficou, filha, filho, filhos,
        final, fiquei, fogao, fora, forma, fosse, foto, fotos, frente, fundo, gente, geral,
        geralmente, gosto, gostei, governo, grande, grandes, grupo, haver, historia, homem, hora,
        horas, ideia, igual, imagem, importante, informar, infelizmente, inicio, interior, irmao,
        janela, janeiro, jeito, jogo, julho, junho, junto, lado, lembrar, levar, levou, ligacao,
        linda, linha, livro, local, longe, lugar, maio, maior, maioria, mandar, maneira, manha,
        mapa, marca, marido, medo, meio, melhor, menina, menino, menor, menos, mensagem, mesma,
        metade, minuto, moda, modo, momento, mostrar, mulher, mundo, natal, nenhum, nenhuma, nesse,
        nesta, neste, nivel, noite, nome, novamente, novos, objeto, obra, ocorreu, oito, olhar,
        ordem, outubro, pais, palavra, papel, parece, parecer, parte, partir, passado, passei,
        passou, pedir, pedi, pelos, pena, pensar, pensei, pequena, pequeno, perder, perto, pessoal,
        pior, plano, poder, poderia, poderiam, ponto, porta, possivel, possa, pouca, poucas, poucos,
        povo, prazo, precisa, precisava, prefiro, primeira, primeiro, principalmente, procurar,
        procuro, pronto, proprio, proxima, proximo, quadro, qualidade, qualquer, quanto, quarto,
        quase, quatro, quebra, querer, questao, rapido, razao, realmente, receio, recente, rede,
        relacao, resposta, resto, resolver, respondeu, resultado, saber, sabe, saiu, sair, sala,
        seguinte, seis, seja, sempre, sendo, senhor, senhora, sentido, sera, sete, setembro,
        simples, sistema, sociedade, social, sofa, solucao, somente, sorte, tampouco, tempo, tenha,
        tentar, tentei, tentando, tera, teria, terra, tinha, tipo, titulo, trabalho, trata, tratar,
        ultimo, ultima, unico, usar, vale, varias, varios, vejo, vender, vida, vieram, virou, visto,
        viver, vizinho, volta, voltar, vontade, zero, ziper, casos, caros, certos, alturas, portas,
        partes, formas, meias, esperas, falam, junta, casamento
    """,
    "thing": """
        camisa, camisas, camiseta, calcas, calca, sapato, sapatos, tenis, vestido, casaco, saia,
        bolsa, relogio, mesa, cadeira, preto, preta, branco, branca, azul, verde, vermelho, vermelha
    """,
    "aside": """
        outra coisa, de nada, obrigado desde ja, desde ja, por favor, em conta, por conta, tomar conta, dar
        conta, com certeza, pois nao, devolvido ao remetente, a gente, por enquanto, por acaso, no
        seu site, no site de voces, no vosso site, aguardo retorno, aguardo um retorno, retorno de
        voces
    """,
    "joint": "e, mas",
}

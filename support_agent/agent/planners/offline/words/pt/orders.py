"""Portuguese: orders, and what is asked of them.

Of Portugal and Brazil. Accents are left out, since customers leave them out.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "order": """
        pedido*, encomenda*, encomendei, compra, compras, comprei, pacote*, produto*, artigo*,
        entrega, entregas, envio, mercadoria*, item, itens, volume, ordem de compra, remessa
    """,
    "own": "meu, minha, meus, minhas, nosso, comprei, encomendei, fiz",
    "latest": """
        ultimo pedido, ultima encomenda, ultima compra, pedido mais recente, encomenda mais recente
    """,
    "address": """
        endereco*, morada*, cep, codigo postal, destinatario, numero de telefone, meu telefone,
        numero da casa, local de entrega, numero do apartamento, numero do predio, bairro
    """,
    "invoice": "nota fiscal, nf, nfe, fatura*, factura*, recibo*, danfe, comprovativo",
    "payment": """
        pagamento*, pagar, paguei, pago, pix, boleto, cartao*, cobrado, cobrada, cobraram,
        cobranca*, debit*, transferencia, paypal, mbway, mb way, multibanco, parcela*, credito,
        referencia multibanco, descontaram
    """,
    "account": """
        conta, minha conta, senha, password, palavra passe, login, entrar na minha, aceder, acessar,
        cadastro*, cadastr*, registo, registar, newsletter, perfil, meus dados, assinatura, codigo
        de verificacao, usuario
    """,
    "site": """
        site, pagina, carrinho, cupom, cupao, cupoes, codigo promocional, codigo de desconto, app,
        aplicativo, aplicacao, codigo promo
    """,
    "total": "total, valor, montante, preco",
    "human": """
        atendente*, humano*, pessoa real, pessoa de verdade, operador*, assistente humano, agente*,
        representante, responsavel, gerente, supervisor*, ligar me, me liguem, me ligar, liguem me,
        me ligue, falar com alguem, falar com voces, contactar voces, entrar em contato, entrar em
        contacto, ajuda humana, alguem real
    """,
    "someone": """
        pessoa, alguem, apoio ao cliente, atendimento, sac, suporte, equipe, equipa, telefone,
        contato, contacto, whatsapp, atendimento ao cliente, servico ao cliente
    """,
    "pickup": """
        ponto de recolha, ponto de retirada, ponto pickup, locker, cacifo, agencia, agencia dos
        correios, correios, retirar na, retirar o, levantar a, levantar o, ir buscar, buscar meu,
        buscar o
    """,
    "day": """
        hoje, amanha, depois de amanha, esta semana, semana que vem, proxima semana, fim de semana,
        segunda feira, terca feira, quarta feira, quinta feira, sexta feira, sexta, sabado, domingo,
        a tempo, antes do, antes de, natal
    """,
    "where": "onde, cade, aonde, localizacao, por onde anda, em que lugar",
    "when": """
        quando, quantos dias, quanto tempo, que dia, qual o dia, que horas, em quanto tempo, ate
        quando, quanto demora
    """,
    "eta": """
        previsao, prazo de entrega, data de entrega, previsao de entrega, dia da entrega, data
        prevista, tempo de entrega, chega antes, chega hoje, chega amanha, chega ate, me entregam,
        vai demorar, ainda demora, entregam me
    """,
    "status": """
        status, estado, andamento, situacao, como esta o, como esta a, o que aconteceu com,
        novidades, noticias, em preparacao, em processamento, informacoes sobre, informacao sobre,
        em que pe, ponto da situacao, atualizacao
    """,
    "track": """
        rastrear, rastreio, rastreamento, rastreador, rastrei*, tracking, codigo de rastreio,
        acompanhar, seguir, localizar, seguimento, track
    """,
    "arrive": """
        cheg*, receb*, entregue*, entregar, entregam, entrega, vem, veio, correios, ctt, carteiro,
        transportadora, caminho, estafeta, motoboy
    """,
    "shipped": """
        enviado, enviada, despachado, despachada, postado, expedido, expedida, a caminho, em
        transito, saiu para entrega, foi enviado
    """,
    "not_arrived": """
        nao chegou, nao chega, nao recebi, nunca chegou, nunca recebi, nao veio, ainda nao, nada
        recebi, nao foi entregue, nao entregaram, nao me entregaram, parado, parada, extraviad*,
        perdid*, sumiu, atrasado, nada ate agora, sem noticias, nao anda, nao se mexe, nao consta,
        continuo a espera, estou esperando, estou a espera, nao apareceu, nao recebida
    """,
    "late": """
        atras*, demor*, tarde demais, chegou tarde, fora do prazo, ja devia, ja deveria, passou do
        prazo
    """,
    "waiting": "espera, esperando, aguard*, faz, ha, pendente, ainda",
    "policy": """
        politica*, condicoes, prazo para devolver, prazo de devolucao, prazo para troca, prazo para
        trocar, gratis, gratuita, gratuito, quantos dias tenho, quanto tempo tenho, regras,
        garantia*, quem paga, devolucao e gratis, trocas e devolucoes, custo da devolucao, frete da
        devolucao, na loja fisica, em loja, direito de arrependimento, em promocao, sem nota,
        presente, na promocao, peca em promocao
    """,
    "options": """
        formas de pagamento, metodos de pagamento, meios de pagamento, forma de pagamento, formas de
        envio, aceitam, voces aceitam, parcelam, em quantas vezes, pagamento na entrega, contra
        reembolso, opcoes, prestacoes, posso pagar
    """,
    "ship_to": """
        entregam em, entregam para, acores, madeira, brasil, espanha, angola, suica, enviam para,
        fazem entrega, fazem envio, envio para, frete, portes, custo de envio, custos de envio,
        frete gratis, valor do frete
    """,
    "product_question": """
        stock, estoque, disponivel, disponibilidade, esgotado, tem loja, loja, lojas, vendem,
        tamanhos, tabela de medidas, guia de tamanhos, medidas, material, compativel, horario*,
        quanto custa, preco, promocao*, desconto*, cartao presente, avaliacao, comprar, diferenca,
        volta a ter, tem o, tem a
    """,
    "how_much": """
        o que comprei, o que eu comprei, que eu comprei, o que pedi, o que encomendei, quanto
        paguei, quanto gastei, detalhes do, detalhes da, conteudo do, quanto ficou
    """,
}

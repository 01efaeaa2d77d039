"""Portuguese: the words around a number that tell what it is."""

from support_agent.agent.planners.offline.words import NumberMark

NUMBER_MARKS: dict[NumberMark, str] = {
    "order": "pedido*, encomenda*, compra*, pacote, ordem, envio",
    "number": "numero, num, nro, n, no, nr, codigo, referencia, ref",
    "other_before": """
        conta, cliente, postal, cep, telefone, tel, telemovel, celular, whatsapp, fatura, factura,
        nota, fiscal, cartao, rua, avenida, av, andar, apto, tamanho, modelo, paguei, pago, valor,
        preco, custou, total, cpf, nif, cnpj, boleto
    """,
    "other_after": """
        euro, euros, eur, real, reais, brl, centavos, centimos, por cento, dia, dias, semana*, mes,
        meses, ano, anos, hora*, minuto*, unidade*, peca*, artigo*, produto*, item, itens, pares,
        vezes, pessoas, rua, janeiro, fevereiro, marco, abril, maio, junho, julho, agosto, setembro,
        outubro, novembro, dezembro
    """,
    "tracking": "rastreio, rastreamento, rastrear, tracking",
    "year_before": "em, de, do, desde, ano, ate",
    "year_after": "ano",
    "month": """
        janeiro, fevereiro, março, marco, abril, maio, junho, julho, agosto, setembro, outubro,
        novembro, dezembro, jan, fev, abr, jun, jul, ago, set, out, nov, dez
    """,
    "month_link": "de, do",
    "not": "nao",
    "article": "o, a, e, do",
    "of": "de, do, da, dos, das",
    "only": "so, somente, apenas",
    "piece": "unidade*, peca*, par, pares, item, itens",
}

COUNTS = (
    "um uma",
    "dois duas",
    "tres",
    "quatro",
    "cinco",
)
PLACES = (
    "primeiro primeira",
    "segundo segunda",
    "terceiro terceira",
)

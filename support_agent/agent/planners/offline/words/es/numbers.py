"""Spanish: the words around a number that tell what it is."""

from support_agent.agent.planners.offline.words import NumberMark

NUMBER_MARKS: dict[NumberMark, str] = {
    "order": "pedido*, orden, compra*, encargo, paquete, envio, encomienda, folio",
    "number": "numero, num, nro, n, no, nr, folio, codigo, referencia, ref",
    "other_before": """
        cuenta, usuario, postal, cp, telefono, tel, cel, celular, movil, whatsapp, factura, boleta,
        recibo, tarjeta, terminada, calle, avenida, av, piso, depto, puerta, casa, talla, talle,
        modelo, pague, pagado, costo, cuesta, importe, monto, total, precio, dni, nif, rut, rfc,
        curp, cliente, codigo postal, bloque, articulo*, sku, ean, socio, puntos, ticket, caso,
        incidencia, contrato, pasaporte, cedula, iban, clabe, lote, serie, imei, fax, producto,
        reclamo, portal, local, oficina, poblacion
    """,
    "other_after": """
        euro, euros, eur, dolar*, usd, peso*, mxn, clp, ars, cop, sol, soles, pen, centimos, por
        ciento, dia, dias, semana*, mes, meses, ano, anos, hora*, minuto*, unidad*, pieza*,
        articulo*, producto*, pares, veces, personas, pm, hrs, h, de enero, de febrero, enero,
        febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
    """,
    "tracking": "guia, seguimiento, rastreo, tracking",
    "year_before": "en, de, del, desde, ano, hasta",
    "year_after": "ano",
    "month": """
        enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre,
        octubre, noviembre, diciembre, ene, feb, mar, abr, may, jun, jul, ago, sept, sep, oct, nov,
        dic
    """,
    "month_link": "de, del",
    "not": "no",
    "article": "el, la, es, del",
    "of": "de, del",
    "only": "solo, sola, solamente, unicamente, nomas",
    "piece": "unidad*, pieza*, par, pares, producto*, articulo*",
}

COUNTS = (
    "un una uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
)
PLACES = (
    "primero primera primer",
    "segundo segunda",
    "tercero tercera tercer",
)

"""Portuguese, in words that Portugal and Brazil share."""

from . import Key, Voice

TEXTS: dict[Key, str] = {
    "greeting": "Olá{name}! Posso dizer onde está um pedido e quando é esperado, e pedir uma devolução. Em "
    "que posso ajudar?",
    "thanks": "De nada! Se precisar de mais alguma coisa, escreva aqui.",
    "bye": "Até logo e tenha um bom dia! Pode voltar a escrever aqui quando quiser.",
    "bot": "Sou o assistente da loja, um programa e não uma pessoa. Posso consultar pedidos e pedir "
    "devoluções, e se quiser chamo um colega.",
    "capabilities": "Posso dizer onde está um pedido e quando a transportadora espera entregar, e pedir uma "
    "devolução ou uma troca. Para tudo o resto posso chamar um colega. De que se trata?",
    "other_language": "Não falo essa língua. Escreva aqui de que se trata e uma pessoa vai responder.",
    "declined": "Certo. Se precisar de mais alguma coisa, escreva aqui.",
    "back_again": "O nosso colega devolveu-me a conversa. Em que posso ajudar agora? Se quiser falar de novo "
    "com uma pessoa, é só dizer.",
    "topic": "Não tenho a certeza de ter entendido. Posso dizer onde está um pedido e quando é esperado, e "
    "pedir uma devolução; para tudo o resto posso chamar um colega. De que se trata?",
    "ask_number": "Pode me dar o número do pedido, por favor? Está no e-mail de confirmação.",
    "ask_number_again": "Para continuar ainda preciso do número do pedido, por favor. Se não o encontrar, "
    "posso chamar um colega: quer que chame?",
    "number_unknown": "Não faz mal. O número está na confirmação que recebeu por e-mail. Se não a encontrar, "
    "posso chamar um colega: quer que chame?",
    "your_orders": "Estes são os seus pedidos recentes: {orders}.",
    "which_order": "De que pedido se trata? Os seus pedidos recentes: {orders}.",
    "which_items": "De que artigos do pedido {number} se trata: {things}? Também pode responder: todos.",
    "returnable_until": "O pedido {number} pode ser devolvido até {date}.",
    "confirm_return": "Só para ter a certeza: o pedido {number} contém {things}. Peço a devolução?",
    "offer_person": "Quer que chame um colega?",
    "shop_question": "Não tenho informação segura sobre isso e não quero adivinhar.",
    "order_not_found": "Não encontro nenhum pedido {number} nesta conta. Verifique o número, por favor.",
    "order_not_found_for_visitor": "Não encontro nenhum pedido {number} nesta conta. Só vejo os pedidos que "
    "constam como seus: inicie sessão, confirme o pedido abaixo com o e-mail dele, ou verifique o número, "
    "por favor.",
    "status_not_shipped": "O pedido {number} ainda não foi enviado.",
    "status_in_transit": "O pedido {number} está a caminho.",
    "status_out_for_delivery": "O pedido {number} saiu para entrega.",
    "status_delivered": "O pedido {number} já foi entregue.",
    "status_partly_delivered": "Uma parte do pedido {number} já foi entregue.",
    "status_cancelled": "O pedido {number} foi cancelado.",
    "status_failed": "Não foi possível entregar o pedido {number}.",
    "status_returned_to_sender": "O pedido {number} está voltando para nós.",
    "status_delivered_on": "O pedido {number} foi entregue em {date}.",
    "delivered_but_missed": "Se não chegou às suas mãos, um colega deve verificar isso.",
    "expected_on": "{carrier} espera entregar em {date}.",
    "was_expected_on": "{carrier} esperava entregar em {date}, e esse dia já passou.",
    "last_scan": "O último registro é de {date}.",
    "no_new_scan": "O último registro é de {date}; desde então não há outro.",
    "tracking": "O código de rastreio é {tracking}.",
    "parcel_delivered_on": "{parcel}: entregue em {date}.",
    "parcel_delivered": "{parcel}: entregue.",
    "parcel_expected_on": "{parcel}: esperado em {date}.",
    "parcel_without_date": "{parcel}: ainda sem data.",
    "parcels_partly_here": "Já foram entregues {count} de {total} volumes; isto é sobre o seguinte.",
    "arrival_delivered": "O pedido {number} já chegou, em {date}.",
    "arrival_today": "{carrier} espera entregar o pedido {number} hoje, {date}.",
    "arrival_expected": "{carrier} espera entregar o pedido {number} em {date}.",
    "arrival_late": "{carrier} esperava entregar o pedido {number} em {date}. Esse dia já passou, portanto "
    "está atrasado; lamento.",
    "arrival_no_date": "{carrier} ainda não deu uma data de entrega para o pedido {number}.",
    "details": "O pedido {number} contém {things}; o total é {total}.",
    "details_placed": "Foi feito em {date}.",
    "return_opened": "Pedi a devolução do pedido {number}: a solicitação é {request}.",
    "exchange_opened": "Pedi a troca, pedido {number}: a solicitação é {request}.",
    "damaged_opened": "Lamento que algo tenha chegado danificado. Abri uma solicitação de devolução para o "
    "pedido {number}: {request}.",
    "wrong_opened": "Lamento que tenha chegado algo errado. Abri uma solicitação de devolução para o pedido "
    "{number}: {request}.",
    "missing_opened": "Lamento que falte alguma coisa. Abri uma solicitação para o pedido {number}: {request}.",
    "return_holds": "Inclui: {things}.",
    "colleague_decides": "Um colega vai analisar, decidir e escrever aqui.",
    "decided_by": "Terá a decisão o mais tardar em {date}.",
    "return_before_delivery": "O pedido {number} ainda não foi entregue, por isso ainda não dá para pedir uma "
    "devolução.",
    "carriers_date": "{carrier} espera entregar em {date}.",
    "return_after_delivery": "Quando chegar, escreva aqui e peço a devolução. Se já não o quiser, um colega "
    "pode ver o que é possível.",
    "return_of_cancelled": "O pedido {number} foi cancelado, portanto não há nada para devolver.",
    "return_window_closed": "O último dia para devolver o pedido {number} foi {date}, por isso já não posso "
    "pedir a devolução. Um colega pode verificar.",
    "return_day_unknown": "Não sei em que dia o pedido {number} foi entregue, por isso não posso dizer se "
    "ainda pode ser devolvido. Um colega pode verificar.",
    "return_exists": "Já existe uma solicitação de devolução para o pedido {number}.",
    "nothing_to_return": "Do pedido {number} não resta nada para devolver.",
    "too_few_left": "Isso é mais do que ainda pode ser devolvido. Resta: {things}.",
    "return_waits": "{request} espera a decisão de um colega.",
    "return_approved": "Um colega aprovou {request}.",
    "return_rejected": "Um colega analisou {request} e não pôde aprovar.",
    "return_withdrawn": "{request} foi retirada.",
    "no_return_yet": "Não encontro nenhuma solicitação de devolução para o pedido {number}.",
    "sorry": "Lamento.",
}

VOICE = Voice(
    texts=TEXTS,
    carrier="A transportadora",
    named_carrier="{carrier}",
    months=(
        "janeiro",
        "fevereiro",
        "março",
        "abril",
        "maio",
        "junho",
        "julho",
        "agosto",
        "setembro",
        "outubro",
        "novembro",
        "dezembro",
    ),
    day="{day} de {month}",
    day_of_year="{day} de {month} de {year}",
    placed="{number}, de {date}",
    joint=" e ",
)

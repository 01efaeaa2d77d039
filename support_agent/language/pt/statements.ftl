# O que o assistente pode dizer, em português. en/statements.ftl explica variáveis e atributos.
#
# .of   com «de», que se contrai: «da sua encomenda 1187», «da encomenda»
# .obj  onde a encomenda não é sujeito: `it` está vazio, porque o sujeito se subentende

## Como se nomeiam a encomenda, o dia e a transportadora

your = { $address ->
    [familiar] tua
   *[formal] sua
}
you-can = { $address ->
    [familiar] podes
   *[formal] pode
}
to-you = { $address ->
    [familiar] te
   *[formal] lhe
}
the-order = a { your } encomenda { $number }
    .of = da { your } encomenda { $number }
    .obj = a { your } encomenda { $number }
the-order-with = a { your } encomenda { $number } ({ $goods })
    .of = da { your } encomenda { $number } ({ $goods })
    .obj = a { your } encomenda { $number } ({ $goods })
the-order-again = a encomenda { $number }
    .of = da encomenda { $number }
    .obj = a encomenda { $number }
this-order = a encomenda
    .of = da encomenda
    .obj = a encomenda
it = { "" }
    .of = da encomenda
    .obj = a encomenda
more-goods = { $count ->
    [one] mais um artigo
   *[other] mais { $count } artigos
}
on = a { $date }
on-weekday = { $weekday }, { $date }
on-today = hoje
on-tomorrow = amanhã
on-yesterday = ontem
until = até { $date }
until-weekday = até { $weekday }, { $date }
until-today = até hoje
until-tomorrow = até amanhã
by = o mais tardar a { $date }
by-weekday = o mais tardar { $weekday }, { $date }
by-today = ainda hoje
by-tomorrow = o mais tardar amanhã
since = desde { $date }
since-weekday = desde { $weekday }, { $date }
since-today = desde hoje
since-yesterday = desde ontem
the-carrier = a transportadora
    .of = da transportadora
carrier-named = { $name }
    .of = de { $name }
thing = { $quantity ->
    [1] { $title }
   *[other] { $quantity } × { $title }
}
an-item = um artigo
quoted = «{ $title }»
order-listed = { $number }, feita { $when }
order-listed-with = { $number }: { $goods }, feita { $when }
request-named = o pedido { $request }
request-of = o pedido { $request } da encomenda { $number }
hours-on = { $days } { $times }
hours-day = { $day }
hours-days = de { $first } a { $last }
hours-times = das { $opens } às { $closes }
midnight = meia-noite

## Onde está uma encomenda

status-not-shipped = { $order } ainda não foi enviada.
    .and = e ainda não foi enviada
status-on-its-way = { $variant ->
    [1] { $order } continua a caminho.
    [2] { $order } ainda está a caminho.
   *[other] { $order } está a caminho.
}
    .and = e está a caminho
status-out-for-delivery = { $order } está em distribuição.
    .and = e está em distribuição
status-delivered = { $variant ->
    [1] { $order } foi entregue { $when }.
   *[other] { $order } chegou { $when }.
}
    .and = e chegou { $when }
status-delivered-undated = { $order } foi entregue, mas não sabemos em que dia.
status-partly-delivered = chegou uma parte { $order-of }: { $here } de { $total } volumes.
status-rest-not-shipped = chegou uma parte { $order-of }; o resto ainda não foi enviado.
status-cancelled = { $order } foi cancelada.
    .and = e foi cancelada
status-failed = { $order } não pôde ser entregue.
    .and = e não pôde ser entregue
status-returning = { $order } vem de volta para o nosso armazém.
    .and = e vem de volta para o nosso armazém
status-sent = { $order } foi enviada { $when }; desde então não temos notícias da transportadora.
status-sent-undated = { $order } foi enviada, mas não temos notícias da transportadora.
status-unknown = neste momento não sabemos onde está { $order-obj }.
not-delivered-yet = { $order } ainda não foi entregue.
    .and = e ainda não foi entregue
shipped = { $order } saiu do nosso armazém { $when }.
    .and = e saiu do nosso armazém { $when }
shipped-unknown = ainda não sabemos em que dia foi enviada { $order-obj }.
    .again = ainda não sabemos em que dia foi enviada.
    .also = ; ainda não sabemos em que dia foi enviada

## Quando chega

expected = { $variant ->
    [1] { $carrier } continua a prever entregar { $order-obj } { $when }.
   *[other] { $carrier } prevê entregar { $order-obj } { $when }.
}
    .again = { $carrier } prevê entregá-la { $when }.
    .also = , e { $carrier } prevê entregá-la { $when }
was-expected = { $carrier } previa entregar { $order-obj } { $when }, mas esse dia já passou.
    .again = { $carrier } previa entregá-la { $when }, mas esse dia já passou.
    .also = ; { $carrier } previa entregá-la { $when }, mas esse dia já passou
no-date = { $carrier } ainda não deu uma data de entrega para { $order-obj }.
    .again = { $carrier } ainda não deu uma data de entrega.
    .also = , e { $carrier } ainda não deu uma data de entrega
already-delivered = { $order } já foi entregue.
    .and = e já foi entregue
last-scan = { $carrier } registou { $order-obj } pela última vez { $when }.
    .again = { $carrier } registou-a pela última vez { $when }.
    .also = , e { $carrier } registou-a pela última vez { $when }
no-new-scan = { $carrier } registou { $order-obj } pela última vez { $when }; desde então não há novidades.
    .again = { $carrier } registou-a pela última vez { $when }; desde então não há novidades.
    .also = ; { $carrier } registou-a pela última vez { $when } e desde então não há novidades
no-scan = { $carrier } ainda não registou { $order-obj }.
    .again = { $carrier } ainda não a registou.
    .also = , e { $carrier } ainda não a registou
scan-address = a transportadora comunica um problema com a morada.
scan-attempted = a transportadora comunica uma tentativa de entrega.
scan-customs = a transportadora comunica que o volume está na alfândega.
scan-pickup = a transportadora comunica que o volume pode ser levantado.
scan-depot = a transportadora comunica que o volume chegou a um dos seus centros.
scan-label = a transportadora já sabe do volume, mas ainda não o recebeu.
carrier = { $order } é entregue por { $carrier }.
    .and = e é entregue por { $carrier }
carrier-delivered = { $order } foi entregue por { $carrier }.
    .and = e foi entregue por { $carrier }
carriers = { $order } vem com várias transportadoras: { $carriers }.
carrier-unknown = ainda não sabemos que transportadora vai entregar { $order-obj }.
    .again = ainda não sabemos que transportadora a vai entregar.
    .also = ; ainda não sabemos que transportadora a vai entregar
tracking = o código de rastreio { $order-of } é { $tracking }.
    .again = o código de rastreio é { $tracking }.
    .also = ; o código de rastreio é { $tracking }
tracking-linked = o código de rastreio { $order-of } é { $tracking }: { $link }
    .again = o código de rastreio é { $tracking }: { $link }
tracking-unknown = { $order } não tem código de rastreio.
    .and = e não tem código de rastreio

## Os seus volumes, se forem vários

parcels = { $order } vem em { $count } volumes.
    .and = e vem em { $count } volumes
parcel-delivered = { $parcel }: chegou { $when }.
parcel-delivered-undated = { $parcel }: entregue.
parcel-expected = { $parcel }: previsto { $when }.
parcel-late = { $parcel }: estava previsto { $when }, mas esse dia já passou.
parcel-today = { $parcel }: em distribuição.
parcel-on-its-way = { $parcel }: a caminho.
parcel-no-date = { $parcel }: ainda sem data de entrega.
parcel-not-shipped = { $parcel }: ainda não enviado.
parcel-shipped = { $parcel }: saiu do nosso armazém { $when }.
parcel-sent = { $parcel }: enviado { $when }; desde então, sem notícias da transportadora.
parcel-sent-undated = { $parcel }: enviado, sem notícias da transportadora.
parcel-failed = { $parcel }: não pôde ser entregue.
parcel-returning = { $parcel }: vem de volta para o nosso armazém.
parcel-scan = { $parcel }: registado pela última vez { $when }.
parcel-no-scan = { $parcel }: ainda não registado.
parcel-tracking = { $parcel }.
parcel-tracking-linked = { $parcel }: { $link }
things-not-shipped = ainda por enviar: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = volume { $position }

## O que contém e o que foi pago

goods = { $order } contém { $things }.
    .and = e contém { $things }
goods-several = { $order } contém { $things }.
    .and = e contém { $things }
total = o total { $order-of } é de { $total }.
    .again = o total é de { $total }.
    .also = , e o total é de { $total }
placed = { $order } foi feita { $when }.
    .and = e foi feita { $when }
payment-paid = { $order } está paga.
    .and = e está paga
payment-pending = ainda não recebemos o pagamento { $order-of }.
    .again = ainda não recebemos o pagamento.
    .also = , e ainda não recebemos o pagamento
payment-authorized = o pagamento { $order-of } está autorizado, mas ainda não foi cobrado.
    .again = o pagamento está autorizado, mas ainda não foi cobrado.
    .also = ; o pagamento está autorizado, mas ainda não foi cobrado
payment-partially-paid = { $order } está paga em parte.
    .and = e está paga em parte
payment-refunded = o pagamento { $order-of } foi reembolsado.
    .again = o pagamento foi reembolsado.
    .also = , e o pagamento foi reembolsado
payment-partially-refunded = o pagamento { $order-of } foi reembolsado em parte.
    .again = o pagamento foi reembolsado em parte.
    .also = , e o pagamento foi reembolsado em parte
payment-voided = o pagamento { $order-of } foi anulado, por isso nada foi cobrado.
    .again = o pagamento foi anulado, por isso nada foi cobrado.
    .also = , e o pagamento foi anulado, por isso nada foi cobrado
payment-expired = o pagamento { $order-of } expirou antes de ser cobrado.
    .again = o pagamento expirou antes de ser cobrado.
    .also = , e o pagamento expirou antes de ser cobrado

## Devoluções

returnable = { $order } pode ser devolvida { $until }.
    .and = e pode ser devolvida { $until }
returnable-things = { $until } { you-can } devolver { $things } { $order-of }.
    .again = { $until } { you-can } devolver { $things }.
    .also = , e { $until } { you-can } devolver { $things }
window-closed-undated = o prazo para devolver { $order-obj } já passou.
    .again = o prazo para a devolver já passou.
    .also = , e o prazo para a devolver já passou
window-closed = { $order } podia ser devolvida { $until }, mas esse dia já passou.
    .and = e podia ser devolvida { $until }, mas esse dia já passou
not-before-delivery = { $order } poderá ser devolvida depois de chegar.
    .and = e poderá ser devolvida depois de chegar
not-of-cancelled = { $order } foi cancelada, por isso não há nada a devolver.
nothing-left = já não resta nada a devolver { $order-of }.
    .again = já não resta nada a devolver.
    .also = , e já não resta nada a devolver
delivery-day-unknown = não sabemos em que dia foi entregue { $order-obj }; se ainda pode ser devolvida, teria de ver a nossa equipa.
    .again = não sabemos em que dia foi entregue; se ainda pode ser devolvida, teria de ver a nossa equipa.
too-few-left = só isto pode ainda ser devolvido { $order-of }: { $things }.
    .again = só isto pode ainda ser devolvido: { $things }.
return-window = { $days ->
    [one] { you-can } devolver uma encomenda no prazo de um dia após a entrega.
   *[other] { you-can } devolver uma encomenda no prazo de { $days } dias após a entrega.
}
no-request = não há nenhum pedido de devolução { $order-of }.
    .again = não há nenhum pedido de devolução.
    .also = , e não há nenhum pedido de devolução
request-waits = { $request } aguarda a decisão da nossa equipa.
request-waits-until = { $request } aguarda a decisão da nossa equipa, que { $address ->
    [familiar] terás
   *[formal] terá
} { $by }.
request-approved = a nossa equipa aprovou { $request }.
request-rejected = a nossa equipa analisou { $request } e não o pôde aprovar.
request-withdrawn = { $request } foi retirado.

## O que foi feito nesta resposta

made-return = { $variant ->
    [1] feito: pedi a devolução de { $things } da encomenda { $number }. O número do pedido é { $request }.
   *[other] pedi a devolução de { $things } da encomenda { $number }. O número do pedido é { $request }.
}
made-exchange = pedi a troca de { $things } da encomenda { $number }. O número do pedido é { $request }.
made-damaged = lamento que tenha chegado danificado. Comuniquei o dano: { $things } da encomenda { $number }. O número do pedido é { $request }.
made-wrong = lamento que tenha chegado outro artigo. Comuniquei o erro: { $things } da encomenda { $number }. O número do pedido é { $request }.
made-missing = lamento que falte alguma coisa. Comuniquei a falta: { $things } da encomenda { $number }. O número do pedido é { $request }.
made-next = a nossa equipa vai analisá-lo e responder aqui.
made-next-until = a nossa equipa vai analisá-lo e responder aqui { $by }.
withdrawn = retirei { $request }.
changed = alterei: { $request } inclui agora { $things }.
changed-kind-exchange = mudei { $request } para uma troca.
changed-kind-return = mudei { $request } para uma devolução.
too-late-to-change = sobre { $request } já há uma decisão, por isso só a nossa equipa o pode alterar.

## O que não se sabe, e quem decide

order-not-found = não encontro a encomenda { $number } nesta conta. { $address ->
    [familiar] Verifica o número, por favor.
   *[formal] Verifique o número, por favor.
}
order-not-found-unnamed = não encontro essa encomenda nesta conta. { $address ->
    [familiar] Verifica o número, por favor.
   *[formal] Verifique o número, por favor.
}
order-not-found-guest = { $address ->
    [familiar] para te mostrar a encomenda { $number }, preciso de confirmar que é tua. Confirma-a abaixo, inicia sessão ou verifica o número.
   *[formal] para lhe mostrar a encomenda { $number }, preciso de confirmar que é sua. Confirme-a abaixo, inicie sessão ou verifique o número.
}
order-not-found-guest-unnamed = { $address ->
    [familiar] para te mostrar essa encomenda, preciso de confirmar que é tua. Confirma-a abaixo, inicia sessão ou verifica o número.
   *[formal] para lhe mostrar essa encomenda, preciso de confirmar que é sua. Confirme-a abaixo, inicie sessão ou verifique o número.
}
not-known = { $variant ->
    [1] também sobre isso não tenho informação segura.
    [2] infelizmente não posso dizer nada de certo sobre isso.
   *[other] não sei isso com certeza e prefiro não adivinhar.
}
only-team = { $variant ->
    [1] isso é com a nossa equipa.
   *[other] a nossa equipa pode ver isso.
}
money-is-the-teams = sobre reembolsos e compensações decide a nossa equipa.
your-orders = { $address ->
    [familiar] estas são as tuas encomendas recentes:{ $orders }
   *[formal] estas são as suas encomendas recentes:{ $orders }
}
no-orders = não vejo encomendas nesta conta.
team-answers = a nossa equipa responde aqui { $by }.
desk-hours = a nossa equipa está aqui { $hours }.
desk-hours-week = nos próximos sete dias, a nossa equipa está aqui { $hours }.
desk-always = a nossa equipa está aqui a qualquer hora.
desk-closed-week = nos próximos sete dias, a nossa equipa não está aqui.

## Perguntas

ask-order = { $address ->
    [familiar] de que encomenda se trata? As tuas encomendas recentes:{ $orders }
   *[formal] de que encomenda se trata? As suas encomendas recentes:{ $orders }
}
ask-order-again = ainda preciso de saber de que encomenda se trata:{ $orders }
ask-number = { $variant ->
    [1] para continuar, ainda preciso do número da encomenda.
    [2] sem o número da encomenda não a consigo procurar. { $address ->
        [familiar] Envias-mo?
       *[formal] Envia-mo?
    }
   *[other] { $address ->
        [familiar] podes dizer-me o número da encomenda, por favor? Está na confirmação.
       *[formal] pode dizer-me o número da encomenda, por favor? Está na confirmação.
    }
}
number-unknown = não faz mal. O número está na confirmação que chegou por e-mail.
ask-items = de que artigos se trata? A encomenda { $number } contém { $things }. Também { you-can } dizer «todos».
ask-count = a encomenda { $number } contém { $things }. De quantos se trata?
ask-topic = { $variant ->
    [1] peço desculpa, continuo sem perceber. Por outras palavras?
    [2] peço desculpa, não estou a perceber. Trata-se de uma encomenda, de uma devolução ou de algo para a nossa equipa?
   *[other] peço desculpa, não percebi. Consigo localizar uma encomenda, pedir uma devolução ou chamar a nossa equipa.
}
confirm-return = peço a devolução de { $things } da encomenda { $number }?
confirm-exchange = peço a troca de { $things } da encomenda { $number }?
confirm-damaged = comunico um dano em { $things } da encomenda { $number }?
confirm-wrong = comunico que chegou outra coisa em vez de { $things } da encomenda { $number }?
confirm-missing = comunico a falta de { $things } da encomenda { $number }?
offer-team = { $variant ->
    [1] chamo a nossa equipa?
   *[other] { $address ->
        [familiar] queres
       *[formal] quer
    } falar com a nossa equipa?
}

## Cortesia

greeting = olá! Posso dizer onde está uma encomenda e pedir uma devolução. De que se trata?
greeting-named = olá, { $name }! Posso dizer onde está uma encomenda e pedir uma devolução. De que se trata?
hello = olá!
hello-named = olá, { $name }!
you-are-welcome = de nada!
thanks = { $variant ->
    [1] não tem de quê!
    [2] de nada, e bom dia!
   *[other] de nada! Se houver mais alguma coisa, { $address ->
        [familiar] escreve
       *[formal] escreva
    } aqui.
}
goodbye = até à próxima e bom dia! Aqui { you-can } escrever de novo a qualquer momento.
# Não concede nada: pode seguir qualquer pergunta.
all-right = { $variant ->
    [1] { $address ->
        [familiar] escreve
       *[formal] escreva
    } aqui se precisar de alguma coisa.
   *[other] se houver mais alguma coisa, { $address ->
        [familiar] escreve
       *[formal] escreva
    } aqui.
}
back-again = é de novo o assistente. De que se trata?
assistant = sou um assistente automático, não uma pessoa. { $address ->
    [familiar] Podes
   *[formal] Pode
} falar com a nossa equipa a qualquer momento.
abilities = posso dizer onde está uma encomenda e quando é esperada, e pedir uma devolução ou uma troca. Para tudo o resto há a nossa equipa.
sorry = { $variant ->
    [1] lamento o incómodo.
   *[other] lamento.
}
sorry-late = lamento que esteja a demorar tanto.
other-language = não falo essa língua. { $address ->
    [familiar] Escreve
   *[formal] Escreva
} aqui de que se trata e a nossa equipa responde.

## Botões

yes-request = Sim, por favor
no-request-button = Não, obrigado

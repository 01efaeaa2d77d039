# Что может сказать агент, по-русски. Переменные и атрибуты объяснены в en/statements.ftl.
#
# .gen .dat .acc .in  родительный, дательный (после «по»), винительный падеж и «в заказе»
# Названия товаров не склоняются и потому стоят в кавычках.

## Как называются заказ, день и служба доставки

you-dat = { $address ->
    [familiar] тебе
   *[formal] вам
}
the-order = { $address ->
    [familiar] твой заказ { $number }
   *[formal] ваш заказ { $number }
}
    .gen = { $address ->
        [familiar] твоего заказа { $number }
       *[formal] вашего заказа { $number }
    }
    .dat = { $address ->
        [familiar] твоему заказу { $number }
       *[formal] вашему заказу { $number }
    }
    .acc = { the-order }
    .in = { $address ->
        [familiar] в твоём заказе { $number }
       *[formal] в вашем заказе { $number }
    }
the-order-with = { the-order } ({ $goods })
    .gen = { the-order.gen } ({ $goods })
    .dat = { the-order.dat } ({ $goods })
    .acc = { the-order } ({ $goods })
    .in = { the-order.in } ({ $goods })
the-order-again = заказ { $number }
    .gen = заказа { $number }
    .dat = заказу { $number }
    .acc = заказ { $number }
    .in = в заказе { $number }
this-order = заказ
    .gen = заказа
    .dat = заказу
    .acc = заказ
    .in = в заказе
it = он
    .gen = заказа
    .dat = заказу
    .acc = его
    .in = в нём
more-goods = { $count ->
    [one] ещё { $count } товар
    [few] ещё { $count } товара
   *[other] ещё { $count } товаров
}
on = { $date }
on-weekday = { $weekday-key ->
    [mon] в понедельник, { $date }
    [tue] во вторник, { $date }
    [wed] в среду, { $date }
    [thu] в четверг, { $date }
    [fri] в пятницу, { $date }
    [sat] в субботу, { $date }
   *[sun] в воскресенье, { $date }
}
on-today = сегодня
on-tomorrow = завтра
on-yesterday = вчера
until = до { $date } включительно
until-today = до конца сегодняшнего дня
until-tomorrow = до завтрашнего дня включительно
by = не позднее { $date }
by-weekday = { $weekday-key ->
    [mon] не позднее понедельника, { $date }
    [tue] не позднее вторника, { $date }
    [wed] не позднее среды, { $date }
    [thu] не позднее четверга, { $date }
    [fri] не позднее пятницы, { $date }
    [sat] не позднее субботы, { $date }
   *[sun] не позднее воскресенья, { $date }
}
by-today = сегодня
by-tomorrow = не позднее завтрашнего дня
since = с { $date }
since-today = с сегодняшнего дня
since-yesterday = со вчерашнего дня
the-carrier = служба доставки
    .gen = службы доставки
    .ins = службой доставки
carrier-named = { $name }
    .gen = { $name }
    .ins = службой { $name }
thing = { $quantity ->
    [1] «{ $bare }»
   *[other] { $quantity } × «{ $bare }»
}
an-item = товар
quoted = «{ $title }»
order-listed = { $number }, оформлен { $when }
order-listed-with = { $number }: { $goods }, оформлен { $when }
request-named = { $address ->
    [familiar] твоя заявка { $request }
   *[formal] ваша заявка { $request }
}
    .acc = { $address ->
        [familiar] твою заявку { $request }
       *[formal] вашу заявку { $request }
    }
request-of = { request-named } по заказу { $number }
    .acc = { request-named.acc } по заказу { $number }
hours-on = { $days } { $times }
hours-day = { $day-key ->
    [mon] в понедельник
    [tue] во вторник
    [wed] в среду
    [thu] в четверг
    [fri] в пятницу
    [sat] в субботу
   *[sun] в воскресенье
}
from-day = { $first-key ->
    [mon] с понедельника
    [tue] со вторника
    [wed] со среды
    [thu] с четверга
    [fri] с пятницы
    [sat] с субботы
   *[sun] с воскресенья
}
to-day = { $last-key ->
    [mon] по понедельник
    [tue] по вторник
    [wed] по среду
    [thu] по четверг
    [fri] по пятницу
    [sat] по субботу
   *[sun] по воскресенье
}
hours-days = { from-day } { to-day }
hours-times = с { $opens } до { $closes }
midnight = полуночи

## Где заказ

status-not-shipped = { $order } ещё не отправлен.
    .and = и ещё не отправлен
status-on-its-way = { $variant ->
    [1] { $order } всё ещё в пути.
    [2] { $order } пока едет.
   *[other] { $order } в пути.
}
    .and = и сейчас в пути
status-out-for-delivery = { $order } уже у курьера.
    .and = и уже у курьера
status-delivered = { $variant ->
    [1] { $order } вручён { $when }.
   *[other] { $order } доставлен { $when }.
}
    .and = и доставлен { $when }
status-delivered-undated = { $order } доставлен, но в какой день, мы не знаем.
status-partly-delivered = { $total ->
    [one] часть { $order-gen } доставлена: { $here } из { $total } посылки.
   *[other] часть { $order-gen } доставлена: { $here } из { $total } посылок.
}
status-rest-not-shipped = часть { $order-gen } доставлена, остальное ещё не отправлено.
status-cancelled = { $order } отменён.
    .and = и отменён
status-failed = службе доставки не удалось вручить { $order-acc }.
    .also = , но службе доставки не удалось его вручить
status-returning = { $order } возвращается к нам на склад.
    .and = и возвращается к нам на склад
status-sent = { $order } отправлен { $when }; с тех пор от службы доставки новостей нет.
status-sent-undated = { $order } отправлен, но от службы доставки новостей нет.
status-unknown = сейчас мы не знаем, где { $order }.
not-delivered-yet = { $order } ещё не доставлен.
    .and = и ещё не доставлен
shipped = { $order } отправлен с нашего склада { $when }.
    .and = и отправлен с нашего склада { $when }
shipped-unknown = мы пока не знаем, в какой день { $order } отправлен.
    .also = ; в какой день он отправлен, мы пока не знаем

## Когда придёт

expected = { $variant ->
    [1] { $carrier } по-прежнему планирует доставить { $order-acc } { $when }.
   *[other] { $carrier } планирует доставить { $order-acc } { $when }.
}
    .also = , { $carrier } планирует доставить его { $when }
was-expected = по плану { $carrier-gen } { $order } должен был прибыть { $when }, но этот день уже прошёл.
    .also = ; по плану { $carrier-gen } он должен был прибыть { $when }, но этот день уже прошёл
no-date = { $carrier } пока не называет дату доставки { $order-gen }.
    .again = { $carrier } пока не называет дату доставки.
    .also = , { $carrier } пока не называет дату доставки
already-delivered = { $order } уже доставлен.
    .and = и уже доставлен
last-scan = последняя отметка { $carrier-gen } по { $order-dat } — { $when }.
    .again = последняя отметка { $carrier-gen } — { $when }.
    .also = ; последняя отметка { $carrier-gen } — { $when }
no-new-scan = последняя отметка { $carrier-gen } по { $order-dat } — { $when }; с тех пор новых нет.
    .again = последняя отметка { $carrier-gen } — { $when }; с тех пор новых нет.
    .also = ; последняя отметка { $carrier-gen } — { $when }, с тех пор новых нет
no-scan = отметок { $carrier-gen } по { $order-dat } пока нет.
    .again = отметок { $carrier-gen } пока нет.
    .also = , отметок { $carrier-gen } пока нет
scan-address = служба доставки сообщает о проблеме с адресом.
scan-attempted = служба доставки сообщает о попытке вручения.
scan-customs = служба доставки сообщает, что посылка на таможне.
scan-pickup = служба доставки сообщает, что посылку уже можно забрать.
scan-depot = служба доставки сообщает, что посылка прибыла в один из её сортировочных центров.
scan-label = служба доставки знает о посылке, но ещё не получила её.
carrier = { $order-acc } доставляет { $carrier }.
    .also = , его доставляет { $carrier }
carrier-delivered = { $order } доставлен { $carrier-ins }.
carriers = { $order-acc } доставляют несколько служб: { $carriers }.
carrier-unknown = пока неизвестно, какая служба доставит { $order-acc }.
    .also = ; какая служба его доставит, пока неизвестно
tracking = трек-номер { $order-gen } — { $tracking }.
    .again = трек-номер — { $tracking }.
    .also = ; трек-номер — { $tracking }
tracking-linked = трек-номер { $order-gen } — { $tracking }: { $link }
    .again = трек-номер — { $tracking }: { $link }
tracking-unknown = трек-номера у { $order-gen } нет.
    .again = трек-номера нет.
    .also = , трек-номера нет

## Его посылки, если их несколько

parcels = { $order } разделён на { $count } { $count ->
        [one] посылку
        [few] посылки
       *[other] посылок
    }.
    .and = и разделён на { $count } { $count ->
        [one] посылку
        [few] посылки
       *[other] посылок
    }
parcel-delivered = { $parcel }: доставлена { $when }.
parcel-delivered-undated = { $parcel }: доставлена.
parcel-expected = { $parcel }: ожидается { $when }.
parcel-late = { $parcel }: ожидалась { $when }, но этот день уже прошёл.
parcel-today = { $parcel }: уже у курьера.
parcel-on-its-way = { $parcel }: в пути.
parcel-no-date = { $parcel }: даты доставки пока нет.
parcel-not-shipped = { $parcel }: ещё не отправлена.
parcel-shipped = { $parcel }: отправлена с нашего склада { $when }.
parcel-sent = { $parcel }: отправлена { $when }; с тех пор от службы доставки новостей нет.
parcel-sent-undated = { $parcel }: отправлена, но от службы доставки новостей нет.
parcel-failed = { $parcel }: службе доставки не удалось её вручить.
parcel-returning = { $parcel }: возвращается к нам на склад.
parcel-scan = { $parcel }: последняя отметка — { $when }.
parcel-no-scan = { $parcel }: отметок пока нет.
parcel-tracking = { $parcel }.
parcel-tracking-linked = { $parcel }: { $link }
things-not-shipped = ещё не отправлено: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = посылка { $position }

## Что в нём и что оплачено

goods = { $order-in } — { $things }.
    .again = в нём — { $things }.
    .also = , в нём — { $things }
goods-several = { $order-in } — { $things }.
    .again = в нём — { $things }.
    .also = , в нём — { $things }
total = сумма { $order-gen } — { $total }.
    .also = , его сумма — { $total }
placed = { $order } оформлен { $when }.
    .and = и оформлен { $when }
payment-paid = { $order } оплачен.
    .and = и оплачен
payment-pending = мы ещё не получили оплату по { $order-dat }.
    .again = оплату мы ещё не получили.
    .also = , но оплату мы ещё не получили
payment-authorized = деньги по { $order-dat } зарезервированы, но ещё не списаны.
    .again = деньги зарезервированы, но ещё не списаны.
    .also = ; деньги зарезервированы, но ещё не списаны
payment-partially-paid = { $order } оплачен частично.
    .and = и оплачен частично
payment-refunded = деньги по { $order-dat } возвращены.
    .again = деньги возвращены.
    .also = , деньги возвращены
payment-partially-refunded = деньги по { $order-dat } возвращены частично.
    .again = деньги возвращены частично.
    .also = , деньги возвращены частично
payment-voided = платёж по { $order-dat } отменён, деньги не списаны.
    .again = платёж отменён, деньги не списаны.
    .also = ; платёж отменён, деньги не списаны
payment-expired = срок платежа по { $order-dat } истёк, деньги не списаны.
    .again = срок платежа истёк, деньги не списаны.
    .also = ; срок платежа истёк, деньги не списаны

## Возвраты

returnable = { $order-acc } можно вернуть { $until }.
    .also = , его можно вернуть { $until }
returnable-things = из { $order-gen } { $until } можно вернуть: { $things }.
    .also = , { $until } можно вернуть: { $things }
window-closed-undated = срок возврата { $order-gen } истёк.
    .also = , срок возврата истёк
window-closed = { $order-acc } можно было вернуть { $until }, этот срок прошёл.
    .also = ; вернуть его можно было { $until }, этот срок прошёл
not-before-delivery = { $order-acc } можно будет вернуть после доставки.
    .also = , вернуть его можно будет после доставки
not-of-cancelled = { $order } отменён, возвращать нечего.
nothing-left = { $order-in } не осталось товаров, которые можно вернуть.
    .also = , и товаров, которые можно вернуть, в нём не осталось
delivery-day-unknown = мы не знаем, в какой день { $order } доставлен, поэтому возможность возврата должны проверить наши сотрудники.
too-few-left = из { $order-gen } ещё можно вернуть только: { $things }.
return-window = { $days ->
    [one] заказ можно вернуть в течение { $days } дня после доставки.
   *[other] заказ можно вернуть в течение { $days } дней после доставки.
}
no-request = заявок на возврат по { $order-dat } нет.
    .also = , заявок на возврат по нему нет
request-waits = { $request } ждёт решения наших сотрудников.
request-waits-until = { $request } ждёт решения наших сотрудников. Ответ придёт сюда { $by }.
request-approved = наши сотрудники одобрили { $request-acc }.
request-rejected = наши сотрудники рассмотрели { $request-acc } и не смогли её одобрить.
request-withdrawn = { $request } отозвана.

## Что сделано в этом ответе

made-return = { $variant ->
    [1] готово: заявка { $request } на возврат оформлена. В ней { $things } из заказа { $number }.
   *[other] оформлена заявка { $request } на возврат: { $things } из заказа { $number }.
}
made-exchange = оформлена заявка { $request } на обмен: { $things } из заказа { $number }.
made-damaged = жаль, что товар пришёл с повреждением. Заявка { $request } оформлена: { $things } из заказа { $number }.
made-wrong = жаль, что пришёл не тот товар. Заявка { $request } оформлена: { $things } из заказа { $number }.
made-missing = жаль, что чего-то не хватает. Заявка { $request } оформлена: { $things } из заказа { $number }.
made-next = наши сотрудники рассмотрят её и напишут { you-dat } сюда.
made-next-until = наши сотрудники рассмотрят её и напишут { you-dat } сюда { $by }.
withdrawn = готово: { $request } отозвана.
changed = готово: { $request } изменена, теперь в ней { $things }.
changed-kind-exchange = готово: { $request } теперь на обмен.
changed-kind-return = готово: { $request } теперь на возврат.
too-late-to-change = { $request } уже рассмотрена, поэтому изменить её могут только наши сотрудники.

## Чего мы не знаем и кто решает

order-not-found = { $address ->
    [familiar] не нахожу заказ { $number } в этом аккаунте. Проверь, пожалуйста, номер.
   *[formal] не нахожу заказ { $number } в этом аккаунте. Проверьте, пожалуйста, номер.
}
order-not-found-unnamed = { $address ->
    [familiar] не нахожу такой заказ в этом аккаунте. Проверь, пожалуйста, номер.
   *[formal] не нахожу такой заказ в этом аккаунте. Проверьте, пожалуйста, номер.
}
order-not-found-guest = { $address ->
    [familiar] чтобы показать заказ { $number }, мне нужно убедиться, что он твой. Подтверди его ниже, войди в аккаунт или проверь номер.
   *[formal] чтобы показать заказ { $number }, мне нужно убедиться, что он ваш. Подтвердите его ниже, войдите в аккаунт или проверьте номер.
}
order-not-found-guest-unnamed = { $address ->
    [familiar] чтобы показать этот заказ, мне нужно убедиться, что он твой. Подтверди его ниже, войди в аккаунт или проверь номер.
   *[formal] чтобы показать этот заказ, мне нужно убедиться, что он ваш. Подтвердите его ниже, войдите в аккаунт или проверьте номер.
}
not-known = { $variant ->
    [1] об этом у меня тоже нет надёжных сведений.
    [2] ничего точного об этом сказать не могу.
   *[other] точно не знаю, лучше уточнить у сотрудника.
}
only-team = { $variant ->
    [1] с этим помогут только наши сотрудники.
   *[other] это могут проверить наши сотрудники.
}
money-is-the-teams = решение о возврате денег и компенсациях принимают наши сотрудники.
your-orders = { $address ->
    [familiar] твои последние заказы:{ $orders }
   *[formal] ваши последние заказы:{ $orders }
}
no-orders = в этом аккаунте заказов нет.
team-answers = наши сотрудники ответят { you-dat } здесь { $by }.
desk-hours = наши сотрудники отвечают { $hours }.
desk-hours-week = в ближайшие семь дней наши сотрудники отвечают { $hours }.
desk-always = наши сотрудники отвечают круглосуточно.
desk-closed-week = в ближайшие семь дней наши сотрудники не отвечают.

## Вопросы

ask-order = { $address ->
    [familiar] о каком заказе речь? Твои последние заказы:{ $orders }
   *[formal] о каком заказе речь? Ваши последние заказы:{ $orders }
}
ask-order-again = нужно всё-таки понять, о каком заказе речь:{ $orders }
ask-number = { $variant ->
    [1] чтобы продолжить, мне всё ещё нужен номер заказа.
    [2] без номера заказа найти его не получится. Какой у него номер?
   *[other] { $address ->
        [familiar] пришли, пожалуйста, номер заказа. Он есть в письме с подтверждением.
       *[formal] пришлите, пожалуйста, номер заказа. Он есть в письме с подтверждением.
    }
}
number-unknown = ничего страшного. Номер есть в письме с подтверждением заказа.
ask-items = о каких товарах речь? В заказе { $number } — { $things }. Можно ответить и «обо всех».
ask-count = в заказе { $number } — { $things }. О скольких штуках речь?
ask-topic = { $variant ->
    [1] { $address ->
        [familiar] извини, снова не получается понять. Можешь сказать другими словами?
       *[formal] извините, снова не получается понять. Можете сказать другими словами?
    }
    [2] { $address ->
        [familiar] извини, пока непонятно. Это о заказе, о возврате или вопрос к сотруднику?
       *[formal] извините, пока непонятно. Это о заказе, о возврате или вопрос к сотруднику?
    }
   *[other] { $address ->
        [familiar] извини, не получилось понять. Могу найти заказ, оформить возврат или позвать сотрудника.
       *[formal] извините, не получилось понять. Могу найти заказ, оформить возврат или позвать сотрудника.
    }
}
confirm-return = оформить заявку на возврат: { $things } из заказа { $number }?
confirm-exchange = оформить заявку на обмен: { $things } из заказа { $number }?
confirm-damaged = оформить заявку о повреждении: { $things } из заказа { $number }?
confirm-wrong = оформить заявку о том, что пришёл не тот товар: { $things } из заказа { $number }?
confirm-missing = оформить заявку о том, что не хватает: { $things } из заказа { $number }?
offer-team = { $variant ->
    [1] позвать сотрудника?
   *[other] { $address ->
        [familiar] хочешь поговорить с сотрудником?
       *[formal] хотите поговорить с сотрудником?
    }
}

## Вежливость

greeting = { hello } Могу подсказать, где заказ, и оформить возврат. Чем помочь?
greeting-named = { hello-named } Могу подсказать, где заказ, и оформить возврат. Чем помочь?
hello = { $address ->
    [familiar] привет!
   *[formal] здравствуйте!
}
hello-named = { $address ->
    [familiar] привет, { $name }!
   *[formal] здравствуйте, { $name }!
}
you-are-welcome = рады помочь!
thanks = { $variant ->
    [1] не за что!
    [2] всегда рады помочь!
   *[other] { $address ->
        [familiar] рады помочь! Если будут ещё вопросы, просто напиши сюда.
       *[formal] рады помочь! Если будут ещё вопросы, просто напишите сюда.
    }
}
goodbye = { $address ->
    [familiar] до свидания и хорошего дня! Пиши сюда в любое время.
   *[formal] до свидания и хорошего дня! Пишите сюда в любое время.
}
# Ни на что не соглашается: может следовать за любым вопросом.
all-right = { $variant ->
    [1] { $address ->
        [familiar] если что-то понадобится, пиши сюда.
       *[formal] если что-то понадобится, пишите сюда.
    }
   *[other] { $address ->
        [familiar] если будут ещё вопросы, просто напиши сюда.
       *[formal] если будут ещё вопросы, просто напишите сюда.
    }
}
back-again = { $address ->
    [familiar] с тобой снова помощник. Чем помочь?
   *[formal] с вами снова помощник. Чем помочь?
}
assistant = { $address ->
    [familiar] я автоматический помощник, не человек. С сотрудником можно поговорить в любой момент, просто скажи.
   *[formal] я автоматический помощник, не человек. С сотрудником можно поговорить в любой момент, просто скажите.
}
abilities = могу подсказать, где заказ и когда его ждать, и оформить возврат или обмен. Во всём остальном помогут наши сотрудники.
sorry = { $variant ->
    [1] { $address ->
        [familiar] извини за неудобства.
       *[formal] извините за неудобства.
    }
   *[other] очень жаль, что так вышло.
}
sorry-late = { $address ->
    [familiar] извини, что приходится так долго ждать.
   *[formal] извините, что приходится так долго ждать.
}
other-language = { $address ->
    [familiar] я не говорю на этом языке. Напиши сюда, о чём речь, и наши сотрудники ответят.
   *[formal] я не говорю на этом языке. Напишите сюда, о чём речь, и наши сотрудники ответят.
}

## Кнопки

yes-request = Да, пожалуйста
no-request-button = Нет, спасибо

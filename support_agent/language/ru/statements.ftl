# Что может сказать помощник, по-русски.

## Как называют заказ, день и службу доставки

the-order = { $address ->
    [familiar] твой заказ { $number }
   *[formal] ваш заказ { $number }
}
the-order-with = { $address ->
    [familiar] твой заказ { $number } ({ $goods })
   *[formal] ваш заказ { $number } ({ $goods })
}
more-goods = { $count ->
    [one] ещё { $count } товар
    [few] ещё { $count } товара
   *[other] ещё { $count } товаров
}
on = { $date }
on-today = сегодня
on-tomorrow = завтра
on-yesterday = вчера
until = до { $date }
until-today = до сегодня включительно
until-tomorrow = до завтра включительно
by = не позднее { $date }
by-today = сегодня
by-tomorrow = не позднее завтрашнего дня
since = с { $date }
since-today = с сегодняшнего дня
since-yesterday = со вчерашнего дня
the-carrier = служба доставки
and-join = { $first }, { $second }.
thing = { $quantity } × { $title }
order-listed = { $number } от { $when }
order-listed-with = { $number } от { $when } ({ $goods })
request-named = заявка { $request }
request-of = заявка { $request } по заказу { $number }
hours-on = { $days } с { $opens } до { $closes }
hours-days = { $first } – { $last }

## Где заказ

status-not-shipped = { $order } ещё не отправлен.
    .again = он ещё не отправлен.
status-on-its-way = { $variant ->
    [1] { $order } всё ещё в пути.
   *[other] { $order } в пути.
}
    .again = он в пути.
status-out-for-delivery = { $order } сегодня у курьера.
    .again = он сегодня у курьера.
status-delivered = { $order } доставлен { $when }.
    .again = он доставлен { $when }.
status-delivered-undated = { $order } доставлен; в какой день, мы не знаем.
    .again = он доставлен; в какой день, мы не знаем.
status-partly-delivered = { $order } доставлен частично: посылок { $here } из { $total }.
    .again = он доставлен частично: посылок { $here } из { $total }.
status-rest-not-shipped = { $order } доставлен частично; остальное ещё не отправлено.
    .again = он доставлен частично; остальное ещё не отправлено.
status-cancelled = { $order } отменён.
    .again = он отменён.
status-failed = служба доставки не смогла вручить { $order }.
    .again = служба доставки не смогла его вручить.
status-returning = { $order } возвращается к нам.
    .again = он возвращается к нам.
status-sent = { $order } отправлен { $when }; новостей от службы доставки с тех пор нет.
    .again = он отправлен { $when }; новостей от службы доставки с тех пор нет.
status-sent-undated = { $order } отправлен; новостей от службы доставки нет.
    .again = он отправлен; новостей от службы доставки нет.
shipped = { $order } отправлен с нашего склада { $when }.
    .again = он отправлен с нашего склада { $when }.
shipped-unknown = в какой день отправлен { $order }, мы пока не знаем.
    .again = в какой день он отправлен, мы пока не знаем.

## Когда придёт

expected = { $variant ->
    [1] { $carrier } по-прежнему планирует доставить { $order } { $when }.
   *[other] { $carrier } планирует доставить { $order } { $when }.
}
    .again = { $carrier } планирует доставить его { $when }.
was-expected = { $carrier } планировала доставить { $order } { $when }, и этот день прошёл.
    .again = доставка планировалась { $when }, и этот день прошёл.
no-date = { $carrier } ещё не назвала день доставки: { $order }.
    .again = { $carrier } ещё не назвала день доставки.
already-delivered = { $order } уже доставлен.
    .again = он уже доставлен.
last-scan = последняя отметка службы доставки: { $when } ({ $order }).
    .again = последняя отметка службы доставки: { $when }.
no-new-scan = последняя отметка службы доставки: { $when }, с тех пор новых нет ({ $order }).
    .again = последняя отметка службы доставки: { $when }; с тех пор новых нет.
no-scan = отметок службы доставки ещё нет: { $order }.
    .again = отметок службы доставки ещё нет.
scan-address = служба доставки сообщает о проблеме с адресом.
scan-attempted = служба доставки сообщает о попытке вручения.
scan-customs = служба доставки сообщает, что посылка на таможне.
scan-pickup = служба доставки сообщает, что посылку можно забрать.
scan-depot = служба доставки сообщает, что посылка прибыла на её склад.
scan-label = служба доставки знает о посылке, но ещё не получила её.
carrier = { $order } доставляет { $carrier }.
    .again = его доставляет { $carrier }.
carrier-delivered = { $order } доставила служба { $carrier }.
    .again = его доставила служба { $carrier }.
carriers = { $order } доставляют { $carriers }.
    .again = его доставляют { $carriers }.
carrier-unknown = какая служба доставит { $order }, мы пока не знаем.
    .again = какая служба его доставит, мы пока не знаем.
tracking = номер для отслеживания: { $tracking } ({ $order }).
    .again = номер для отслеживания: { $tracking }.
tracking-linked = номер для отслеживания: { $tracking } ({ $order }): { $link }
    .again = номер для отслеживания: { $tracking }: { $link }
tracking-unknown = номера для отслеживания нет: { $order }.
    .again = номера для отслеживания нет.

## Посылки

parcel-delivered = { $parcel }: доставлена { $when }.
parcel-delivered-undated = { $parcel }: доставлена.
parcel-expected = { $parcel }: ожидается { $when }.
parcel-late = { $parcel }: ожидалась { $when }, и этот день прошёл.
parcel-no-date = { $parcel }: день доставки пока неизвестен.
parcel-not-shipped = { $parcel }: ещё не отправлена.
parcel-sent = { $parcel }: отправлена { $when }; новостей от службы доставки с тех пор нет.
parcel-sent-undated = { $parcel }: отправлена; новостей от службы доставки нет.
parcel-failed = { $parcel }: вручить не удалось.
parcel-returning = { $parcel }: возвращается к нам.
parcel-tracking = номер для отслеживания { $parcel }.
parcel-tracking-linked = номер для отслеживания { $parcel }: { $link }
things-not-shipped = ещё не отправлено: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = посылка { $position }

## Что в заказе и что оплачено

goods = { $order }: { $things }.
    .again = в нём: { $things }.
total = сумма заказа { $number }: { $total }.
    .again = сумма заказа: { $total }.
placed = { $order } оформлен { $when }.
    .again = он оформлен { $when }.
payment-paid = { $order } оплачен.
    .again = он оплачен.
payment-pending = оплата ещё не поступила: { $order }.
    .again = оплата ещё не поступила.
payment-authorized = оплата подтверждена и ещё не списана: { $order }.
    .again = оплата подтверждена и ещё не списана.
payment-partially-paid = { $order } оплачен частично.
    .again = он оплачен частично.
payment-refunded = деньги за заказ { $number } возвращены.
    .again = деньги за него возвращены.
payment-partially-refunded = деньги за заказ { $number } возвращены частично.
    .again = деньги за него возвращены частично.
payment-voided = оплата заказа { $number } отменена, деньги не списаны.
    .again = оплата отменена, деньги не списаны.
payment-expired = срок оплаты заказа { $number } истёк, деньги не списаны.
    .again = срок оплаты истёк, деньги не списаны.

## Возвраты

returnable = { $order } можно вернуть { $until }.
    .and = вернуть его можно { $until }
    .again = вернуть его можно { $until }.
returnable-things = из заказа { $number } можно вернуть { $until }: { $things }.
    .again = вернуть можно { $until }: { $things }.
window-closed = { $order } можно было вернуть { $until }, и этот срок прошёл.
    .again = вернуть его можно было { $until }, и этот срок прошёл.
not-before-delivery = { $order } можно вернуть, когда он придёт.
    .again = вернуть его можно, когда он придёт.
not-of-cancelled = { $order } отменён, возвращать нечего.
    .again = возвращать нечего.
nothing-left = в заказе { $number } больше нечего возвращать.
    .again = больше возвращать нечего.
return-if-arrived = у нас нет подтверждения, что { $order } доставлен. Если он уже у { $address ->
    [familiar] тебя, напиши
   *[formal] вас, напишите
} здесь, и я оформлю заявку на возврат.
    .again = подтверждения доставки у нас нет. Если он уже у { $address ->
        [familiar] тебя, напиши
       *[formal] вас, напишите
    } здесь, и я оформлю заявку на возврат.
delivery-day-unknown = мы не знаем, в какой день доставлен { $order }, поэтому возврат посмотрит наша команда.
    .again = мы не знаем, в какой день он доставлен, поэтому возврат посмотрит наша команда.
too-few-left = из заказа { $number } ещё можно вернуть: { $things }.
    .again = ещё можно вернуть: { $things }.
return-window = { $days ->
    [one] { $order } можно вернуть в течение { $days } дня после доставки.
   *[other] { $order } можно вернуть в течение { $days } дней после доставки.
}
    .again = { $days ->
        [one] вернуть его можно в течение { $days } дня после доставки.
       *[other] вернуть его можно в течение { $days } дней после доставки.
    }
no-request = по заказу { $number } заявок на возврат нет.
    .again = заявок на возврат по нему нет.
request-waits = { $request } ждёт решения нашей команды.
request-waits-until = { $request } ждёт решения нашей команды; решение будет { $by }.
request-approved = { $request } одобрена нашей командой.
request-rejected = { $request } рассмотрена; одобрить её не удалось.
request-withdrawn = { $request } отозвана.

## Что сделано

made-return = { $variant ->
    [1] готово: заявка { $request } на возврат по заказу { $number } оформлена. В ней: { $things }.
   *[other] заявка { $request } на возврат по заказу { $number } оформлена. В ней: { $things }.
}
made-exchange = заявка { $request } на обмен по заказу { $number } оформлена. В ней: { $things }.
made-damaged = жаль, что товар пришёл повреждённым. Заявка { $request } по заказу { $number } оформлена. В ней: { $things }.
made-wrong = жаль, что пришло не то. Заявка { $request } по заказу { $number } оформлена. В ней: { $things }.
made-missing = жаль, что чего-то не хватает. Заявка { $request } по заказу { $number } оформлена. В ней: { $things }.
made-next = наша команда рассмотрит её и решит.
made-next-until = наша команда рассмотрит её; решение будет здесь { $by }.
withdrawn = { $request } отозвана; по ней ничего возвращать не нужно.
changed = { $request } изменена. Теперь в ней: { $things }.
changed-kind-exchange = { $request } изменена: теперь это обмен, а не возврат.
changed-kind-return = { $request } изменена: теперь это возврат.

## Что неизвестно, и кто решает

order-not-found = заказа { $number } в этом аккаунте нет. { $address ->
    [familiar] Проверь
   *[formal] Проверьте
}, пожалуйста, номер.
order-not-found-guest = чтобы показать заказ { $number }, нужно убедиться, что он { $address ->
    [familiar] твой. Подтверди его ниже, войди в аккаунт или проверь
   *[formal] ваш. Подтвердите его ниже, войдите в аккаунт или проверьте
} номер.
not-known = { $variant ->
    [1] об этом у меня тоже нет точных сведений.
   *[other] точно не знаю, лучше уточнить у нашей команды.
}
only-team = наша команда может это проверить.
money-is-the-teams = о возврате денег и компенсациях решает наша команда.
your-orders = недавние заказы: { $orders }.
no-orders = в этом аккаунте заказов нет.
team-answers = наша команда ответит здесь { $by }.
desk-hours = наша команда здесь: { $hours }.
desk-always = наша команда здесь круглосуточно.

## Вопросы

ask-order = { $variant ->
    [1] мне всё ещё нужно знать, о каком заказе речь: { $orders }.
   *[other] о каком заказе речь? Недавние заказы: { $orders }.
}
ask-number = { $variant ->
    [1] чтобы продолжить, мне всё ещё нужен номер заказа.
   *[other] { $address ->
        [familiar] напиши
       *[formal] напишите
    }, пожалуйста, номер заказа. Он есть в подтверждении заказа.
}
number-help = ничего страшного. Номер заказа есть в подтверждении, которое пришло по почте.
ask-items = о каких товарах заказа { $number } речь: { $things }? Можно сказать: обо всех.
ask-count = в заказе { $number }: { $things }. Сколько штук?
ask-topic = { $variant ->
    [1] простите, я снова не понял. Можно другими словами?
   *[other] простите, не понял. Могу найти заказ, оформить возврат или позвать нашу команду.
}
confirm-return = оформить возврат по заказу { $number }: { $things }?
confirm-exchange = оформить обмен по заказу { $number }: { $things }?
confirm-damaged = сообщить, что по заказу { $number } пришло повреждённым: { $things }?
confirm-wrong = сообщить, что по заказу { $number } пришло другое вместо: { $things }?
confirm-missing = сообщить, что в заказе { $number } не хватает: { $things }?
offer-team = позвать нашу команду?

## Вежливость

greeting = здравствуйте! Я подскажу, где заказ, и оформлю возврат. Чем помочь?
greeting-named = здравствуйте, { $name }! Я подскажу, где заказ, и оформлю возврат. Чем помочь?
thanks = { $variant ->
    [1] рады помочь!
   *[other] пожалуйста! Если понадобится что-то ещё, просто { $address ->
        [familiar] напиши
       *[formal] напишите
    } сюда.
}
goodbye = до свидания, хорошего дня!
all-right = хорошо. Если понадобится что-то ещё, просто { $address ->
    [familiar] напиши
   *[formal] напишите
} сюда.
back-again = снова на связи помощник. Чем помочь?
assistant = я виртуальный помощник, не человек. Нашу команду можно позвать в любой момент.
abilities = могу подсказать, где заказ и когда он придёт, и оформить возврат или обмен. Со всем остальным поможет наша команда.
sorry = мне жаль.
sorry-late = жаль, что приходится так долго ждать.
other-language = на этом языке я не говорю. { $address ->
    [familiar] Напиши
   *[formal] Напишите
} здесь, в чём дело, и наша команда ответит.

## Кнопки

button-yes = Да, пожалуйста
button-no = Нет, спасибо

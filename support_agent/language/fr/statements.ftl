# Ce que l’assistant peut dire, en français. en/statements.ftl explique variables et attributs.
#
# .of   avec « de » : « de votre commande 1187 », « de la commande »
# .obj  la commande ailleurs qu’en sujet, où « elle » ne convient pas

## Comment se nomment la commande, le jour et le transporteur

your = { $address ->
    [familiar] ta
   *[formal] votre
}
you-can = { $address ->
    [familiar] tu peux
   *[formal] vous pouvez
}
the-order = { your } commande { $number }
    .of = de { your } commande { $number }
    .obj = { your } commande { $number }
the-order-with = { your } commande { $number } ({ $goods })
    .of = de { your } commande { $number } ({ $goods })
    .obj = { your } commande { $number } ({ $goods })
the-order-again = la commande { $number }
    .of = de la commande { $number }
    .obj = la commande { $number }
this-order = la commande
    .of = de la commande
    .obj = la commande
it = elle
    .of = de la commande
    .obj = la commande
more-goods = { $count ->
    [one] un autre article
   *[other] { $count } autres articles
}
on = le { $date }
on-weekday = { $weekday } { $date }
on-today = aujourd’hui
on-tomorrow = demain
on-yesterday = hier
until = jusqu’au { $date }
until-weekday = jusqu’au { $weekday } { $date }
until-today = jusqu’à aujourd’hui
until-tomorrow = jusqu’à demain
by = au plus tard le { $date }
by-weekday = au plus tard { $weekday } { $date }
by-today = dans la journée
by-tomorrow = au plus tard demain
since = depuis le { $date }
since-weekday = depuis { $weekday } { $date }
since-today = depuis aujourd’hui
since-yesterday = depuis hier
the-carrier = le transporteur
carrier-named = { $name }
thing = { $quantity ->
    [1] { $title }
   *[other] { $quantity } × { $title }
}
an-item = un article
quoted = « { $title } »
order-listed = { $number }, passée { $when }
order-listed-with = { $number } : { $goods }, passée { $when }
request-named = { your } demande { $request }
request-of = { your } demande { $request } pour la commande { $number }
hours-on = { $days } { $times }
hours-day = le { $day }
hours-days = du { $first } au { $last }
hours-times = de { $opens } à { $closes }
midnight = minuit

## Où est une commande

status-not-shipped = { $order } n’a pas encore été expédiée.
    .and = et n’a pas encore été expédiée
status-on-its-way = { $variant ->
    [1] { $order } est toujours en route.
    [2] { $order } est encore en chemin.
   *[other] { $order } est en route.
}
    .and = et est en route
status-out-for-delivery = { $order } est en cours de livraison.
    .and = et est en cours de livraison
status-delivered = { $variant ->
    [1] { $order } a été livrée { $when }.
   *[other] { $order } est arrivée { $when }.
}
    .and = et est arrivée { $when }
status-delivered-undated = { $order } a été livrée, mais nous ne savons pas quel jour.
status-partly-delivered = une partie { $order-of } est arrivée : { $here } colis sur { $total }.
status-rest-not-shipped = une partie { $order-of } est arrivée ; le reste n’a pas encore été expédié.
status-cancelled = { $order } a été annulée.
    .and = et a été annulée
status-failed = { $order } n’a pas pu être livrée.
    .and = et n’a pas pu être livrée
status-returning = { $order } est en route vers notre entrepôt.
    .and = et est en route vers notre entrepôt
status-sent = { $order } a été expédiée { $when } ; depuis, nous n’avons pas de nouvelles du transporteur.
status-sent-undated = { $order } a été expédiée, mais nous n’avons pas de nouvelles du transporteur.
status-unknown = nous ne savons pas en ce moment où est { $order-obj }.
not-delivered-yet = { $order } n’a pas encore été livrée.
    .and = et n’a pas encore été livrée
shipped = { $order } a quitté notre entrepôt { $when }.
    .and = et a quitté notre entrepôt { $when }
shipped-unknown = nous ne savons pas encore quel jour { $order-obj } a été expédiée.
    .again = nous ne savons pas encore quel jour elle a été expédiée.
    .also = ; nous ne savons pas encore quel jour elle a été expédiée

## Quand elle arrive

expected = { $variant ->
    [1] { $carrier } prévoit toujours de livrer { $order-obj } { $when }.
   *[other] { $carrier } prévoit de livrer { $order-obj } { $when }.
}
    .again = { $carrier } prévoit de la livrer { $when }.
    .also = , et { $carrier } prévoit de la livrer { $when }
was-expected = { $carrier } prévoyait de livrer { $order-obj } { $when }, mais ce jour est passé.
    .again = { $carrier } prévoyait de la livrer { $when }, mais ce jour est passé.
    .also = ; { $carrier } prévoyait de la livrer { $when }, mais ce jour est passé
no-date = { $carrier } n’a pas encore donné de date de livraison pour { $order-obj }.
    .again = { $carrier } n’a pas encore donné de date de livraison.
    .also = , et { $carrier } n’a pas encore donné de date de livraison
already-delivered = { $order } a déjà été livrée.
    .and = et a déjà été livrée
last-scan = { $carrier } a scanné { $order-obj } pour la dernière fois { $when }.
    .again = { $carrier } l’a scannée pour la dernière fois { $when }.
    .also = , et { $carrier } l’a scannée pour la dernière fois { $when }
no-new-scan = { $carrier } a scanné { $order-obj } pour la dernière fois { $when } ; rien de nouveau depuis.
    .again = { $carrier } l’a scannée pour la dernière fois { $when } ; rien de nouveau depuis.
    .also = ; { $carrier } l’a scannée pour la dernière fois { $when }, rien de nouveau depuis
no-scan = { $carrier } n’a pas encore scanné { $order-obj }.
    .again = { $carrier } ne l’a pas encore scannée.
    .also = , et { $carrier } ne l’a pas encore scannée
scan-address = le transporteur signale un problème d’adresse.
scan-attempted = le transporteur signale une tentative de livraison.
scan-customs = le transporteur signale que le colis est à la douane.
scan-pickup = le transporteur signale que le colis peut être retiré.
scan-depot = le transporteur signale que le colis est arrivé dans l’un de ses centres.
scan-label = le transporteur a été prévenu du colis, mais ne l’a pas encore reçu.
carrier = { $order } est livrée par { $carrier }.
    .and = et est livrée par { $carrier }
carrier-delivered = { $order } a été livrée par { $carrier }.
    .and = et a été livrée par { $carrier }
carriers = { $order } arrive avec plusieurs transporteurs : { $carriers }.
carrier-unknown = nous ne savons pas encore quel transporteur livrera { $order-obj }.
    .again = nous ne savons pas encore quel transporteur la livrera.
    .also = ; nous ne savons pas encore quel transporteur la livrera
tracking = le numéro de suivi { $order-of } est { $tracking }.
    .again = le numéro de suivi est { $tracking }.
    .also = ; le numéro de suivi est { $tracking }
tracking-linked = le numéro de suivi { $order-of } est { $tracking } : { $link }
    .again = le numéro de suivi est { $tracking } : { $link }
tracking-unknown = { $order } n’a pas de numéro de suivi.
    .and = et n’a pas de numéro de suivi

## Ses colis, s’il y en a plusieurs

parcels = { $order } arrive en { $count } colis.
    .and = et arrive en { $count } colis
parcel-delivered = { $parcel } : arrivé { $when }.
parcel-delivered-undated = { $parcel } : livré.
parcel-expected = { $parcel } : prévu { $when }.
parcel-late = { $parcel } : était prévu { $when }, mais ce jour est passé.
parcel-today = { $parcel } : en cours de livraison.
parcel-on-its-way = { $parcel } : en route.
parcel-no-date = { $parcel } : pas encore de date de livraison.
parcel-not-shipped = { $parcel } : pas encore expédié.
parcel-shipped = { $parcel } : a quitté notre entrepôt { $when }.
parcel-sent = { $parcel } : expédié { $when } ; depuis, pas de nouvelles du transporteur.
parcel-sent-undated = { $parcel } : expédié, sans nouvelles du transporteur.
parcel-failed = { $parcel } : n’a pas pu être livré.
parcel-returning = { $parcel } : en route vers notre entrepôt.
parcel-scan = { $parcel } : scanné pour la dernière fois { $when }.
parcel-no-scan = { $parcel } : pas encore scanné.
parcel-tracking = { $parcel }.
parcel-tracking-linked = { $parcel } : { $link }
things-not-shipped = pas encore expédié : { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = colis { $position }

## Ce qu’elle contient et ce qui est payé

goods = { $order } contient { $things }.
    .and = et contient { $things }
goods-several = { $order } contient { $things }.
    .and = et contient { $things }
total = le total { $order-of } est de { $total }.
    .again = le total est de { $total }.
    .also = , et le total est de { $total }
placed = { $order } a été passée { $when }.
    .and = et a été passée { $when }
payment-paid = { $order } est payée.
    .and = et est payée
payment-pending = nous n’avons pas encore reçu le paiement { $order-of }.
    .again = nous n’avons pas encore reçu le paiement.
    .also = , et nous n’avons pas encore reçu le paiement
payment-authorized = le paiement { $order-of } est autorisé, mais pas encore prélevé.
    .again = le paiement est autorisé, mais pas encore prélevé.
    .also = ; le paiement est autorisé, mais pas encore prélevé
payment-partially-paid = { $order } est payée en partie.
    .and = et est payée en partie
payment-refunded = le paiement { $order-of } a été remboursé.
    .again = le paiement a été remboursé.
    .also = , et le paiement a été remboursé
payment-partially-refunded = le paiement { $order-of } a été remboursé en partie.
    .again = le paiement a été remboursé en partie.
    .also = , et le paiement a été remboursé en partie
payment-voided = le paiement { $order-of } a été annulé, rien n’a donc été prélevé.
    .again = le paiement a été annulé, rien n’a donc été prélevé.
    .also = , et le paiement a été annulé, rien n’a donc été prélevé
payment-expired = le paiement { $order-of } a expiré avant d’être prélevé.
    .again = le paiement a expiré avant d’être prélevé.
    .also = , et le paiement a expiré avant d’être prélevé

## Retours

returnable = { $order } peut être retournée { $until }.
    .and = et peut être retournée { $until }
returnable-things = { $until }, { you-can } retourner { $things } { $order-of }.
    .again = { $until }, { you-can } retourner { $things }.
    .also = , et { you-can } retourner { $things } { $until }
window-closed-undated = le délai pour retourner { $order-obj } est passé.
    .again = le délai pour la retourner est passé.
    .also = , et le délai pour la retourner est passé
window-closed = { $order } pouvait être retournée { $until }, mais ce jour est passé.
    .and = et pouvait être retournée { $until }, mais ce jour est passé
not-before-delivery = { $order } pourra être retournée une fois arrivée.
    .and = et pourra être retournée une fois arrivée
not-of-cancelled = { $order } a été annulée, il n’y a donc rien à retourner.
nothing-left = il ne reste rien à retourner { $order-of }.
    .again = il ne reste rien à retourner.
    .also = , et il ne reste rien à retourner
delivery-day-unknown = nous ne savons pas quel jour { $order-obj } a été livrée ; notre équipe devrait vérifier si un retour est possible.
    .again = nous ne savons pas quel jour elle a été livrée ; notre équipe devrait vérifier si un retour est possible.
too-few-left = voici tout ce qui peut encore être retourné { $order-of } : { $things }.
    .again = voici tout ce qui peut encore être retourné : { $things }.
return-window = { $days ->
    [one] { you-can } retourner une commande dans un délai d’un jour après sa livraison.
   *[other] { you-can } retourner une commande dans un délai de { $days } jours après sa livraison.
}
no-request = il n’y a pas de demande de retour pour { $order-obj }.
    .again = il n’y a pas de demande de retour.
    .also = , et il n’y a pas de demande de retour
request-waits = { $request } attend la décision de notre équipe.
request-waits-until = { $request } attend la décision de notre équipe, que { $address ->
    [familiar] tu auras
   *[formal] vous aurez
} { $by }.
request-approved = notre équipe a approuvé { $request }.
request-rejected = notre équipe a examiné { $request } et n’a pas pu l’approuver.
request-withdrawn = { $request } a été retirée.

## Ce qui a été fait dans cette réponse

made-return = { $variant ->
    [1] c’est fait : j’ai demandé le retour de { $things } de la commande { $number }. Le numéro de la demande est { $request }.
   *[other] j’ai demandé le retour de { $things } de la commande { $number }. Le numéro de la demande est { $request }.
}
made-exchange = j’ai demandé l’échange de { $things } de la commande { $number }. Le numéro de la demande est { $request }.
made-damaged = je suis désolé que ce soit arrivé abîmé. J’ai signalé le dommage : { $things } de la commande { $number }. Le numéro de la demande est { $request }.
made-wrong = je suis désolé que ce ne soit pas le bon article. J’ai signalé l’erreur : { $things } de la commande { $number }. Le numéro de la demande est { $request }.
made-missing = je suis désolé qu’il manque quelque chose. Je l’ai signalé : { $things } de la commande { $number }. Le numéro de la demande est { $request }.
made-next = notre équipe l’examine et répondra ici.
made-next-until = notre équipe l’examine et répondra ici { $by }.
withdrawn = j’ai retiré { $request }.
changed = c’est modifié : { $request } porte maintenant sur { $things }.
changed-kind-exchange = j’ai changé { $request } en échange.
changed-kind-return = j’ai changé { $request } en retour.
too-late-to-change = { $request } a déjà été décidée, seule notre équipe peut donc la modifier.

## Ce qui n’est pas connu, et qui décide

order-not-found = je ne trouve pas de commande { $number } sur ce compte. { $address ->
    [familiar] Vérifie le numéro, s’il te plaît.
   *[formal] Vérifiez le numéro, s’il vous plaît.
}
order-not-found-unnamed = je ne trouve pas cette commande sur ce compte. { $address ->
    [familiar] Vérifie le numéro, s’il te plaît.
   *[formal] Vérifiez le numéro, s’il vous plaît.
}
order-not-found-guest = { $address ->
    [familiar] pour te montrer la commande { $number }, je dois vérifier qu’elle est à toi. Confirme-la ci-dessous, connecte-toi ou vérifie le numéro.
   *[formal] pour vous montrer la commande { $number }, je dois vérifier qu’elle est à vous. Confirmez-la ci-dessous, connectez-vous ou vérifiez le numéro.
}
order-not-found-guest-unnamed = { $address ->
    [familiar] pour te montrer cette commande, je dois vérifier qu’elle est à toi. Confirme-la ci-dessous, connecte-toi ou vérifie le numéro.
   *[formal] pour vous montrer cette commande, je dois vérifier qu’elle est à vous. Confirmez-la ci-dessous, connectez-vous ou vérifiez le numéro.
}
not-known = { $variant ->
    [1] là-dessus non plus, je n’ai pas d’information fiable.
    [2] malheureusement, je ne peux rien dire de certain là-dessus.
   *[other] je ne le sais pas avec certitude et préfère ne pas deviner.
}
only-team = { $variant ->
    [1] c’est une question pour notre équipe.
   *[other] notre équipe peut s’en occuper.
}
money-is-the-teams = les remboursements et les dédommagements sont décidés par notre équipe.
your-orders = { $address ->
    [familiar] voici tes commandes récentes :{ $orders }
   *[formal] voici vos commandes récentes :{ $orders }
}
no-orders = je ne vois aucune commande sur ce compte.
team-answers = notre équipe { $address ->
    [familiar] te
   *[formal] vous
} répondra ici { $by }.
desk-hours = notre équipe est là { $hours }.
desk-hours-week = dans les sept prochains jours, notre équipe est là { $hours }.
desk-always = notre équipe est là jour et nuit.
desk-closed-week = notre équipe n’est pas là dans les sept prochains jours.

## Questions

ask-order = { $address ->
    [familiar] de quelle commande s’agit-il ? Tes commandes récentes :{ $orders }
   *[formal] de quelle commande s’agit-il ? Vos commandes récentes :{ $orders }
}
ask-order-again = il me manque encore la commande dont il s’agit :{ $orders }
ask-number = { $variant ->
    [1] pour continuer, il me manque encore le numéro de commande.
    [2] sans le numéro de commande, je ne peux pas chercher. { $address ->
        [familiar] Tu me l’envoies ?
       *[formal] Vous me l’envoyez ?
    }
   *[other] { $address ->
        [familiar] peux-tu me donner le numéro de commande, s’il te plaît ? Il est dans la confirmation de commande.
       *[formal] pouvez-vous me donner le numéro de commande, s’il vous plaît ? Il est dans la confirmation de commande.
    }
}
number-unknown = pas de souci. Le numéro de commande est dans la confirmation reçue par e-mail.
ask-items = de quels articles s’agit-il ? La commande { $number } contient { $things }. { $address ->
    [familiar] Tu peux aussi
   *[formal] Vous pouvez aussi
} dire « tous ».
ask-count = la commande { $number } contient { $things }. Combien sont concernés ?
ask-topic = { $variant ->
    [1] désolé, je n’ai toujours pas compris. Avec d’autres mots, peut-être ?
    [2] désolé, je ne suis pas. S’agit-il d’une commande, d’un retour ou d’autre chose pour notre équipe ?
   *[other] désolé, je n’ai pas compris. Je peux suivre une commande, demander un retour ou { $address ->
        [familiar] te
       *[formal] vous
    } mettre en contact avec notre équipe.
}
confirm-return = dois-je demander le retour de { $things } de la commande { $number } ?
confirm-exchange = dois-je demander l’échange de { $things } de la commande { $number } ?
confirm-damaged = dois-je signaler un dommage sur { $things } de la commande { $number } ?
confirm-wrong = dois-je signaler qu’autre chose est arrivé au lieu de { $things } de la commande { $number } ?
confirm-missing = dois-je signaler qu’il manque { $things } de la commande { $number } ?
offer-team = { $variant ->
    [1] dois-je { $address ->
        [familiar] te
       *[formal] vous
    } mettre en contact avec notre équipe ?
   *[other] { $address ->
        [familiar] veux-tu
       *[formal] voulez-vous
    } parler à notre équipe ?
}

## Courtoisie

greeting = bonjour ! Je peux dire où est une commande et demander un retour. De quoi s’agit-il ?
greeting-named = bonjour { $name } ! Je peux dire où est une commande et demander un retour. De quoi s’agit-il ?
hello = bonjour !
hello-named = bonjour { $name } !
you-are-welcome = je { $address ->
    [familiar] t’en
   *[formal] vous en
} prie !
thanks = { $variant ->
    [1] il n’y a pas de quoi !
    [2] de rien, et bonne journée !
   *[other] de rien ! S’il y a autre chose, { $address ->
        [familiar] écris-moi
       *[formal] écrivez-moi
    } ici.
}
goodbye = au revoir et bonne journée ! { $address ->
    [familiar] Tu peux
   *[formal] Vous pouvez
} écrire ici à tout moment.
# N’accorde rien : peut suivre toute question.
all-right = { $variant ->
    [1] { $address ->
        [familiar] écris-moi ici si tu as besoin de quelque chose.
       *[formal] écrivez-moi ici si vous avez besoin de quelque chose.
    }
   *[other] s’il y a autre chose, { $address ->
        [familiar] écris-moi
       *[formal] écrivez-moi
    } ici.
}
back-again = c’est de nouveau l’assistant. De quoi s’agit-il ?
assistant = je suis un assistant automatique, pas une personne. { $address ->
    [familiar] Tu peux
   *[formal] Vous pouvez
} parler à notre équipe à tout moment.
abilities = je peux dire où est une commande et quand elle est prévue, et demander un retour ou un échange. Pour tout le reste, il y a notre équipe.
sorry = { $variant ->
    [1] je suis désolé pour ce désagrément.
   *[other] je suis désolé.
}
sorry-late = je suis désolé que ce soit si long.
other-language = je ne parle pas cette langue. { $address ->
    [familiar] Écris
   *[formal] Écrivez
} ici de quoi il s’agit, et notre équipe répondra.

## Boutons

yes-request = Oui, merci
no-request-button = Non, merci

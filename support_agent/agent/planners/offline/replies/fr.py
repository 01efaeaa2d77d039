"""French."""

from . import Key, Voice

TEXTS: dict[Key, str] = {
    "greeting": "Bonjour{name} ! Je peux vous dire où en est une commande et quand elle est attendue, "
    "et demander un retour. Que puis-je faire pour vous ?",
    "thanks": "Je vous en prie ! Si vous avez besoin d’autre chose, écrivez-moi ici.",
    "bye": "Au revoir et bonne journée ! Vous pouvez revenir écrire ici quand vous voulez.",
    "bot": "Je suis l’assistant de la boutique, un programme et non une personne. Je peux consulter "
    "des commandes et demander des retours, et si vous le souhaitez je préviens un collègue.",
    "capabilities": "Je peux vous dire où en est une commande, quand le transporteur pense la livrer, et "
    "demander un retour ou un échange. Pour tout le reste, je peux prévenir un collègue. De quoi s’agit-il ?",
    "other_language": "Je ne parle pas cette langue. Écrivez ici de quoi il s’agit et une personne vous répondra.",
    "declined": "D’accord. Si vous avez besoin d’autre chose, écrivez-moi ici.",
    "back_again": "Notre collègue m’a rendu la conversation. Que puis-je faire pour vous maintenant ? "
    "Si vous voulez de nouveau parler à une personne, dites-le-moi.",
    "topic": "Je ne suis pas sûr de vous avoir compris. Je peux vous dire où en est une commande et quand "
    "elle est attendue, et demander un retour ; pour tout le reste, je peux prévenir un collègue. De quoi "
    "s’agit-il ?",
    "ask_number": "Pouvez-vous me donner le numéro de la commande, s’il vous plaît ? Il se trouve dans le "
    "mail de confirmation.",
    "ask_number_again": "Pour continuer, il me faut encore le numéro de la commande, s’il vous plaît. Si "
    "vous ne le trouvez pas, je peux prévenir un collègue : dois-je le faire ?",
    "number_unknown": "Ce n’est pas grave. Le numéro se trouve dans la confirmation que vous avez reçue par "
    "mail. Si vous ne la trouvez pas, je peux prévenir un collègue : dois-je le faire ?",
    "your_orders": "Voici vos commandes récentes : {orders}.",
    "which_order": "De quelle commande s’agit-il ? Vos commandes récentes : {orders}.",
    "which_items": "De quels articles de la commande {number} s’agit-il : {things} ? Vous pouvez aussi "
    "répondre : tous.",
    "returnable_until": "La commande {number} peut être retournée jusqu’au {date}.",
    "confirm_return": "Pour être sûr : la commande {number} contient {things}. Dois-je demander son retour ?",
    "offer_person": "Voulez-vous que je prévienne un collègue ?",
    "shop_question": "Je n’ai pas d’information fiable à ce sujet et je ne veux pas deviner.",
    "order_not_found": "Je ne trouve aucune commande {number} sur ce compte. Vérifiez le numéro, s’il vous "
    "plaît.",
    "order_not_found_for_visitor": "Je ne trouve aucune commande {number} sur ce compte. Je ne vois que les "
    "commandes dont on sait qu’elles sont à vous : connectez-vous, confirmez la commande ci-dessous avec son "
    "adresse mail, ou vérifiez le numéro, s’il vous plaît.",
    "status_not_shipped": "La commande {number} n’est pas encore expédiée.",
    "status_in_transit": "La commande {number} est en route.",
    "status_out_for_delivery": "La commande {number} est en cours de livraison.",
    "status_delivered": "La commande {number} est livrée.",
    "status_partly_delivered": "Une partie de la commande {number} est déjà livrée.",
    "status_cancelled": "La commande {number} est annulée.",
    "status_failed": "La livraison de la commande {number} n’a pas pu se faire.",
    "status_returned_to_sender": "La commande {number} est en train de revenir vers nous.",
    "status_delivered_on": "La commande {number} a été livrée le {date}.",
    "delivered_but_missed": "Si vous ne l’avez pas reçue, un collègue devrait regarder cela.",
    "expected_on": "{carrier} pense la livrer le {date}.",
    "was_expected_on": "{carrier} pensait la livrer le {date}, et ce jour est déjà passé.",
    "last_scan": "Le dernier scan date du {date}.",
    "no_new_scan": "Le dernier scan date du {date} ; depuis, il n’y en a pas eu d’autre.",
    "tracking": "Le numéro de suivi est {tracking}.",
    "parcel_delivered_on": "{parcel} : livré le {date}.",
    "parcel_delivered": "{parcel} : livré.",
    "parcel_expected_on": "{parcel} : attendu le {date}.",
    "parcel_without_date": "{parcel} : pas encore de date.",
    "parcels_partly_here": "{count} colis sur {total} sont déjà livrés ; ceci concerne le suivant.",
    "arrival_delivered": "La commande {number} est déjà arrivée, le {date}.",
    "arrival_today": "{carrier} pense livrer la commande {number} aujourd’hui, {date}.",
    "arrival_expected": "{carrier} pense livrer la commande {number} le {date}.",
    "arrival_late": "{carrier} pensait livrer la commande {number} le {date}. Ce jour est déjà passé, elle "
    "a donc du retard ; j’en suis désolé.",
    "arrival_no_date": "{carrier} n’a pas encore donné de date de livraison pour la commande {number}.",
    "details": "La commande {number} contient {things} ; le total est de {total}.",
    "details_placed": "Elle a été passée le {date}.",
    "return_opened": "J’ai demandé le retour de la commande {number} : c’est la demande {request}.",
    "exchange_opened": "J’ai demandé l’échange, commande {number} : c’est la demande {request}.",
    "damaged_opened": "Je suis désolé qu’un article soit arrivé abîmé. J’ai ouvert une demande de retour "
    "pour la commande {number} : {request}.",
    "wrong_opened": "Je suis désolé que vous ayez reçu autre chose que prévu. J’ai ouvert une demande de "
    "retour pour la commande {number} : {request}.",
    "missing_opened": "Je suis désolé qu’il manque quelque chose. J’ai ouvert une demande pour la commande "
    "{number} : {request}.",
    "return_holds": "Elle comprend : {things}.",
    "colleague_decides": "Un collègue l’examinera, décidera et vous écrira ici.",
    "decided_by": "Vous aurez la décision le {date} au plus tard.",
    "return_before_delivery": "La commande {number} n’est pas encore livrée, on ne peut donc pas encore "
    "demander de retour.",
    "carriers_date": "{carrier} pense la livrer le {date}.",
    "return_after_delivery": "Quand elle sera arrivée, écrivez-moi ici et je demanderai le retour. Si vous "
    "n’en voulez plus, un collègue peut voir ce qui est possible.",
    "return_of_cancelled": "La commande {number} est annulée, il n’y a donc rien à retourner.",
    "return_window_closed": "Le dernier jour pour retourner la commande {number} était le {date}, je ne peux "
    "donc plus demander de retour. Un collègue peut regarder cela.",
    "return_day_unknown": "Je ne sais pas quel jour la commande {number} a été livrée, je ne peux donc pas "
    "dire si elle peut encore être retournée. Un collègue peut regarder cela.",
    "return_exists": "Il y a déjà une demande de retour pour la commande {number}.",
    "nothing_to_return": "De la commande {number}, il ne reste rien à retourner.",
    "too_few_left": "C’est plus que ce qui peut encore être retourné. Il reste : {things}.",
    "return_waits": "{request} attend la décision d’un collègue.",
    "return_approved": "Un collègue a accepté {request}.",
    "return_rejected": "Un collègue a examiné {request} et n’a pas pu l’accepter.",
    "return_withdrawn": "{request} a été retirée.",
    "no_return_yet": "Je ne trouve aucune demande de retour pour la commande {number}.",
    "sorry": "J’en suis désolé.",
}

VOICE = Voice(
    texts=TEXTS,
    carrier="Le transporteur",
    named_carrier="{carrier}",
    months=(
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ),
    day="{day} {month}",
    day_of_year="{day} {month} {year}",
    placed="{number}, du {date}",
    first="1er",
    joint=" et ",
)

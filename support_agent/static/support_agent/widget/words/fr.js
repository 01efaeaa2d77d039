export const WORDS = {
  title: "Aide",
  launch: "Ouvrir l’aide",
  unread: "messages non lus : {count}",
  close: "Fermer l’aide",
  conversation: "Conversation",

  held_by_agent: "Assistant automatique",
  held_by_queue: "Un collègue a été prévenu",
  held_by_person: "Vous parlez avec un collègue",
  connecting: "Connexion…",
  offline: "Vous êtes hors ligne. Ce que vous écrivez partira dès le retour de la connexion.",
  lapsed:
    "Votre session a expiré : vous écrivez en tant qu’invité. Rechargez la page pour être reconnu.",

  welcome: "Bonjour ! Comment pouvons-nous vous aider ?",
  who_answers:
    "Vous écrivez à un assistant automatique. Vous pouvez demander une personne à tout moment.",
  where_is_it: "Où est ma commande ?",
  take_it_back: "Je voudrais retourner un article.",
  anew: "Votre conversation précédente est fermée. En voici une nouvelle.",

  customer: "Vous",
  agent: "Assistant",
  person: "Collègue",
  notice: "Avis",
  choices: "Réponses proposées",
  newer: "Nouveaux messages",

  sending: "Envoi…",
  sent: "Envoyé",
  failed: "Non envoyé.",
  trying: "Nouvel essai…",
  retry: "Réessayer",
  edit: "Modifier",

  placeholder: "Écrivez un message…",
  send: "Envoyer",

  call_agent: "Parler à quelqu’un",
  calling: "Nous prévenons un collègue…",

  no_luck: "Cela n’a pas fonctionné. Veuillez réessayer.",

  call_queue: "Une personne arrive",
  call_person: "Une personne est là",

  thinking: "L’assistant réfléchit…",
  working: "Nous nous en occupons…",
  get_order_status: "Nous consultons la commande {order}…",
  estimate_delivery: "Nous vérifions la livraison de la commande {order}…",
  open_return_request: "Nous préparons le retour de la commande {order}…",

  proof: "Confirmer une commande",
  proof_why:
    "Pour que vous seul la voyiez : son numéro, et l’e-mail ou le code postal de la commande.",
  number: "Numéro de commande",
  secret: "E-mail ou code postal",
  confirm: "Confirmer",
  missing: "Veuillez remplir ce champ.",
  not_now: "Plus tard",
  proven: "Merci. La commande {order} est confirmée.",
};

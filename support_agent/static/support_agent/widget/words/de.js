export const WORDS = {
  title: "Hilfe",
  launch: "Hilfe öffnen",
  unread: "ungelesene Nachrichten: {count}",
  close: "Hilfe schließen",
  conversation: "Gespräch",

  held_by_agent: "Automatischer Assistent",
  held_by_queue: "Wir haben jemanden gerufen",
  held_by_person: "Sie sprechen mit einem Menschen",
  connecting: "Verbindung wird hergestellt…",
  offline: "Sie sind offline. Was Sie schreiben, wird gesendet, sobald Sie wieder online sind.",
  lapsed:
    "Ihre Anmeldung ist abgelaufen, Sie schreiben als Gast. Laden Sie die Seite neu, damit wir Sie erkennen.",

  welcome: "Hallo! Wie können wir helfen?",
  who_answers:
    "Sie schreiben mit einem automatischen Assistenten. Sie können jederzeit einen Menschen verlangen.",
  where_is_it: "Wo ist meine Bestellung?",
  take_it_back: "Ich möchte etwas zurückgeben.",
  anew: "Ihr früheres Gespräch ist geschlossen. Dies ist ein neues.",

  customer: "Sie",
  agent: "Assistent",
  person: "Mensch aus dem Team",
  notice: "Hinweis",
  choices: "Antworten zur Auswahl",
  newer: "Neue Nachrichten",

  sending: "Wird gesendet…",
  sent: "Gesendet",
  failed: "Nicht gesendet.",
  trying: "Neuer Versuch…",
  retry: "Nochmals versuchen",
  edit: "Ändern",

  placeholder: "Nachricht schreiben…",
  send: "Senden",

  call_agent: "Person rufen",
  calling: "Wir rufen jemanden…",

  no_luck: "Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.",

  call_queue: "Ein Mensch kommt",
  call_person: "Ein Mensch ist da",

  thinking: "Der Assistent überlegt…",
  working: "Wir arbeiten daran…",
  get_order_status: "Bestellung {order} wird nachgesehen…",
  estimate_delivery: "Die Lieferung der Bestellung {order} wird geprüft…",
  open_return_request: "Die Rückgabe zur Bestellung {order} wird vorbereitet…",

  proof: "Bestellung bestätigen",
  proof_why:
    "Damit nur Sie sie sehen: ihre Nummer und die E-Mail oder Postleitzahl, mit der Sie bestellt haben.",
  number: "Bestellnummer",
  secret: "E-Mail oder Postleitzahl",
  confirm: "Bestätigen",
  missing: "Bitte ausfüllen.",
  not_now: "Jetzt nicht",
  proven: "Danke. Die Bestellung {order} ist bestätigt.",
};

export const WORDS = {
  title: "Aiuto",
  launch: "Apri l’aiuto",
  unread: "messaggi non letti: {count}",
  close: "Chiudi l’aiuto",
  conversation: "Conversazione",

  held_by_agent: "Assistente automatico",
  held_by_queue: "Abbiamo avvisato una persona",
  held_by_person: "Stai parlando con una persona del team",
  connecting: "Connessione…",
  offline: "Sei offline. Quello che scrivi parte appena torna la connessione.",
  lapsed:
    "Il tuo accesso è scaduto e stai scrivendo come ospite. Ricarica la pagina per essere riconosciuto.",

  welcome: "Ciao! Come possiamo aiutarti?",
  who_answers:
    "Scrivi con un assistente automatico. Puoi chiedere una persona in qualsiasi momento.",
  where_is_it: "Dov’è il mio ordine?",
  take_it_back: "Vorrei restituire un articolo.",
  anew: "La conversazione precedente è chiusa. Questa è nuova.",

  customer: "Tu",
  agent: "Assistente",
  person: "Persona del team",
  notice: "Avviso",
  choices: "Risposte proposte",
  newer: "Nuovi messaggi",

  sending: "Invio…",
  sent: "Inviato",
  failed: "Non inviato.",
  trying: "Nuovo tentativo…",
  retry: "Riprova",
  edit: "Modifica",

  placeholder: "Scrivi un messaggio…",
  send: "Invia",

  call_agent: "Parla con una persona",
  calling: "Avvisiamo una persona…",

  no_luck: "Ora non è stato possibile. Riprova.",

  call_queue: "Una persona sta arrivando",
  call_person: "Una persona è qui",

  thinking: "L’assistente sta pensando…",
  working: "Ce ne stiamo occupando…",
  get_order_status: "Controlliamo l’ordine {order}…",
  estimate_delivery: "Controlliamo la consegna dell’ordine {order}…",
  open_return_request: "Prepariamo il reso dell’ordine {order}…",

  proof: "Conferma un ordine",
  proof_why: "Perché lo veda solo tu: il numero e l’e-mail o il CAP usati per l’ordine.",
  number: "Numero dell’ordine",
  secret: "E-mail o CAP",
  confirm: "Conferma",
  missing: "Compila questo campo.",
  not_now: "Non ora",
  proven: "Grazie. L’ordine {order} è confermato.",
};

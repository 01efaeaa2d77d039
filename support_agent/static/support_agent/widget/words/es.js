export const WORDS = {
  title: "Ayuda",
  launch: "Abrir la ayuda",
  unread: "mensajes sin leer: {count}",
  close: "Cerrar la ayuda",
  conversation: "Conversación",

  held_by_agent: "Asistente automático",
  held_by_queue: "Hemos avisado a una persona",
  held_by_person: "Hablas con una persona del equipo",
  connecting: "Conectando…",
  offline: "No tienes conexión. Lo que escribas se enviará cuando vuelva.",
  lapsed:
    "Tu sesión ha caducado y escribes sin identificarte. Recarga la página para que te reconozcamos.",

  welcome: "¡Hola! ¿En qué podemos ayudarte?",
  who_answers:
    "Escribes con un asistente automático. Puedes pedir que te atienda una persona cuando quieras.",
  where_is_it: "¿Dónde está mi pedido?",
  take_it_back: "Quiero devolver algo.",
  anew: "Tu conversación anterior está cerrada. Esta es una nueva.",

  customer: "Tú",
  agent: "Asistente",
  person: "Persona del equipo",
  notice: "Aviso",
  choices: "Respuestas para elegir",
  newer: "Mensajes nuevos",

  sending: "Enviando…",
  sent: "Enviado",
  failed: "No enviado.",
  trying: "Reintentando…",
  retry: "Reintentar",
  edit: "Editar",

  placeholder: "Escribe un mensaje…",
  send: "Enviar",

  call_agent: "Hablar con alguien",
  calling: "Avisando a una persona…",

  no_luck: "Ahora no ha sido posible. Inténtalo de nuevo.",

  call_queue: "Persona avisada",
  call_person: "Con una persona",

  thinking: "El asistente está pensando…",
  working: "Estamos en ello…",
  get_order_status: "Consultando el pedido {order}…",
  estimate_delivery: "Consultando la entrega del pedido {order}…",
  open_return_request: "Preparando la devolución del pedido {order}…",

  proof: "Confirmar pedido",
  proof_why:
    "Para que solo lo veas tú: su número y el correo o código postal con el que lo hiciste.",
  number: "Número de pedido",
  secret: "Correo o código postal",
  confirm: "Confirmar",
  missing: "Rellena este campo.",
  not_now: "Ahora no",
  proven: "Gracias. El pedido {order} está confirmado.",
};

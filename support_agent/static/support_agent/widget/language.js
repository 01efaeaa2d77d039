export const LANGUAGES = ["en", "es", "ru"];

/** The first wish that we speak, regions aside ("es-MX" is "es"); English if there is none. */
export function chooseLanguage(...wishes) {
  const bases = wishes.map((wish) => String(wish).toLowerCase().split(/[-_]/)[0]);
  return bases.find((base) => LANGUAGES.includes(base)) ?? LANGUAGES[0];
}

/** A function that says the sentence of a name, with its {gap} filled. */
export function speaker(language) {
  const row = LANGUAGES.indexOf(language);
  return (name, gap) => WORDS[name][row].replace(/\{\w+\}/, () => gap);
}

/** What the agent is doing, as a sentence; nothing while it does nothing. */
export function doingSentence(whisper, say) {
  const { doing, tool, order_id: order } = whisper ?? {};
  if (doing === "thinking") return say("thinking");
  if (doing !== "tool") return "";
  if (tool === "hand_to_human") return say("calling");
  return order && ABOUT_AN_ORDER.includes(tool) ? say(tool, order) : say("working");
}

/** A function that tells when something was said: the hour today, with the day otherwise. */
export function clock(language, now = () => new Date()) {
  return (moment) => {
    const at = new Date(moment);
    const isToday = at.toDateString() === now().toDateString();
    const day = isToday ? {} : { day: "numeric", month: "short" };
    return at.toLocaleString(language, { ...day, hour: "numeric", minute: "2-digit" });
  };
}

const ABOUT_AN_ORDER = ["get_order_status", "estimate_delivery", "open_return_request"];

export const WORDS = {
  title: ["Help", "Ayuda", "Помощь"],
  launch: ["Open help", "Abrir la ayuda", "Открыть помощь"],
  unread: ["unread messages: {count}", "mensajes sin leer: {count}", "непрочитанных: {count}"],
  close: ["Close help", "Cerrar la ayuda", "Закрыть помощь"],
  conversation: ["Conversation", "Conversación", "Разговор"],

  held_by_agent: ["Automated assistant", "Asistente automático", "Автоматический помощник"],
  held_by_queue: [
    "A colleague has been called",
    "Hemos avisado a una persona",
    "Мы позвали сотрудника",
  ],
  held_by_person: [
    "You are talking with a colleague",
    "Hablas con una persona del equipo",
    "С вами общается сотрудник",
  ],
  connecting: ["Connecting…", "Conectando…", "Подключаемся…"],

  welcome: [
    "Hello! How can we help?",
    "¡Hola! ¿En qué podemos ayudarte?",
    "Здравствуйте! Чем помочь?",
  ],
  who_answers: [
    "You are writing with an automated assistant. You can ask for a person at any time.",
    "Escribes con un asistente automático. Puedes pedir que te atienda una persona cuando quieras.",
    "Вам отвечает автоматический помощник. В любой момент можно попросить позвать человека.",
  ],
  where_is_it: ["Where is my order?", "¿Dónde está mi pedido?", "Где мой заказ?"],
  take_it_back: [
    "I would like to return something.",
    "Quiero devolver algo.",
    "Хочу вернуть товар.",
  ],
  anew: [
    "Your earlier conversation is closed. This is a new one.",
    "Tu conversación anterior está cerrada. Esta es una nueva.",
    "Прежний разговор закрыт. Это новый.",
  ],

  customer: ["You", "Tú", "Вы"],
  agent: ["Assistant", "Asistente", "Помощник"],
  person: ["Colleague", "Persona del equipo", "Сотрудник"],
  notice: ["Notice", "Aviso", "Уведомление"],
  newer: ["New messages", "Mensajes nuevos", "Новые сообщения"],

  sending: ["Sending…", "Enviando…", "Отправляем…"],
  sent: ["Sent", "Enviado", "Отправлено"],
  failed: ["Not sent.", "No enviado.", "Не отправлено."],
  trying: ["Trying again…", "Reintentando…", "Пробуем ещё раз…"],
  retry: ["Try again", "Reintentar", "Повторить"],
  edit: ["Edit", "Editar", "Изменить"],

  placeholder: ["Write a message…", "Escribe un mensaje…", "Напишите сообщение…"],
  send: ["Send", "Enviar", "Отправить"],

  call_agent: ["Talk to a person", "Hablar con alguien", "Позвать человека"],
  calling: ["Calling a colleague…", "Avisando a una persona…", "Зовём сотрудника…"],

  no_luck: [
    "That did not work just now. Please try again.",
    "Ahora no ha sido posible. Inténtalo de nuevo.",
    "Сейчас не получилось. Попробуйте ещё раз.",
  ],

  call_queue: ["A person is coming", "Persona avisada", "Сотрудника позвали"],
  call_person: ["A person is here", "Con una persona", "Сотрудник на связи"],

  thinking: ["The assistant is thinking…", "El asistente está pensando…", "Помощник думает…"],
  working: ["Working on it…", "Estamos en ello…", "Занимаемся вашим вопросом…"],
  get_order_status: [
    "Looking up order {order}…",
    "Consultando el pedido {order}…",
    "Смотрим заказ {order}…",
  ],
  estimate_delivery: [
    "Checking the delivery of order {order}…",
    "Consultando la entrega del pedido {order}…",
    "Проверяем доставку заказа {order}…",
  ],
  open_return_request: [
    "Preparing the return for order {order}…",
    "Preparando la devolución del pedido {order}…",
    "Готовим возврат по заказу {order}…",
  ],

  proof: ["Confirm an order", "Confirmar pedido", "Подтвердить заказ"],
  proof_why: [
    "So that only you see it: its number, and the e-mail or postcode that you ordered with.",
    "Para que solo lo veas tú: su número y el correo o código postal con el que lo hiciste.",
    "Чтобы его видели только вы: номер и почта или индекс, указанные при заказе.",
  ],
  number: ["Order number", "Número de pedido", "Номер заказа"],
  secret: ["E-mail or postcode", "Correo o código postal", "Эл. почта или индекс"],
  confirm: ["Confirm", "Confirmar", "Подтвердить"],
  missing: ["Please fill this in.", "Rellena este campo.", "Заполните это поле."],
  not_now: ["Not now", "Ahora no", "Не сейчас"],
  proof_wrong: [
    "These do not belong together. Please check the number and the e-mail or postcode.",
    "Estos datos no coinciden. Revisa el número y el correo o código postal.",
    "Данные не совпадают. Проверьте номер и почту или индекс.",
  ],
  proven: [
    "Thank you. Order {order} is confirmed.",
    "Gracias. El pedido {order} está confirmado.",
    "Спасибо. Заказ {order} подтверждён.",
  ],
};

export const WORDS = {
  title: "Help",
  launch: "Open help",
  unread: "unread messages: {count}",
  close: "Close help",
  conversation: "Conversation",

  held_by_agent: "Automated assistant",
  held_by_queue: "A colleague has been called",
  held_by_person: "You are talking with a colleague",
  connecting: "Connecting…",
  offline: "You are offline. What you write is sent once you are back.",
  lapsed:
    "Your sign-in has run out, so you are writing as a guest. Reload the page to be recognised.",

  welcome: "Hello! How can we help?",
  who_answers: "You are writing with an automated assistant. You can ask for a person at any time.",
  where_is_it: "Where is my order?",
  take_it_back: "I would like to return something.",
  anew: "Your earlier conversation is closed. This is a new one.",

  customer: "You",
  agent: "Assistant",
  person: "Colleague",
  notice: "Notice",
  choices: "Suggested answers",
  newer: "New messages",

  sending: "Sending…",
  sent: "Sent",
  failed: "Not sent.",
  trying: "Trying again…",
  retry: "Try again",
  edit: "Edit",

  placeholder: "Write a message…",
  send: "Send",

  call_agent: "Talk to a person",
  calling: "Calling a colleague…",

  no_luck: "That did not work just now. Please try again.",

  call_queue: "A person is coming",
  call_person: "A person is here",

  thinking: "The assistant is thinking…",
  working: "Working on it…",
  get_order_status: "Looking up order {order}…",
  estimate_delivery: "Checking the delivery of order {order}…",
  open_return_request: "Preparing the return for order {order}…",

  proof: "Confirm an order",
  proof_why:
    "So that only you see it: its number, and the e-mail or postcode that you ordered with.",
  number: "Order number",
  secret: "E-mail or postcode",
  confirm: "Confirm",
  missing: "Please fill this in.",
  not_now: "Not now",
  proven: "Thank you. Order {order} is confirmed.",
};

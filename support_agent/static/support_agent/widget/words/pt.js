export const WORDS = {
  title: "Ajuda",
  launch: "Abrir a ajuda",
  unread: "mensagens não lidas: {count}",
  close: "Fechar a ajuda",
  conversation: "Conversa",

  held_by_agent: "Assistente automático",
  held_by_queue: "Avisamos uma pessoa da equipe",
  held_by_person: "Você fala com uma pessoa da equipe",
  connecting: "Conectando…",
  offline: "Você está sem conexão. O que escrever será enviado quando ela voltar.",
  lapsed:
    "Sua sessão expirou e você está escrevendo como convidado. Recarregue a página para ser reconhecido.",

  welcome: "Olá! Como podemos ajudar?",
  who_answers:
    "Você escreve com um assistente automático. Pode pedir uma pessoa a qualquer momento.",
  where_is_it: "Onde está o meu pedido?",
  take_it_back: "Quero devolver um produto.",
  anew: "A sua conversa anterior está fechada. Esta é uma nova.",

  customer: "Você",
  agent: "Assistente",
  person: "Pessoa da equipe",
  notice: "Aviso",
  choices: "Respostas à escolha",
  newer: "Novas mensagens",

  sending: "Enviando…",
  sent: "Enviado",
  failed: "Não enviado.",
  trying: "Tentando de novo…",
  retry: "Tentar de novo",
  edit: "Editar",

  placeholder: "Escreva uma mensagem…",
  send: "Enviar",

  call_agent: "Falar com uma pessoa",
  calling: "Avisando uma pessoa…",

  no_luck: "Não foi possível agora. Tente de novo.",

  call_queue: "Uma pessoa já vem",
  call_person: "Uma pessoa está aqui",

  thinking: "O assistente está pensando…",
  working: "Estamos cuidando disso…",
  get_order_status: "Consultando o pedido {order}…",
  estimate_delivery: "Consultando a entrega do pedido {order}…",
  open_return_request: "Preparando a devolução do pedido {order}…",

  proof: "Confirmar um pedido",
  proof_why: "Para que só você o veja: o número e o e-mail ou código postal usado na compra.",
  number: "Número do pedido",
  secret: "E-mail ou código postal",
  confirm: "Confirmar",
  missing: "Preencha este campo.",
  not_now: "Agora não",
  proven: "Obrigado. O pedido {order} está confirmado.",
};

export const WORDS = {
  title: "Hulp",
  launch: "Hulp openen",
  unread: "ongelezen berichten: {count}",
  close: "Hulp sluiten",
  conversation: "Gesprek",

  held_by_agent: "Automatische assistent",
  held_by_queue: "Er is een medewerker geroepen",
  held_by_person: "Je praat met een medewerker",
  connecting: "Verbinden…",
  offline: "Je bent offline. Wat je schrijft, wordt verstuurd zodra je weer online bent.",
  lapsed:
    "Je aanmelding is verlopen, je schrijft als gast. Laad de pagina opnieuw om herkend te worden.",

  welcome: "Hallo! Hoe kunnen we helpen?",
  who_answers:
    "Je schrijft met een automatische assistent. Je kunt altijd om een medewerker vragen.",
  where_is_it: "Waar is mijn bestelling?",
  take_it_back: "Ik wil iets terugsturen.",
  anew: "Je vorige gesprek is gesloten. Dit is een nieuw gesprek.",

  customer: "Jij",
  agent: "Assistent",
  person: "Medewerker",
  notice: "Melding",
  choices: "Antwoorden om uit te kiezen",
  newer: "Nieuwe berichten",

  sending: "Versturen…",
  sent: "Verstuurd",
  failed: "Niet verstuurd.",
  trying: "Nieuwe poging…",
  retry: "Opnieuw proberen",
  edit: "Wijzigen",

  placeholder: "Schrijf een bericht…",
  send: "Versturen",

  call_agent: "Medewerker spreken",
  calling: "We roepen een medewerker…",

  no_luck: "Dat lukte nu niet. Probeer het opnieuw.",

  call_queue: "Er komt een medewerker",
  call_person: "Er is een medewerker",

  thinking: "De assistent denkt na…",
  working: "We zijn ermee bezig…",
  get_order_status: "Bestelling {order} wordt opgezocht…",
  estimate_delivery: "De levering van bestelling {order} wordt nagekeken…",
  open_return_request: "De retour van bestelling {order} wordt voorbereid…",

  proof: "Bestelling bevestigen",
  proof_why:
    "Zodat alleen jij haar ziet: het nummer, en het e-mailadres of de postcode waarmee je hebt besteld.",
  number: "Bestelnummer",
  secret: "E-mail of postcode",
  confirm: "Bevestigen",
  missing: "Vul dit in.",
  not_now: "Niet nu",
  proven: "Bedankt. Bestelling {order} is bevestigd.",
};

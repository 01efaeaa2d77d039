import { button, el, icon, setText } from "./dom.js";

/** Where the customer writes; what is half written outlives a reload. */
export class Composer {
  #given;
  #area;

  constructor({ say, ...given }) {
    this.#given = given;
    this.#area = el("textarea", {
      rows: "1",
      placeholder: say("placeholder"),
      "aria-label": say("placeholder"),
      enterkeyhint: "send",
      dir: "auto",
      onkeydown: (event) => this.#press(event),
      oninput: () => this.#changed(),
    });
    const submit = { class: "send", "aria-label": say("send") };
    this.element = el(
      "form",
      { class: "composer", onsubmit: (event) => this.#submit(event) },
      this.#area,
      el("button", submit, icon("send")),
    );
  }

  restore() {
    this.#area.value = this.#given.draft.read() ?? "";
    this.fit();
  }

  focus() {
    this.#area.focus();
  }

  insert(text) {
    this.#area.value = [this.#area.value.trim(), text].filter(Boolean).join("\n");
    this.#changed();
    this.focus();
  }

  fit() {
    this.#area.style.height = "auto";
    this.#area.style.height = `${this.#area.scrollHeight}px`;
  }

  #press(event) {
    // While a word is being composed, Enter chooses it; some browsers tell only by the code.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "Enter" && !event.shiftKey) this.#submit(event);
  }

  #submit(event) {
    event.preventDefault();
    const text = this.#area.value;
    this.focus();
    if (!text.trim()) return;
    this.#area.value = "";
    this.#changed();
    this.#given.send(text);
  }

  #changed() {
    this.#given.draft.write(this.#area.value || null);
    this.fit();
  }
}

/** A guest's small form: proves one order by what only its buyer knows. */
export class ProofForm {
  #given;
  #number;
  #secret;
  #submit;
  #problem = el("p", { class: "problem", role: "alert" });
  #done = el("p", { class: "done", role: "status" });
  #form;
  #wanted = null;
  #isBusy = false;

  constructor(given) {
    const { say } = given;
    this.#given = given;
    this.#number = field("number", say("number"), {});
    this.#secret = field("secret", say("secret"), { inputmode: "email" });
    this.#submit = el("button", { class: "solid" }, say("confirm"));
    this.#form = this.#assemble(say);
    this.element = el("div", { class: "proof-place" }, this.#form, this.#done);
  }

  show({ wantsProof }) {
    if (wantsProof && wantsProof !== this.#wanted) this.open({ number: wantsProof.order });
    this.#wanted = wantsProof;
  }

  /** A customer who asked for it is taken there; one who is writing is not disturbed. */
  open({ number, takesFocus }) {
    setText(this.#done, "");
    this.#mark({});
    this.#form.hidden = false;
    if (number) this.#number.input.value = number;
    if (takesFocus) this.#number.input.focus();
  }

  #close() {
    this.#form.hidden = true;
    this.#form.reset();
    this.#given.leave();
  }

  async #check(event) {
    event.preventDefault();
    const { say, prove } = this.#given;
    const [number, secret] = [this.#number, this.#secret].map(({ input }) => input.value.trim());
    const isWhole = this.#mark({
      number: number ? "" : say("missing"),
      secret: secret ? "" : say("missing"),
    });
    if (!isWhole || this.#isBusy) return;
    this.#setBusy(true);
    try {
      await prove(number, secret);
      this.#close();
      setText(this.#done, say("proven", number));
      setTimeout(() => setText(this.#done, ""), 8000);
    } catch (error) {
      const isTold = [403, 429].includes(error.status) && error.message;
      this.#mark({ whole: isTold || say("no_luck") });
    }
    this.#setBusy(false);
  }

  #mark({ number = "", secret = "", whole = "" }) {
    mark(this.#number, number);
    mark(this.#secret, secret);
    setText(this.#problem, whole);
    const wrong = number || whole ? this.#number : secret && this.#secret;
    if (wrong) wrong.input.focus();
    return !wrong;
  }

  #setBusy(isBusy) {
    this.#isBusy = isBusy;
    setText(this.#submit, this.#given.say(isBusy ? "working" : "confirm"));
  }

  #assemble(say) {
    const close = () => this.#close();
    const press = (event) => {
      if (event.key !== "Escape") return;
      // Only the form goes, not the panel around it.
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    const events = { onsubmit: (event) => this.#check(event), onkeydown: press };
    const form = el(
      "form",
      { class: "proof", novalidate: "", "aria-labelledby": "proof-title", ...events },
      el("h3", { id: "proof-title" }, say("proof")),
      el("p", {}, say("proof_why")),
      el("div", { class: "fields" }, this.#number.element, this.#secret.element),
      this.#problem,
      this.#submit,
      button({ class: "quiet", onclick: close }, say("not_now")),
    );
    form.hidden = true;
    return form;
  }
}

function field(name, label, attributes) {
  const id = `proof-${name}`;
  const problem = el("span", { class: "problem", id: `${id}-problem` });
  const plain = { autocomplete: "off", autocapitalize: "none", spellcheck: "false" };
  const input = el("input", { id, "aria-describedby": problem.id, ...plain, ...attributes });
  const element = el("p", { class: "field" }, el("label", { for: id }, label), input, problem);
  return { element, input, problem };
}

function mark({ input, problem }, words) {
  input.setAttribute("aria-invalid", String(words !== ""));
  setText(problem, words);
}

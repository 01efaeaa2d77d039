import { el, icon } from "./dom.js";

/** Where the customer writes. What is half written stays over a reload. */
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

import { button, el } from "./dom.js";

/** The answers to a question as buttons. What they say is text and never markup. */
export class Choices {
  #given;
  #shown = "[]";

  /** `choose` gets the button that was pressed, `leave` takes the focus of one that goes. */
  constructor(given) {
    this.#given = given;
    this.element = el("div", { class: "choices", role: "group", "aria-label": given.say("choices") });
    this.element.hidden = true;
  }

  show(choices) {
    // Drawn anew only when they are others: a button that goes throws the focus away.
    const asked = JSON.stringify(choices);
    if (asked === this.#shown) return;
    this.#shown = asked;
    const hadFocus = this.element.contains(this.element.getRootNode().activeElement);
    this.element.replaceChildren(...choices.map((one) => this.#button(one)));
    this.element.hidden = !choices.length;
    if (hadFocus) this.#given.leave();
  }

  #button(choice) {
    const { choose } = this.#given;
    return button({ class: "quiet", dir: "auto", onclick: () => choose(choice) }, choice.text);
  }
}

import { Choices } from "./choices.js";
import { button, el, icon, setText } from "./dom.js";
import { Composer, ProofForm } from "./forms.js";
import { choicesAfter } from "./heard.js";
import { doingSentence } from "./language.js";
import { Log } from "./log.js";

const TOLD_LINKS = ["connecting", "offline", "lapsed"];

/** What opens: who speaks, what was said, what is being done, and the way to write. */
export class Panel {
  #say;
  #holder = el("p", { class: "holder" });
  #note = el("p", { class: "note" });
  #welcome;
  #doing = el("p", { class: "doing", role: "status" });
  #link = el("p", { class: "link", role: "status" });
  #choices;
  #log;
  #proof;
  #composer;
  #personWords = el("span");
  #person;
  #order;
  #problem = el("p", { class: "problem", role: "alert" });

  constructor({ say, language, acts, draft }) {
    this.#say = say;
    this.#welcome = this.#makeWelcome(acts);
    const takeBack = (entry) => {
      acts.takeBack(entry.key);
      this.#composer.insert(entry.text);
    };
    this.#choices = new Choices({
      say,
      leave: () => this.focus(),
      choose: ({ text, proposal, answer }) => {
        this.#log.follow();
        acts.send(text, { proposal, answer });
      },
    });
    const around = { before: this.#welcome, after: [this.#choices.element, this.#doing] };
    this.#log = new Log({ say, language, retry: acts.retry, takeBack, ...around });
    const leave = () => {
      acts.needNoProof();
      this.focus();
    };
    this.#proof = new ProofForm({ say, prove: acts.prove, leave });
    const send = (text) => {
      this.#log.follow();
      acts.send(text);
    };
    this.#composer = new Composer({ say, draft, send });
    this.element = el(
      "dialog",
      { class: "panel", "aria-labelledby": "title" },
      this.#makeHeader(acts),
      this.#log.element,
      this.#link,
      this.#proof.element,
      this.#composer.element,
      this.#makeFoot(acts),
    );
  }

  show(state) {
    const { holder, entries, isReplaying, isAnew, isKnown } = state;
    this.element.dataset.holder = holder;
    setText(this.#holder, this.#say(`held_by_${holder}`));
    this.#welcome.hidden = entries.length > 0 || isReplaying;
    setText(this.#note, isAnew ? this.#say("anew") : "");
    this.#log.show(state);
    setText(this.#doing, holder === "agent" ? doingSentence(state.doing, this.#say) : "");
    this.#choices.show(choicesAfter(entries, holder));
    this.#log.settle();
    this.#showLink(state);
    this.#proof.show(state);
    this.#showPerson(state);
    this.#order.hidden = isKnown;
  }

  opened() {
    this.#composer.fit();
    this.#log.follow();
  }

  restoreDraft() {
    this.#composer.restore();
  }

  focus() {
    this.#composer.focus();
  }

  // A browser may be wrong about being offline, but not once it hears us.
  #showLink({ link, isLapsed }) {
    let state = link !== "live" && !navigator.onLine ? "offline" : link;
    if (isLapsed && state === "live") state = "lapsed";
    this.#link.dataset.state = state;
    setText(this.#link, TOLD_LINKS.includes(state) ? this.#say(state) : "");
  }

  #showPerson({ holder, call }) {
    const isCalling = holder === "agent" && call?.again;
    setText(this.#personWords, this.#say(isCalling ? "calling" : `call_${holder}`));
    // Not `disabled`: that would throw the focus of whoever has just pressed it to the page.
    this.#person.setAttribute("aria-disabled", String(holder !== "agent" || Boolean(isCalling)));
    const why = call?.problem || this.#say(call?.again ? "trying" : "no_luck");
    setText(this.#problem, call?.state === "failed" ? why : "");
  }

  #makeHeader({ close }) {
    const title = el("h2", { id: "title" }, this.#say("title"));
    const shut = { class: "round", "aria-label": this.#say("close"), onclick: close };
    return el("header", {}, el("div", {}, title, this.#holder), button(shut, icon("close")));
  }

  #makeWelcome({ send }) {
    const beginnings = ["where_is_it", "take_it_back"].map((name) =>
      button({ class: "quiet", onclick: () => send(this.#say(name)) }, this.#say(name)),
    );
    return el(
      "div",
      { class: "welcome" },
      this.#note,
      el("h3", {}, this.#say("welcome")),
      el("p", {}, this.#say("who_answers")),
      el("div", { class: "beginnings" }, ...beginnings),
    );
  }

  #makeFoot({ callPerson }) {
    const call = () => this.#person.getAttribute("aria-disabled") === "false" && callPerson();
    this.#person = button({ class: "tool", onclick: call }, icon("person"), this.#personWords);
    const prove = () => this.#proof.open({ takesFocus: true });
    this.#order = button({ class: "tool", onclick: prove }, icon("order"), this.#say("proof"));
    const tools = el("div", { class: "tools" }, this.#person, this.#order);
    return el("div", { class: "foot" }, this.#problem, tools);
  }
}

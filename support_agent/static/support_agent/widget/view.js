import { button, el, icon, setText } from "./dom.js";
import { Panel } from "./panel.js";
import { readableOn, STYLES } from "./styles.js";

// A constructed sheet needs no leave from the page's content policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);

/** All that is seen: the launcher in the corner or the open panel, one at a time. */
export class View {
  panel;
  #given;
  #root;
  #launcher;
  #unread;
  #dialog;
  #small = matchMedia("(max-width: 480px), (max-height: 440px)");
  #uncover = () => {};

  constructor(given) {
    const { shadow, language, acts } = given;
    this.#given = given;
    this.#unread = el("span", { class: "count", "aria-hidden": "true" });
    const launch = { class: "launcher", "aria-haspopup": "dialog", onclick: acts.open };
    this.#launcher = button(launch, icon("talk"), this.#unread);
    this.panel = new Panel(given);
    this.#dialog = this.panel.element;
    this.#root = el(
      "div",
      { class: "root", lang: language, dir: "ltr" },
      this.#launcher,
      this.#dialog,
    );
    shadow.adoptedStyleSheets = [sheet];
    shadow.replaceChildren(this.#root);
    this.#listen(acts);
    this.#paint();
  }

  get isOpen() {
    return this.#dialog.open;
  }

  show(state) {
    const { say } = this.#given;
    const { unread } = state;
    const words = unread ? `${say("launch")}, ${say("unread", unread)}` : say("launch");
    this.#launcher.setAttribute("aria-label", words);
    this.#unread.hidden = !unread;
    setText(this.#unread, String(unread));
    this.panel.show(state);
  }

  open({ takesFocus }) {
    if (!this.isOpen) this.#layOut();
    if (takesFocus) this.panel.focus();
  }

  close() {
    if (!this.isOpen) return;
    this.leave();
    this.#launcher.focus();
  }

  leave() {
    this.#uncover();
    this.#launcher.hidden = false;
    this.#dialog.close();
  }

  #layOut() {
    this.leave();
    // What a sheet covers must not be reached; a panel leaves the page free. Not show(): that
    // would take the focus.
    if (this.#small.matches) {
      this.#dialog.showModal();
      this.#uncover = cover(this.#dialog);
    } else {
      this.#dialog.setAttribute("open", "");
    }
    this.#launcher.hidden = true;
    this.#paint();
    this.panel.opened();
  }

  #listen({ close }) {
    this.#dialog.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.isComposing) close();
    });
    // A phone's back gesture closes a sheet too.
    this.#dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close();
    });
    for (const kind of ["keydown", "keyup", "keypress"]) {
      // A shop's own shortcuts must not fire while somebody writes.
      this.#root.addEventListener(kind, (event) => event.stopPropagation());
    }
    this.#small.addEventListener("change", () => this.isOpen && this.#layOut());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#paint());
  }

  #paint() {
    const { borderTopColor } = getComputedStyle(this.#launcher);
    this.#root.style.setProperty("--on-accent", readableOn(borderTopColor));
  }
}

/** Hold the page still behind a sheet, and keep the sheet above an on-screen keyboard. */
function cover(sheet) {
  const page = document.documentElement.style;
  const before = page.overflow;
  page.overflow = "hidden";

  const stop = new AbortController();
  const seen = window.visualViewport;
  const fit = () => {
    // Whoever zooms in wants it large, not fitted.
    if (seen.scale > 1.01) return;
    sheet.style.setProperty("--seen-height", `${seen.height}px`);
    sheet.style.setProperty("--seen-top", `${seen.offsetTop}px`);
  };
  for (const kind of ["resize", "scroll"])
    seen.addEventListener(kind, fit, { signal: stop.signal });
  fit();
  return () => {
    page.overflow = before;
    stop.abort();
  };
}

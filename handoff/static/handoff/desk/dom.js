/** Making and finding parts of the page. Text is set as text: nobody's words become markup. */

import { plain } from "./text.js";

export const part = (id) => document.getElementById(id);

/** An element with a class, its text or parts, and attributes. */
export function make(tag, name = "", content = [], attributes = {}) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...[content].flat().filter((piece) => piece !== null && piece !== ""));
  return element;
}

/** Words of a person, in whichever direction they are written. */
export const words = (tag, name, text) => make(tag, name, plain(text), { dir: "auto" });

export function show(element, visible) {
  element.hidden = !visible;
}

/**
 * Make the list show these items, in order. A child that is there already is kept, and moved only
 * if it must be: moving would take the focus away. `fill` is called for new and changed items.
 */
export function arrange(list, items, keyOf, fill) {
  const there = new Map([...list.children].map((child) => [child.dataset.key, child]));
  items.forEach((item, place) => {
    const key = String(keyOf(item));
    const child = there.get(key) ?? make("li", "", [], { "data-key": key });
    there.delete(key);
    const looks = JSON.stringify(item);
    if (child.looks !== looks) {
      child.looks = looks;
      fill(child, item);
    }
    if (list.children[place] !== child) list.insertBefore(child, list.children[place] ?? null);
  });
  for (const gone of there.values()) gone.remove();
}

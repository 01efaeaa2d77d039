const DRAWINGS = "http://www.w3.org/2000/svg";

/** An element. Text goes in as text nodes, so that nothing is ever read as markup. */
export function el(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

export function button(attributes, ...children) {
  return el("button", { type: "button", ...attributes }, ...children);
}

/** A text as it is shown: controls have no looks, and two old line breaks are drawn as boxes. */
export function plain(text) {
  return text.replace(/[\v\f\x85]/g, "\n").replace(/[\0-\x08\x0e-\x1f\x7f-\x9f]/g, "");
}

/** Change a text only when it differs: each change may be read aloud. */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

export function icon(name) {
  const [drawing, path] = ["svg", "path"].map((tag) => document.createElementNS(DRAWINGS, tag));
  fill(path, { d: PATHS[name] }, []);
  return fill(drawing, { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, [path]);
}

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

const PATHS = {
  talk: "M4 5.5h16a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-8.2L7 20.5V17H4a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM7.5 9.5h9M7.5 13h5.5",
  close: "M6 6l12 12M18 6L6 18",
  send: "M12 19V5.5M6 11.5l6-6 6 6",
  person:
    "M12 12a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.75 20c.6-3.7 3.5-5.5 7.25-5.5s6.65 1.8 7.25 5.5",
  order: "M4.5 8L12 4l7.5 4v8.5L12 20.5l-7.5-4zM4.5 8l7.5 4 7.5-4M12 12v8.5",
  down: "M12 5.5V19M6 13l6 6 6-6",
};

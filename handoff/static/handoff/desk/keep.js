/** What must outlive a reload: drafts and replies that are not sent yet, each by conversation. */

/** A shelf of whoever is signed in: a colleague who comes after them in this tab has another. */
export function ownShelf(name) {
  let storage = null;
  try {
    storage = window.sessionStorage;
  } catch {
    // Blocked: the shelf lasts as long as the page.
  }
  return shelf(storage, `${document.body.dataset.me}:${name}`);
}

/** A shelf in the given storage; without one, or with a full one, it lasts as long as the page. */
export function shelf(storage, name) {
  const memory = new Map();
  const key = (id) => `desk:${name}:${id}`;

  return {
    get(id, otherwise) {
      if (memory.has(id)) return memory.get(id);
      try {
        return JSON.parse(storage.getItem(key(id))) ?? otherwise;
      } catch {
        return otherwise;
      }
    },
    ids() {
      const kept = Object.keys(storage ?? {}).filter((name) => name.startsWith(key("")));
      return [...new Set([...memory.keys(), ...kept.map((name) => name.slice(key("").length))])];
    },
    set(id, value) {
      memory.set(id, value);
      try {
        if (value.length) storage.setItem(key(id), JSON.stringify(value));
        else storage.removeItem(key(id));
      } catch {
        // Blocked or full: the memory has it.
      }
    },
  };
}

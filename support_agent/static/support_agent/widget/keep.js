/** Keeps small values; while the page lasts where a browser has no storage, or none left. */
export class Drawer {
  #storage;
  #prefix;
  #memory = new Map();

  constructor(storage, prefix) {
    this.#storage = storage;
    this.#prefix = prefix;
  }

  read(name) {
    if (this.#memory.has(name)) return this.#memory.get(name);
    try {
      return JSON.parse(this.#storage().getItem(this.#prefix + name));
    } catch {
      return null;
    }
  }

  write(name, value) {
    this.#memory.delete(name);
    try {
      if (value === null) this.#storage().removeItem(this.#prefix + name);
      else this.#storage().setItem(this.#prefix + name, JSON.stringify(value));
    } catch {
      this.#memory.set(name, value);
    }
  }
}

/** Take out what another customer left unsent on a shared computer. */
export function emptyForOthers(drawer, owner) {
  const isTheirs = [null, owner].includes(drawer.read("owner"));
  for (const name of isTheirs ? [] : ["unsent", "draft"]) drawer.write(name, null);
  drawer.write("owner", owner);
}

/** What to do with a remembered conversation for the one who is here now. */
export function fit(remembered, subject) {
  if (!remembered) return "none";
  if (remembered.subject === subject) return "use";
  if (remembered.subject === null) return "identify";
  return subject === null ? "hide" : "forget";
}

/** Whom the shop's token names, read without a check: the server decides what it opens. */
export function subjectOf(identity) {
  const { sub, email } = claimsOf(identity);
  return String(sub ?? email ?? "") || null;
}

export function emailOf(identity) {
  const { email, email_verified } = claimsOf(identity);
  return email_verified ? email : null;
}

function claimsOf(identity) {
  try {
    const base64 = identity.split(".")[1].replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) ?? {};
  } catch {
    return {};
  }
}

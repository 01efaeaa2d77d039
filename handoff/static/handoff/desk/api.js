/** The staff's API. Each call gives JSON or raises a Refusal; a lost network raises TypeError. */

// Below whichever path the site is served at.
const ROOT = new URL("../../../api/v1/staff/", import.meta.url).href;

/** The server said no, with a code for programs and a sentence for people. */
export class Refusal extends Error {
  constructor(status, { code = "error", message = "Something went wrong. Please try again." } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** Whether asking again could help without anybody changing anything. */
  get passing() {
    return this.status >= 500 || this.status === 429;
  }
}

export const queue = (tab, reason, after) => get("escalations/", { state: tab, reason, after });

export const conversation = (id, after) => get(`conversations/${id}/`, { after });

export const step = (address) => get(`runs/${address}/`, {});

export const calls = (address) => get(`runs/${address}/calls/`, {});

export const takeOver = (id) => post(`conversations/${id}/take_over/`);

export const claim = (escalation) => post(`escalations/${escalation}/claim/`);

export const colleagues = () => get("colleagues/", {});

export const reassign = (escalation, to) => post(`escalations/${escalation}/reassign/`, { to });

export const reply = (escalation, text, clientId) =>
  post(`escalations/${escalation}/reply/`, { text, client_id: clientId });

export const handBack = (escalation, word) =>
  post(`escalations/${escalation}/hand_back/`, { word });

export const resolve = (escalation, seen) => post(`escalations/${escalation}/resolve/`, { seen });

function get(path, parameters) {
  const given = Object.entries(parameters).filter(([, value]) => value);
  return ask(`${ROOT}${path}?${new URLSearchParams(given)}`);
}

function post(path, body = {}) {
  return ask(ROOT + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-CSRFToken": csrfToken() },
  });
}

async function ask(address, options = {}) {
  // A request that hangs would hold the next ones back for ever.
  const response = await fetch(address, { ...options, signal: AbortSignal.timeout(20_000) });
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw new Refusal(response.status, body);
  return body;
}

function csrfToken() {
  // Read each time: signing in again in another tab changes it.
  return /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

/** Times as people say them. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long somebody has waited, in its two largest units at the most. */
export function waited(milliseconds) {
  const ms = Math.max(0, milliseconds);
  if (ms < MINUTE) return `${Math.floor(ms / 1000)} s`;
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) return join(Math.floor(ms / HOUR), "h", Math.floor((ms % HOUR) / MINUTE), "min");
  return join(Math.floor(ms / DAY), "d", Math.floor((ms % DAY) / HOUR), "h");
}

function join(large, unit, small, smallUnit) {
  return small ? `${large} ${unit} ${small} ${smallUnit}` : `${large} ${unit}`;
}

/** "" at first, "slow" after 5 minutes, "urgent" after 15. */
export function urgency(milliseconds) {
  if (milliseconds >= 15 * MINUTE) return "urgent";
  return milliseconds >= 5 * MINUTE ? "slow" : "";
}

export const clock = (iso) =>
  new Date(iso).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

export const day = (iso) =>
  new Date(iso).toLocaleDateString("en", { weekday: "long", day: "numeric", month: "long" });

export const moment = (iso) => new Date(iso).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });

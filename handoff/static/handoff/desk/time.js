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

/** The time of day. */
export const clock = (iso) =>
  new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

/** The day, with its year where that is not this one. */
export function day(iso, now = new Date()) {
  const date = new Date(iso);
  const year = date.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return date.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", year });
}

/** A moment: the time alone for today's. */
export function moment(iso, now = new Date()) {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return clock(iso);
  const year = date.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return `${date.toLocaleDateString("en-GB", { day: "numeric", month: "short", year })}, ${clock(iso)}`;
}

/** How long to wait before trying again, in milliseconds: soon at first, never longer than 15 s. */
export function pause(attempt, random = Math.random) {
  const longest = Math.min(15_000, 500 * 2 ** Math.min(attempt, 10));
  // Spread out, so that a restarted server does not meet every desk in the same moment.
  return longest / 2 + (random() * longest) / 2;
}

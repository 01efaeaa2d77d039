// Look whether the site is there again, and then show what was asked for.
const PAUSE = 5_000;

async function look() {
  const answer = await fetch(new URL("../../ready/", import.meta.url), { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
  else setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);

export const LANGUAGES = ["en", "es", "ru", "de", "fr", "it", "nl", "pt"];

/** The first wish that we speak, regions aside ("es-MX" is "es"); English if there is none. */
export function chooseLanguage(...wishes) {
  const bases = wishes.map((wish) => String(wish).toLowerCase().split(/[-_]/)[0]);
  return bases.find((base) => LANGUAGES.includes(base)) ?? LANGUAGES[0];
}

/** A function that says the sentence of a name, with its {gap} filled. A page loads one language. */
export async function speaker(language) {
  const { WORDS } = await import(`./words/${language}.js`);
  return (name, gap) => WORDS[name].replace(/\{\w+\}/, () => gap);
}

/** What the agent is doing, as a sentence; nothing while it does nothing. */
export function doingSentence(whisper, say) {
  const { doing, tool, order_id: order } = whisper ?? {};
  if (doing === "thinking") return say("thinking");
  if (doing !== "tool") return "";
  if (tool === "hand_to_human") return say("calling");
  return order && ABOUT_AN_ORDER.includes(tool) ? say(tool, order) : say("working");
}

/** A function that tells when something was said: the hour today, with the day otherwise. */
export function clock(language, now = () => new Date()) {
  return (moment) => {
    const at = new Date(moment);
    const isToday = at.toDateString() === now().toDateString();
    const day = isToday ? {} : { day: "numeric", month: "short" };
    return at.toLocaleString(language, { ...day, hour: "numeric", minute: "2-digit" });
  };
}

const ABOUT_AN_ORDER = ["get_order_status", "estimate_delivery", "open_return_request"];

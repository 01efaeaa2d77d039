/** Telling somebody who looks elsewhere: a notification, the title, the icon. */

import { news, title } from "./badge.js";
import { part, show } from "./dom.js";

let before = null;

/** Offer notifications by a button: a browser that is asked on load is refused for ever. */
export function wireNotifications() {
  const offer = part("notify");
  const possible = () => "Notification" in window && Notification.permission === "default";
  show(offer, possible());
  offer.addEventListener("click", async () => {
    await Notification.requestPermission();
    show(offer, possible());
  });
}

/** Compare what waits now with what waited before, and tell of the difference. */
export function tellNews(now, open) {
  const heard = news(before, now);
  before = now;
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  for (const { title: headline, body, conversation } of heard.slice(0, 3)) {
    const shown = new Notification(headline, { body, tag: conversation ?? headline });
    shown.addEventListener("click", () => {
      window.focus();
      if (conversation) open(conversation);
      shown.close();
    });
  }
}

/** Put how many need somebody before the title and on the icon. */
export function showBadge(needs, name) {
  document.title = title(needs, name);
  const icon = document.querySelector("link[rel=icon]");
  const wanted = needs > 0 ? icon.dataset.called : icon.dataset.calm;
  if (icon.getAttribute("href") !== wanted) icon.href = wanted;
}

// The shop's own buttons open the chat, once its element is there.
await customElements.whenDefined("support-chat");

for (const button of document.querySelectorAll("[data-ask]")) {
  button.addEventListener("click", () => document.querySelector("support-chat").open());
}
// A menu that stays open over what was meant next is in the way.
document.addEventListener("click", ({ target }) => {
  for (const menu of document.querySelectorAll("details[open]")) {
    if (!menu.contains(target)) menu.open = false;
  }
});

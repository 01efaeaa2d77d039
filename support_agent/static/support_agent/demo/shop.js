// A menu that stays open over what is meant next is in the way.
document.addEventListener("click", ({ target }) => closeMenus((menu) => !menu.contains(target)));
document.addEventListener("keydown", ({ key }) => key === "Escape" && closeMenus(() => true));

function closeMenus(isMeant) {
  for (const menu of document.querySelectorAll("details[open]")) {
    if (!isMeant(menu)) continue;
    if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
    menu.open = false;
  }
}

// The shop's own buttons open the chat, once its element is there.
await customElements.whenDefined("support-chat");

for (const button of document.querySelectorAll("[data-ask]")) {
  button.addEventListener("click", () => document.querySelector("support-chat").open());
}

// Sizes are in em from the reader's own font size, so that the whole grows with it.
const FRAME = `
:host { display: block !important; position: fixed !important; inset: auto 0 0 auto !important;
  width: 0 !important; height: 0 !important; z-index: 2147483000; }
:host([hidden]), [hidden] { display: none !important; }
*, ::before, ::after { box-sizing: border-box; }
.root { all: initial; color-scheme: light dark;
  --accent: var(--support-accent, #0c5e5a); --surface: #fff; --soft: #f1f4f3; --ink: #1a2022;
  --muted: #566063; --line: #dfe5e3; --edge: #848e90; --bad: #a1231d; --warm: #a86200; --here: #17794a;
  --shadow: 0 1px 2px rgb(13 27 27 / .08), 0 12px 40px rgb(13 27 27 / .18);
  font: medium/1.45 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans",
    "Liberation Sans", Arial, sans-serif;
  color: var(--ink); }
h2, h3, p, ol { margin: 0; padding: 0; list-style: none; }
h2, h3 { font-size: 1em; font-weight: 650; line-height: 1.3; }
button, input, textarea { font: inherit; color: inherit; margin: 0; }
button { border: 1px solid transparent; background: none; padding: 0; cursor: pointer;
  touch-action: manipulation; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.icon { width: 1.25em; height: 1.25em; flex: none; fill: none; stroke: currentColor;
  stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }

.launcher, .panel { position: fixed; inset: auto;
  right: calc(1.25em + env(safe-area-inset-right)); bottom: calc(1.25em + env(safe-area-inset-bottom));
  box-shadow: var(--shadow); }
.launcher, .send { display: grid; place-items: center; border-radius: 50%;
  background: var(--accent); color: var(--on-accent); }
/* Computed as sRGB whatever the shop wrote, so that its brightness can be told. */
.launcher { width: 3.5em; height: 3.5em; border-color: color-mix(in srgb, var(--accent), var(--accent)); }
.launcher .icon { width: 1.6em; height: 1.6em; }
.count { position: absolute; top: -.2em; right: -.2em; min-width: 1.8em; padding: 0 .35em;
  border: 2px solid var(--surface); border-radius: 1em; background: var(--bad);
  color: var(--surface); font-size: .78em; font-weight: 650; }

.panel { margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 1.1em;
  width: min(23.75em, 100vw - 2.5em); height: min(37.5em, 100dvh - 2.5em);
  max-width: none; max-height: none; flex-direction: column;
  background: var(--surface); color: inherit; overflow: hidden; overscroll-behavior: contain; }
/* Whoever clicks the launcher twice must not hit what opens under it. */
.panel[open] { display: flex; animation: rise .2s, wait .4s; }
@keyframes wait { 0%, 99% { pointer-events: none; } }
.panel > * { flex: none; }
@keyframes rise { from { opacity: 0; transform: translateY(.5em); } }
header { display: flex; align-items: center; gap: .75em; padding: .7em .7em .7em 1.15em;
  border-bottom: 1px solid var(--line); }
header > div { flex: 1; min-width: 0; }
h2 { font-size: 1.0625em; }
.holder { display: flex; align-items: center; gap: .5em; font-size: .8438em; color: var(--muted); }
.holder::before, .doing:not(:empty)::before { content: ""; flex: none; width: .6em; height: .6em;
  border-radius: 50%; background: var(--dot, var(--edge)); }
[data-holder="queue"] .holder { --dot: var(--warm); }
[data-holder="person"] .holder { --dot: var(--here); }
[data-holder="queue"] .holder::before, .doing::before { animation: breathe 1.6s ease-in-out infinite; }
@keyframes breathe { 50% { opacity: .3; } }
.round { display: grid; place-items: center; width: 2.75em; height: 2.75em; border-radius: 50%;
  color: var(--muted); }
.round:hover, .tool:hover { background: var(--soft); }
.link, .done { font-size: .8438em; color: var(--muted); text-align: center; padding: 0 1.2em; }
.link:not(:empty), .done:not(:empty) { padding-block: .4em; }
.link { animation: rise .3s 1s backwards; }
.link[data-state="offline"] { animation: none; color: var(--ink); font-weight: 550; }
`;

const SPEECH = `
.panel > .log { position: relative; flex: 1 1 0; min-height: 3em; display: flex; }
.scroll { position: relative; flex: 1; min-width: 0; display: flex; flex-direction: column;
  padding: 1em 1.15em .6em; overflow-y: auto; overscroll-behavior: contain; }
.scroll:focus-visible { outline-offset: -3px; }
.welcome { margin: auto 0; padding: .5em 0 1em; }
.welcome h3 { font-size: 1.45em; letter-spacing: -.015em; }
.welcome p { color: var(--muted); font-size: .9375em; margin-top: .5em; }
.welcome .note:not(:empty) { margin: 0 0 1.5em; }
.beginnings { display: flex; flex-wrap: wrap; gap: .5em; margin-top: 1.2em; }

li { display: flex; flex-direction: column; align-items: flex-start; margin-top: .25em;
  animation: rise .2s; }
li.opens { margin-top: 1em; }
li.opens:first-child { margin-top: 0; }
.by { font-size: .75em; color: var(--muted); margin: 0 .35em .25em; }
.by span { font-weight: 650; color: var(--ink); }
li:not(.opens) .by, [data-author="notice"] .by { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; }
.text { max-width: 88%; padding: .55em .85em; border-radius: 1.05em; background: var(--soft);
  font-size: .9375em; white-space: pre-wrap; overflow: clip; overflow-wrap: anywhere; unicode-bidi: plaintext;
  text-align: start; border-start-start-radius: .3em; }
[data-author="customer"] { align-items: flex-end; }
[data-author="customer"] .text { background: var(--accent); color: var(--on-accent);
  border-radius: 1.05em; border-start-end-radius: .3em; }
[data-state="sending"] .text { opacity: .85; }
[data-state="failed"] .text { background: none; color: var(--ink); box-shadow: inset 0 0 0 1px var(--bad); }
[data-author="person"] .text { background: none; box-shadow: inset 0 0 0 1.5px var(--here); }
[data-author="person"] .by span { color: var(--here); }
[data-author="notice"] { align-items: center; margin-block: 1em .35em; }
[data-author="notice"] .text { background: none; padding: 0 .6em; max-width: 94%; color: var(--muted);
  font-size: .8438em; text-align: center; }
.text a { color: inherit; text-underline-offset: .2em; overflow-wrap: anywhere; }
.choices { display: flex; flex-wrap: wrap; gap: .5em; margin-top: .7em; animation: rise .2s; }
.choices .quiet { max-width: 100%; background: none; border: 1px solid var(--edge); text-align: start;
  overflow-wrap: anywhere; }
.choices .quiet:hover { background: var(--soft); }
.fate { font-size: .75em; color: var(--muted); margin: .25em .35em 0; text-align: end; }
.fate:empty, [data-state="sent"]:not(:last-child) .fate { display: none; }
[data-state="failed"] .fate { font-size: .8125em; color: var(--bad); }
.inline { padding: .35em .2em; border-radius: .3em; font-weight: 600; color: var(--ink);
  text-decoration: underline; text-underline-offset: .2em; }
.doing { display: flex; align-items: center; gap: .55em; margin: 0 .35em; font-size: .875em;
  color: var(--muted); }
.doing:not(:empty) { margin-top: .9em; }
.newer { position: absolute; bottom: .6em; left: 50%; transform: translateX(-50%);
  display: flex; align-items: center; gap: .4em; min-height: 2.6em; padding: 0 1em 0 .8em;
  border-radius: 1.3em; border-color: var(--edge); background: var(--surface);
  box-shadow: var(--shadow); font-size: .8438em; font-weight: 550; white-space: nowrap; }
`;

const WRITING = `
.composer { display: flex; align-items: flex-end; gap: .4em; margin: .6em .85em .3em; padding: .3em;
  border: 1px solid var(--edge); border-radius: 1.5em; }
.composer:focus-within, input:focus { border-color: var(--ink); box-shadow: 0 0 0 1px var(--ink); }
textarea:focus, input:focus { outline: none; }
textarea { flex: 1; min-width: 0; min-height: 2.3em; max-height: 8.2em; padding: .42em .3em .42em .75em;
  resize: none; border: 0; background: none; line-height: 1.4; overflow-wrap: anywhere;
  unicode-bidi: plaintext; }
textarea::placeholder { color: var(--muted); opacity: 1; }
.send { width: 2.3em; height: 2.3em; flex: none; }
:placeholder-shown + .send { background: var(--soft); color: var(--muted); }
.foot { padding: 0 .85em calc(.5em + env(safe-area-inset-bottom)); }
.tools { display: flex; flex-wrap: wrap; justify-content: space-between; }
.tool { display: flex; align-items: center; gap: .45em; min-height: 2.75em; padding: 0 .5em;
  border-radius: .7em; font-size: .8438em; text-align: start; }
.tool[aria-disabled="true"] { background: none; color: var(--muted); cursor: default; }
.problem { font-size: .8438em; color: var(--bad); }
.problem:not(:empty) { padding: .3em .2em; }
.proof > .problem:not(:empty) { padding: 0 0 .8em; }
.solid, .quiet { min-height: 2.75em; padding: .45em 1.1em; border-radius: 1.4em; font-size: .9063em;
  font-weight: 550; line-height: 1.3; }
.solid { background: var(--accent); color: var(--on-accent); margin-inline-end: .5em; }
.quiet { background: var(--soft); }
.proof .quiet { background: var(--surface); }
.panel > .proof-place { flex: 0 1 auto; min-height: 0; overflow-y: auto; padding: 0 .85em; }
.proof { margin-top: .4em; padding: .9em 1em 1em; border-radius: 1em; background: var(--soft); }
.proof h3 + p { font-size: .8438em; color: var(--muted); margin: .15em 0 .6em; }
.fields { display: flex; flex-wrap: wrap; align-items: flex-end; gap: .6em; margin-bottom: .8em; }
.field { flex: 2 7em; font-size: .9063em; }
.field + .field { flex: 3 9em; }
.field label, .field .problem { display: block; margin-bottom: .2em; }
input { width: 100%; padding: .5em .75em; border: 1px solid var(--edge); border-radius: .65em;
  background: var(--surface); }
[aria-invalid="true"] { border-color: var(--bad); }
`;

const PLACES = `
@media (max-width: 480px), (max-height: 440px) {
  .panel { inset: var(--seen-top, 0px) 0 auto; width: 100%;
    height: var(--seen-height, 100dvh); border: 0; border-radius: 0; }
  header { padding-top: calc(.6em + env(safe-area-inset-top)); }
  input, textarea { font-size: max(1em, 16px); }
}
@media (prefers-color-scheme: dark) {
  .root { --accent: var(--support-accent, #20756f); --surface: #161a1b; --soft: #242a2b; --ink: #edf1f0; --muted: #a4afb0;
    --line: #2e3637; --edge: #768284; --bad: #ff9d96; --warm: #f0b35a; --here: #67cf9b;
    --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 12px 40px rgb(0 0 0 / .5); }
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation: none !important; transition: none !important; }
}
@media (forced-colors: active) {
  button, .panel, .text, .proof { border: 1px solid; }
  .composer:focus-within, input:focus { outline: 2px solid; }
}
@media print { .root { display: none; } }
`;

/** All of the widget's looks. */
export const STYLES = FRAME + SPEECH + WRITING + PLACES;

/** Black or white, whichever can be read on this computed colour. */
export function readableOn(color) {
  const numbers = (color.match(/[\d.]+(e-?\d+)?/g) ?? [0, 0, 0]).slice(0, 3).map(Number);
  const most = color.startsWith("color(") ? 1 : 255;
  const [red, green, blue] = numbers
    .map((number) => number / most)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // White looks calmer, wherever it reaches 4.5 to 1.
  return 1.05 / (luminance + 0.05) >= 4.5 ? "#fff" : "#000";
}

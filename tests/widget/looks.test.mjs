import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { readableOn } from "../../support_agent/static/support_agent/widget/styles.js";

const FOLDER = new URL("../../support_agent/static/support_agent/widget/", import.meta.url);
const modulesOf = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => [name, readFileSync(new URL(name, folder))]);
const MODULES = modulesOf(FOLDER);
const LANGUAGES = modulesOf(new URL("words/", FOLDER));
const sizesOf = (modules) => modules.map(([, bytes]) => gzipSync(bytes, { level: 9 }).length);

test("a page loads less than 29 kB in the longest language, each module compressed by itself", () => {
  const sizes = [...sizesOf(MODULES), Math.max(...sizesOf(LANGUAGES))];

  assert.ok(MODULES.length > 10);
  assert.ok(LANGUAGES.length > 2);
  assert.ok(sizes.reduce((sum, size) => sum + size) < 29_000, `${sizes}`);
});

for (const [name, bytes] of [...MODULES, ...LANGUAGES]) {
  const text = bytes.toString();

  test(`${name} never reads a text as markup, code or style`, () => {
    const markup = /innerHTML|outerHTML|insertAdjacentHTML|DOMParser|document\.write|<style/;
    // An address is made a link in one place, which takes https alone.
    if (name !== "links.js") assert.equal(text.match(/href/), null);
    const code = /\beval\b|new Function|javascript:|data:[a-z]+\/|setAttribute\("style|[{,] style:/;

    assert.equal(text.match(markup), null);
    assert.equal(text.match(code), null);
  });

  test(`${name} needs nothing from elsewhere`, () => {
    for (const [, from] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+)/g)) {
      assert.match(from, /^\.\/(\w+|words\/\$\{language\})\.js$/);
    }
    assert.equal(text.match(/@import|url\(/), null);
  });

  test(`${name} is no long file`, () => {
    assert.ok(text.split("\n").length <= 201);
  });
}

const luminance = ([red, green, blue]) =>
  [red, green, blue]
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    .reduce((sum, light, place) => sum + light * [0.2126, 0.7152, 0.0722][place], 0);

test("text on every accent that a shop may choose can be read", () => {
  const steps = [0, 51, 102, 119, 153, 204, 255];
  for (const red of steps) {
    for (const green of steps) {
      for (const blue of steps) {
        const text = readableOn(`rgb(${red}, ${green}, ${blue})`) === "#fff" ? 1 : 0;
        const lights = [luminance([red, green, blue]), text].sort((one, other) => other - one);
        assert.ok((lights[0] + 0.05) / (lights[1] + 0.05) >= 4.5, `${[red, green, blue]}`);
      }
    }
  }
});

test("a colour in a modern notation is understood too", () => {
  assert.equal(readableOn("color(srgb 0.047 0.369 0.353)"), "#fff");
  assert.equal(readableOn("color(srgb 1 0.9 0)"), "#000");
  assert.equal(readableOn("color(srgb 3.1e-05 0 1)"), "#fff");
});

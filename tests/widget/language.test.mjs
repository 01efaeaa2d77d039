import assert from "node:assert/strict";
import { test } from "node:test";

import {
  chooseLanguage,
  clock,
  doingSentence,
  LANGUAGES,
  speaker,
  WORDS,
} from "../../support_agent/static/support_agent/widget/language.js";

for (const [name, row] of Object.entries(WORDS)) {
  test(`${name} is said in every language, with the same gap`, () => {
    assert.equal(row.length, LANGUAGES.length);
    for (const sentence of row) assert.ok(sentence.trim());
    const gaps = row.map((sentence) => sentence.match(/\{\w+\}/g)?.join() ?? "");
    assert.equal(new Set(gaps).size, 1);
  });
}

test("each language is written in its own letters", () => {
  const said = (language) => Object.keys(WORDS).map(speaker(language)).join(" ");

  assert.doesNotMatch(said("en"), /[а-яáéíóúñ¿¡]/i);
  assert.doesNotMatch(said("es"), /[а-я]/i);
  assert.doesNotMatch(said("ru").replace(/undefined/g, ""), /[a-z]/i);
});

for (const [wishes, language] of [
  [["es", "ru", "en"], "es"],
  [[null, "ru-RU"], "ru"],
  [[null, "", "es-MX"], "es"],
  [[undefined, "fr", "de-AT", "es_419", "en"], "es"],
  [["ES-mx"], "es"],
  [["en-GB", "es"], "en"],
  [["constructor", "length"], "en"],
  [[], "en"],
]) {
  test(`who wishes ${JSON.stringify(wishes)} is spoken to in ${language}`, () => {
    assert.equal(chooseLanguage(...wishes), language);
  });
}

const say = speaker("en");
const tool = (name, order_id) => ({ doing: "tool", tool: name, order_id });

for (const [whisper, sentence] of [
  [tool("get_order_status", "1187"), "Looking up order 1187…"],
  [tool("estimate_delivery", "$&1187"), "Checking the delivery of order $&1187…"],
  [tool("open_return_request", "1187"), "Preparing the return for order 1187…"],
  [tool("get_order_status"), "Working on it…"],
  [tool("list_carriers", "1187"), "Working on it…"],
  [tool("title", "1187"), "Working on it…"],
  [tool("hand_to_human"), "Calling a colleague…"],
  [{ doing: "thinking" }, "The assistant is thinking…"],
  [{ doing: "singing" }, ""],
  [null, ""],
]) {
  test(`${JSON.stringify(whisper)} is told as ${JSON.stringify(sentence)}`, () => {
    assert.equal(doingSentence(whisper, say), sentence);
  });
}

test("a time tells its day only when it was another one", () => {
  const now = () => new Date(2025, 2, 10, 23, 50);
  const tell = clock("es", now);

  assert.equal(tell(new Date(2025, 2, 10, 9, 5).toISOString()), "9:05");
  assert.equal(tell(new Date(2025, 2, 9, 23, 55).toISOString()), "9 mar, 23:55");
  assert.doesNotThrow(() => tell("no time"));
});

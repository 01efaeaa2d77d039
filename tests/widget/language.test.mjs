import assert from "node:assert/strict";
import { test } from "node:test";

import {
  chooseLanguage,
  clock,
  doingSentence,
  LANGUAGES,
  speaker,
} from "../../support_agent/static/support_agent/widget/language.js";

const WORDS = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const place = `../../support_agent/static/support_agent/widget/words/${language}.js`;
      return [language, (await import(place)).WORDS];
    }),
  ),
);
const gap = (sentence) => sentence.match(/\{\w+\}/g)?.join() ?? "";

for (const [language, words] of Object.entries(WORDS)) {
  test(`everything is said in ${language}, with the same gaps as in English`, () => {
    assert.deepEqual(Object.keys(words), Object.keys(WORDS.en));
    for (const [name, sentence] of Object.entries(words)) {
      assert.ok(sentence.trim(), name);
      assert.equal(gap(sentence), gap(WORDS.en[name]), name);
    }
  });

  test(`no long sentence of ${language} is left in another language`, () => {
    const same = (other) => Object.keys(words).filter((name) => words[name] === other[name]);

    for (const [name, other] of Object.entries(WORDS)) {
      if (name === language) continue;
      assert.deepEqual(same(other).filter((key) => words[key].split(" ").length > 3), []);
    }
  });
}

test("each language is written in its own letters", () => {
  const said = (language) => Object.values(WORDS[language]).join(" ").replace(/\{\w+\}/g, "");

  assert.doesNotMatch(said("en"), /[а-яáéíóúñ¿¡]/i);
  for (const language of LANGUAGES) {
    const others = language === "ru" ? /[a-z]/i : /[а-я]/i;
    assert.doesNotMatch(said(language), others);
  }
});

for (const [wishes, language] of [
  [["es", "ru", "en"], "es"],
  [[null, "ru-RU"], "ru"],
  [[null, "", "es-MX"], "es"],
  [[undefined, "sv", "zh-TW", "es_419", "en"], "es"],
  [["pt-BR", "es"], "pt"],
  [["de_AT"], "de"],
  [["ES-mx"], "es"],
  [["en-GB", "es"], "en"],
  [["constructor", "length"], "en"],
  [[], "en"],
]) {
  test(`who wishes ${JSON.stringify(wishes)} is spoken to in ${language}`, () => {
    assert.equal(chooseLanguage(...wishes), language);
  });
}

const say = await speaker("en");
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

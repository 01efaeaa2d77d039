import assert from "node:assert/strict";
import { test } from "node:test";

import { news, title } from "../../handoff/static/handoff/desk/badge.js";
import { moment, urgency, waited } from "../../handoff/static/handoff/desk/time.js";

const MINUTE = 60_000;

test("waiting is told in two units at the most", () => {
  const told = [-5, 0, 59_999, MINUTE, 59 * MINUTE, 60 * MINUTE, 94 * MINUTE, 50 * 60 * MINUTE];

  assert.deepEqual(told.map(waited), [
    "0 s", "0 s", "59 s", "1 min", "59 min", "1 h", "1 h 34 min", "2 d 2 h",
  ]);
});

test("waiting turns slow after five minutes and urgent after fifteen", () => {
  const levels = [5 * MINUTE - 1, 5 * MINUTE, 15 * MINUTE - 1, 15 * MINUTE].map(urgency);

  assert.deepEqual(levels, ["", "slow", "slow", "urgent"]);
});

test("a moment of today has no date, one of another year has that too", () => {
  const now = new Date(2026, 10, 30, 12, 0);

  assert.equal(moment(new Date(2026, 10, 30, 9, 5).toISOString(), now), "09:05");
  assert.equal(moment(new Date(2026, 10, 2, 9, 5).toISOString(), now), "2 Nov, 09:05");
  assert.equal(moment(new Date(2025, 10, 2, 9, 5).toISOString(), now), "2 Nov 2025, 09:05");
});

test("the title counts who needs somebody", () => {
  assert.equal(title(3), "(3) Desk");
  assert.equal(title(0, "Ana Ruiz"), "Ana Ruiz · Desk");
});

const row = (id, customer = "Ana") => ({ id, customer, preview: "", reason_label: "asked", conversation: `c${id}` });
const desk = (rows, { count = rows.length, unanswered = 0 } = {}) => ({ waiting: rows, count, unanswered });

test("the first reading is no news", () => {
  assert.deepEqual(news(null, desk([row(1)])), []);
});

test("who was not there before is news, and is called by name", () => {
  const heard = news(desk([row(1)]), desk([row(1), row(2, null)]));

  assert.deepEqual(heard, [
    { title: "A visitor waits for a person", body: "asked", conversation: "c2" },
  ]);
});

test("who was claimed is no news", () => {
  assert.deepEqual(news(desk([row(1), row(2)]), desk([row(2)])), []);
});

test("a call beyond the first page is news by its number", () => {
  const [heard] = news(desk([row(1)], { count: 50 }), desk([row(1)], { count: 51 }));

  assert.equal(heard.title, "51 customers wait for a person");
});

test("who moves up to the first page has been waiting and is no news", () => {
  const before = desk([row(1)], { count: 2 });

  assert.deepEqual(news(before, desk([row(2)])), []);
});

test("a customer of mine who writes is news", () => {
  const [heard] = news(desk([]), desk([], { unanswered: 1 }));

  assert.equal(heard.title, "A customer of yours has written");
});

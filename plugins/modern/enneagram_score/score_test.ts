/** How the sheet is counted. */
import { expect, test } from "bun:test";
import { NUMBERS } from "../enneagram/types.ts";
import { CLEAR_LEAD, KEY, leadersOf, leadOf, PER_TYPE, pointsOf, wingOf } from "./questionnaire.ts";
import { statements as english } from "./words/statements_en.ts";
import { statements as chinese } from "./words/statements_zh_hant.ts";

const answer = (by: Readonly<Record<number, number>>) => KEY.map((type) => by[type] ?? 1);

test("four statements speak for each type, none beside another of its own, each in both languages", () => {
  for (const type of NUMBERS) expect(KEY.filter((one) => one === type)).toHaveLength(PER_TYPE);
  expect(KEY.some((type, index) => type === KEY[index + 1])).toBe(false);
  expect([english.length, chinese.length]).toEqual([KEY.length, KEY.length]);
  expect(new Set(english).size).toBe(KEY.length);
});

test("pointsOf() sums the answers to the statements of each type", () => {
  expect(pointsOf(answer({ 5: 5, 4: 3 }))).toEqual([4, 4, 4, 12, 20, 4, 4, 4, 4]);
  expect(pointsOf(KEY.map(() => 3))).toEqual(NUMBERS.map(() => 12));
});

test("leadersOf() and leadOf() tell one, several and how far", () => {
  expect(leadersOf(pointsOf(answer({ 8: 5 })))).toEqual([8]);
  expect(leadersOf(pointsOf(answer({ 2: 4, 7: 4 })))).toEqual([2, 7]);
  expect(leadOf(pointsOf(answer({ 2: 4, 7: 4 })))).toBe(0);
  expect(leadOf(pointsOf(answer({ 8: 5 })))).toBeGreaterThan(CLEAR_LEAD);
});

test("wingOf() is the stronger neighbour on the circle, across 9 and 1 too", () => {
  expect(wingOf(9, pointsOf(answer({ 9: 5, 1: 3, 8: 2 })))).toBe(1);
  expect(wingOf(1, pointsOf(answer({ 1: 5, 9: 3 })))).toBe(9);
  expect(wingOf(5, pointsOf(answer({ 5: 5 })))).toBeNull();
});

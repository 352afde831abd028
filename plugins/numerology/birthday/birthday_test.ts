import { describe, expect, test } from "bun:test";
import { WEEKDAY } from "#lore";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { compatibilityBirthday } from "./procedure.ts";
import { bondNumbers } from "./bonds.ts";
import { WEIGHTS } from "./match.ts";
import { RULERS, scoreWeekdays } from "./rulers.ts";
import { scoreSeasons, seasonOf } from "./seasons.ts";

async function match(a: string, b: string, lang = "en") {
  const input = { a: { birthDate: a }, b: { birthDate: b }, lang };
  const plugin = { id: "numerology", version: "1.0.0" };
  const prepared = prepare(compatibilityBirthday, input, 0);
  return (await invoke(prepared, { now: 0, plugin })).answer as Record<string, any>;
}

describe("bondNumbers()", () => {
  const CASES = [
    [1, 5, 88, "one group"],
    [2, 8, 88, "one group"],
    [9, 3, 88, "one group"],
    [4, 4, 82, "the same"],
    [22, 4, 82, "a master and its root"],
    [1, 2, 62, "different groups"],
    [8, 1, 50, "1-8 loses 12"],
    [2, 5, 50, "2-5 loses 12"],
    [5, 4, 50, "4-5 loses 12"],
    [7, 8, 50, "7-8 loses 12"],
  ] as const;
  for (const [a, b, score, why] of CASES) {
    test(`${a} and ${b}: ${score} (${why}), either way round`, () => {
      expect(bondNumbers(a, b).score).toBe(score);
      expect(bondNumbers(b, a).score).toBe(score);
    });
  }
});

describe("scoreWeekdays()", () => {
  test("is symmetric, 75 for the same day, and follows both regards", () => {
    for (const a of WEEKDAY.ids) {
      expect(scoreWeekdays(a, a)).toBe(75);
      for (const b of WEEKDAY.ids) expect(scoreWeekdays(a, b)).toBe(scoreWeekdays(b, a));
    }
    // Sun and Jupiter befriend each other; Sun and Saturn are enemies; Moon and Mercury differ.
    expect(scoreWeekdays("sunday", "thursday")).toBe(75);
    expect(scoreWeekdays("sunday", "saturday")).toBe(55);
    expect(scoreWeekdays("monday", "wednesday")).toBe(65);
  });

  test("no planet is its own friend or both friend and enemy", () => {
    for (const { id, friends, enemies } of Object.values(RULERS)) {
      expect(friends).not.toContain(id);
      expect(friends.some((friend) => enemies.includes(friend))).toBe(false);
    }
  });
});

test("seasons: three months each, the same 75, neighbours 65 round the year, opposite 60", () => {
  const months = { spring: [3, 4, 5], summer: [6, 7, 8], autumn: [9, 10, 11], winter: [12, 1, 2] };
  for (const [season, of] of Object.entries(months)) {
    for (const month of of) expect(seasonOf(month)).toBe(season as "spring");
  }
  expect(scoreSeasons("spring", "spring")).toBe(75);
  expect(scoreSeasons("spring", "winter")).toBe(65);
  expect(scoreSeasons("summer", "winter")).toBe(60);
});

test("the weights make one", () => {
  expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
});

describe("compatibility.birthday", () => {
  const DATES = ["1990-05-17", "1707-04-15", "1985-12-31", "2000-02-29", "1968-11-11"];

  test("is symmetric and the weighted mean of its components", async () => {
    for (const a of DATES) {
      for (const b of DATES) {
        const [one, other] = [await match(a, b), await match(b, a)];
        expect(one["score"]).toBe(other["score"]);
        const mean = one["components"].reduce(
          (sum: number, part: any) => sum + part.score * part.weight,
          0,
        );
        expect(one["score"]).toBe(Math.round(mean));
      }
    }
  });

  test("reads without gaps in both languages, for two alike and two unlike", async () => {
    for (const lang of ["en", "zh-Hant"]) {
      for (const [a, b] of [
        [DATES[0]!, DATES[0]!],
        [DATES[0]!, DATES[4]!],
      ] as const) {
        const answer = await match(a, b, lang);
        expect(answer["interpretation"].text).not.toMatch(/undefined|null/);
        expect(answer["interpretation"].text).toContain(String(answer["score"]));
      }
    }
  });
});

import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { scoreOf, tiesOf } from "./match.ts";
import { enneagramMatch } from "./procedure.ts";
import { arrowOf, GROUPS, NUMBERS, wingsOf, type TypeNumber } from "./types.ts";

async function match(input: Readonly<Record<string, unknown>>) {
  const prepared = prepare(enneagramMatch, input, 0);
  const { answer } = await invoke(prepared, { now: 0, plugin: { id: "modern", version: "1.0.0" } });
  return answer as Record<string, any>;
}

test("arrowOf() walks 1-4-2-8-5-7-1 and 9-6-3-9", () => {
  const walk = (from: TypeNumber, steps: number) => {
    const path = [from];
    for (let i = 0; i < steps; i++) path.push(arrowOf(path.at(-1)!));
    return path.join("-");
  };
  expect(walk(1, 6)).toBe("1-4-2-8-5-7-1");
  expect(walk(9, 3)).toBe("9-6-3-9");
});

test("wingsOf() closes the circle", () => {
  expect([wingsOf(9), wingsOf(1), wingsOf(5)]).toEqual([
    [8, 1],
    [9, 2],
    [4, 6],
  ]);
});

test("GROUPS hold each type once, and two types share at most one kind of group", () => {
  for (const groups of Object.values(GROUPS)) {
    expect(Object.values(groups).flat().sort()).toEqual([...NUMBERS]);
  }
});

describe("tiesOf() takes the highest", () => {
  for (const [a, b, score] of [
    [1, 4, 82],
    [3, 9, 82],
    [3, 6, 82],
    [1, 2, 74],
    [9, 1, 74],
    [2, 9, 72],
    [4, 6, 72],
    [5, 5, 70],
    [2, 4, 82],
    [8, 1, 68],
    [3, 8, 66],
    [1, 8, 68],
    [3, 7, 66],
    [1, 6, 66],
    [2, 5, 60],
  ] as const) {
    test(`${a} with ${b}: ${score}`, () => {
      expect(tiesOf(a, b)[0]!.weight).toBe(score);
      expect(tiesOf(b, a)[0]!.weight).toBe(score);
    });
  }
});

test("scoreOf() adds three where a wing is the other's type", () => {
  expect(scoreOf({ type: 8, wing: 9 }, { type: 9, wing: null })).toBe(77);
  expect(scoreOf({ type: 2, wing: 3 }, { type: 5, wing: 6 })).toBe(60);
});

describe("compatibility.enneagram", () => {
  test("refuses a wing that is no neighbour and names one", async () => {
    const bad = match({ a: 1, b: 2, wingA: 5 }).catch((error) => error.issues);
    expect(await bad).toEqual([
      { path: "wingA", code: "no-wing", with: { type: 1, wings: [9, 2], wing: 5 }, nearest: 9 },
    ]);
  });

  for (const lang of ["en", "zh-Hant"] as const) {
    test(`reads and draws every pair in ${lang}`, async () => {
      for (const a of NUMBERS)
        for (const b of NUMBERS) {
          const answer = await match({ a, b, lang });
          expect(answer["interpretation"].text).not.toMatch(/undefined|null/);
        }
      const { picture } = await match({ a: 1, b: 4, lang, picture: true });
      expect(new Resvg(picture.text).render().width).toBeGreaterThan(150);
    });
  }
});

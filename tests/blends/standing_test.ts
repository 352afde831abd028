/** The table of standings against a fresh sample, and how a score is placed in it. */
import { describe, expect, test } from "bun:test";
import { sampleScores } from "../../bench/blends/standing.ts";
import { standingOf } from "../../plugins/blends/core/standing.ts";
import { TWENTIETHS } from "../../plugins/blends/core/standing_table.ts";
import { BIRTH, callBlend, failing, registry } from "./support.ts";

/** Calls of the fresh sample: enough for the middle, few enough to be quick. */
const COUNTS: Readonly<Record<string, number>> = {
  "natal.tian": 60,
  "compatibility.tian": 80,
  "blend.eastern": 60,
  "blend.western": 80,
  "blend.african": 200,
  "blend.islamic": 200,
  "blend.indian": 100,
};

describe("the table of standings", () => {
  for (const [name, count] of Object.entries(COUNTS)) {
    test(`of ${name} still fits: a fresh sample has its middle and stays between its ends`, async () => {
      const scores = await sampleScores(registry, name, count, "check");
      const table = TWENTIETHS[name]!;
      expect(scores.length).toBeGreaterThan(0.9 * count);
      const spread = table[18]! - table[2]!;
      const middle = scores[Math.floor(scores.length / 2)]!;
      expect(Math.abs(middle - table[10]!)).toBeLessThanOrEqual(Math.max(2, spread / 5));
      const inside = scores.filter((score) => score >= table[1]! && score <= table[19]!).length;
      expect(inside / scores.length).toBeGreaterThan(0.75);
    }, 30_000);
  }

  test("rises and has 21 scores for each blend", () => {
    for (const table of Object.values(TWENTIETHS)) {
      expect(table).toHaveLength(21);
      expect([...table].sort((a, b) => a - b)).toEqual([...table]);
    }
  });
});

describe("standingOf()", () => {
  test("is 0 below all, 100 above all, about 50 at the middle, and rises", () => {
    for (const [name, table] of Object.entries(TWENTIETHS)) {
      const lower = (score: number) => standingOf(name, score, 1)!.lower;
      expect(lower(table[0]! - 1)).toBe(0);
      expect(lower(table[20]! + 1)).toBe(100);
      expect(Math.abs(lower(table[10]!) - 50)).toBeLessThanOrEqual(10);
      for (let score = 1; score <= 100; score++) {
        expect(lower(score)).toBeGreaterThanOrEqual(lower(score - 1));
      }
    }
  });

  test("is told for a whole blend and not where more than a tenth failed", async () => {
    expect((await callBlend("natal.tian", BIRTH)).answer.standing.lower).toBeInteger();
    const few = failing("bazi.chart", "ziwei.chart", "vedic.chart");
    expect((await callBlend("natal.tian", BIRTH, few)).answer.standing).toBeNull();
    expect(standingOf("predict.binary", 50, 1)).toBeNull();
  });
});

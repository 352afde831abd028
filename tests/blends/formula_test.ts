/** The published formulas against second derivations of them. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { dissentOf } from "../../plugins/blends/core/dissent.ts";
import {
  blendedScoreOf,
  creditsFor,
  meanOf,
  scoreWithout,
  stanceOf,
  type Voice,
} from "../../plugins/blends/core/mean.ts";
import type { SystemId } from "../../plugins/blends/core/system.ts";
import { probabilityOf, sharesOf, strengthOf } from "../../plugins/blends/predict/probability.ts";
import { AT, BIRTH, callBlend } from "./support.ts";

const SEED = 20_260_303;

const voices = fc
  .array(
    fc.record({
      score: fc.option(fc.integer({ min: 0, max: 100 })),
      confidence: fc.constantFrom(1, 0.8, 0.6, 0.3),
      weight: fc.integer({ min: 1, max: 6 }),
    }),
    { minLength: 1, maxLength: 28 },
  )
  .map((list): readonly Voice[] =>
    list.map((one, index) => ({
      ...one,
      system: `s${index}` as SystemId,
      confidence: one.score === null ? 0 : one.confidence,
      polarity: stanceOf(one.score),
    })),
  );

describe("blendedScore", () => {
  test("is the mean over a list in which each score stands as often as it weighs", () => {
    fc.assert(
      fc.property(voices, (list) => {
        const copies = list.flatMap(({ score, weight, confidence }) =>
          score === null
            ? []
            : Array.from({ length: Math.round(weight * confidence * 10) }, () => score),
        );
        const mean =
          copies.length === 0 ? null : copies.reduce((sum, one) => sum + one, 0) / copies.length;
        const found = meanOf(list);
        if (mean === null) expect(found).toBeNull();
        else expect(found).toBeCloseTo(mean, 9);
      }),
      { seed: SEED },
    );
  });

  test("without a system is the score of the list that never held it", () => {
    fc.assert(
      fc.property(voices, (list) => {
        for (const { system } of list) {
          const others = list.filter((one) => one.system !== system);
          expect(scoreWithout(list, system)).toBe(blendedScoreOf(others));
        }
      }),
      { seed: SEED },
    );
  });

  test("lies between the lowest and the highest score, and says who stands on which side", () => {
    fc.assert(
      fc.property(voices, (list) => {
        const scores = list.flatMap(({ score }) => score ?? []);
        const score = blendedScoreOf(list);
        if (scores.length > 0) {
          expect(score).toBeGreaterThanOrEqual(Math.min(...scores));
          expect(score).toBeLessThanOrEqual(Math.max(...scores));
        }
        const { favourable, mixed, adverse, unweighed, agreement } = dissentOf(list, []);
        expect([...favourable, ...mixed, ...adverse, ...unweighed].sort()).toEqual(
          list.map(({ system }) => system).sort(),
        );
        expect(agreement).toBeGreaterThanOrEqual(scores.length > 0 ? 0.333 : 0);
      }),
      { seed: SEED },
    );
  });

  test("of a real blend follows from what its systems say", async () => {
    const { answer } = await callBlend("natal.tian", BIRTH);
    let [sum, whole] = [0, 0];
    for (const { score, confidence, weight } of answer.systems) {
      if (score === null) continue;
      sum += score * confidence * weight;
      whole += confidence * weight;
    }
    expect(answer.blendedScore).toBe(Math.round(sum / whole));
    for (const system of answer.systems) {
      const { score, scoring } = system;
      if (scoring.origin.id !== "tally") continue;
      const points = scoring.testimonies.reduce(
        (total: number, one: { weight: number }) => total + one.weight,
        0,
      );
      expect(score).toBe(Math.max(0, Math.min(100, Math.round(points))));
    }
  });
});

describe("the confidence of a system", () => {
  /** As the formula in every answer says. */
  const BY_ORIGIN: Readonly<Record<string, number>> = { own: 1, verdict: 0.8, tally: 0.6 };

  test("follows from where its score comes from, times what it states of itself", async () => {
    const asked = { ...BIRTH, question: "Shall I move?", seed: "s", at: AT };
    const { answer } = await callBlend("blend.global", asked);
    const origins = new Set<string>();
    for (const { system, confidence, scoring, data } of answer.systems) {
      const origin: string = scoring.origin.id;
      const stated = system === "horary.judge" ? data.confidence : 1;
      const expected = (BY_ORIGIN[origin] ?? 0) * stated;
      expect([system, confidence]).toEqual([system, expected]);
      origins.add(origin);
    }
    expect([...origins].sort()).toEqual(["aside", "own", "tally", "verdict"]);
    expect(answer.dissent.unweighed).toEqual(["kabbalah.birthAngel"]);
  });
});

describe("creditsFor()", () => {
  test("takes the whole price for the whole and never more than the share of what came", () => {
    for (const [price, members] of [
      [888, 22],
      [200, 14],
      [145, 28],
      [70, 14],
      [10, 2],
    ] as const) {
      expect(creditsFor(price, members, members)).toBe(price);
      for (let delivered = 0; delivered < members; delivered++) {
        const credits = creditsFor(price, delivered, members);
        expect(credits).toBeLessThanOrEqual((price * delivered) / members);
        expect(credits).toBeGreaterThan((price * delivered) / members - 1);
      }
    }
  });
});

describe("probabilities", () => {
  test("of two outcomes are even at 50, mirror each other and stay within 0.05 and 0.95", () => {
    expect(probabilityOf(50)).toBe(0.5);
    for (let score = 0; score <= 100; score++) {
      const probability = probabilityOf(score);
      expect(probability + probabilityOf(100 - score)).toBeCloseTo(1, 9);
      expect(probability).toBeGreaterThanOrEqual(0.05);
      expect(probability).toBeLessThanOrEqual(0.95);
      if (score > 0) expect(probability).toBeGreaterThanOrEqual(probabilityOf(score - 1));
    }
  });

  test("of many outcomes add to one to the last place and keep the order of the scores", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 2, maxLength: 12 }),
        (scores) => {
          const shares = sharesOf(scores);
          expect(Math.round(1000 * shares.reduce((sum, one) => sum + one, 0))).toBe(1000);
          for (const [i, one] of scores.entries()) {
            for (const [j, other] of scores.entries()) {
              if (one > other + 1e-9) expect(shares[i]!).toBeGreaterThanOrEqual(shares[j]!);
            }
          }
          const odds = Math.exp((scores[0]! - scores[1]!) / 20);
          if (Math.min(shares[0]!, shares[1]!) > 0.2) {
            expect(Math.abs(shares[0]! / shares[1]! - odds)).toBeLessThan(0.02);
          }
        },
      ),
      { seed: SEED },
    );
  });

  test("have their strength in one word, by the lead over even odds", () => {
    expect(strengthOf(0.5)).toBe("none");
    expect(strengthOf(0.55)).toBe("slight");
    expect(strengthOf(0.62)).toBe("clear");
    expect(strengthOf(0.75)).toBe("strong");
    expect(strengthOf(0.28, 0.25)).toBe("none");
  });
});

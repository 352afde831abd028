import { describe, expect, test } from "bun:test";
import { vimshottariActive, vimshottariDashas } from "caelus";
import {
  DASHA_LORDS,
  DASHA_YEARS,
  dashaBalance,
  greatPeriods,
  periodsAt,
  subPeriods,
} from "./vimshottari.ts";

const BIRTH = 2450424.7111111;

/** Numerical Recipes' linear congruence, seeded, so that a failure repeats. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

test("DASHA_YEARS add up to 120 (Brihat Parashara Hora Shastra 46.14)", () => {
  expect(DASHA_LORDS.reduce((sum, lord) => sum + DASHA_YEARS[lord], 0)).toBe(120);
});

test("dashaBalance() opens Ashwini with seven whole years of Ketu", () => {
  expect(dashaBalance(0)).toEqual({ lord: "ketu", elapsed: 0, balanceYears: 7 });
  expect(dashaBalance(360 / 27).lord).toBe("venus");
});

describe("against caelus 0.23", () => {
  const next = numbers(20260115);
  for (let i = 0; i < 40; i++) {
    const moonDeg = next() * 360;
    const target = BIRTH + next() * 36000;
    test(`Moon at ${moonDeg.toFixed(4)}°`, () => {
      const theirs = vimshottariDashas(moonDeg, BIRTH, 1, 365.25, 9);
      const ours = greatPeriods(moonDeg, BIRTH, 365.25);
      expect(ours.map(({ lords }) => lords[0])).toEqual(
        theirs.dashas.slice(0, 9).map(({ lord }) => lord) as never,
      );
      ours.forEach(({ end }, k) => expect(end).toBeCloseTo(theirs.dashas[k]!.end, 4));
      const active = vimshottariActive(moonDeg, BIRTH, target, 365.25);
      const chain = periodsAt(ours, target, 3).map(({ lords }) => lords.at(-1));
      if (active) expect(chain).toEqual([active.maha, active.antar, active.pratyantar] as never);
    });
  }
});

test("subPeriods() fill their parent without gap at every level", () => {
  let period = greatPeriods(186.96, BIRTH, 365.25)[1]!;
  for (let level = 2; level <= 5; level++) {
    const parts = subPeriods(period);
    expect(parts[0]!.start).toBe(period.start);
    expect(parts[8]!.end).toBeCloseTo(period.end, 6);
    parts.slice(1).forEach(({ start }, i) => expect(start).toBe(parts[i]!.end));
    expect(parts[0]!.lords.at(-1)).toBe(period.lords.at(-1)!);
    period = parts[4]!;
  }
});

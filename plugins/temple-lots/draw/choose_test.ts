import { describe, expect, test } from "bun:test";
import type { Random } from "#sdk";
import { SYSTEMS } from "../library/facts.ts";
import { confirmLot, throwBlocks } from "./blocks.ts";
import { drawConfirmed, drawStick, EDGE_ODDS, throwForLot } from "./choose.ts";
import { testRandom, fixedNext } from "../testing/chance.ts";

const FUDE = SYSTEMS.find((system) => system.slug === "fude-zhengshen-28")!;

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(draws: number, draw: () => number): readonly number[] {
  const counts = new Array<number>(101).fill(0);
  for (let i = 0; i < draws; i++) counts[draw() - 1]!++;
  return counts;
}

/** 100 degrees of freedom, p = 0.001. */
const LIMIT = 149.4;

describe("drawStick() and drawConfirmed()", () => {
  const random: Random = testRandom("uniform");

  test("draw 101 lots at equal odds", () => {
    expect(chiSquare(tally(200_000, () => drawStick(101, random)))).toBeLessThan(LIMIT);
  });

  test("stay uniform under both rules of confirmation", () => {
    for (const rule of ["one-of-three", "three-in-a-row"] as const) {
      const counts = tally(60_000, () => drawConfirmed(101, rule, random).lotNumber);
      expect(chiSquare(counts)).toBeLessThan(LIMIT);
    }
  });
});

test("throwBlocks() has the exact odds 1/2, 1/4, 1/4", () => {
  const results = [0, 0.5].flatMap((a) => [0, 0.5].map((b) => throwBlocks(fixedNext([a, b]))));
  expect(results).toEqual(["laughing", "sheng", "sheng", "yin"]);
});

test("confirmLot() confirms 7 in 8 and 1 in 8 of all streams of six", () => {
  const streams = Array.from({ length: 64 }, (_, bits) =>
    Array.from({ length: 6 }, (_, i) => ((bits >> i) & 1) / 2),
  );
  const confirmed = (rule: "one-of-three" | "three-in-a-row") =>
    streams.filter((stream) => confirmLot(1, rule, fixedNext(stream)).confirmed).length / 64;
  expect(confirmed("one-of-three")).toBe(7 / 8);
  expect(confirmed("three-in-a-row")).toBe(1 / 8);
});

test("drawConfirmed() gives up after ten lots on an all-yin stream", () => {
  const stream = { below: () => 4, next: () => 0.9 };
  for (const rule of ["one-of-three", "three-in-a-row"] as const) {
    const { attempts, confirmed, lotNumber } = drawConfirmed(100, rule, stream);
    expect(attempts.length).toBe(10);
    expect(confirmed).toBe(false);
    expect(lotNumber).toBe(5);
  }
});

test("confirmLot() stops one-of-three at the first sheng", () => {
  expect(confirmLot(7, "one-of-three", fixedNext([0.9, 0.9, 0.1, 0.9])).throws).toEqual([
    "yin",
    "sheng",
  ]);
});

test("throwForLot() reaches 27 lots by 27 triples and lot 28 by the edge", () => {
  const lots = FUDE.lots!;
  const values = { sheng: [0, 0.5], laughing: [0, 0], yin: [0.5, 0.5] } as const;
  const kinds = Object.keys(values) as (keyof typeof values)[];
  const reached = kinds.flatMap((a) =>
    kinds.flatMap((b) =>
      kinds.map(
        (c) =>
          throwForLot(lots, fixedNext([0.5, ...values[a], ...values[b], ...values[c]])).lotNumber,
      ),
    ),
  );
  expect(new Set(reached).size).toBe(27);
  expect(throwForLot(lots, fixedNext([EDGE_ODDS / 2])).lotNumber).toBe(28);
});

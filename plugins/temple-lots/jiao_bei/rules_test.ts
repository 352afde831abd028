import { expect, test } from "bun:test";
import { judge, oddsOf, streakOf, throwUntil } from "./rules.ts";

test("one throw: half, a quarter and a quarter", () => {
  // Two fair blocks fall in four ways: two of them one flat and one round.
  expect(oddsOf("one", 1)).toEqual({ granted: 1 / 2, refused: 1 / 4, unclear: 1 / 4 });
  // A laughing throw is thrown again: 1/2 + 1/4 × 1/2.
  expect(oddsOf("one", 2)).toEqual({ granted: 5 / 8, refused: 5 / 16, unclear: 1 / 16 });
});

test("three in a row: one in eight, and the rest by counting all ways", () => {
  expect(oddsOf("three", 3).granted).toBe(1 / 8);
  for (const most of [3, 4, 5, 6]) {
    // Sixty-four to 4,096 ways of throwing, each counted: two faces of four are sacred.
    const faces = ["sheng", "sheng", "laughing", "yin"] as const;
    const found = { granted: 0, refused: 0, unclear: 0 };
    for (let way = 0; way < 4 ** most; way++) {
      const throws = Array.from({ length: most }, (_, i) => faces[Math.floor(way / 4 ** i) % 4]!);
      const end = throws.findIndex((_, i) => judge("three", throws.slice(0, i + 1)) !== null);
      const value = end === -1 ? "unclear" : judge("three", throws.slice(0, end + 1))!;
      found[value] += 1 / 4 ** most;
    }
    expect(oddsOf("three", most)).toEqual(found);
  }
});

test("a refusing throw ends the asking, a laughing one breaks the row", () => {
  expect(judge("three", ["sheng", "sheng"])).toBeNull();
  expect(judge("three", ["sheng", "laughing", "sheng", "sheng"])).toBeNull();
  expect(judge("three", ["sheng", "yin"])).toBe("refused");
  expect(streakOf(["laughing", "sheng", "sheng"])).toBe(2);
});

test("block A is thrown first, below a half is flat", () => {
  const numbers = [0.1, 0.2, 0.1, 0.9];
  const next = () => numbers.shift()!;
  expect(throwUntil("one", 5, { next })).toEqual(["laughing", "sheng"]);
});

import { expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { seededRandom } from "./random.ts";

test("seededRandom() reads the words of HMAC-SHA256(seed, counter) in order", () => {
  const block = createHmac("sha256", "seed").update("0").digest();
  const random = seededRandom("seed");
  expect(random.next()).toBe(Number(block.readBigUInt64BE(0) >> 11n) / 2 ** 53);
  expect(random.next()).toBe(Number(block.readBigUInt64BE(8) >> 11n) / 2 ** 53);
});

test("seededRandom() repeats itself and differs between seeds", () => {
  const draw = (seed: string) => Array.from({ length: 20 }, () => seededRandom(seed).below(1000));
  expect(draw("a")).toEqual(draw("a"));
  expect(seededRandom("a").shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).not.toEqual(
    seededRandom("b").shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  );
});

test("Random.below() is uniform: chi-square over 101 values", () => {
  const random = seededRandom("chi-square");
  const draws = 200_000;
  const counts = new Array<number>(101).fill(0);
  for (let i = 0; i < draws; i++) counts[random.below(101)]!++;
  const expected = draws / 101;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 100 degrees of freedom, p = 0.001.
  expect(chiSquare).toBeLessThan(149.4);
});

test("Random.below() refuses what is no count", () => {
  for (const count of [0, -1, 1.5, NaN, 2 ** 33]) {
    expect(() => seededRandom("x").below(count)).toThrow(RangeError);
  }
});

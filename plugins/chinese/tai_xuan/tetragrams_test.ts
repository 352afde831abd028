import { expect, test } from "bun:test";
import { countStalks, HEAD, indexOf, isDay, luckOf, SPEAKING, symbolOf } from "./tetragrams.ts";

test("81 heads in the order of Unicode", () => {
  expect(HEAD.ids).toHaveLength(81);
  expect(symbolOf(indexOf([1, 1, 1, 1]))).toBe("\u{1d306}");
  expect(symbolOf(indexOf([3, 3, 3, 3]))).toBe("\u{1d356}");
  // 應: 二方二州二部二家, head 41.
  expect(HEAD.writings[HEAD.ids[indexOf([2, 2, 2, 2])]!]!.native).toBe("應");
});

test("good and bad stand as Yang Xiong lists them", () => {
  // Taixuan shu: 旦 in 陽家 大休, in 陰家 大咎; 夕 始休中終咎 and 始咎中終休; 中 始中咎終休 and 始中休終咎.
  const marks = (index: number, watch: keyof typeof SPEAKING) =>
    SPEAKING[watch].map((of) => (isDay(index, of) ? "休" : "咎")).join("");
  const watches = ["morning", "evening", "middle"] as const;
  expect(watches.map((watch) => marks(0, watch))).toEqual(["休休休", "休咎咎", "咎咎休"]);
  expect(watches.map((watch) => marks(1, watch))).toEqual(["咎咎咎", "咎休休", "休休咎"]);
  expect([luckOf(0, "morning"), luckOf(1, "morning"), luckOf(0, "middle")]).toEqual([
    "good",
    "care",
    "mixed",
  ]);
});

test("two counts by threes leave 7, 8 or 9 groups, 2 : 5 : 2", () => {
  const tally = [0, 0, 0];
  for (const a of [0, 1, 2]) {
    for (const b of [0, 1, 2]) {
      const turns = [a, b, 0, 0, 0, 0, 0, 0];
      tally[countStalks({ below: () => turns.shift()! })[0]! - 1]! += 1;
    }
  }
  expect(tally).toEqual([2, 5, 2]);
});

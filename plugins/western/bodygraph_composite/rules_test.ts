import { expect, test } from "bun:test";
import { channelsInGroup, pairsInGroup, tiesOf } from "./rules.ts";

const tieOf = (a: readonly number[], b: readonly number[]) =>
  tiesOf(new Set(a), new Set(b)).find(({ channel }) => channel === "6-59");

test("names the four connections of a channel", () => {
  expect(tieOf([59], [6])).toMatchObject({ tie: "electromagnetic", holder: null });
  expect(tieOf([59, 6], [59, 6])).toMatchObject({ tie: "companionship", holder: null });
  expect(tieOf([59, 6], [6])).toMatchObject({ tie: "compromise", holder: "a" });
  expect(tieOf([], [59, 6])).toMatchObject({ tie: "dominance", holder: "b" });
  expect(tieOf([59], [59])).toBeUndefined();
});

test("tells who brings what of a channel into a group, and how every two meet", () => {
  const people = [[59], [6, 59], [6], [1]].map((gates) => new Set(gates));
  expect(channelsInGroup(people)).toEqual([{ channel: "6-59", whole: [2], halves: [1, 3] }]);
  expect(channelsInGroup(people.toSpliced(1, 1))).toEqual([
    { channel: "6-59", whole: [], halves: [1, 2] },
  ]);
  const pairs = pairsInGroup(people);
  expect(pairs).toHaveLength(6);
  expect(pairs[0]).toMatchObject({ people: [1, 2], compromise: 1, electromagnetic: 0 });
  expect(pairs[1]).toMatchObject({ people: [1, 3], electromagnetic: 1 });
  expect(pairs.at(-1)).toMatchObject({ people: [3, 4], dominance: 0, electromagnetic: 0 });
});

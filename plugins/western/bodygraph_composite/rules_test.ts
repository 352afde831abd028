import { expect, test } from "bun:test";
import { tiesOf } from "./rules.ts";

const tieOf = (a: readonly number[], b: readonly number[]) =>
  tiesOf(new Set(a), new Set(b)).find(({ channel }) => channel === "6-59");

test("names the four connections of a channel", () => {
  expect(tieOf([59], [6])).toMatchObject({ tie: "electromagnetic", holder: null });
  expect(tieOf([59, 6], [59, 6])).toMatchObject({ tie: "companionship", holder: null });
  expect(tieOf([59, 6], [6])).toMatchObject({ tie: "compromise", holder: "a" });
  expect(tieOf([], [59, 6])).toMatchObject({ tie: "dominance", holder: "b" });
  expect(tieOf([59], [59])).toBeUndefined();
});

/** Columns of tables on paper: what fits is left alone, and what is long gets the room. */
import { expect, test } from "bun:test";
import { sharesOf } from "../../src/host/typeset/column_shares.ts";

test("a table whose rows fit in a line keeps the widths that it needs", () => {
  expect(
    sharesOf([
      [["Sun"], ["Aries"]],
      [["Moon"], ["Libra"]],
    ]),
  ).toBeUndefined();
});

test("a column with much to say gets more than one with a word, and each its longest word", () => {
  const long = "a purple star among the branches of the palace ".repeat(8);
  const shares = sharesOf([
    [["Palace"], ["Stars"], ["Yes"]],
    [["life"], [{ t: "small", c: [long] }], ["no"]],
  ])!;
  expect(shares).toHaveLength(3);
  expect(shares[1]!).toBeGreaterThan(2 * shares[0]!);
  expect(shares[0]!).toBeGreaterThanOrEqual(shares[2]!);
  // Six letters of half an em, and room beside them.
  expect(shares[0]!).toBeGreaterThanOrEqual(4.5);
});

test("Chinese letters are a whole em, and break anywhere", () => {
  const shares = sharesOf([[["紫微天府".repeat(30)], ["武曲"]]])!;
  expect(shares[0]!).toBeGreaterThan(shares[1]!);
  expect(shares[1]!).toBeLessThan(6);
});

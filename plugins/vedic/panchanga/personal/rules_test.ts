import { expect, test } from "bun:test";
import { middleOfPada } from "../../core/lunar_mansions.ts";
import { moonStateOf, standingOf } from "./rules.ts";

const star = (number: number) => middleOfPada(number - 1, 2);

test("the third, fifth and seventh star from that of the birth hinder, in every round", () => {
  const adverse = Array.from({ length: 27 }, (_, i) => i + 1).filter(
    (number) => !standingOf(star(number), star(1)).taraHelps,
  );
  expect(adverse).toEqual([3, 5, 7, 12, 14, 16, 21, 23, 25]);
});

test("the Moon helps in 1, 3, 6, 7, 10 and 11 from its sign at birth, and is hardest in 8", () => {
  const at = (house: number) => standingOf(30 * (house - 1) + 5, 5);
  const kind = Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => at(house).moonHelps);
  expect(kind).toEqual([1, 3, 6, 7, 10, 11]);
  expect(at(8).standing).toBe("hard");
});

test("twelve states of two and a half degrees, one after the other", () => {
  expect([0, 2.4, 2.6, 29.9, 30.1].map(moonStateOf)).toEqual([
    "pravasa",
    "pravasa",
    "nashta",
    "sthira",
    "pravasa",
  ]);
});

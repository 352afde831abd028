import { expect, test } from "bun:test";
import { measure } from "./measure.ts";

const on = (ruler: "luban" | "dinglan" | "door", mm: number) =>
  measure(mm, ruler, "tape").readings[0]!;

test("measure() reads the tape of 42.9 cm: eight signs of 53.6 mm", () => {
  expect(on("luban", 30).section).toBe("cai");
  expect(on("luban", 60).section).toBe("bing");
  expect(on("luban", 429 + 30)).toMatchObject({ section: "cai", turn: 2, atMm: 30 });
  // A door of 88 cm: 880 - 858 = 22 mm, the second part of 財.
  expect(on("luban", 880)).toMatchObject({ section: "cai", part: "baoKu", isLucky: true });
});

test("measure() reads the ruler of the ancestors: ten signs of 38.8 mm", () => {
  expect(on("dinglan", 388).section).toBe("ding");
  expect(on("dinglan", 50).section).toBe("hai");
  expect(on("dinglan", 387)).toMatchObject({ section: "cai", part: "caiDe" });
});

test("measure() names the nearest lucky lengths", () => {
  const { shorterMm, longerMm, isLucky } = on("luban", 100);
  expect(isLucky).toBe(false);
  expect([shorterMm, longerMm]).toEqual([53, 161]);
});

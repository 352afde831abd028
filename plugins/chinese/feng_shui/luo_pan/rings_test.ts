import { expect, test } from "bun:test";
import { goldAt, readBearing, seventyTwoAt, sixtyAt } from "./rings.ts";

const span = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, i) => (from + step * (i + 0.5)) % 360);

test("the sixty dragons begin with 甲子 where 壬 begins, and give 寅 its five from 丙寅 on", () => {
  expect(
    span(337.5, 6, 10)
      .map((deg) => sixtyAt(deg).native)
      .join(" "),
  ).toBe("甲子 丙子 戊子 庚子 壬子 乙丑 丁丑 己丑 辛丑 癸丑");
  expect(
    span(37.5, 6, 5)
      .map((deg) => sixtyAt(deg).native)
      .join(" "),
  ).toBe("丙寅 戊寅 庚寅 壬寅 甲寅");
});

test("the seventy-two leave the middle of stems and trigrams empty", () => {
  expect(
    span(337.5, 5, 9)
      .map((deg) => seventyTwoAt(deg)?.native ?? "空")
      .join(" "),
  ).toBe("癸亥 空 甲子 丙子 戊子 庚子 壬子 空 乙丑");
  const all = span(337.5, 5, 72).map((deg) => seventyTwoAt(deg)?.native);
  expect(all.filter((one) => one === undefined).length).toBe(12);
  expect(new Set(all).size).toBe(61);
});

test("the gold divisions in use are the second and the fourth of each mountain", () => {
  const used = (centre: number) =>
    span(centre - 7.5, 3, 5)
      .map((deg) => readBearing((deg + 360) % 360, undefined, "narrow").gold)
      .flatMap(({ luck }, i) =>
        luck === "used" ? [goldAt((centre - 6 + 3 * i + 360) % 360).native] : [],
      );
  expect(used(345)).toEqual(["丁亥", "辛亥"]);
  expect(used(0)).toEqual(["丙子", "庚子"]);
  expect(used(60)).toEqual(["丙寅", "庚寅"]);
});

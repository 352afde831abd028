import { expect, test } from "bun:test";
import { CIRCLE, placeOf, rulersOf } from "./great_year.ts";

test("the circle of the early heaven runs from 復 to 剝", () => {
  // The round chart of Shao Yong, without the four at the gates.
  const names = CIRCLE.map(({ native }) => native).join(" ");
  expect(CIRCLE).toHaveLength(60);
  expect(names.startsWith("復 頤 屯 益 震 噬嗑 隨 無妄 明夷 賁 既濟 家人 豐 革 同人 臨")).toBe(
    true,
  );
  expect(names.endsWith("謙 否 萃 晉 豫 觀 比 剝")).toBe(true);
});

test("years of the book stand where it sets them", () => {
  // Shao Yong: 唐堯 甲辰, revolution 180, generation 2156, eleventh year after 甲午.
  expect(placeOf(-2356, "current")).toMatchObject({ hui: 6, yun: 180, shi: 2156, yearInShi: 11 });
  expect(placeOf(1984, "current")).toMatchObject({ shi: 2301, yearInShi: 1 });
  expect(placeOf(1984, "elapsed")).toMatchObject({ shi: 2301, yearInShi: 2 });
});

test("大過 and its six lines, 360 years each from 57 BCE", () => {
  // Printed tables after Huang Ji: 夬 咸 困 井 恆 姤.
  const lines = [0, 1, 2, 3, 4, 5].map((i) => rulersOf(placeOf(-56 + 360 * i, "current")));
  expect(lines.map(({ main }) => main.native)).toEqual(Array(6).fill("大過"));
  expect(lines.map(({ yun }) => yun.native)).toEqual(["夬", "咸", "困", "井", "恆", "姤"]);
});

test("the sixty years from 1984 are those of 鼎, and run on a figure a year", () => {
  // The table of years in use: 1984 鼎, 2012 復, 2020 明夷, 2024 豐.
  const of = (year: number) => rulersOf(placeOf(year, "current"));
  expect(of(1984).shi.native).toBe("鼎");
  expect([1984, 2012, 2020, 2024].map((year) => of(year).year.native)).toEqual([
    "鼎",
    "復",
    "明夷",
    "豐",
  ]);
});

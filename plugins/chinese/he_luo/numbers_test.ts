import { expect, test } from "bun:test";
import { HEXAGRAMS } from "../core/hexagrams.ts";
import { eraOf, laterOf, leftOf, masterLine } from "./numbers.ts";
import { linesFrom } from "./years.ts";

const byName = (name: string) => HEXAGRAMS.find(({ native }) => native === name)!;

test("what is left of the numbers", () => {
  // Heluo Lishu 1: 天數除二十五, 地數除三十, 遇十不用.
  expect([leftOf(40, 25), leftOf(25, 25), leftOf(50, 25), leftOf(20, 25)]).toEqual([5, 5, 5, 2]);
  expect([leftOf(36, 30), leftOf(30, 30), leftOf(60, 30), leftOf(28, 30)]).toEqual([6, 3, 3, 8]);
});

test("three eras of sixty years", () => {
  expect([1863, 1864, 1924, 1984, 2044].map(eraOf)).toEqual([
    "lower",
    "upper",
    "middle",
    "lower",
    "upper",
  ]);
});

test("the master line of a woman born in the hour of 申 under 否 is the third", () => {
  // A public program of the art: 天地否, 元堂六三, 後天 山天大畜.
  expect(masterLine(byName("否").lines, 8, "female", false)).toBe(3);
  expect(laterOf(byName("否"), 3, false, "kept")).toMatchObject({
    line: 6,
    figure: { fullName: "山天大畜" },
  });
});

test("hours go through the lines of their kind and then the others", () => {
  // destiny-core, getYuanTang: 復 has one whole line, which 子 and 丑 share.
  const fu = byName("復").lines;
  expect([0, 1, 2, 3, 4, 5].map((hour) => masterLine(fu, hour, "male", true))).toEqual([
    1, 1, 2, 3, 4, 5,
  ]);
  expect([6, 7, 8, 9, 10, 11].map((hour) => masterLine(fu, hour, "male", true))).toEqual([
    2, 3, 4, 5, 6, 1,
  ]);
  const qian = byName("乾").lines;
  expect([0, 1, 5].map((hour) => masterLine(qian, hour, "male", true))).toEqual([1, 2, 3]);
  expect([0, 1, 5].map((hour) => masterLine(qian, hour, "female", true))).toEqual([6, 5, 4]);
  expect([6, 7, 8].map((hour) => masterLine(qian, hour, "female", true))).toEqual([3, 2, 1]);
  const kun = byName("坤").lines;
  expect([0, 1, 2].map((hour) => masterLine(kun, hour, "male", false))).toEqual([6, 5, 4]);
  expect([6, 7, 8].map((hour) => masterLine(kun, hour, "male", false))).toEqual([3, 2, 1]);
  expect([6, 7, 8].map((hour) => masterLine(kun, hour, "female", false))).toEqual([4, 5, 6]);
});

test("a figure of three sovereigns keeps its trigrams by the half of the year", () => {
  // destiny-core, getHexagramAcquired.
  expect(laterOf(byName("坎"), 5, false, "kept")).toMatchObject({
    line: 5,
    figure: { native: "師" },
  });
  expect(laterOf(byName("坎"), 5, true, "kept")).toMatchObject({
    line: 2,
    figure: { native: "比" },
  });
  expect(laterOf(byName("坎"), 6, true, "kept").line).toBe(6);
});

test("whole lines have nine years and broken ones six", () => {
  const lines = linesFrom(byName("泰"), 4, 1984);
  expect(lines.map(({ line, years }) => [line, years.length])).toEqual([
    [4, 6],
    [5, 6],
    [6, 6],
    [1, 9],
    [2, 9],
    [3, 9],
  ]);
  // A yang year keeps the figure of a whole line, then the partner turns, then the line itself.
  const whole = lines[3]!.years;
  expect(whole[0]).toMatchObject({ year: 2002, figure: { native: "泰" }, line: 1 });
  expect(whole.slice(1, 4).map(({ line }) => line)).toEqual([4, 1, 2]);
});

import { expect, test } from "bun:test";
import { ofSun, partOf, risings } from "./rules.ts";

const at = (sign: number, degree: number, minute: number) => 30 * sign + degree + minute / 60;

test("the five of the Sun at 9°36' of Sagittarius, example 6 of P. V. R. Narasimha Rao", () => {
  const found = ofSun(at(8, 9, 36));
  expect(found.dhuma).toBeCloseTo(at(0, 22, 56), 6);
  expect(found.vyatipata).toBeCloseTo(at(11, 7, 4), 6);
  expect(found.parivesha).toBeCloseTo(at(5, 7, 4), 6);
  expect(found.indrachapa).toBeCloseTo(at(6, 22, 56), 6);
  expect(found.upaketu).toBeCloseTo(at(7, 9, 36), 6);
});

test("the five of the Sun at 13°19' of Taurus, exercise 7", () => {
  const found = ofSun(at(1, 13, 19));
  expect(found.dhuma).toBeCloseTo(at(5, 26, 39), 6);
  expect(found.upaketu).toBeCloseTo(at(0, 13, 19), 6);
});

test("Saturn's part by day is the seventh on Sunday and the first on Saturday", () => {
  const days = Array.from({ length: 7 }, (_, weekday) => partOf("saturn", weekday, "last") + 1);
  expect(days).toEqual([7, 6, 5, 4, 3, 2, 1]);
  const others = Array.from({ length: 7 }, (_, day) => partOf("saturn", day, "afterSaturn") + 1);
  expect(others).toEqual(days);
});

test("on Monday the Sun's part is the seventh, or the eighth where the lordless one follows Saturn", () => {
  expect(partOf("sun", 1, "last")).toBe(6);
  expect(partOf("sun", 1, "afterSaturn")).toBe(7);
});

test("by night the parts begin with the lord of the fifth weekday: on Sunday Saturn's is the third", () => {
  const day = { sunrise: 0.25, sunset: 0.75, nextSunrise: 1.25, weekday: 0 };
  const school = { lordless: "last", gulika: "begin", mandi: "ghatis" } as const;
  expect(risings(1, day, school).gulika).toBeCloseTo(0.75 + (2 / 8) * 0.5, 9);
  // Phaladeepika: Sunday night has ten ghatis.
  expect(risings(1, day, school).mandi).toBeCloseTo(0.75 + (10 / 30) * 0.5, 9);
  expect(risings(0.5, day, school).mandi).toBeCloseTo(0.25 + (26 / 30) * 0.5, 9);
});

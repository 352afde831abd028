import { expect, test } from "bun:test";
import { specialLagnasOf, varnadaSign } from "./rules.ts";

const at = (sign: number, degree: number) => 30 * sign + degree;
const given = {
  minutesFromSunrise: 0,
  sunAtSunriseDeg: 0,
  sunDeg: 0,
  moonDeg: 0,
  lagnaDeg: 0,
};

test("hora and ghati lagna 766 minutes after sunrise, examples 8 and 9 of P. V. R. Narasimha Rao", () => {
  const sun = 294 + 17 / 60;
  const found = specialLagnasOf(
    { ...given, minutesFromSunrise: 766, sunAtSunriseDeg: sun },
    "byLagna",
  );
  expect(found.hora).toBeCloseTo(at(10, 17.28), 1);
  expect(found.ghati).toBeCloseTo(at(5, 21.78), 1);
});

test("sri lagna of two Moons, example 10", () => {
  const sri = (moonDeg: number, lagnaDeg: number) =>
    specialLagnasOf({ ...given, moonDeg, lagnaDeg }, "byLagna").sri;
  expect(sri(193 + 6 / 60, 175 + 5 / 60)).toBeCloseTo(at(11, 18.78), 1);
  expect(sri(135 + 29 / 60, 224 + 19 / 60)).toBeCloseTo(at(9, 12.37), 1);
});

test("varnada of the twelve houses of a chart with Capricorn rising and hora lagna in Pisces", () => {
  const of = (rule: "byLagna" | "byCount") =>
    Array.from({ length: 12 }, (_, i) => varnadaSign((9 + i) % 12, (11 + i) % 12, rule));
  // PyJHora, methods of B. V. Raman and of Sharma.
  expect(of("byLagna")).toEqual([8, 11, 0, 3, 4, 7, 8, 11, 0, 3, 4, 7]);
  expect(of("byCount")).toEqual([8, 0, 0, 8, 4, 4, 8, 0, 0, 8, 4, 4]);
});

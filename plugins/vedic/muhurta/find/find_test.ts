import { expect, test } from "bun:test";
import { dateOf, SunCalendar } from "../../festivals/calendar.ts";
import { ofLimbs, ofPeople, ofSeason } from "./factors.ts";
import { WANTS } from "./purposes.ts";
import { monthsOf, standing, windowsOf } from "./search.ts";

const codes = (factors: readonly { readonly because: { readonly code: string } }[]) =>
  factors.map(({ because }) => because.code);
const fatal = (factors: ReturnType<typeof ofLimbs>) => codes(factors.filter((one) => one.fatal));

test("the fourth, ninth and fourteenth and the new Moon are empty for every undertaking", () => {
  for (const tithi of [4, 9, 14, 19, 24, 29, 30]) {
    const limbs = { tithi, nakshatra: 13, yoga: 2, weekday: 3 };
    for (const wants of Object.values(WANTS))
      expect(fatal(ofLimbs(limbs, wants))).toContain("tithi");
  }
});

test("Vyatipata and Vaidhriti exclude an hour", () => {
  const of = (yoga: number) =>
    fatal(ofLimbs({ tithi: 2, nakshatra: 13, yoga, weekday: 3 }, WANTS.marriage));
  expect([of(17), of(27), of(2)]).toEqual([["yoga"], ["yoga"], []]);
});

test("no wedding in an added month, in the four months, or with Venus beside the Sun", () => {
  const at = (venus: number) => ({
    longitudes: { sun: 10, venus, jupiter: 200 },
    speeds: { venus: 1, jupiter: 0.1 },
  });
  const of = (sky: ReturnType<typeof at>, month: { kind: string; index: number }, tithi: number) =>
    codes(ofSeason(sky as never, month, tithi, "marriage", WANTS.marriage));
  expect(of(at(60), { kind: "normal", index: 0 }, 2)).toEqual([]);
  expect(of(at(60), { kind: "adhika", index: 0 }, 2)).toEqual(["extraMonth"]);
  expect(of(at(60), { kind: "normal", index: 5 }, 2)).toEqual(["fourMonths"]);
  expect(of(at(60), { kind: "normal", index: 3 }, 10)).toEqual([]);
  expect(of(at(60), { kind: "normal", index: 7 }, 10)).toEqual(["fourMonths"]);
  expect(of(at(15), { kind: "normal", index: 0 }, 2)).toEqual(["hidden"]);
});

test("the third, fifth and seventh star hinder, the Moon in the eighth excludes", () => {
  const tara = (star: number) => ofPeople([1], star, 0)[0]!.weight;
  expect([3, 5, 7].map(tara).every((weight) => weight < 0)).toBe(true);
  expect([2, 4, 6, 8, 9].map(tara).every((weight) => weight > 0)).toBe(true);
  expect(ofPeople([1], 1, 7).some((one) => one.fatal)).toBe(true);
});

test("hours that stand hold no fatal factor and lie within the day", () => {
  const calendar = new SunCalendar({
    place: { latitudeDeg: 28.6139, longitudeDeg: 77.209 },
    offsetDays: 5.5 / 24,
    sunrise: "centre",
    ayanamsa: "lahiri",
  });
  const first = calendar.fixedOf(2460676.5);
  const months = monthsOf(calendar.midnightOf(first), calendar.midnightOf(first + 60), "lahiri");
  let found = 0;
  for (let fixed = first; fixed < first + 60; fixed++) {
    const day = calendar.find(fixed)!;
    const pieces = windowsOf(day, months, {
      purpose: "business",
      calendar,
      ayanamsa: "lahiri",
      positions: "apparent",
      moons: [],
    });
    expect(pieces[0]!.start, dateOf(fixed)).toBe(day.sunrise);
    expect(pieces.at(-1)!.end).toBeCloseTo(day.sunset, 6);
    for (const one of standing(pieces)) {
      found++;
      expect(one.factors.some((factor) => factor.fatal)).toBe(false);
    }
  }
  expect(found).toBeGreaterThan(20);
});

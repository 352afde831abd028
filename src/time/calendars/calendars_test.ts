import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { formatDate } from "../local_time.ts";
import { fromFixed, toFixed } from "../julian_day.ts";
import { lastInCycle } from "./calendar.ts";
import type { DateCalendar } from "./calendar.ts";
import { orthodoxEaster, westernEaster } from "./easter.ts";
import { hebrew, hebrewMonthName, hebrewYearDays } from "./hebrew.ts";
import { mayanTzolkin } from "./mesoamerican.ts";
import { islamicCivil } from "./islamic.ts";
import { CALENDARS, findCalendar } from "./registry.ts";
import { islamicUmmAlQura } from "./umm_al_qura.ts";
import { olympiadOfJulianYear } from "./western.ts";
import { rangePhraseOf } from "../testdata/moments.ts";

interface Case {
  readonly calendar: string;
  readonly input: { readonly rd?: number; readonly gregorianYear?: number };
  readonly expect: Readonly<Record<string, unknown>>;
}

const vectors = Bun.file(`${import.meta.dir}/../../../../shared/vectors/calendars.json`);
const hasVectors = await vectors.exists();
const cases: readonly Case[] = hasVectors ? (await vectors.json()).cases : [];
if (!hasVectors) console.warn("SKIPPED: reference dates of 41 calendars, shared/vectors is absent");

const casesByCalendar = new Map<string, Case[]>();
for (const one of cases) {
  const known = casesByCalendar.get(one.calendar) ?? [];
  casesByCalendar.set(one.calendar, [...known, one]);
}

describe.skipIf(!hasVectors)("reference dates", () => {
  for (const [id, ofCalendar] of casesByCalendar) {
    if (id === "easter") continue;
    test(`${id} gives all ${ofCalendar.length}, there and back`, () => {
      const calendar = findCalendar(id);
      expect(calendar).not.toBeNull();
      for (const { input, expect: expected } of ofCalendar) {
        const date = calendar!.fromFixed(input.rd!);
        expect({ rd: input.rd, ...date }).toMatchObject({ rd: input.rd, ...expected });
        if (calendar!.kind === "date") {
          expect((calendar as DateCalendar<object>).toFixed(date)).toBe(input.rd!);
        }
      }
    });
  }

  test("Easter falls on every listed day, West and East", () => {
    const listed = casesByCalendar.get("easter") ?? [];
    expect(listed.length).toBeGreaterThan(40);
    for (const { input, expect: expected } of listed) {
      const year = input.gregorianYear!;
      expect(formatDate(fromFixed(westernEaster(year)))).toBe(expected["western"] as string);
      expect(formatDate(fromFixed(orthodoxEaster(year)))).toBe(expected["orthodox"] as string);
    }
  });
});

/** Three thousand years before and after the common era began, and well past it. */
const YEARS = { min: -1_095_000, max: 1_827_000 } as const;

describe("every calendar", () => {
  for (const calendar of CALENDARS) {
    const [first, last] = calendar.range;
    const days = fc.integer({ min: first ?? YEARS.min, max: last ?? YEARS.max });
    const numRuns = calendar.method === "astronomical" ? 60 : 300;

    if (calendar.kind === "date") {
      const { toFixed: back } = calendar as unknown as DateCalendar<object>;
      test(`${calendar.id} goes there and back over six thousand years`, () => {
        fc.assert(
          fc.property(days, (fixed) => {
            expect(back(calendar.fromFixed(fixed))).toBe(fixed);
          }),
          { numRuns },
        );
      });

      test(`${calendar.id} gives each day a date of its own`, () => {
        const start = Math.max(first ?? 0, 738000);
        const end = Math.min(last ?? Infinity, start + 400);
        const seen = new Set<string>();
        for (let fixed = Math.min(start, end - 400); fixed < end; fixed++) {
          seen.add(JSON.stringify(calendar.fromFixed(fixed)));
        }
        expect(seen.size).toBe(400);
      });
    } else {
      test(`${calendar.id} repeats after ${calendar.lengthDays} days and not before`, () => {
        fc.assert(
          fc.property(days, (fixed) => {
            const here = calendar.fromFixed(fixed);
            expect(calendar.fromFixed(fixed + calendar.lengthDays)).toEqual(here);
          }),
        );
        const round = Array.from({ length: calendar.lengthDays }, (_, day) =>
          JSON.stringify(calendar.fromFixed(day)),
        );
        expect(new Set(round).size).toBe(calendar.lengthDays);
      });
    }

    test(`${calendar.id} gives plain data`, () => {
      const date = calendar.fromFixed(calendar.range[1] ?? 738000);
      expect(JSON.parse(JSON.stringify(date))).toEqual(date);
    });
  }

  test("has an id of its own", () => {
    expect(new Set(CALENDARS.map((calendar) => calendar.id)).size).toBe(CALENDARS.length);
    expect(findCalendar("gregorian")?.id).toBe("gregorian");
    expect(findCalendar("stardate")).toBeNull();
  });
});

describe("dates that do not exist", () => {
  const impossible: readonly (readonly [string, object])[] = [
    ["gregorian", { year: 2023, month: 2, day: 29 }],
    ["julian", { year: 0, month: 1, day: 1 }],
    ["isoWeek", { year: 2023, week: 53, day: 1 }],
    ["hebrew", { year: 5783, month: 13, day: 1 }],
    ["hebrew", { year: 5784, month: 2, day: 30 }],
    ["islamicCivil", { year: 1445, month: 2, day: 30 }],
    ["islamicUmmAlQura", { year: 1601, month: 1, day: 1 }],
    ["coptic", { year: 1740, month: 13, day: 6 }],
    ["persianAstronomical", { year: 1402, month: 12, day: 30 }],
    ["bahaiAstronomical", { year: 180, month: 0, day: 5 }],
    ["frenchAstronomical", { year: 4, month: 13, day: 6 }],
    ["mayanLongCount", { baktun: 12, katun: 20, tun: 0, uinal: 0, kin: 0 }],
    ["hinduLunarTrue", { year: 2080, month: 6, leapMonth: true, day: 1, leapDay: false }],
    ["hinduSolarTrue", { year: 1945, month: 13, day: 1 }],
    ["myanmar", { year: 1385, month: 4, day: 31 }],
    ["romanKalends", { year: 2000, month: 3, event: 1, count: 20, leap: false }],
  ];
  for (const [id, date] of impossible) {
    test(`${id} refuses ${JSON.stringify(date)}`, () => {
      const calendar = findCalendar(id) as unknown as DateCalendar<object>;
      expect(() => calendar.toFixed(date)).toThrow(RangeError);
    });
  }

  test("days outside a calendar's range are refused", () => {
    expect(rangePhraseOf(() => islamicUmmAlQura.fromFixed(687336))).toEqual({
      code: "calendar-out-of-range",
      with: {
        calendar: "islamicUmmAlQura",
        date: "1882-11-11",
        first: "1882-11-12",
        last: "2174-11-25",
      },
    });
  });
});

describe("published days", () => {
  const at = (year: number, month: number, day: number) => toFixed({ year, month, day });
  const published: readonly (readonly [string, number, object, string])[] = [
    ["mayanLongCount", at(2012, 12, 21), { text: "13.0.0.0.0" }, "end of the thirteenth baktun"],
    ["hebrew", at(2023, 9, 16), { year: 5784, month: 7, day: 1 }, "Rosh Hashana 5784"],
    ["islamicUmmAlQura", at(2024, 3, 11), { year: 1445, month: 9, day: 1 }, "Ramadan in Riyadh"],
    ["persianAstronomical", at(2025, 3, 21), { year: 1404, month: 1, day: 1 }, "Nowruz 1404"],
    ["bahaiAstronomical", at(2026, 3, 21), { year: 183, month: 1, day: 1 }, "Naw-Ruz 183"],
    ["javaneseWeton", at(1945, 8, 17), { weekday: 5, pasaran: 0 }, "Friday Legi"],
    ["tibetanPhugpa", at(2024, 2, 10), { year: 2151, month: 1, day: 1 }, "Losar of 2024"],
    ["ethiopic", at(2007, 9, 12), { year: 2000, month: 1, day: 1 }, "Ethiopian millennium"],
    ["frenchAstronomical", at(1799, 11, 9), { year: 8, month: 2, day: 18 }, "18 Brumaire VIII"],
    ["frenchAstronomical", at(1794, 7, 27), { year: 2, month: 11, day: 9 }, "9 Thermidor II"],
    ["hinduLunarTrue", at(2024, 4, 9), { year: 2081, month: 1, day: 1 }, "Ugadi 2024"],
    ["hinduLunarTrue", at(2023, 7, 18), { month: 5, leapMonth: true, day: 1 }, "Adhika Shravana"],
    ["hinduSolarTrue", at(2024, 4, 14), { year: 1946, month: 1, day: 1 }, "Puthandu 2024"],
    ["myanmar", at(2024, 4, 17), { year: 1386 }, "Burmese new year 1386"],
    ["baliPawukon", at(2024, 9, 25), { wuku: 11, pancawara: 5, saptawara: 4 }, "Galungan"],
    ["indianNational", at(2024, 3, 21), { year: 1946, month: 1, day: 1 }, "1 Chaitra 1946"],
    ["icelandic", at(2024, 4, 25), { season: "summer", week: 1, month: 1, monthDay: 1 }, "summer"],
    ["icelandic", at(2023, 10, 28), { year: 2023, season: "winter", week: 1 }, "winter begins"],
    ["icelandic", at(2024, 1, 26), { month: 4, monthDay: 1 }, "Bóndadagur, first of Þorri"],
    ["icelandic", at(2024, 2, 25), { month: 5, monthDay: 1 }, "Konudagur, first of Góa"],
    ["zoroastrianShahanshahi", at(2024, 8, 15), { year: 1394, month: 1, day: 1 }, "Navroz 1394"],
    ["zoroastrianKadmi", at(2024, 7, 16), { year: 1394, month: 1, day: 1 }, "Navroz 1394"],
    ["nanakshahi", at(2024, 3, 14), { year: 556, month: 1, day: 1 }, "new year 556"],
    ["nanakshahi", at(2024, 1, 5), { year: 555, month: 10, day: 23 }, "birthday of Guru Gobind"],
    ["thaiBuddhist", at(2024, 1, 1), { year: 2567 }, "B.E. 2567"],
    ["romanKalends", at(-43, 3, 13), { year: -44, month: 3, event: 3, count: 1 }, "Ides of March"],
  ];
  for (const [id, fixed, expected, what] of published) {
    test(`${id}: ${what} is ${formatDate(fromFixed(fixed))}`, () => {
      expect(findCalendar(id)!.fromFixed(fixed)).toMatchObject(expected);
    });
  }

  test("the first Olympiad opens in 776 BCE and the last year of the fourth is 761 BCE", () => {
    expect(olympiadOfJulianYear(-776)).toEqual({ olympiad: 1, year: 1 });
    expect(olympiadOfJulianYear(-761)).toEqual({ olympiad: 4, year: 4 });
    expect(olympiadOfJulianYear(1)).toEqual({ olympiad: 195, year: 1 });
    expect(olympiadOfJulianYear(-777)).toBeNull();
  });

  test("Hebrew years have one of six lengths and month 12 of a leap year is Adar I", () => {
    const lengths = Array.from({ length: 400 }, (_, index) => hebrewYearDays(5600 + index));
    expect([...new Set(lengths)].toSorted()).toEqual([353, 354, 355, 383, 384, 385]);
    expect(hebrewMonthName(5784, 12).roman).toBe("Adar I");
    expect(hebrewMonthName(5783, 12).roman).toBe("Adar");
    expect(hebrew.toFixed({ year: 5784, month: 13, day: 14 })).toBe(at(2024, 3, 24));
  });

  test("the tabular Islamic months agree with the almanac's within two days", () => {
    for (let year = 1420; year < 1450; year++) {
      const date = { year, month: 9, day: 1 };
      const apart = islamicCivil.toFixed(date) - islamicUmmAlQura.toFixed(date);
      expect(Math.abs(apart)).toBeLessThanOrEqual(2);
    }
  });

  test("lastInCycle() finds 4 Ajaw on the day that ended the thirteenth baktun", () => {
    const end = at(2012, 12, 21);
    expect(lastInCycle(mayanTzolkin, { number: 4, name: 20 }, end + 100)).toBe(end);
    expect(() => lastInCycle(mayanTzolkin, { number: 14, name: 20 }, end)).toThrow(RangeError);
  });
});

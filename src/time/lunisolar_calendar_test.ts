import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { chineseMonths } from "./chinese_calendar.ts";
import { toFixed } from "./julian_day.ts";
import {
  lastNewMoon,
  lunarEquatorial,
  lunarPhaseDeg,
  lunarPosition,
  nextNewMoon,
} from "./lunar_position.ts";
import { createLunisolarCalendar, LUNISOLAR_OFFSETS } from "./lunisolar_calendar.ts";
import { nextSolarLongitude } from "./solar_longitude.ts";
import { rangePhraseOf } from "./testdata/moments.ts";

const load = (name: string) => Bun.file(`${import.meta.dir}/testdata/${name}`).json();

interface MoonCase {
  readonly julianDayTt: number;
  readonly moonLongitudeDeg: number;
  readonly moonLatitudeDeg: number;
  readonly moonDistanceAu: number;
}

interface Crossing {
  readonly kind: "newMoon" | "solarTerm";
  readonly longitudeDeg?: number;
  readonly julianDayTt: number;
}

interface RegionalCase {
  readonly input: { readonly region: "JP" | "KR" | "VN"; readonly date: string };
  readonly expect: {
    readonly lunarYear: number;
    readonly lunarMonth: number;
    readonly leap: boolean;
    readonly lunarDay: number;
  };
}

const moons: readonly MoonCase[] = (await load("swiss_ephemeris.json")).cases;
const crossings: readonly Crossing[] = (await load("terms_and_new_moons.json")).cases;
const regional: readonly RegionalCase[] = (await load("regional_lunar_date.json")).cases;

describe("lunarPosition()", () => {
  test(`agrees with Swiss Ephemeris within 20" in ${moons.length} instants of the years 500-2400`, () => {
    for (const moon of moons) {
      const found = lunarPosition(moon.julianDayTt);
      const miss = ((found.longitudeDeg - moon.moonLongitudeDeg + 540) % 360) - 180;
      expect(Math.abs(miss) * 3600).toBeLessThan(20);
      expect(Math.abs(found.latitudeDeg - moon.moonLatitudeDeg) * 3600).toBeLessThan(5);
      expect(Math.abs(found.distanceKm / 149597870.7 - moon.moonDistanceAu)).toBeLessThan(1e-6);
    }
  });

  test("reproduces Meeus's example 47.a, 12 April 1992", () => {
    const { longitudeDeg, latitudeDeg, distanceKm } = lunarPosition(2448724.5);
    expect(longitudeDeg).toBeCloseTo(133.167265, 3);
    expect(latitudeDeg).toBeCloseTo(-3.229126, 4);
    expect(distanceKm).toBeCloseTo(368409.7, 0);
    const { rightAscensionDeg, declinationDeg } = lunarEquatorial(2448724.5);
    expect(rightAscensionDeg).toBeCloseTo(134.68847, 3);
    expect(declinationDeg).toBeCloseTo(13.768368, 3);
  });
});

describe("crossings", () => {
  test(`agree with ${crossings.length} solar terms and new moons of Swiss Ephemeris`, () => {
    expect(crossings.length).toBeGreaterThan(300);
    for (const { kind, longitudeDeg = 0, julianDayTt } of crossings) {
      const found =
        kind === "newMoon"
          ? nextNewMoon(julianDayTt - 10)
          : nextSolarLongitude(longitudeDeg, julianDayTt - 10);
      const toleranceSeconds = kind === "newMoon" ? 40 : 60;
      expect(Math.abs(found - julianDayTt) * 86_400).toBeLessThan(toleranceSeconds);
    }
  });

  test("lastNewMoon() and nextNewMoon() lie on either side, a month apart", () => {
    fc.assert(
      fc.property(fc.double({ min: 2000000, max: 2800000, noNaN: true }), (julianDayTt) => {
        const last = lastNewMoon(julianDayTt);
        const next = nextNewMoon(julianDayTt);
        expect(last).toBeLessThanOrEqual(julianDayTt);
        expect(next).toBeGreaterThan(julianDayTt);
        expect(next - last).toBeGreaterThan(29.2);
        expect(next - last).toBeLessThan(29.9);
        expect(Math.abs(((lunarPhaseDeg(next) + 180) % 360) - 180)).toBeLessThan(1e-5);
      }),
    );
  });
});

describe("createLunisolarCalendar()", () => {
  const years = [1600, 2400] as const;
  const calendars = {
    CN: createLunisolarCalendar({ id: "chinese", offsetHours: LUNISOLAR_OFFSETS.china, years }),
    JP: createLunisolarCalendar({ id: "japanese", offsetHours: LUNISOLAR_OFFSETS.japan, years }),
    KR: createLunisolarCalendar({ id: "korean", offsetHours: LUNISOLAR_OFFSETS.korea, years }),
    VN: createLunisolarCalendar({
      id: "vietnamese",
      offsetHours: LUNISOLAR_OFFSETS.vietnam,
      years,
    }),
  };

  test(`reads ${regional.length} dates of Japan, Korea and Vietnam, there and back`, () => {
    expect(regional.length).toBeGreaterThan(100);
    for (const { input, expect: expected } of regional) {
      const [year = 0, month = 0, day = 0] = input.date.split("-").map(Number);
      const fixed = toFixed({ year, month, day });
      const calendar = calendars[input.region];
      const date = calendar.dateOf(fixed);
      expect({ ...input, ...date }).toMatchObject({
        ...input,
        year: expected.lunarYear,
        month: expected.lunarMonth,
        isLeapMonth: expected.leap,
        day: expected.lunarDay,
      });
      expect(calendar.fixedOf(date)).toBe(fixed);
    }
  });

  test("gives the months of China's published almanacs in 1911-2050", () => {
    for (let year = 1911; year <= 2050; year += 5) {
      expect(calendars.CN.monthsOf(year)).toEqual(chineseMonths(year));
    }
  });

  test("moves Tết 1985 a month before the Chinese new year, and Tết 2007 a day", () => {
    // Ho Ngoc Duc, Computing the Vietnamese lunar calendar.
    const tet = (year: number) => calendars.VN.monthsOf(year)[0]!.firstFixed;
    expect(tet(1985)).toBe(toFixed({ year: 1985, month: 1, day: 21 }));
    expect(tet(2007)).toBe(toFixed({ year: 2007, month: 2, day: 17 }));
    expect(calendars.CN.monthsOf(2007)[0]!.firstFixed).toBe(tet(2007) + 1);
  });

  test("takes positions from another sky when given one", () => {
    let asked = 0;
    const calendar = createLunisolarCalendar({
      id: "chinese",
      offsetHours: () => 8,
      years,
      sky: {
        nextNewMoon: (from) => {
          asked++;
          return nextNewMoon(from);
        },
        nextSolarLongitude,
        solarLongitudeDeg: () => 0,
      },
    });
    expect(calendar.dateOf(738000).year).toBe(2021);
    expect(asked).toBeGreaterThan(20);
  });

  test("refuses years out of range and dates that do not exist", () => {
    const first = calendars.JP.monthsOf(1600)[0]!.firstFixed;
    expect(rangePhraseOf(() => calendars.JP.dateOf(first - 1))).toEqual({
      code: "lunar-year-out-of-range",
      with: { calendar: "japanese", year: 1599, firstYear: 1600, lastYear: 2400 },
    });
    expect(() => calendars.JP.monthsOf(2401)).toThrow(RangeError);
    const leap = { year: 2024, month: 3, isLeapMonth: true, day: 1 };
    expect(() => calendars.JP.fixedOf(leap)).toThrow("does not exist");
  });
});

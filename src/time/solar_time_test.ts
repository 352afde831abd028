import { describe, expect, test } from "bun:test";
import { resolveCivil } from "./civil.ts";
import type { CivilMoment } from "./civil_moment.ts";
import type { CivilInput } from "./civil_input.ts";
import { formatLocal, toLocalMs } from "./local_time.ts";
import { equationOfTimeMinutes, nextSolarLongitude, solarLongitudeDeg } from "./solar_longitude.ts";
import {
  longitudeMinutes,
  meanSolarTime,
  toTrueSolarReceipt,
  trueSolarTime,
} from "./solar_time.ts";

interface SunCase {
  readonly julianDayTt: number;
  readonly sunLongitudeDeg: number;
}

interface SundialCase {
  readonly input: {
    readonly datetime: string;
    readonly utcOffsetHours: number;
    readonly longitude: number;
  };
  readonly expect: {
    readonly longitudeMinutes: number;
    readonly equationOfTimeMinutes: number;
    readonly trueSolarTime: string;
    readonly toleranceSeconds: number;
  };
}

const load = (name: string) => Bun.file(`${import.meta.dir}/testdata/${name}`).json();
const sun: readonly SunCase[] = (await load("swiss_ephemeris.json")).cases;
const sundial: readonly SundialCase[] = (await load("true_solar_time.json")).cases;

function momentOf(input: CivilInput): CivilMoment {
  const result = resolveCivil(input);
  if (!result.ok) throw new TypeError(JSON.stringify(result.issues));
  return result.moment;
}

function secondsBetween(local: string, other: CivilMoment): number {
  const [date = "", time = ""] = local.split("T");
  return (toLocalMs(momentOf({ date, time })) - toLocalMs(other)) / 1000;
}

describe("solarLongitudeDeg()", () => {
  test(`agrees with Swiss Ephemeris within 3" in ${sun.length} instants of the years 500-2400`, () => {
    for (const { julianDayTt, sunLongitudeDeg } of sun) {
      const miss = ((solarLongitudeDeg(julianDayTt) - sunLongitudeDeg + 540) % 360) - 180;
      expect(Math.abs(miss) * 3600).toBeLessThan(3);
    }
  });

  test("nextSolarLongitude() finds Meeus's June solstice of 1962, JDE 2437837.39245", () => {
    // Meeus, Astronomical Algorithms, 2nd ed., example 27.b.
    expect(Math.abs(nextSolarLongitude(90, 2437700) - 2437837.39245)).toBeLessThan(0.001);
  });
});

describe("trueSolarTime()", () => {
  for (const { input, expect: expected } of sundial) {
    const [date = "", time = ""] = input.datetime.split("T");
    const timezone = `+0${input.utcOffsetHours}:00`;
    test(`is ${expected.trueSolarTime} at ${input.datetime}, ${input.longitude}° E`, () => {
      const moment = momentOf({ date, time, timezone, longitude: input.longitude });
      const equation = equationOfTimeMinutes(moment.julianDayTt);
      const solar = trueSolarTime(moment, equation);
      expect(Math.abs(equation - expected.equationOfTimeMinutes) * 60).toBeLessThan(1);
      expect(solar.longitudeMinutes).toBeCloseTo(expected.longitudeMinutes, 2);
      const miss = secondsBetween(expected.trueSolarTime, { ...moment, ...solar.local });
      expect(Math.abs(miss)).toBeLessThanOrEqual(expected.toleranceSeconds);
    });
  }

  test("refuses a moment without a longitude", () => {
    const moment = momentOf({ date: "2000-01-01", time: "12:00", timezone: "UTC" });
    expect(() => trueSolarTime(moment, 0)).toThrow("the moment has no longitude");
  });

  test("toTrueSolarReceipt() rounds minutes and writes the local time", () => {
    const input = { date: "2011-11-08", time: "00:21", timezone: "+08:00", longitude: 104.0665 };
    const receipt = toTrueSolarReceipt(trueSolarTime(momentOf(input), 16.3271234));
    expect(receipt.longitudeMinutes).toBe(-63.734);
    expect(receipt.equationOfTimeMinutes).toBe(16.327);
    expect(receipt.local).toBe("2011-11-07T23:33:36");
  });
});

describe("meanSolarTime()", () => {
  test("takes daylight saving out before it moves the clock to the longitude", () => {
    const input = { date: "1988-06-15", time: "13:30", timezone: "Asia/Shanghai", longitude: 120 };
    expect(formatLocal(meanSolarTime(momentOf(input)).local)).toBe("1988-06-15T12:30:00");
  });

  test("is the clock itself where local mean time was kept", () => {
    const input = { date: "1850-06-15", time: "13:30", timezone: "Asia/Shanghai", longitude: 110 };
    expect(formatLocal(meanSolarTime(momentOf(input)).local)).toBe("1850-06-15T13:30:00");
  });

  test("longitudeMinutes() is four minutes a degree, negative west of the meridian", () => {
    expect(longitudeMinutes(121, 8 * 3600)).toBe(4);
    expect(longitudeMinutes(-80, -5 * 3600)).toBe(-20);
  });
});

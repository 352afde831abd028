import { describe, expect, test } from "bun:test";
import { julianDayOfEpochMs, resolveCivil } from "#time";
import { skyAt, type StarId } from "#sky";
import { readNativity, requireAngles, type AngledNativity } from "../core/nativity.ts";
import { isModern, MODERN } from "../core/points.ts";
import { heliacalEvents } from "./heliacal.ts";
import { bodyOnAngles, paransOf, starOnAngles } from "./rules.ts";
import json from "./testdata/passages.json" with { type: "json" };

const swiss = json as {
  readonly cases: readonly {
    readonly utc: string;
    readonly lat: number;
    readonly lon: number;
    readonly passages: Readonly<Record<string, string>>;
  }[];
};

const at = (utc: string) => julianDayOfEpochMs(Date.parse(utc));

function chartOf(utc: string, latitude: number, longitude: number): AngledNativity {
  const [date, time] = utc.split("T") as [string, string];
  const result = resolveCivil({ date, time, timezone: "UTC", latitude, longitude });
  if (!result.ok) throw new TypeError(`Cannot read ${utc}`);
  return requireAngles(readNativity(result.moment, MODERN.ids, "wholeSign"));
}

describe("passages over horizon and meridian, against Swiss Ephemeris", () => {
  for (const { utc, lat, lon, passages } of swiss.cases) {
    test(`around ${utc}`, () => {
      const chart = chartOf(utc, lat, lon);
      let compared = 0;
      for (const [name, expected] of Object.entries(passages)) {
        const [id, angle] = name.split(" ") as [string, string];
        const times = isModern(id) ? bodyOnAngles(id, chart) : starOnAngles(id as StarId, chart);
        const found = times.find((one) => one.angle === angle)!;
        const days = found.julianDayUt - at(expected);
        // Half a day from the birth either turn of the sky is the nearest, and a planet moves on between them.
        if (Math.abs(Math.abs(days) - 1) < 0.05) continue;
        expect([name, Math.abs(days) * 86400 < 3]).toEqual([name, true]);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(50);
    });
  }
});

test("a star and a planet on angles a minute apart are a paran, three minutes apart none", () => {
  const parans = (minutes: number) =>
    paransOf(
      [["spica", [{ angle: "rising", julianDayUt: 2451545 }]]],
      [["moon", [{ angle: "culminating", julianDayUt: 2451545 + minutes / 1440 }]]],
      2,
    );
  expect(parans(1)).toHaveLength(1);
  expect(parans(1)[0]!.minutesApart).toBeCloseTo(1, 6);
  expect(parans(3)).toHaveLength(0);
});

test("Sirius comes back to Egypt's dawn on 20 July 139, as Censorinus has it", () => {
  // De die natali 21: on the day of the first of Thoth, 20 July (Julian) of 139; air and eyes move it by half a week.
  const dawn = 1772027.6;
  const julianDayUt = dawn + 60;
  const chart = {
    sky: skyAt(julianDayUt),
    place: { latitudeDeg: 29.87, longitudeDeg: 31.25 },
    julianDayUt,
  };
  const found = heliacalEvents(["sirius"], chart).find(({ phase }) => phase === "morningFirst")!;
  expect(Math.abs(found.julianDayUt - dawn)).toBeLessThan(3);
});

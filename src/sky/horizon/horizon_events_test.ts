import * as astronomy from "astronomy-engine";
import { describe, expect, test } from "bun:test";
import { horizontalPlace } from "./altitude.ts";
import { dayOfSun } from "./day_of_sun.ts";
import { horizonEvents } from "./horizon_events.ts";

const SECONDS = 86400;
const EPOCH_2000 = 2451545;
const BAR_SECONDS = 10;
const PLACES = [0, 1.3, -6.2, 22.3, 25.03, -33.9, 40.7, 51.5, -54.8, 60, 64.1, 65].map(
  (latitudeDeg, i) => ({ latitudeDeg, longitudeDeg: ((i * 67) % 360) - 180 }),
);

describe("horizonEvents() against the library astronomy-engine", () => {
  for (const place of PLACES) {
    for (const body of ["sun", "moon"] as const) {
      test(`${body} at latitude ${place.latitudeDeg}`, () => {
        const observer = new astronomy.Observer(place.latitudeDeg, place.longitudeDeg, 0);
        const other = body === "sun" ? astronomy.Body.Sun : astronomy.Body.Moon;
        for (let start = EPOCH_2000 + 0.5; start < EPOCH_2000 + 9000; start += 401) {
          const { events, state } = horizonEvents(body, place, start, start + 1);
          for (const [kind, direction] of [
            ["rise", 1],
            ["set", -1],
          ] as const) {
            const own = events.find((event) => event.kind === kind);
            const theirs = astronomy.SearchRiseSet(
              other,
              observer,
              direction,
              start - EPOCH_2000,
              1,
            );
            expect(own !== undefined).toBe(theirs !== null);
            if (!own || !theirs) continue;
            const apart = (own.julianDayUt - EPOCH_2000 - theirs.ut) * SECONDS;
            expect(Math.abs(apart)).toBeLessThan(BAR_SECONDS);
          }
          if (events.length > 0) expect(state).toBe("rises");
        }
      });
    }
  }
});

test("dayOfSun() says polar day and polar night at Tromsø and dates them as the almanac does", () => {
  // Norwegian Meteorological Institute: midnight sun 20 May - 22 July, polar night 27 Nov - 15 Jan.
  const place = { latitudeDeg: 69.6492, longitudeDeg: 18.9553 };
  const day = (month: number, dayOfMonth: number) =>
    Date.UTC(2023, month - 1, dayOfMonth) / 864e5 + 2440587.5 - place.longitudeDeg / 360;
  expect(dayOfSun(day(6, 21), place).state).toBe("polarDay");
  expect(dayOfSun(day(12, 21), place).state).toBe("polarNight");
  expect(dayOfSun(day(3, 21), place).state).toBe("normal");
  expect(dayOfSun(day(5, 16), place).state).toBe("normal");
  expect(dayOfSun(day(5, 22), place).state).toBe("polarDay");
  const winter = dayOfSun(day(12, 21), place);
  expect(winter.sunrise).toBeNull();
  expect(winter.twilights.civil.dawn).not.toBeNull();
  const summer = dayOfSun(day(6, 21), place);
  expect(summer.sunset).toBeNull();
  expect(summer.twilights.civil.dusk).toBeNull();
});

test("dayOfSun() gives the published times of London on 21 June 2024", () => {
  // HM Nautical Almanac Office, London: sunrise 03:43 UT, sunset 20:21 UT; civil twilight from 02:55 to 21:10.
  const start = Date.UTC(2024, 5, 21) / 864e5 + 2440587.5;
  const found = dayOfSun(start, { latitudeDeg: 51.5, longitudeDeg: -0.1167 });
  const minutes = (julianDayUt: number) => (julianDayUt - start) * 1440;
  expect(Math.abs(minutes(found.sunrise!.julianDayUt) - (3 * 60 + 43))).toBeLessThan(1);
  expect(Math.abs(minutes(found.sunset!.julianDayUt) - (20 * 60 + 21.5))).toBeLessThan(1);
});

test("horizonEvents() finds the two short crossings at the edge of the polar day", () => {
  const place = { latitudeDeg: 69.6492, longitudeDeg: 18.9553 };
  for (let start = 2460075.5; start < 2460090.5; start++) {
    const { events, state } = horizonEvents("sun", place, start, start + 1);
    for (const event of events) {
      const { altitudeDeg, radiusDeg } = horizontalPlace("sun", event.julianDayUt, place);
      expect(Math.abs(altitudeDeg + radiusDeg + 34 / 60)).toBeLessThan(1e-5);
    }
    if (events.length === 0) expect(state).toBe("alwaysAbove");
  }
});

test("horizonEvents() transits of Sirius come 3 m 56 s earlier each day", () => {
  const place = { latitudeDeg: 25.03, longitudeDeg: 121.56 };
  const { culminations } = horizonEvents("sirius", place, 2460310.5, 2460313.5);
  const upper = culminations.filter((culmination) => culmination.kind === "upperTransit");
  const gap = upper[1]!.julianDayUt - upper[0]!.julianDayUt;
  expect(gap * SECONDS).toBeCloseTo(86164.1, 0);
  expect(upper[0]!.altitudeDeg).toBeCloseTo(90 - 25.03 - 16.75, 1);
});

test("horizonEvents() refuses a latitude beyond the pole", () => {
  expect(() =>
    horizonEvents("sun", { latitudeDeg: 95, longitudeDeg: 0 }, 2451545, 2451546),
  ).toThrow("Cannot use place: latitude is 95°, must be within ±90°");
});

import { expect, test } from "bun:test";
import { dayOfSun } from "./day_of_sun.ts";
import { CHALDEAN_ORDER, planetaryDayAt } from "./planetary_hours.ts";

const LONDON = { latitudeDeg: 51.5, longitudeDeg: -0.1167 };

function julianDay(iso: string): number {
  return Date.parse(iso) / 864e5 + 2440587.5;
}

test("planetaryDayAt() begins Sunday 23 June 2024 in London with the Sun at sunrise", () => {
  const found = planetaryDayAt(julianDay("2024-06-23T12:00Z"), LONDON);
  if (found.state !== "normal") throw new Error(found.state);
  expect(found.weekday).toBe(0);
  expect(found.ruler).toBe("sun");
  expect(found.hours.map((hour) => hour.ruler).slice(0, 8)).toEqual([
    "sun",
    "venus",
    "mercury",
    "moon",
    "saturn",
    "jupiter",
    "mars",
    "sun",
  ]);
  // The thirteenth hour of Sunday, the first of its night, is Jupiter's in every table of the art.
  expect(found.hours[12]!.ruler).toBe("jupiter");
  const sun = dayOfSun(julianDay("2024-06-23T00:00Z"), LONDON);
  expect(found.sunriseJulianDayUt).toBeCloseTo(sun.sunrise!.julianDayUt, 6);
});

test("planetaryDayAt() keeps the hours before sunrise in the day before", () => {
  const found = planetaryDayAt(julianDay("2024-06-24T02:00Z"), LONDON);
  if (found.state !== "normal") throw new Error(found.state);
  expect(found.ruler).toBe("sun");
  expect(found.current.part).toBe("night");
  // The 25th hour would be the Moon's: Monday begins with it.
  const next = CHALDEAN_ORDER[(CHALDEAN_ORDER.indexOf(found.hours[23]!.ruler) + 1) % 7];
  expect(next).toBe("moon");
});

test("planetaryDayAt() fills the day without gaps and holds the instant", () => {
  for (let start = 2451545.1; start < 2452000; start += 13.37) {
    const found = planetaryDayAt(start, { latitudeDeg: -33.9, longitudeDeg: 151.2 });
    if (found.state !== "normal") throw new Error(found.state);
    expect(found.hours[0]!.startJulianDayUt).toBe(found.sunriseJulianDayUt);
    found.hours.forEach((hour, i) => {
      const end = found.hours[i + 1]?.startJulianDayUt ?? found.nextSunriseJulianDayUt;
      expect(Math.abs(hour.endJulianDayUt - end) * 86400).toBeLessThan(0.001);
    });
    expect(found.current.startJulianDayUt).toBeLessThanOrEqual(start + 1e-9);
    expect(found.current.endJulianDayUt).toBeGreaterThan(start);
  }
});

test("planetaryDayAt() has no hours in the polar day and the polar night", () => {
  const place = { latitudeDeg: 69.65, longitudeDeg: 18.96 };
  expect(planetaryDayAt(julianDay("2024-06-21T00:00Z"), place)).toEqual({ state: "polarDay" });
  expect(planetaryDayAt(julianDay("2024-12-21T12:00Z"), place)).toEqual({ state: "polarNight" });
});

import { expect, test } from "bun:test";
import { horizonEvents } from "#sky";
import { sunDayAt } from "./sun_day.ts";

const RULES = [
  { rule: "centre", options: { limb: "centre", refractionDeg: 0 } },
  { rule: "visible", options: {} },
] as const;

for (const latitudeDeg of [-55, -34.6, 0, 13, 28.6, 51.5, 57.9]) {
  for (const { rule, options } of RULES) {
    test(`sunDayAt() agrees with the exact search within 2 s at ${latitudeDeg}°, ${rule}`, () => {
      for (let i = 0; i < 12; i++) {
        const at = 2450424.3 + i * 31.37;
        const place = { latitudeDeg, longitudeDeg: 77.2 };
        const day = sunDayAt(at, place, rule, 0)!;
        const { events } = horizonEvents("sun", place, at - 1.3, at + 1.3, options);
        const rise = events.findLast((e) => e.kind === "rise" && e.julianDayUt <= at)!;
        const set = events.find((e) => e.kind === "set" && e.julianDayUt > rise.julianDayUt)!;
        expect(Math.abs(day.sunrise - rise.julianDayUt) * 86400).toBeLessThan(2);
        expect(Math.abs(day.sunset - set.julianDayUt) * 86400).toBeLessThan(2);
        expect(day.nextSunrise).toBeGreaterThan(at);
      }
    });
  }
}

test("sunDayAt() says null in the polar day and the polar night", () => {
  const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96 };
  expect(sunDayAt(2460482.5, tromso, "visible", 0)).toBeNull();
  expect(sunDayAt(2460666.0, tromso, "visible", 0)).toBeNull();
});

test("sunDayAt() names the weekday of the sunrise: 7 December 1996 was a Saturday", () => {
  const chennai = { latitudeDeg: 13.0878, longitudeDeg: 80.2785 };
  expect(sunDayAt(2450424.7111111, chennai, "centre", 5.5 / 24)!.weekday).toBe(6);
  // Half an hour before dawn it is still Friday.
  expect(sunDayAt(2450424.5165, chennai, "centre", 5.5 / 24)!.weekday).toBe(5);
});

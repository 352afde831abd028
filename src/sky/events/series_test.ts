import { expect, test } from "bun:test";
import { signedDeg } from "../angles.ts";
import type { Body } from "../bodies/bodies.ts";
import { skyAt } from "../sky.ts";
import { findCrossings } from "./crossings.ts";
import { searchBetween } from "./search.ts";
import { seriesOf } from "./series.ts";

const FROM = 2451545.25;
/** Instants of nine years in no order. */
const INSTANTS = Array.from({ length: 300 }, (_, i) => FROM + ((i * 0.6180339887) % 1) * 3287);
const PLANETS: readonly Body[] = ["sun", "mercury", "venus", "mars", "jupiter", "saturn", "pluto"];

test.each(PLANETS)('a series of the %s stays within 0.002" of the sky', (body) => {
  const { near, exact } = seriesOf(body, skyAt);
  for (const at of INSTANTS) {
    expect(Math.abs(signedDeg(near(at).deg - exact(at).deg)) * 3600).toBeLessThan(0.002);
  }
});

test('that of the Moon within 0.05", a tenth of a second of her way', () => {
  const { near, exact } = seriesOf("moon", skyAt);
  for (const at of INSTANTS) {
    expect(Math.abs(signedDeg(near(at).deg - exact(at).deg)) * 3600).toBeLessThan(0.05);
  }
});

test("a search settles each passage where the sky itself has it, a quarter of a second apart at most", () => {
  for (const body of ["sun", "mercury", "venus", "mars", "saturn"] as const) {
    const places = [13.7, 101.2, 222.2, 301.9];
    const to = FROM + 3000;
    const found = searchBetween(FROM, to).longitudes(body, places);
    const sky = places
      .flatMap((place) => findCrossings(body, place, FROM, to))
      .sort((a, b) => a.julianDayTt - b.julianDayTt);
    expect(found.map(({ motion }) => motion)).toEqual(sky.map(({ motion }) => motion));
    found.forEach(({ julianDayTt }, i) => {
      expect(Math.abs(julianDayTt - sky[i]!.julianDayTt) * 86400).toBeLessThan(0.25);
    });
  }
});

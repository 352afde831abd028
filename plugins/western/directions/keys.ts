import type { Convention } from "#sdk";
import { apparentSun, normalizeDeg, signedDeg } from "#sky";

/** Days of the year that turns arcs into dates. */
export const YEAR_DAYS = 365.2422;

/** How many degrees of arc are a year of life. */
export const KEY_CONVENTION = {
  default: "naibod",
  options: {
    naibod: { source: "V. Naibod, Enarratio elementorum astrologiae (1560)" },
    ptolemy: { source: "Ptolemy, Tetrabiblos III.10" },
    cardan: { source: "G. Cardano, after the Sun's mean motion" },
    brahe: { source: "T. Brahe; A. Magini" },
    solarArc: { source: "Placidus, Primum Mobile (1657)" },
  },
} as const satisfies Convention;
export type Key = keyof (typeof KEY_CONVENTION)["options"];

const FIXED: Readonly<Partial<Record<Key, number>>> = {
  naibod: 0.98564736,
  ptolemy: 1,
  cardan: 0.98667,
};

/** Turns arcs into years for one birth. */
export function yearsByKey(key: Key, julianDayTt: number): (arcDeg: number) => number {
  const fixed = FIXED[key];
  if (fixed !== undefined) return (arc) => arc / fixed;
  if (key === "brahe") {
    const { rightAscensionSpeed } = apparentSun(julianDayTt);
    return (arc) => arc / rightAscensionSpeed;
  }
  const start = apparentSun(julianDayTt).longitudeDeg;
  return (arc) => {
    let days = arc;
    for (let step = 0; step < 8; step++) {
      const sun = apparentSun(julianDayTt + days);
      const gone = normalizeDeg(sun.longitudeDeg - start);
      days += signedDeg(arc - gone) / sun.longitudeSpeed;
    }
    return days;
  };
}

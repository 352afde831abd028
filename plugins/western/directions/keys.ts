import type { Convention } from "#old";
import { apparentSun, normalizeDeg, signedDeg } from "#sky";

/** Days of the year that turns arcs into dates. */
export const YEAR_DAYS = 365.2422;

/** How many degrees of arc are a year of life. */
export const KEY_CONVENTION = {
  title: { en: "Key of time", zhHant: "弧度換算年歲之鑰" },
  default: "naibod",
  options: {
    naibod: {
      title: { en: "Naibod: 0°59′08″ a year", zhHant: "奈波德：每年 0°59′08″" },
      source: "V. Naibod, Enarratio elementorum astrologiae (1560)",
    },
    ptolemy: {
      title: { en: "Ptolemy: one degree a year", zhHant: "托勒密：一度一年" },
      source: "Ptolemy, Tetrabiblos III.10",
    },
    cardan: {
      title: { en: "Cardan: 0°59′12″ a year", zhHant: "卡爾達諾：每年 0°59′12″" },
      source: "G. Cardano, after the Sun's mean motion",
    },
    brahe: {
      title: {
        en: "Brahe: the Sun's motion in right ascension on the day of birth",
        zhHant: "第谷：出生日太陽赤經之行度",
      },
      source: "T. Brahe; A. Magini",
    },
    solarArc: {
      title: {
        en: "true solar arc: a day's motion of the Sun for each year",
        zhHant: "真太陽弧：每年取太陽一日之實際行度",
      },
      source: "Placidus, Primum Mobile (1657)",
    },
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

/**
 * The five limbs of the day: tithi, nakshatra, yoga, karana and vara, with the instants at which they
 * begin and end, found on the true longitudes.
 *
 * @source Surya Siddhanta II.64-69; Muhurta Chintamani I; R. Sewell and S. B. Dikshit, The Indian
 *   Calendar (1896)
 */
import type { Text } from "#old";
import { apparentPositionsOf, ayanamsaOf, signedDeg, skyAt } from "#sky";
import { toUt } from "#time";
import type { AyanamsaName } from "./conventions.ts";
import { NAKSHATRA_ARC } from "./lunar_mansions.ts";
import type { SiderealSky } from "./positions.ts";
import type { SunDay } from "./sun_day.ts";

/** A limb in force: its number and the instants between which it lasts, Julian days UT. */
export interface Limb {
  /** From 1. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

export type LimbKind = "tithi" | "karana" | "nakshatra" | "yoga";

interface LimbRule {
  readonly arc: number;
  /** Tropical longitude that the limb divides, and the ayanamsas it lacks. */
  readonly angle: (sunDeg: number, moonDeg: number, ayanamsaDeg: number) => number;
  readonly rate: (sunRate: number, moonRate: number) => number;
}

const LIMBS: Readonly<Record<LimbKind, LimbRule>> = {
  tithi: { arc: 12, angle: (sun, moon) => moon - sun, rate: (sun, moon) => moon - sun },
  karana: { arc: 6, angle: (sun, moon) => moon - sun, rate: (sun, moon) => moon - sun },
  nakshatra: {
    arc: NAKSHATRA_ARC,
    angle: (_, moon, ayanamsa) => moon - ayanamsa,
    rate: (_, moon) => moon,
  },
  yoga: {
    arc: NAKSHATRA_ARC,
    angle: (sun, moon, ayanamsa) => sun + moon - 2 * ayanamsa,
    rate: (sun, moon) => sun + moon,
  },
};

/** Newton leaves the square of its last change, times a hundredth: 0.1 s after this one. */
const LAST_CHANGE_DAYS = 0.01;

/** The limb in force at an instant. */
export function limbAt(kind: LimbKind, at: SiderealSky, ayanamsa: AyanamsaName): Limb {
  const { arc, angle, rate } = LIMBS[kind];
  const { sun, moon } = at.positions;
  const now = angle(sun.longitudeDeg, moon.longitudeDeg, at.ayanamsaDeg);
  const speed = rate(sun.longitudeSpeed, moon.longitudeSpeed);
  const turned = ((now % 360) + 360) % 360;
  const index = Math.floor(turned / arc);
  const solve = (targetDeg: number) => {
    let julianDayTt = at.sky.julianDayTt + (targetDeg - turned) / speed;
    for (let step = 0; step < 8; step++) {
      const sky = skyAt(julianDayTt);
      const found = apparentPositionsOf(sky, ["sun", "moon"]).positions;
      const ayanamsaDeg = ayanamsaOf(sky, ayanamsa).trueDeg;
      const here = angle(found.sun!.longitudeDeg, found.moon!.longitudeDeg, ayanamsaDeg);
      const gain = rate(found.sun!.longitudeSpeed, found.moon!.longitudeSpeed);
      const change = signedDeg(targetDeg - here) / gain;
      julianDayTt += change;
      if (Math.abs(change) < LAST_CHANGE_DAYS) break;
    }
    return toUt(julianDayTt);
  };
  return { number: index + 1, start: solve(index * arc), end: solve((index + 1) * arc) };
}

export interface TithiName {
  readonly name: Text;
  readonly paksha: "shukla" | "krishna";
}

const TITHIS: readonly (readonly [string, string])[] = [
  ["Pratipada", "初一"],
  ["Dwitiya", "初二"],
  ["Tritiya", "初三"],
  ["Chaturthi", "初四"],
  ["Panchami", "初五"],
  ["Shashthi", "初六"],
  ["Saptami", "初七"],
  ["Ashtami", "初八"],
  ["Navami", "初九"],
  ["Dashami", "初十"],
  ["Ekadashi", "十一"],
  ["Dwadashi", "十二"],
  ["Trayodashi", "十三"],
  ["Chaturdashi", "十四"],
];

/** Names a tithi, 1 to 30. */
export function tithiName(number: number): TithiName {
  const paksha = number <= 15 ? "shukla" : "krishna";
  const half = paksha === "shukla" ? "白半月" : "黑半月";
  if (number === 15) return { paksha, name: { en: "Purnima", zhHant: "滿月（Purnima）" } };
  if (number === 30) return { paksha, name: { en: "Amavasya", zhHant: "朔月（Amavasya）" } };
  const [en, zhHant] = TITHIS[(number - 1) % 15]!;
  return { paksha, name: { en, zhHant: `${half}${zhHant}` } };
}

const CYCLE = ["Bava", "Balava", "Kaulava", "Taitila", "Gara", "Vanija", "Vishti"] as const;

/** Names a karana, 1 to 60. */
export function karanaName(number: number): string {
  if (number === 1) return "Kimstughna";
  if (number >= 58) return ["Shakuni", "Chatushpada", "Naga"][number - 58]!;
  return CYCLE[(number - 2) % 7]!;
}

/** The twenty-seven yogas of Sun and Moon, index 0 is the first. */
export const YOGA_NAMES = [
  "Vishkambha",
  "Priti",
  "Ayushman",
  "Saubhagya",
  "Shobhana",
  "Atiganda",
  "Sukarma",
  "Dhriti",
  "Shula",
  "Ganda",
  "Vriddhi",
  "Dhruva",
  "Vyaghata",
  "Harshana",
  "Vajra",
  "Siddhi",
  "Vyatipata",
  "Variyana",
  "Parigha",
  "Shiva",
  "Siddha",
  "Sadhya",
  "Shubha",
  "Shukla",
  "Brahma",
  "Indra",
  "Vaidhriti",
] as const;

/** Names of the days, index 0 is Sunday. */
export const VARAS: readonly { readonly id: string; readonly name: Text }[] = [
  { id: "Ravivara", name: { en: "Sunday", zhHant: "日曜" } },
  { id: "Somavara", name: { en: "Monday", zhHant: "月曜" } },
  { id: "Mangalavara", name: { en: "Tuesday", zhHant: "火曜" } },
  { id: "Budhavara", name: { en: "Wednesday", zhHant: "水曜" } },
  { id: "Guruvara", name: { en: "Thursday", zhHant: "木曜" } },
  { id: "Shukravara", name: { en: "Friday", zhHant: "金曜" } },
  { id: "Shanivara", name: { en: "Saturday", zhHant: "土曜" } },
];

/** Eighths of the daylight, from 1, index 0 is Sunday. */
const EIGHTHS = {
  rahuKalam: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulikaKalam: [7, 6, 5, 4, 3, 2, 1],
} as const;
export type DayPart = keyof typeof EIGHTHS;

/** Start and end of an eighth of the day, Julian days UT. */
export function dayPart(part: DayPart, { sunrise, sunset, weekday }: SunDay): [number, number] {
  const eighth = (sunset - sunrise) / 8;
  const number = EIGHTHS[part][weekday]!;
  return [sunrise + (number - 1) * eighth, sunrise + number * eighth];
}

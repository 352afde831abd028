/**
 * Shadbala: the sixfold strength of the seven planets in virupas, sixty to the rupa.
 *
 * @source Brihat Parashara Hora Shastra 27; B. V. Raman, Graha and Bhava Balas (1940). Schools differ in
 *   parts of the strength of time and of motion, so that every component is given.
 */
import { ayanamsaOf, normalizeDeg } from "#sky";
import { fromJulianDay, modulo, toFixed } from "#time";
import { aspectVirupas } from "./aspects.ts";
import { ayanaBala } from "./ayana_bala.ts";
import {
  DEEP_EXALTATION,
  MOOLATRIKONA,
  relationToSign,
  signsOf,
  type Relation,
} from "./dignity.ts";
import { PLANET_IDS, WEEKDAY_LORDS, type PlanetId } from "./grahas.ts";
import type { Angles, Nativity } from "./positions.ts";
import { countSigns, isOddSign, signIndexOf } from "./signs.ts";
import { solarHourAngle, type SunDay } from "./sun_day.ts";
import { vargaSign, type VargaId } from "./vargas.ts";

/** Components in the order of the books; virupas. */
export interface Strengths {
  readonly uchcha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
  readonly dig: number;
  readonly natonnata: number;
  readonly paksha: number;
  readonly tribhaga: number;
  readonly yearLord: number;
  readonly monthLord: number;
  readonly dayLord: number;
  readonly hourLord: number;
  readonly ayana: number;
  readonly yuddha: number;
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
}

type Six = Readonly<Record<PlanetId, number>>;

const NATURAL_ORDER: readonly PlanetId[] = [
  "saturn",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "moon",
  "sun",
];
/** Rupas that make a planet strong. */
export const REQUIRED_RUPAS: Six = {
  sun: 6.5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
};
const SAPTAVARGA: readonly VargaId[] = ["D1", "D2", "D3", "D7", "D9", "D12", "D30"];
const SAPTAVARGA_VALUES: Readonly<Record<Relation | "own", number>> = {
  own: 30,
  greatFriend: 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  greatEnemy: 1.875,
};
/** Order of the hours: each is the lord of the next. */
const CHALDEAN: readonly PlanetId[] = [
  "saturn",
  "jupiter",
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
];
const EVEN_LOVERS: readonly PlanetId[] = ["moon", "venus"];
const DECAN_SEX: readonly (readonly PlanetId[])[] = [
  ["sun", "mars", "jupiter"],
  ["mercury", "saturn"],
  ["moon", "venus"],
];
/** Angular diameters of the books, seconds of arc, for the war of planets. */
const DISCS: Readonly<Partial<Record<PlanetId, number>>> = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158,
};
/** First day of a 360-day year and of a 30-day month: Wednesday 2 May 1827. */
const AHARGANA_EPOCH = toFixed({ year: 1827, month: 5, day: 2 });
/** Mean longitudes: at J2000, degrees per century; equinox of date (Meeus, table 31.A). */
const MEAN_LONGITUDES: Readonly<Record<Exclude<PlanetId, "moon">, readonly [number, number]>> = {
  sun: [280.466457, 36000.7698278],
  mercury: [252.250906, 149474.0722491],
  venus: [181.979801, 58519.2130302],
  mars: [355.433, 19141.6964471],
  jupiter: [34.351519, 3036.3027748],
  saturn: [50.077444, 1223.5110686],
};

/** Everything that makes up the strengths. */
export function shadbalaOf(
  birth: Nativity,
  angles: Angles,
  day: SunDay,
  ayanamsa: Parameters<typeof ayanamsaOf>[1],
  utcOffsetDays: number,
): Readonly<Record<PlanetId, Strengths>> {
  const time = timeLords(birth.julianDayUt, day, utcOffsetDays);
  const ayanamsaDeg = ayanamsaOf(birth.sky, ayanamsa).trueDeg;
  const hourAngle = solarHourAngle(birth.julianDayUt, birth.place!, birth.sky);
  const first = each((id) => {
    const ayana = ayanaBala(id, birth.positions[id].longitudeDeg);
    const paksha = pakshaOf(id, birth);
    return {
      ...sthanaOf(id, birth, angles),
      dig: digOf(id, birth, angles),
      natonnata: natonnataOf(id, hourAngle),
      paksha,
      tribhaga: tribhagaOf(id, birth.julianDayUt, day),
      yearLord: time.year === id ? 15 : 0,
      monthLord: time.month === id ? 30 : 0,
      dayLord: time.day === id ? 45 : 0,
      hourLord: time.hour === id ? 60 : 0,
      ayana,
      yuddha: 0,
      cheshta: cheshtaOf(id, birth, ayanamsaDeg, ayana, paksha),
      naisargika: (60 * (NATURAL_ORDER.indexOf(id) + 1)) / 7,
      drik: drikOf(id, birth),
    };
  });
  const wars = warsOf(birth, first);
  return each((id) => ({ ...first[id], yuddha: wars[id] ?? 0 }));
}

function each<T>(make: (id: PlanetId) => T): Record<PlanetId, T> {
  return Object.fromEntries(PLANET_IDS.map((id) => [id, make(id)])) as Record<PlanetId, T>;
}

/** The six sums, virupas. */
export function sixSums(s: Strengths) {
  return {
    sthana: s.uchcha + s.saptavargaja + s.ojayugma + s.kendradi + s.drekkana,
    dig: s.dig,
    kala:
      s.natonnata +
      s.paksha +
      s.tribhaga +
      s.yearLord +
      s.monthLord +
      s.dayLord +
      s.hourLord +
      s.ayana +
      s.yuddha,
    cheshta: s.cheshta,
    naisargika: s.naisargika,
    drik: s.drik,
  };
}

function arcBetween(a: number, b: number): number {
  const arc = normalizeDeg(a - b);
  return Math.min(arc, 360 - arc);
}

function sthanaOf(id: PlanetId, birth: Nativity, angles: Angles) {
  const longitude = birth.longitudes[id];
  const sign = signIndexOf(longitude);
  const rashi = signsOf(birth.longitudes);
  const [home, from, to] = MOOLATRIKONA[id];
  const degree = longitude - 30 * sign;
  const saptavargaja = SAPTAVARGA.reduce((sum, varga) => {
    if (varga === "D1" && sign === home && degree >= from && degree < to) return sum + 45;
    return sum + SAPTAVARGA_VALUES[relationToSign(id, vargaSign(longitude, varga), rashi)];
  }, 0);
  const wantsOdd = !EVEN_LOVERS.includes(id);
  const ojayugma = (["D1", "D9"] as const).filter(
    (varga) => isOddSign(vargaSign(longitude, varga)) === wantsOdd,
  ).length;
  const house = countSigns(signIndexOf(angles.lagnaDeg), sign);
  return {
    uchcha: arcBetween(longitude, DEEP_EXALTATION[id] + 180) / 3,
    saptavargaja,
    ojayugma: 15 * ojayugma,
    kendradi: [60, 30, 15][(house - 1) % 3]!,
    drekkana: DECAN_SEX[Math.floor(degree / 10)]!.includes(id) ? 15 : 0,
  };
}

function digOf(id: PlanetId, { longitudes }: Nativity, angles: Angles): number {
  const { lagnaDeg, midheavenDeg } = angles;
  const powerless: Six = {
    sun: midheavenDeg + 180,
    mars: midheavenDeg + 180,
    jupiter: lagnaDeg + 180,
    mercury: lagnaDeg + 180,
    saturn: lagnaDeg,
    moon: midheavenDeg,
    venus: midheavenDeg,
  };
  return arcBetween(longitudes[id], powerless[id]) / 3;
}

/** By the Sun's distance from midnight: the full hour angle is 180° at noon, 0 at midnight. */
function natonnataOf(id: PlanetId, hourAngle: number): number {
  if (id === "mercury") return 60;
  const day = arcBetween(hourAngle, 180) / 3;
  return ["sun", "jupiter", "venus"].includes(id) ? day : 60 - day;
}

function pakshaOf(id: PlanetId, birth: Nativity): number {
  const bright = arcBetween(birth.longitudes.moon, birth.longitudes.sun) / 3;
  const value = isBenefic(id, birth) ? bright : 60 - bright;
  return id === "moon" ? 2 * value : value;
}

/**
 * Natural benefics of a chart: Jupiter, Venus, the waxing Moon, and Mercury unless malefics alone share
 * its sign.
 */
export function isBenefic(id: PlanetId, { longitudes }: { readonly longitudes: Six }): boolean {
  if (id === "jupiter" || id === "venus") return true;
  const waxing = normalizeDeg(longitudes.moon - longitudes.sun) < 180;
  if (id === "moon") return waxing;
  if (id !== "mercury") return false;
  const sign = signIndexOf(longitudes.mercury);
  const beside = (other: PlanetId) => signIndexOf(longitudes[other]) === sign;
  const good = beside("jupiter") || beside("venus") || (waxing && beside("moon"));
  const bad = beside("sun") || beside("mars") || beside("saturn") || (!waxing && beside("moon"));
  return good || !bad;
}

function tribhagaOf(id: PlanetId, at: number, { sunrise, sunset, nextSunrise }: SunDay): number {
  if (id === "jupiter") return 60;
  const byDay = at < sunset;
  const [start, end] = byDay ? [sunrise, sunset] : [sunset, nextSunrise];
  const third = Math.min(2, Math.floor((3 * (at - start)) / (end - start)));
  const lords: readonly PlanetId[] = byDay
    ? ["mercury", "sun", "saturn"]
    : ["moon", "venus", "mars"];
  return lords[third] === id ? 60 : 0;
}

/** Lords of the year of 360 days, the month of 30, the day from sunrise and the hour. */
export function timeLords(at: number, day: SunDay, utcOffsetDays: number) {
  const { sunrise, sunset, nextSunrise, weekday } = day;
  const date = fromJulianDay(sunrise + utcOffsetDays);
  const elapsed = toFixed(date) - AHARGANA_EPOCH;
  const lordAfter = (days: number) => WEEKDAY_LORDS[modulo(3 + days, 7)]!;
  const byDay = at < sunset;
  const [start, end] = byDay ? [sunrise, sunset] : [sunset, nextSunrise];
  const hour = Math.min(11, Math.floor((12 * (at - start)) / (end - start))) + (byDay ? 0 : 12);
  const first = CHALDEAN.indexOf(WEEKDAY_LORDS[weekday]!);
  return {
    year: lordAfter(360 * Math.floor(elapsed / 360)),
    month: lordAfter(30 * Math.floor(elapsed / 30)),
    day: WEEKDAY_LORDS[weekday]!,
    hour: CHALDEAN[(first + hour) % 7]!,
  };
}

/** By the mean and the true place: the further from its apex, the slower or more retrograde. */
function cheshtaOf(
  id: PlanetId,
  { longitudes, julianDayTt }: Nativity,
  ayanamsaDeg: number,
  ayana: number,
  paksha: number,
): number {
  if (id === "sun") return ayana;
  if (id === "moon") return paksha;
  const meanOf = (planet: Exclude<PlanetId, "moon">) => {
    const [start, rate] = MEAN_LONGITUDES[planet];
    return normalizeDeg(start + (rate * (julianDayTt - 2451545)) / 36525 - ayanamsaDeg);
  };
  const inner = id === "mercury" || id === "venus";
  const mean = meanOf(inner ? "sun" : id);
  const apex = meanOf(inner ? id : "sun");
  const middle = mean + signedHalf(longitudes[id] - mean);
  return arcBetween(apex, middle) / 3;
}

function signedHalf(arc: number): number {
  return (normalizeDeg(arc + 180) - 180) / 2;
}

function drikOf(id: PlanetId, birth: Nativity): number {
  const sum = PLANET_IDS.filter((other) => other !== id).reduce((total, other) => {
    const virupas = aspectVirupas(other, birth.longitudes[other], birth.longitudes[id]);
    return total + (isBenefic(other, birth) ? virupas : -virupas);
  }, 0);
  return sum / 4;
}

/** Planets within a degree are at war: the northern one wins what the other loses. */
function warsOf(birth: Nativity, first: Readonly<Record<PlanetId, Strengths>>) {
  const wars: Partial<Record<PlanetId, number>> = {};
  const fighters = PLANET_IDS.filter((id) => DISCS[id] !== undefined);
  for (const [i, a] of fighters.entries()) {
    for (const b of fighters.slice(i + 1)) {
      if (arcBetween(birth.longitudes[a], birth.longitudes[b]) >= 1) continue;
      const north = birth.positions[a].latitudeDeg >= birth.positions[b].latitudeDeg;
      const [winner, loser] = north ? [a, b] : [b, a];
      const difference = Math.abs(beforeWar(first[a]) - beforeWar(first[b]));
      const gain = difference / Math.abs(DISCS[a]! - DISCS[b]!);
      wars[winner] = (wars[winner] ?? 0) + gain;
      wars[loser] = (wars[loser] ?? 0) - gain;
    }
  }
  return wars;
}

/** What is compared in a war: place, direction and time up to the hour. */
function beforeWar(s: Strengths): number {
  const { sthana, dig } = sixSums(s);
  return (
    sthana +
    dig +
    s.natonnata +
    s.paksha +
    s.tribhaga +
    s.yearLord +
    s.monthLord +
    s.dayLord +
    s.hourLord
  );
}

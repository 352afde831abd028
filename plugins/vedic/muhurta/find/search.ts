/** Cuts the days of a span where anything changes, and weighs every piece. */
import type { PlaceKind } from "#sky";
import { toTt } from "#time";
import type { AyanamsaName } from "../../core/conventions.ts";
import { lunarMonthAt, lunarMonthsBetween, type LunarMonth } from "../../core/day/lunar_month.ts";
import { specialsOf } from "../../core/day/special.ts";
import { lunarPeriods, solarPeriods } from "../../core/day/parts.ts";
import { limbsUntil, type Limb, type LimbKind } from "../../core/panchanga.ts";
import { anglesAt, siderealSkyAt, type SiderealSky } from "../../core/positions.ts";
import { signIndexOf } from "../../core/signs.ts";
import type { CivilSunDay, SunCalendar } from "../../festivals/calendar.ts";
import { ofHours, ofLagna, ofLimbs, ofPeople, ofSeason, type Factor } from "./factors.ts";
import { WANTS, type Purpose } from "./purposes.ts";

/** A piece of a day in which nothing changes, Julian days UT. */
export interface Window {
  readonly start: number;
  readonly end: number;
  /** 0 where the hour is excluded. */
  readonly score: number;
  readonly tithi: number;
  readonly nakshatra: number;
  /** Sign that rises; null where the hour is excluded whatever rises. */
  readonly lagna: number | null;
  readonly factors: readonly Factor[];
}

/** Pieces shorter than this are not offered: fifteen minutes. */
export const LEAST_DAYS = 15 / 1440;
/** Signs rise for half an hour and more between the polar circles. */
const STEP_DAYS = 1 / 60;
const SECOND = 1 / 86400;

export interface Search {
  readonly purpose: Purpose;
  readonly calendar: SunCalendar;
  readonly ayanamsa: AyanamsaName;
  readonly positions: PlaceKind;
  /** Sidereal Moons of the people it is for, degrees. */
  readonly moons: readonly number[];
}

/** The lunar months that a span touches. */
export function monthsOf(from: number, to: number, ayanamsa: AyanamsaName): readonly LunarMonth[] {
  return [lunarMonthAt(from, ayanamsa), ...lunarMonthsBetween(from, to + 1, ayanamsa)];
}

/** The pieces of a day, in order of time. */
export function windowsOf(
  day: CivilSunDay,
  months: readonly LunarMonth[],
  { purpose, calendar, ayanamsa, positions, moons }: Search,
): readonly Window[] {
  const wants = WANTS[purpose];
  const sky = siderealSkyAt(toTt(day.sunrise), ayanamsa, "mean", positions);
  const limbs = (kind: LimbKind) => limbsUntil(kind, sky, day.nextSunrise, ayanamsa);
  const [tithis, nakshatras, yogas, karanas] = (
    ["tithi", "nakshatra", "yoga", "karana"] as const
  ).map(limbs) as [readonly Limb[], readonly Limb[], readonly Limb[], readonly Limb[]];
  const month = months.findLast(({ begins }) => begins <= day.sunrise) ?? months[0]!;
  const season = ofSeason(sky, month, tithis[0]!.number, purpose, wants);
  const periods = [...solarPeriods(day), ...lunarPeriods(day, nakshatras, karanas)];
  const specials = specialsOf(day, tithis, nakshatras);
  const until = wants.byNight ? day.nextSunrise : day.sunset;
  const edges = [
    day.sunrise,
    until,
    ...[...tithis, ...nakshatras, ...yogas, ...periods, ...specials].flatMap(({ start, end }) => [
      start,
      end,
    ]),
  ]
    .filter((at) => at >= day.sunrise && at <= until)
    .sort((a, b) => a - b);
  return edges.slice(1).flatMap((end, i): readonly Window[] => {
    const start = edges[i]!;
    if (end - start < SECOND) return [];
    const middle = (start + end) / 2;
    const holds = (one: { readonly start: number; readonly end: number }) =>
      one.start <= middle && middle < one.end;
    const tithi = tithis.find(holds)!.number;
    const nakshatra = nakshatras.find(holds)!.number;
    const moonSign = signIndexOf(moonAt(sky, middle - day.sunrise));
    const yoga = yogas.find(holds)!.number;
    const factors = [
      ...season,
      ...ofLimbs({ tithi, nakshatra, yoga, weekday: day.weekday }, wants),
      ...ofHours(periods.filter(holds), specials.filter(holds)),
      ...ofPeople(moons, nakshatra, moonSign),
    ];
    const piece = { start, end, tithi, nakshatra };
    if (factors.some((one) => one.fatal)) return [{ ...piece, lagna: null, factors, score: 0 }];
    // The rising sign excludes nothing, so that it is sought where an hour stands without it.
    return risingBetween(start, end, sky, calendar).map((rising) => {
      const all = [...factors, ...ofLagna(rising.sign, sky.longitudes, purpose, wants)];
      const sum = all.reduce((total, { weight }) => total + weight, 50);
      return {
        ...piece,
        start: rising.start,
        end: rising.end,
        lagna: rising.sign,
        factors: all,
        score: Math.max(0, Math.min(100, Math.round(sum))),
      };
    });
  });
}

/** The Moon some hours after a sunrise, by its speed then: a tenth of a degree is enough for its sign. */
function moonAt({ longitudes, speeds }: SiderealSky, days: number): number {
  return (longitudes.moon + speeds.moon * days + 360) % 360;
}

/** The signs that rise from an instant to another. */
function risingBetween(from: number, to: number, sky: SiderealSky, { at }: SunCalendar) {
  const signOf = (julianDay: number) =>
    signIndexOf(anglesAt(julianDay, at.place, sky, "wholeSign").lagnaDeg);
  const found = [{ start: from, end: to, sign: signOf(from) }];
  for (let left = from; left < to; left += STEP_DAYS) {
    const right = Math.min(to, left + STEP_DAYS);
    const sign = signOf(right);
    if (sign === found.at(-1)!.sign) continue;
    let [a, b] = [left, right];
    while (b - a > SECOND) {
      const middle = (a + b) / 2;
      if (signOf(middle) === sign) b = middle;
      else a = middle;
    }
    found[found.length - 1]!.end = b;
    found.push({ start: b, end: to, sign });
  }
  return found;
}

/** An hour that nothing excludes. */
export type Standing = Window & { readonly lagna: number };
const stands = (window: Window): window is Standing => window.lagna !== null;

/** The pieces that stand; neighbours are joined that weigh the same under one sign, star and tithi. */
export function standing(windows: readonly Window[]): readonly Standing[] {
  const all: Standing[] = [];
  for (const window of windows) {
    if (!stands(window)) continue;
    const last = all.at(-1);
    const same =
      last &&
      Math.abs(last.end - window.start) < SECOND &&
      (["score", "tithi", "nakshatra", "lagna"] as const).every((key) => last[key] === window[key]);
    if (same) all[all.length - 1] = { ...last, end: window.end };
    else all.push(window);
  }
  return all;
}

/** The factors that exclude most of a day, the one that excludes the longest first. */
export function whyItFalls(windows: readonly Window[]): readonly Factor[] {
  const spans = new Map<string, { factor: Factor; days: number }>();
  for (const { factors, start, end } of windows) {
    for (const factor of factors.filter((one) => one.fatal)) {
      const key = JSON.stringify(factor.because);
      const known = spans.get(key);
      spans.set(key, { factor, days: (known?.days ?? 0) + end - start });
    }
  }
  return [...spans.values()].sort((a, b) => b.days - a.days).map(({ factor }) => factor);
}

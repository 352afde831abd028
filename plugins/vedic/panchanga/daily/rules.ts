/** What all arts of an almanac's day reckon with: its limbs and its hours. */
import type { PlaceKind } from "#sky";
import { toTt } from "#time";
import type { AyanamsaName } from "../../core/conventions.ts";
import type { AlmanacDay } from "../../core/day/almanac_day.ts";
import { lunarPeriods, solarPeriods, type Period } from "../../core/day/parts.ts";
import { limbsUntil, type Limb, type LimbKind } from "../../core/panchanga.ts";
import { siderealSkyAt, type SiderealSky } from "../../core/positions.ts";

export interface DayLimbs {
  /** The sky of the sunrise. */
  readonly sky: SiderealSky;
  readonly limbs: Readonly<Record<LimbKind, readonly Limb[]>>;
}

/** The limbs from the sunrise to the next. */
export function limbsOf(
  { sunrise, nextSunrise }: AlmanacDay,
  ayanamsa: AyanamsaName,
  positions: PlaceKind,
): DayLimbs {
  const sky = siderealSkyAt(toTt(sunrise), ayanamsa, "mean", positions);
  const of = (kind: LimbKind) => limbsUntil(kind, sky, nextSunrise, ayanamsa);
  return {
    sky,
    limbs: {
      tithi: of("tithi"),
      nakshatra: of("nakshatra"),
      yoga: of("yoga"),
      karana: of("karana"),
    },
  };
}

/** The hours to use and to avoid, in order of time. */
export function periodsOf(day: AlmanacDay, { limbs }: DayLimbs): readonly Period[] {
  return [...solarPeriods(day), ...lunarPeriods(day, limbs.nakshatra, limbs.karana)].sort(
    (a, b) => a.start - b.start,
  );
}

/** A chart of Tajika as it is given: from a birth, from the return of a year, or drawn by degrees. */
import { Birth, Refusal, Type, type Frozen, type Static } from "#sdk";
import { isAboveHorizon, nextCrossing } from "#sky";
import { toTt, type CivilMoment } from "#time";
import type { AyanamsaName, NodeName } from "../core/conventions.ts";
import { PLANET_IDS, type PlanetId } from "../core/grahas.ts";
import { countSigns, signIndexOf } from "../core/signs.ts";
import { anglesAt, placeOf, siderealSkyAt, type BirthPlace } from "../core/positions.ts";

const Degrees = Type.Number({ minimum: 0, exclusiveMaximum: 360 });
const drawn = Type.Object({
  sun: Degrees,
  moon: Degrees,
  mars: Degrees,
  mercury: Degrees,
  jupiter: Degrees,
  venus: Degrees,
  saturn: Degrees,
  lagna: Degrees,
});
const { birthDate, ...rest } = Birth;

/** A birth and a year of it, or a chart that is drawn already. */
export const TAJIKA_INPUT = {
  birthDate: Type.Optional(birthDate),
  ...rest,
  ageYear: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
  longitudes: Type.Optional(drawn),
};
export type Drawn = Frozen<Static<typeof drawn>>;

export const TAJIKA_REFUSALS = ["place-incomplete", "chart-needed"] as const;
export type TajikaRefusals = {
  "place-incomplete": { missing: "latitude" | "longitude" };
  "chart-needed": {};
};

/** Longitudes of the seven and of the lagna, and whether it is night. */
export interface TajikaPoints {
  readonly longitudes: Readonly<Record<PlanetId | "lagna", number>>;
  readonly night: boolean;
}

/** Days of a return of the Sun to a star. */
export const SIDEREAL_YEAR = 365.256363;
const AROUND_DAYS = 3;

/** When the sidereal Sun comes back to its place at birth after completed years, Julian day UT. */
export function solarReturn(civil: CivilMoment, completed: number, ayanamsa: AyanamsaName): number {
  if (completed === 0) return civil.julianDayUt;
  const sky = siderealSkyAt(civil.julianDayTt, ayanamsa, "mean", "apparent");
  const from = civil.julianDayUt + completed * SIDEREAL_YEAR - AROUND_DAYS;
  const found = nextCrossing("sun", sky.longitudes.sun, from, 2 * AROUND_DAYS, { ayanamsa });
  return found!.julianDayUt;
}

/** The points of an instant at a place. */
export function pointsAt(
  julianDayUt: number,
  place: BirthPlace,
  ayanamsa: AyanamsaName,
  node: NodeName,
): TajikaPoints {
  const sky = siderealSkyAt(toTt(julianDayUt), ayanamsa, node, "apparent");
  const { lagnaDeg } = anglesAt(julianDayUt, place, sky, "wholeSign");
  const seven = PLANET_IDS.map((id) => [id, sky.longitudes[id]] as const);
  return {
    longitudes: {
      ...(Object.fromEntries(seven) as Record<PlanetId, number>),
      lagna: lagnaDeg,
    },
    night: !isAboveHorizon("sun", place, julianDayUt, { limb: "centre", refractionDeg: 0 }),
  };
}

/**
 * The chart of a birth or of a year of it.
 *
 * @param ageYear completed years; the birth itself where left out
 * @throws {Refusal} `chart-needed` without time or place, `place-incomplete`
 */
export function pointsOfBirth(
  civil: CivilMoment,
  ageYear: number | undefined,
  school: { readonly ayanamsa: AyanamsaName; readonly node: NodeName },
): TajikaPoints & { readonly julianDayUt: number } {
  const place = placeOf(civil);
  if (!place || !civil.timeKnown) throw new Refusal("chart-needed");
  const julianDayUt = solarReturn(civil, ageYear ?? 0, school.ayanamsa);
  return { julianDayUt, ...pointsAt(julianDayUt, place, school.ayanamsa, school.node) };
}

/** Of a drawn chart, by the Sun's sign from the lagna: above the horizon in the seventh to the twelfth. */
export function isNight({ sun, lagna }: Pick<Drawn, "sun" | "lagna">): boolean {
  return countSigns(signIndexOf(lagna), signIndexOf(sun)) < 7;
}

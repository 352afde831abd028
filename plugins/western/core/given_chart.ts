/** A chart for techniques of signs: of a birth, or given in signs and degrees as old books and other programs do. */
import { Birth, CivilDate, oneOf, Refusal, Type } from "#sdk";
import type { CivilMoment } from "#time";
import { CLASSICAL, type Classical } from "#lore";
import { Degree, DrawnSign, isDayBySigns, longitudeOf, type DrawnPlace } from "./drawn.ts";
import {
  ANGLE_REFUSALS,
  readNativity,
  requireAngles,
  SECT,
  type AngleRefusals,
} from "./nativity.ts";
import type { AngledNativity, Sect } from "./nativity.ts";

const place = Type.Optional(Type.Object({ sign: DrawnSign, degree: Type.Optional(Degree) }));

/** A birth whose date may be left out. */
export const BIRTH_OR_NOT = { ...Birth, birthDate: Type.Optional(CivilDate) };

/** A birth, or the places of a chart in its stead. */
export const GIVEN_CHART = {
  ...BIRTH_OR_NOT,
  ascendant: place,
  sun: place,
  moon: place,
  mercury: place,
  venus: place,
  mars: place,
  jupiter: place,
  saturn: place,
  sect: Type.Optional(oneOf(SECT.ids)),
};

export const GIVEN_REFUSALS = [...ANGLE_REFUSALS, "chart-missing"] as const;
export type GivenRefusals = AngleRefusals & { "chart-missing": {} };

type Given = Readonly<Partial<Record<Classical | "ascendant", DrawnPlace | undefined>>> & {
  readonly birthDate?: string | undefined;
  readonly sect?: Sect | undefined;
};

/** What the technique sees. */
export interface GivenChart {
  readonly ascendantDeg: number;
  /** Null where a drawn chart does not tell it. */
  readonly midheavenDeg: number | null;
  /** Degrees; not a number for a planet that was not given. */
  readonly longitudes: Readonly<Record<Classical, number>>;
  readonly isDay: boolean;
  /** Whether every place has its degree; otherwise each stands for its whole sign. */
  readonly exact: boolean;
  /** The birth behind it; null for a drawn chart. */
  readonly birth: { readonly civil: CivilMoment; readonly chart: AngledNativity } | null;
}

/**
 * Reads the chart: of the birth where a date is given, else of the places.
 *
 * @throws {Refusal} `chart-missing`, `place-incomplete`, `birth-time-needed`, `place-needed`
 */
export function readGiven(given: Given, civilOf: () => CivilMoment): GivenChart {
  if (given.birthDate !== undefined) return ofBirth(given, civilOf());
  const { ascendant, sun } = given;
  if (!ascendant || !sun) throw new Refusal("chart-missing");
  const places = [ascendant, ...CLASSICAL.ids.flatMap((id) => given[id] ?? [])];
  const exact = places.every(({ degree }) => degree !== undefined);
  const at = (one: DrawnPlace) => longitudeOf(exact ? one : { sign: one.sign });
  const longitudes = Object.fromEntries(
    CLASSICAL.ids.map((id) => [id, given[id] ? at(given[id]) : Number.NaN]),
  ) as Record<Classical, number>;
  const aboveByDegree = (longitudes.sun - at(ascendant) + 360) % 360 >= 180;
  const byPlace = exact ? aboveByDegree : isDayBySigns(ascendant.sign, sun.sign);
  return {
    ascendantDeg: at(ascendant),
    midheavenDeg: null,
    longitudes,
    isDay: given.sect ? given.sect === "day" : byPlace,
    exact,
    birth: null,
  };
}

function ofBirth(given: Given, civil: CivilMoment): GivenChart {
  const chart = requireAngles(readNativity(civil, CLASSICAL.ids, "wholeSign"));
  return {
    ascendantDeg: chart.houses.ascendantDeg,
    midheavenDeg: chart.houses.midheavenDeg,
    longitudes: Object.fromEntries(
      CLASSICAL.ids.map((id) => [id, chart.positions[id]!.longitudeDeg]),
    ) as Record<Classical, number>,
    isDay: given.sect ? given.sect === "day" : chart.isDay,
    exact: true,
    birth: { civil, chart },
  };
}

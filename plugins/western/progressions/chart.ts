/** Points of the birth, and the sky of an instant that stands for a later date. */
import { apparentPositions, houseOf, type Body } from "#sky";
import { toTt } from "#time";
import { signAt } from "#lore";
import { utcOf, type Nativity } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { NATAL_POINT } from "./answer.ts";
import type { Input } from "./input.ts";
import { obliquityAt, progressedAngles } from "./rules.ts";
import type { IdOf } from "#sdk";

export type NatalPoint = IdOf<typeof NATAL_POINT>;

/** Longitudes of the ten planets. */
export function positionsAt(julianDayUt: number): Readonly<Partial<Record<Body, number>>> {
  const { positions } = apparentPositions(MODERN.ids, toTt(julianDayUt));
  return Object.fromEntries(Object.entries(positions).map(([id, one]) => [id, one!.longitudeDeg]));
}

/** The progressed bodies in the houses of the birth. */
export function progressedChart(chart: Nativity, julianDayUt: number) {
  const { positions } = apparentPositions(MODERN.ids, toTt(julianDayUt));
  const bodies = MODERN.ids.flatMap((id) => {
    const position = positions[id];
    const natal = chart.positions[id];
    if (!position || !natal) return [];
    return [
      {
        body: id,
        ...placeOf(position.longitudeDeg),
        retrograde: position.longitudeSpeed < 0,
        natalSign: signAt(natal.longitudeDeg),
        house: chart.houses && houseOf(position.longitudeDeg, chart.houses.cuspsDeg),
      },
    ];
  });
  return {
    julianDayUt: round(julianDayUt, 6),
    utc: utcOf(julianDayUt),
    bodies,
    signs: Object.fromEntries(bodies.map(({ body, sign }) => [body, sign])),
  };
}

/** The progressed angles by the convention chosen; null without those of the birth. */
export function anglesOf(
  chosen: Input,
  chart: Nativity,
  arc: number,
  years: number,
  progressedUt: number,
) {
  if (!chart.houses || !chart.place) return null;
  const signed = chosen.direction === "converse" ? -years : years;
  const { ascendantDeg, midheavenDeg } = progressedAngles(
    chosen.angles,
    chart.houses,
    chart.place,
    chosen.angles === "quotidian" ? obliquityAt(toTt(progressedUt)) : chart.obliquityDeg,
    arc,
    signed,
    progressedUt,
  );
  return { ascendant: placeOf(ascendantDeg), midheaven: placeOf(midheavenDeg) };
}

/** Bodies and angles of the birth with their longitudes. */
export function natalPoints(chart: Nativity): readonly (readonly [NatalPoint, number])[] {
  const bodies = MODERN.ids.flatMap((id) => {
    const position = chart.positions[id];
    return position ? [[id, position.longitudeDeg] as const] : [];
  });
  if (!chart.houses) return bodies;
  return [
    ...bodies,
    ["ascendant", chart.houses.ascendantDeg],
    ["midheaven", chart.houses.midheavenDeg],
  ];
}

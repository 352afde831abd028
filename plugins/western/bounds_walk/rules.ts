/**
 * A point carried through the bounds by the turning of the sphere: the ascendant by oblique ascensions, the
 * midheaven by right ascensions, what stands between by its share of the semi-arc.
 *
 * @source Dorotheus, Carmen III.1-2; Ptolemy, Tetrabiblos III.10; Abu Ma'shar, On the Revolutions III
 */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg } from "#sky";
import { CLASSICAL, type Classical, type Sign } from "#lore";
import { boundOf } from "../core/dignities.ts";
import type { BoundSchool } from "../core/dignity_tables.ts";
import { lotsOf } from "../core/lots.ts";
import type { AngledNativity } from "../core/nativity.ts";
import { toEquatorial } from "../core/sphere.ts";
import { signByIndex } from "../core/zodiac.ts";
import { arcToAngle, arcToPoint } from "../directions/arcs.ts";

/** Points that are carried. */
export const WALKER = vocabulary("point", ["ascendant", "midheaven", "sun", "moon", "fortune"]);
export type Walker = IdOf<typeof WALKER>;

const RAYS = [0, 60, 90, 120, 180, 240, 270, 300] as const;

/** A ray that is met within a bound. */
export interface Met {
  readonly planet: Classical;
  /** Degrees from the planet, in the order of signs. */
  readonly ray: number;
  readonly arcDeg: number;
}

/** A bound that the point comes into. */
export interface Stage {
  readonly sign: Sign;
  /** Degree of its sign at which the bound begins. */
  readonly fromDegree: number;
  readonly lord: Classical;
  readonly arcDeg: number;
  readonly partners: readonly Met[];
}

/** Longitude of the point at birth. */
export function placeOfWalker(chart: AngledNativity, point: Walker): number {
  if (point === "ascendant") return chart.houses.ascendantDeg;
  if (point === "midheaven") return chart.houses.midheavenDeg;
  if (point !== "fortune") return chart.positions[point]!.longitudeDeg;
  return lotsOf(chart.houses.ascendantDeg, longitudesOf(chart), chart.isDay, "hermetic")[0]!
    .longitudeDeg;
}

function longitudesOf({ positions }: AngledNativity) {
  return Object.fromEntries(CLASSICAL.ids.map((id) => [id, positions[id]!.longitudeDeg])) as Record<
    Classical,
    number
  >;
}

/**
 * The bounds in turn, from the one that holds the point.
 *
 * @param mostDeg arc at which it ends; it ends sooner where a degree neither rises nor sets
 */
export function stagesOf(
  chart: AngledNativity,
  point: Walker,
  school: BoundSchool,
  mostDeg: number,
): readonly Stage[] {
  const natalDeg = placeOfWalker(chart, point);
  const arcOf = arcsOf(chart, point, natalDeg);
  const longitudes = longitudesOf(chart);
  const stages: Stage[] = [];
  let from = natalDeg;
  let arcDeg: number | undefined = 0;
  while (arcDeg !== undefined && arcDeg < mostDeg) {
    const place = normalizeDeg(from + 1e-9);
    const index = Math.floor(place / 30);
    const bound = boundOf(place, school);
    // Every bound ends with a whole degree; sums would drift past it.
    const end = Math.round(from + (bound.endDeg - (place - 30 * index)));
    stages.push({
      sign: signByIndex(index),
      fromDegree: beginOf(place, school),
      lord: bound.lord,
      arcDeg,
      partners: raysBetween(from, end, longitudes).flatMap(({ planet, ray, at }) => {
        const met = arcOf(at);
        return met === undefined ? [] : [{ planet, ray, arcDeg: met }];
      }),
    });
    from = end;
    const next = arcOf(normalizeDeg(from));
    arcDeg = next !== undefined && next > arcDeg ? next : undefined;
  }
  return stages;
}

/** Where the bound of a place begins in its sign. */
function beginOf(place: number, school: BoundSchool): number {
  const within = place % 30;
  for (let degree = Math.floor(within); degree > 0; degree--) {
    const before = boundOf(place - within + degree - 0.5, school);
    if (before.endDeg === degree && degree <= within) return degree;
  }
  return 0;
}

/** From a longitude on the ecliptic to the arc that brings it to the point. */
function arcsOf(chart: AngledNativity, point: Walker, natalDeg: number) {
  const { obliquityDeg, place, houses } = chart;
  const horizon = { armcDeg: houses.armcDeg, latitudeDeg: place.latitudeDeg };
  const onEcliptic = (longitudeDeg: number) => toEquatorial(longitudeDeg, 0, obliquityDeg);
  if (point === "ascendant" || point === "midheaven") {
    return (longitudeDeg: number) => arcToAngle(onEcliptic(longitudeDeg), point, horizon);
  }
  const own =
    point === "fortune" ? onEcliptic(natalDeg) : chart.positions[point as "sun" | "moon"]!;
  return (longitudeDeg: number) => arcToPoint(onEcliptic(longitudeDeg), own, horizon, "placidus");
}

function raysBetween(from: number, to: number, longitudes: Readonly<Record<Classical, number>>) {
  return CLASSICAL.ids
    .flatMap((planet) =>
      RAYS.map((ray) => ({ planet, ray, ahead: normalizeDeg(longitudes[planet] + ray - from) })),
    )
    .filter(({ ahead }) => ahead < to - from)
    .sort((a, b) => a.ahead - b.ahead)
    .map(({ planet, ray, ahead }) => ({ planet, ray, at: normalizeDeg(from + ahead) }));
}

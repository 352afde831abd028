import { toTt } from "#time";
import { CHART_PLANETS, type Body } from "./bodies/bodies.ts";
import { apparentPositionsOf, type Positions } from "./bodies/position.ts";
import { housesAt, type Houses } from "./houses/houses.ts";
import type { HouseSystem } from "./houses/systems.ts";
import { skyAt } from "./sky.ts";

/** Bodies of a chart unless others are asked for: Sun to Pluto, mean and true node. */
export const DEFAULT_CHART_BODIES: readonly [...typeof CHART_PLANETS, "meanNode", "trueNode"] = [
  ...CHART_PLANETS,
  "meanNode",
  "trueNode",
];

/** What a chart needs to know. */
export interface ChartRequest<B extends Body = Body> {
  /** Julian day, UT1; UTC differs from it by less than 0.9 s, which is 0.5" of the Moon. */
  readonly julianDayUt: number;
  /** Geographic degrees, north and east positive. */
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly houseSystem?: HouseSystem;
  readonly bodies?: readonly B[];
}

/** Positions, houses and angles of one instant and place. */
export interface Chart<B extends Body = Body> extends Positions<B> {
  readonly julianDayUt: number;
  readonly julianDayTt: number;
  readonly houses: Houses;
}

/**
 * Computes a whole chart: apparent geocentric places with speeds, houses and angles.
 *
 * @throws {RangeError} if the instant lies outside the years -1000 to 3000 or the latitude beyond 90°
 */
export function computeChart<B extends Body = (typeof DEFAULT_CHART_BODIES)[number]>(
  request: ChartRequest<B>,
): Chart<B> {
  const { julianDayUt, latitudeDeg, longitudeDeg, houseSystem = "placidus" } = request;
  const bodies = request.bodies ?? (DEFAULT_CHART_BODIES as readonly Body[] as readonly B[]);
  const julianDayTt = toTt(julianDayUt);
  const sky = skyAt(julianDayTt);
  return {
    julianDayUt,
    julianDayTt,
    ...apparentPositionsOf(sky, bodies),
    houses: housesAt(julianDayUt, latitudeDeg, longitudeDeg, houseSystem, sky.frame),
  };
}

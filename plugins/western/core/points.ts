/** Everything that stands in a chart, as terms: bodies, angles, lots. */
import { vocabulary, type IdOf } from "#sdk";
import { CLASSICAL } from "#lore";
import { BODIES } from "#sky";

/** The ten of a modern chart, Sun to Pluto. */
export const MODERN = vocabulary("body", [...CLASSICAL.ids, "uranus", "neptune", "pluto"]);
export type Modern = IdOf<typeof MODERN>;

/** Every body that has a position. */
export const CHART_BODY = vocabulary("body", BODIES);

/** Angles, lots and further points that stand beside the bodies. */
const OTHER_POINTS = [
  "ascendant",
  "midheaven",
  "descendant",
  "imumCoeli",
  "vertex",
  "fortune",
  "spirit",
  "southNode",
  "ariesPoint",
] as const;

/** Bodies, angles and lots. */
export const POINT = vocabulary("point", [...BODIES, ...OTHER_POINTS]);
export type PointId = IdOf<typeof POINT>;

/** Whether a point is one of the seven planets. */
export function isClassical(id: string): id is IdOf<typeof CLASSICAL> {
  return (CLASSICAL.ids as readonly string[]).includes(id);
}

/** Whether a point is one of the ten planets. */
export function isModern(id: string): id is Modern {
  return (MODERN.ids as readonly string[]).includes(id);
}

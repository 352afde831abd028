/**
 * Events of a life by which a time of birth is looked for: the axis and the planets that each belongs to.
 *
 * @source A. H. Morrison and others on directions to the angles; houses as in W. Lilly, Christian Astrology (1647).
 * Illness and bereavement are left out
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Modern } from "../core/points.ts";

export const EVENT_KIND = vocabulary("eventKind", [
  "union",
  "separation",
  "child",
  "promotion",
  "setback",
  "move",
  "emigration",
  "study",
  "ownBusiness",
]);
export type EventKind = IdOf<typeof EVENT_KIND>;

export const AXIS = vocabulary("axis", ["ascendant", "midheaven"]);
export type Axis = IdOf<typeof AXIS>;

export const KINDS: Readonly<
  Record<EventKind, { readonly axis: Axis; readonly planets: readonly Modern[] }>
> = {
  union: { axis: "ascendant", planets: ["venus", "jupiter", "moon"] },
  separation: { axis: "ascendant", planets: ["uranus", "saturn", "mars"] },
  child: { axis: "ascendant", planets: ["moon", "jupiter", "venus"] },
  promotion: { axis: "midheaven", planets: ["sun", "jupiter"] },
  setback: { axis: "midheaven", planets: ["saturn", "pluto", "neptune"] },
  move: { axis: "midheaven", planets: ["moon", "uranus", "mercury"] },
  emigration: { axis: "midheaven", planets: ["jupiter", "uranus", "moon"] },
  study: { axis: "ascendant", planets: ["mercury", "jupiter"] },
  ownBusiness: { axis: "midheaven", planets: ["mars", "sun", "uranus"] },
};

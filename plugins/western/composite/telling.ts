/** What of a chart of two people is told, and in which order. */
import { ASPECTS } from "../core/aspects.ts";
import type { Sense } from "../core/pairs.ts";
import { isModern, type Modern } from "../core/points.ts";
import { ELEMENT, elementOf, type Element, type Sign } from "#lore";
import type { CompositeAnswer } from "./answer.ts";

const SLOW: ReadonlySet<string> = new Set(["uranus", "neptune", "pluto"]);
const ASPECTS_TOLD = 7;

/** Bodies whose house is told. */
export const TOLD = ["sun", "moon", "venus", "mars", "saturn"] as const;
export type Told = (typeof TOLD)[number];
/** What each does in each house; index 0 is the first. */
export type InHouses = Readonly<Record<Told, readonly string[]>>;
export type BySign = Readonly<Record<Sign, string>>;

/** The strongest aspects of Ptolemy between planets: by orb, the lights before the others. */
export function toldAspects({ aspects }: CompositeAnswer) {
  const weight = (a: string, b: string, orbDeg: number) =>
    orbDeg - 1.5 * [a, b].filter((id) => id === "sun" || id === "moon").length;
  return aspects
    .flatMap(({ a, b, aspect, orbDeg }) => {
      const { nature, major } = ASPECTS[aspect];
      if (!major || !isModern(a) || !isModern(b) || (SLOW.has(a) && SLOW.has(b))) return [];
      return [{ a: a as Modern, b: b as Modern, aspect, orbDeg, nature: nature as Sense }];
    })
    .sort((x, y) => weight(x.a, x.b, x.orbDeg) - weight(y.a, y.b, y.orbDeg))
    .slice(0, ASPECTS_TOLD);
}

/** The ten planets by element: the fullest with its count, and the empty ones. */
export function elementsOf({ bodies }: CompositeAnswer) {
  const planets = bodies.filter(({ body }) => isModern(body));
  const count = (element: Element) =>
    planets.filter(({ sign }) => elementOf(sign) === element).length;
  const most = ELEMENT.ids.reduce((best, one) => (count(one) > count(best) ? one : best));
  return { most, count: count(most), none: ELEMENT.ids.filter((one) => count(one) === 0) };
}

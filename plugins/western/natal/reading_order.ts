/** What of a birth chart a reading tells, and in which order: by strength, never all of it. */
import { signedDeg } from "#sky";
import { domicileLordOf, MODALITY, type Classical, type Modality, type Sign } from "#lore";
import { ASPECTS } from "../core/aspects.ts";
import { isModern, type Modern } from "../core/points.ts";
import type { NatalAnswer } from "./answer.ts";
import type { Sense } from "../core/pairs.ts";

/** Within this a planet on an angle leads the chart, degrees. */
const ANGULAR_DEG = 8;
const ASPECTS_TOLD = 8;
/** The slow three, whose aspects among themselves belong to generations. */
const SLOW: ReadonlySet<string> = new Set(["uranus", "neptune", "pluto"]);
const ANGLES = ["ascendant", "midheaven", "descendant", "imumCoeli"] as const;

/** A planet close to an angle. */
export interface Angular {
  readonly planet: Modern;
  readonly angle: (typeof ANGLES)[number];
  readonly orbDeg: number;
}

/** A body of the chart; undefined where it was not computed. */
export function bodyOf({ bodies }: NatalAnswer, id: Modern) {
  return bodies.find(({ body }) => body === id);
}

/** Planets on the angles, closest first. */
export function angularPlanets(chart: NatalAnswer): readonly Angular[] {
  const { angles, bodies } = chart;
  if (!angles) return [];
  return bodies
    .flatMap(({ body, longitudeDeg }) =>
      isModern(body)
        ? ANGLES.map((angle) => ({
            planet: body,
            angle,
            orbDeg: Math.abs(signedDeg(longitudeDeg - angles[angle].longitudeDeg)),
          }))
        : [],
    )
    .filter(({ orbDeg }) => orbDeg <= ANGULAR_DEG)
    .sort((a, b) => a.orbDeg - b.orbDeg);
}

/** Kind and exactness of an aspect between two planets that is read. */
export interface ToldAspect {
  readonly a: Modern;
  readonly b: Modern;
  readonly aspect: NatalAnswer["aspects"][number]["aspect"];
  readonly orbDeg: number;
  readonly nature: Sense;
  readonly applying: boolean | null;
}

/** The strongest aspects of Ptolemy: by orb, the lights before the others. */
export function toldAspects({ aspects }: NatalAnswer): readonly ToldAspect[] {
  const weight = ({ a, b, orbDeg }: ToldAspect) => {
    const lights = [a, b].filter((id) => id === "sun" || id === "moon").length;
    const slow = [a, b].filter((id) => SLOW.has(id)).length;
    return orbDeg - 1.5 * lights + slow;
  };
  return aspects
    .flatMap(({ a, b, aspect, orbDeg, applying }): ToldAspect[] => {
      const { nature, major } = ASPECTS[aspect];
      if (!major || nature === "subtle" || !isModern(a) || !isModern(b)) return [];
      if (SLOW.has(a) && SLOW.has(b)) return [];
      return [{ a, b, aspect, orbDeg, nature, applying }];
    })
    .sort((x, y) => weight(x) - weight(y))
    .slice(0, ASPECTS_TOLD);
}

/** The planets that help most and try most by the sect of the chart. */
export function sectPlanets({ sect }: NatalAnswer): { help: Classical; trial: Classical } | null {
  if (!sect) return null;
  return sect === "day" ? { help: "jupiter", trial: "mars" } : { help: "venus", trial: "saturn" };
}

/** The planets whose stay in a house is told house by house. */
export const SLOW_TOLD = ["jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
export type SlowInHouses = Readonly<Record<(typeof SLOW_TOLD)[number], readonly string[]>>;

/** The lunar node of the chart, mean or true; undefined where neither was asked for. */
export function nodeOf({ bodies }: NatalAnswer) {
  return bodies.find(({ body }) => body === "meanNode" || body === "trueNode");
}

/** The dignities and debilities that are told, strongest first. */
const STATES = ["domicile", "exaltation", "detriment", "fall"] as const;
export type State = (typeof STATES)[number];
export type States = Readonly<Record<Classical, Readonly<Record<State, string>>>>;
export type Motions = Readonly<Record<"mercury" | "venus" | "mars", string>>;

/** The strongest dignity or debility that a planet has by sign; null for a guest. */
export function stateOf(chart: NatalAnswer, id: Modern): State | null {
  const held: readonly string[] = bodyOf(chart, id)?.dignity?.dignities ?? [];
  return STATES.find((one) => held.includes(one)) ?? null;
}

/** A house from the second on, with the place of its ruler. */
export interface RuledHouse {
  /** 2 to 12. */
  readonly house: number;
  readonly cuspDeg: number;
  readonly lord: Classical;
  readonly lordSign: Sign;
  /** House in which the ruler stands, 1 to 12. */
  readonly lordHouse: number;
  readonly state: State | null;
  readonly retrograde: boolean;
  /** Whether an earlier house of the list, or the first, has the same ruler. */
  readonly again: boolean;
}

/** Houses by matter: livelihood and mind, then people and what lies behind. */
const MATTERS = [
  [10, 6, 2, 3, 9],
  [7, 5, 4, 11, 8, 12],
] as const;

/** The houses in the order in which their matters are told; empty without houses. */
export function ruledHouses(chart: NatalAnswer): readonly (readonly RuledHouse[])[] {
  const { houses, chartRuler } = chart;
  if (!houses) return [];
  const told = new Set<Classical | null>([chartRuler]);
  return MATTERS.map((matter) =>
    matter.flatMap((house): RuledHouse[] => {
      const { longitudeDeg: cuspDeg, sign } = houses.cusps[house - 1]!;
      const lord = domicileLordOf(sign);
      const at = bodyOf(chart, lord);
      if (!at?.house) return [];
      const again = told.has(lord);
      told.add(lord);
      const { sign: lordSign, house: lordHouse, retrograde } = at;
      const state = stateOf(chart, lord);
      return [{ house, cuspDeg, lord, lordSign, lordHouse, state, retrograde, again }];
    }),
  );
}

/** Houses in which three planets or more stand, fullest first. */
export function crowdedHouses({ bodies }: NatalAnswer) {
  const tenants = new Map<number, number>();
  for (const { body, house } of bodies) {
    if (house !== null && isModern(body)) tenants.set(house, (tenants.get(house) ?? 0) + 1);
  }
  return [...tenants]
    .map(([house, count]) => ({ house, count }))
    .filter(({ count }) => count >= 3)
    .sort((a, b) => b.count - a.count);
}

/** The mode of half the planets or more; null where none leads. */
export function leadingMode({ balances }: NatalAnswer): { mode: Modality; count: number } | null {
  const counts = MODALITY.ids.map((mode) => ({ mode, count: balances.modalities[mode].length }));
  const [first] = counts.sort((a, b) => b.count - a.count);
  return first && first.count >= 5 ? first : null;
}

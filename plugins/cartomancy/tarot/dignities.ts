/**
 * Elemental dignities: how neighbouring cards help or hinder one another.
 *
 * Cards of one element strengthen each other; fire and water, air and earth weaken each other; all
 * other pairs are friendly.
 *
 * @source Golden Dawn "Book T", "On the general signification … and the dignities" (The Equinox
 *   I.8, 1912)
 */
import type { Element } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import type { DrawnCard } from "./draw.ts";
import type { PlaceId } from "./layouts.ts";

/** What two neighbours do to each other. */
export const RELATION = vocabulary("relation", ["strengthens", "friendly", "weakens"]);
export type Relation = IdOf<typeof RELATION>;

/** Two neighbouring places and their relation. */
export interface Dignity {
  readonly positions: readonly [PlaceId, PlaceId];
  readonly elements: readonly [Element, Element];
  readonly relation: Relation;
}

const CONTRARY: Readonly<Record<Element, Element>> = {
  fire: "water",
  water: "fire",
  air: "earth",
  earth: "air",
};

/**
 * Places that touch, by index: a row touches along itself; in the Celtic Cross the five cards about
 * the centre touch it, and the four of the staff touch along it.
 */
const NEIGHBOURS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [],
  3: [
    [0, 1],
    [1, 2],
  ],
  10: [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [6, 7],
    [7, 8],
    [8, 9],
  ],
};

/** The relation of two elements. */
export function relationOf(a: Element, b: Element): Relation {
  if (a === b) return "strengthens";
  return CONTRARY[a] === b ? "weakens" : "friendly";
}

/**
 * Finds the dignities of a spread of 1, 3 or 10 cards.
 *
 * @param places the places in the order of the cards
 */
export function findDignities(
  drawn: readonly DrawnCard[],
  places: readonly PlaceId[],
): readonly Dignity[] {
  return (NEIGHBOURS[drawn.length] ?? []).map(([a, b]) => {
    const elements = [drawn[a]!.card.element, drawn[b]!.card.element] as const;
    const relation = relationOf(...elements);
    return { positions: [places[a]!, places[b]!], elements, relation };
  });
}

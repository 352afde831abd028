import type { Element } from "#time";
import { namesById, type Named } from "./named.ts";

/** The five phases in the order in which each generates the next. */
export const ELEMENTS: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];

/** Names of the five phases. */
export const ELEMENT_NAMES: { readonly [K in Element]: Named } = namesById([
  ["wood", "木", "mù", "wood"],
  ["fire", "火", "huǒ", "fire"],
  ["earth", "土", "tǔ", "earth"],
  ["metal", "金", "jīn", "metal"],
  ["water", "水", "shuǐ", "water"],
]);

/** What one element is to another: seen from the first. */
export type ElementRelation = "same" | "generates" | "controls" | "controlledBy" | "generatedBy";

const RELATIONS: readonly ElementRelation[] = [
  "same",
  "generates",
  "controls",
  "controlledBy",
  "generatedBy",
];

const INDEX: { readonly [K in Element]: number } = {
  wood: 0,
  fire: 1,
  earth: 2,
  metal: 3,
  water: 4,
};

/** Returns what `one` does to `other`: wood generates fire, controls earth, is controlled by metal. */
export function relationOf(one: Element, other: Element): ElementRelation {
  return RELATIONS[(INDEX[other] - INDEX[one] + 5) % 5]!;
}

/** Returns the element that stands in a relation to the one given: `elementThat("wood", "controls")` is earth. */
export function elementThat(one: Element, relation: ElementRelation): Element {
  return ELEMENTS[(INDEX[one] + RELATIONS.indexOf(relation)) % 5]!;
}

/** Returns the element that `one` generates. */
export function generatedBy(one: Element): Element {
  return ELEMENTS[(INDEX[one] + 1) % 5]!;
}

/** Returns the element that generates `one`. */
export function generatorOf(one: Element): Element {
  return ELEMENTS[(INDEX[one] + 4) % 5]!;
}

/** Returns the element that `one` controls. */
export function controlledBy(one: Element): Element {
  return ELEMENTS[(INDEX[one] + 2) % 5]!;
}

/** Returns the element that controls `one`. */
export function controllerOf(one: Element): Element {
  return ELEMENTS[(INDEX[one] + 3) % 5]!;
}

/**
 * The five forces of a birth year: life, body, power, luck and spirit.
 *
 * Life (srog) follows the animal, power (dbang thang) is the element of the year, luck (rlung rta)
 * follows the animal's trine, spirit (bla) is the mother of life. The body (lus) comes from the key
 * of the animal: what the power is to it (mother, child, friend, foe, same) names the element.
 *
 * @source Snang srid me long (The Mirror of Manifest Being), chapters 2.2 and 2.12 with the table of
 *   sixty years, translated at edharmalib.com; life also Gyurme Dorje, Tibetan Elemental Divination
 *   Paintings (after the White Beryl), glossary at rywiki.tsadra.org; keys of the body also at
 *   tibastro.be, which says that other methods exist
 */
import { modulo, type Element } from "#time";
import { relationOf, type Relation } from "../core/elements.ts";

export interface Forces {
  readonly life: Element;
  readonly body: Element;
  readonly power: Element;
  readonly luck: Element;
  readonly spirit: Element;
}

/** By animal from the mouse. */
const LIFE: readonly Element[] = [
  "water",
  "earth",
  "wood",
  "wood",
  "earth",
  "fire",
  "fire",
  "earth",
  "metal",
  "metal",
  "earth",
  "water",
];

/** By animal modulo four: mouse, dragon and monkey; ox, snake and bird; and so on. */
const LUCK: readonly Element[] = ["wood", "water", "metal", "fire"];

/** Keys of the body, by animal modulo six: mouse and horse, ox and sheep, and so on. */
const KEYS: readonly Element[] = ["wood", "wood", "water", "water", "metal", "metal"];

/** Element of the body by what the power is to the key. */
const BODY: Readonly<Record<Relation, Element>> = {
  parent: "wood",
  child: "water",
  wealth: "fire",
  officer: "earth",
  same: "metal",
};

const MOTHERS: Readonly<Record<Element, Element>> = {
  wood: "water",
  fire: "wood",
  earth: "fire",
  metal: "earth",
  water: "metal",
};

/** The element of a year by its place in the sixty from Wood-Mouse, 0. */
export function elementOfYear(cycle: number): Element {
  return (["wood", "fire", "earth", "metal", "water"] as const)[Math.floor(modulo(cycle, 10) / 2)]!;
}

/** The forces of a year by its place in the sixty from Wood-Mouse, 0. */
export function forcesOf(cycle: number): Forces {
  const animal = modulo(cycle, 12);
  const power = elementOfYear(cycle);
  const life = LIFE[animal]!;
  const key = KEYS[animal % 6]!;
  return {
    life,
    body: BODY[relationOf(key, power)],
    power,
    luck: LUCK[animal % 4]!,
    spirit: MOTHERS[life],
  };
}

/** Number in the square of nine that rules a year, 1 to 9. */
export function mewaOf(year: number): number {
  return modulo(3 - (year - 2024) - 1, 9) + 1;
}

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
import { phaseRelation, phaseThat, type Phase, type PhaseRelation } from "#lore";
import { modulo } from "#time";

export interface Forces {
  readonly life: Phase;
  readonly body: Phase;
  readonly power: Phase;
  readonly luck: Phase;
  readonly spirit: Phase;
}

/** By animal from the mouse. */
const LIFE: readonly Phase[] = [
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
const LUCK: readonly Phase[] = ["wood", "water", "metal", "fire"];

/** Keys of the body, by animal modulo six: mouse and horse, ox and sheep, and so on. */
const KEYS: readonly Phase[] = ["wood", "wood", "water", "water", "metal", "metal"];

/** Phase of the body by what the power is to the key. */
const BODY: Readonly<Record<PhaseRelation, Phase>> = {
  generates: "wood",
  generatedBy: "water",
  controlledBy: "fire",
  controls: "earth",
  same: "metal",
};

/** The element of a year by its place in the sixty from Wood-Mouse, 0. */
export function elementOfYear(cycle: number): Phase {
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
    body: BODY[phaseRelation(power, key)],
    power,
    luck: LUCK[animal % 4]!,
    spirit: phaseThat(life, "generatedBy"),
  };
}

/** Number in the square of nine that rules a year, 1 to 9. */
export function mewaOf(year: number): number {
  return modulo(3 - (year - 2024) - 1, 9) + 1;
}

/**
 * The sea serpent that turns with the year: which way its head lies in each quarter, and what lies before it.
 *
 * @source M. Porras, Signosan (Iloilo, 1919), as handed on: the bakunawa turns against the Sun, north from January, west
 *   from April, south from July, east from October (creaturesofkwento.com); the first post of a house stands by its head
 *   (dreamcatcherrye.blogspot.com, beliefs of Panay). That nobody builds or sets out into its mouth is the custom; the
 *   bounds of 45° and the readings of back, belly and tail are ours
 */
import type { Quarter } from "#lore";
import { vocabulary, type IdOf, type Leaning } from "#sdk";

/** The head in each quarter of the year, from January, with the degrees of the horizon, clockwise from north. */
const HEADS: readonly { readonly quarter: Quarter; readonly deg: number }[] = [
  { quarter: "north", deg: 0 },
  { quarter: "west", deg: 270 },
  { quarter: "south", deg: 180 },
  { quarter: "east", deg: 90 },
];

/** How a way lies to the serpent. */
export const BEARING = vocabulary("bakunawaBearing", ["mouth", "back", "belly", "tail"]);
export type Bearing = IdOf<typeof BEARING>;

export const LEANINGS: Readonly<Record<Bearing, Leaning>> = {
  mouth: "adverse",
  back: "favourable",
  belly: "mixed",
  tail: "favourable",
};

/** The quarter of the year, 0 to 3. */
export const quarterOfYear = (month: number): number => Math.floor((month - 1) / 3);

/** Where the head lies in a quarter of the year. */
export const headOf = (quarter: number) => HEADS[quarter]!;

/** How a way lies to a head, both in degrees clockwise from north: the back on its right, the belly on its left. */
export function bearingOf(facingDeg: number, headDeg: number): Bearing {
  const turn = (((facingDeg - headDeg) % 360) + 360) % 360;
  if (turn <= 45 || turn >= 315) return "mouth";
  if (turn < 135) return "back";
  return turn <= 225 ? "tail" : "belly";
}

/**
 * Four ankle bones of sheep, thrown at once.
 *
 * A bone falls on one of two broad sides, sheep and goat, or one of two narrow ones, horse and camel. The bulging sides,
 * horse and sheep, are lucky, the horse the more so; the hollow ones, goat and camel, are not; all four different is the
 * best throw. Odds are those of astragali thrown by hand: about four in ten for a broad side, one in ten for a narrow one.
 * How much each side weighs and what is said of how many lie alike is ours, for tables differ from family to family.
 *
 * @source UB Post, Fortune Telling Game of Mongolia (8 February 2012); Kalmyk Cultural Heritage Project, Shagai; F. N.
 *   David, Games, Gods and Gambling (1962), p. 7: odds of the sides
 */
import type { Element, Quarter, SpanUnit } from "#lore";
import { vocabulary, type IdOf, type Leaning, type Random } from "#sdk";

/** The four sides. */
export const SIDE = vocabulary("shagaiSide", {
  horse: { native: "морь", roman: "mori" },
  sheep: { native: "хонь", roman: "khoni" },
  goat: { native: "ямаа", roman: "yamaa" },
  camel: { native: "тэмээ", roman: "temee" },
});
export type Side = IdOf<typeof SIDE>;

/** How the bones lie together. */
export const THROW = vocabulary("shagaiThrow", ["allFour", "allAlike", "three", "pairs", "pair"]);
export type ThrowKind = IdOf<typeof THROW>;

/** Ten equal chances for the sides of a bone. */
const CHANCES: readonly Side[] = [
  "sheep",
  "sheep",
  "sheep",
  "sheep",
  "goat",
  "goat",
  "goat",
  "goat",
  "horse",
  "camel",
];
const BONES = 4;
const WEIGHTS: Readonly<Record<Side, number>> = { horse: 14, sheep: 7, goat: -7, camel: -12 };
const BEST = 96;

/** What of a matter a side speaks to: speed, plenty, wit and scarcity, endurance. */
export const PARTS: Readonly<Record<Side, Element>> = {
  horse: "fire",
  sheep: "water",
  goat: "air",
  camel: "earth",
};
/** Where a side points: the herds from sunrise round. */
export const QUARTERS: Readonly<Record<Side, Quarter>> = {
  horse: "east",
  sheep: "south",
  goat: "north",
  camel: "west",
};
/** How fast each animal brings a thing. */
const PACES: Readonly<Record<Side, SpanUnit>> = {
  horse: "days",
  sheep: "weeks",
  goat: "weeks",
  camel: "months",
};

export type Bones = readonly Side[];

/** Throws the four bones. */
export const throwBones = (random: Random): Bones =>
  Array.from({ length: BONES }, () => CHANCES[random.below(CHANCES.length)]!);

/** How many lie on each side, in the order of {@link SIDE}. */
export const countsOf = (bones: Bones): readonly number[] =>
  SIDE.ids.map((side) => bones.filter((one) => one === side).length);

/** The side that most bones show; of equals the luckier. */
export function chiefOf(bones: Bones): Side {
  const counts = countsOf(bones);
  return SIDE.ids[counts.indexOf(Math.max(...counts))]!;
}

/** How the bones lie together. */
export function kindOf(bones: Bones): ThrowKind {
  const [most, next] = [...countsOf(bones)].sort((a, b) => b - a);
  if (most === 1) return "allFour";
  if (most === BONES) return "allAlike";
  if (most === 3) return "three";
  return next === 2 ? "pairs" : "pair";
}

/** 0 to 100: fifty and the weights of the bones; all four different is the best of throws. */
export const scoreOf = (bones: Bones): number =>
  kindOf(bones) === "allFour"
    ? BEST
    : Math.max(
        4,
        bones.reduce((sum, side) => sum + WEIGHTS[side], 50),
      );

/** How a score leans. */
export const leaningOf = (score: number): Leaning =>
  score >= 58 ? "favourable" : score >= 43 ? "mixed" : "adverse";

/** The unit in which the chief side brings a thing. */
export const unitOf = (bones: Bones): SpanUnit => PACES[chiefOf(bones)];

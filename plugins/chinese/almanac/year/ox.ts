/** The spring ox and its herdsman, as the old offices painted them. */
import type { Phase } from "#lore";
import { modulo, type StemBranch } from "#time";
import { phaseOfSound, soundOf } from "#east/na_yin.ts";
import type { YearAnswer } from "./answer.ts";
import {
  OX_PART,
  type Colour,
  type HerdsmanAge,
  type HerdsmanPlace,
  type OxPart,
} from "./terms.ts";

const COLOURS: Readonly<Record<Phase, Colour>> = {
  wood: "green",
  fire: "red",
  earth: "yellow",
  metal: "white",
  water: "black",
};
const PHASE_OF_BRANCH: readonly Phase[] = [
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
const PHASE_OF_STEM: readonly Phase[] = ["wood", "fire", "earth", "metal", "water"];

const ofStem = ({ stem }: StemBranch) => COLOURS[PHASE_OF_STEM[Math.floor(stem.index / 2)]!];
const ofBranch = ({ branch }: StemBranch) => COLOURS[PHASE_OF_BRANCH[branch.index]!];
const ofSound = ({ index }: StemBranch) => COLOURS[phaseOfSound(soundOf(index))];

/**
 * Paints the ox.
 *
 * @param day pair of the day of 立春
 * @source the rules of 春牛芒神 in the imperial almanac: head by stem, body by branch, belly by sound of the year;
 *   horns, ears and tail by stem, shins by branch, hooves by sound of the day of 立春
 */
export function oxOf(year: StemBranch, day: StemBranch): YearAnswer["ox"] {
  const colours: Readonly<Record<OxPart, Colour>> = {
    head: ofStem(year),
    body: ofBranch(year),
    belly: ofSound(year),
    horns: ofStem(day),
    shins: ofBranch(day),
    hooves: ofSound(day),
  };
  const isYang = year.stem.index % 2 === 0;
  return {
    parts: OX_PART.ids.map((part) => ({ part, colour: colours[part] })),
    isMouthOpen: isYang,
    isTailLeft: isYang,
  };
}

/** Days between 立春 and the new year within which the herdsman stands beside the ox. */
const BUSY_DAYS = 5;
/** Which phase controls another: water is controlled by earth. */
const RULER: Readonly<Record<Phase, Phase>> = {
  water: "earth",
  wood: "metal",
  fire: "water",
  earth: "wood",
  metal: "fire",
};

/**
 * Dresses the herdsman.
 *
 * @param day pair of the day of 立春
 * @param afterNewYear days from the lunar new year to 立春, negative before it
 * @source as {@link oxOf}: clothes of what controls the branch of the day, belt of what controls the clothes; hair by
 *   the sound of the day; 孟 years old, 仲 years grown, 季 years a child; before the ox where 立春 comes more than five
 *   days before the new year, behind it where more than five days after
 */
export function herdsmanOf(
  year: StemBranch,
  day: StemBranch,
  afterNewYear: number,
): YearAnswer["herdsman"] {
  const ruler = RULER[PHASE_OF_BRANCH[day.branch.index]!];
  const ages: readonly HerdsmanAge[] = ["grown", "child", "old"];
  const place: HerdsmanPlace =
    Math.abs(afterNewYear) <= BUSY_DAYS ? "beside" : afterNewYear < 0 ? "before" : "behind";
  return {
    age: ages[modulo(year.branch.index, 3)]!,
    clothes: COLOURS[ruler],
    belt: COLOURS[RULER[ruler]],
    hair: phaseOfSound(soundOf(day.index)),
    place,
  };
}

/**
 * The dice of Manjushri: six syllables, two throws, thirty-six answers, each with what it says to the usual headings.
 *
 * How an answer leans under each heading, and where a lost thing is looked for, is the book's; how soon a thing comes is
 * read from its words "quickly", "gradually", "it will take some time". Names that speak of demons are named here by the
 * image that the answer itself gives.
 *
 * @source Jamgön Mipham, Mo (the Tibetan divination by A RA PA TSA NA DHI), in the translation of J. Goldberg and L. Dakpa
 *   (1990), read heading by heading
 */
import type { Element, Matter, Quarter, SpanUnit } from "#lore";
import { vocabulary, type IdOf, type Leaning, type Random } from "#sdk";

/** The six faces of the die. */
export const SYLLABLE = vocabulary("moSyllable", {
  ah: { native: "ཨ", roman: "a" },
  ra: { native: "ར", roman: "ra" },
  pa: { native: "པ", roman: "pa" },
  tsa: { native: "ཙ", roman: "tsa" },
  na: { native: "ན", roman: "na" },
  dhi: { native: "དྷཱིཿ", roman: "dhīḥ" },
});
export type Syllable = IdOf<typeof SYLLABLE>;

/** What a face stands for; space and insight have no ground of their own. */
export const GROUNDS: Readonly<Record<Syllable, Element | null>> = {
  ah: null,
  ra: "fire",
  pa: "water",
  tsa: "air",
  na: "earth",
  dhi: null,
};

/** The answers, by the first throw and then the second. */
export const ANSWER = vocabulary("moAnswer", [
  "stainlessSky",
  "sunRays",
  "moonRays",
  "brightStar",
  "goldGround",
  "vajraTone",
  "brightLamp",
  "butterOnFlames",
  "sparkInWater",
  "kingOfPower",
  "driedTree",
  "doorOfVisions",
  "vaseOfNectar",
  "poolWithoutSource",
  "oceanOfNectar",
  "muddiedSea",
  "goldenLotus",
  "nectarMedicine",
  "whiteParasol",
  "fieryWeapon",
  "emptyValley",
  "streamerOfFame",
  "felledTree",
  "houseOfTidings",
  "goldenMountain",
  "burningHouse",
  "overflowingVessel",
  "sandMountain",
  "goldMansion",
  "treasuryOfJewels",
  "manjushri",
  "endlessKnot",
  "goldenFish",
  "whiteConch",
  "goldenWheel",
  "victoryBanner",
]);
export type AnswerId = IdOf<typeof ANSWER>;

/** The headings under which the book answers. */
export const HEADING = vocabulary("moHeading", [
  "home",
  "aims",
  "wealth",
  "rivals",
  "guests",
  "health",
  "practice",
  "lost",
  "coming",
  "others",
]);
export type Heading = IdOf<typeof HEADING>;

/** The heading that a matter is read under. */
export const HEADING_OF: Readonly<Record<Matter, Heading>> = {
  love: "wealth",
  marriage: "home",
  work: "aims",
  money: "wealth",
  study: "practice",
  health: "health",
  home: "home",
  travel: "guests",
  lostThing: "lost",
  lostAnimal: "lost",
  lostPerson: "guests",
  lawsuit: "rivals",
  children: "home",
  family: "home",
  friend: "wealth",
  spirit: "practice",
  contest: "rivals",
  message: "coming",
  weather: "others",
  choice: "others",
  general: "aims",
};

/** How soon an answer lets a thing come: soon, in good time, slowly, not at all. */
type Pace = "s" | "t" | "l" | "n";
const UNITS: Readonly<Record<Pace, SpanUnit | null>> = {
  s: "days",
  t: "weeks",
  l: "months",
  n: null,
};

/**
 * Leanings under the headings in their order (g good, m middling, b bad), the pace, and the quarter of a lost thing.
 */
const TABLE: readonly (readonly [leanings: string, pace: Pace, lost: Quarter | null])[] = [
  ["ggmggggmmm", "l", null],
  ["gmmggggggm", "t", "southwest"],
  ["gggggggggg", "s", "south"],
  ["mggggmgmgg", "s", "north"],
  ["ggmgmmgmmm", "l", "east"],
  ["mggggggggg", "s", null],
  ["gggggbgggg", "t", "southwest"],
  ["gggggmgggg", "s", "south"],
  ["bbbbbbbbbb", "n", null],
  ["gggggmgggg", "s", null],
  ["mbbmmmbbbb", "l", null],
  ["gggggggggg", "s", "south"],
  ["gggggggggg", "t", "south"],
  ["mmbmmbbbbb", "l", null],
  ["gggggmgggg", "t", "north"],
  ["bbbbbbbbbb", "n", null],
  ["gggggmggmm", "l", null],
  ["gggggggggg", "t", "south"],
  ["ggmggggmbm", "s", null],
  ["mggggggggm", "s", null],
  ["bbbmbmbbbb", "n", null],
  ["gggggmgggg", "s", "northeast"],
  ["bbbbbbbbbb", "n", null],
  ["gggggggggg", "s", "east"],
  ["ggggmgggmg", "l", null],
  ["bbbbbbbbbb", "n", null],
  ["ggggggggmg", "t", "east"],
  ["bbbbmmbbbb", "l", null],
  ["gmggmmgmmm", "l", null],
  ["gggggmggmg", "l", null],
  ["gggggggggg", "s", null],
  ["gggggggggg", "s", null],
  ["gggggggggg", "t", null],
  ["gggggmgggg", "s", null],
  ["gggggmgmmg", "l", null],
  ["gggggggggg", "s", null],
];

const LEANINGS: Readonly<Record<string, Leaning>> = { g: "favourable", m: "mixed", b: "adverse" };
const POINTS: Readonly<Record<Leaning, number>> = { favourable: 76, mixed: 50, adverse: 24 };

export type Throws = readonly [Syllable, Syllable];

/** Throws the die twice. */
export const throwDice = (random: Random): Throws => [
  SYLLABLE.ids[random.below(6)]!,
  SYLLABLE.ids[random.below(6)]!,
];

/** The place of an answer, 0 to 35. */
export const indexOf = ([first, second]: Throws): number =>
  6 * SYLLABLE.ids.indexOf(first) + SYLLABLE.ids.indexOf(second);

/** How the answer of two throws leans under a heading. */
export const leaningOf = (throws: Throws, heading: Heading): Leaning =>
  LEANINGS[TABLE[indexOf(throws)]![0][HEADING.ids.indexOf(heading)]!]!;

/** 0 to 100: the heading asked about counts for two thirds, all headings together for one. */
export function scoreOf(throws: Throws, heading: Heading): number {
  const all = HEADING.ids.map((one) => POINTS[leaningOf(throws, one)]);
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return Math.round((2 * POINTS[leaningOf(throws, heading)] + mean) / 3);
}

/** How a score leans. */
export const leaningOfScore = (score: number): Leaning =>
  score >= 58 ? "favourable" : score >= 43 ? "mixed" : "adverse";

/** The unit in which the answer lets a thing come; null where it does not. */
export const unitOf = (throws: Throws): SpanUnit | null => UNITS[TABLE[indexOf(throws)]![1]];

/** The quarter in which the book looks for what is lost; null where it names none. */
export const quarterOf = (throws: Throws): Quarter | null => TABLE[indexOf(throws)]![2];

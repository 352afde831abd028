/** Matters as the houses of a chart hold them, and which of them a question is about. */
import type { Matter } from "./question.ts";

/** Matters by house, in the order of the houses. */
export const HOUSE_MATTERS = [
  "self",
  "health",
  "money",
  "lostThings",
  "siblings",
  "shortTrips",
  "messages",
  "home",
  "land",
  "father",
  "children",
  "pleasure",
  "illness",
  "work",
  "smallAnimals",
  "partner",
  "opponent",
  "theft",
  "othersMoney",
  "travel",
  "law",
  "learning",
  "career",
  "authority",
  "mother",
  "friends",
  "hopes",
  "hiddenEnemies",
  "confinement",
] as const;
/** A matter of the twelve houses. */
export type HouseMatter = (typeof HOUSE_MATTERS)[number];

/** House matter of each matter that a question may be about; of what has no house of its own the eleventh, things hoped for. */
const OF_QUESTION: Readonly<Record<Matter, HouseMatter>> = {
  love: "partner",
  marriage: "partner",
  work: "career",
  money: "money",
  study: "learning",
  health: "health",
  home: "home",
  travel: "travel",
  lostThing: "lostThings",
  lostAnimal: "smallAnimals",
  lostPerson: "partner",
  lawsuit: "law",
  children: "children",
  family: "siblings",
  friend: "friends",
  spirit: "hiddenEnemies",
  contest: "opponent",
  message: "messages",
  weather: "hopes",
  choice: "hopes",
  general: "hopes",
};

/** The house matter of a question by what it was understood to ask, and by the parent it names. */
export function houseMatterOf({
  matter,
  words,
}: {
  readonly matter: Matter;
  readonly words: readonly string[];
}): HouseMatter {
  if (matter !== "family") return OF_QUESTION[matter];
  const named = words.join(" ");
  if (/moth|mum|mom|mama|妈|母|娘/.test(named)) return "mother";
  return /fath|dad|papa|爸|父|爹/.test(named) ? "father" : "siblings";
}

/** Bhava of each matter in the Indian chart; what has none of its own is looked up in the first, of the person who asks. */
const BHAVA_OF: Readonly<Record<Matter, number>> = {
  love: 7,
  marriage: 7,
  work: 10,
  money: 2,
  study: 5,
  health: 6,
  home: 4,
  travel: 9,
  lostThing: 2,
  lostAnimal: 4,
  lostPerson: 7,
  lawsuit: 6,
  children: 5,
  family: 3,
  friend: 11,
  spirit: 9,
  contest: 6,
  message: 3,
  weather: 1,
  choice: 1,
  general: 1,
};

/**
 * The bhava, 1 to 12, of what a question was understood to ask; parents have bhavas of their own.
 *
 * @source Brihat Parashara Hora Shastra 11.2-13; Phaladeepika 1.10-16 (significations of the houses)
 */
export function bhavaOfQuestion({
  matter,
  words,
}: {
  readonly matter: Matter;
  readonly words: readonly string[];
}): number {
  const named = words.join(" ");
  if (matter === "family" && /moth|mum|mom|mama|妈|母|娘/.test(named)) return 4;
  if (matter === "family" && /fath|dad|papa|爸|父|爹/.test(named)) return 9;
  return BHAVA_OF[matter];
}

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

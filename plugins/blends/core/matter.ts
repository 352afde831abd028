/** What a question is about, for horary, which looks for it in a house. */
import type { Matter as AskedMatter } from "#lore";
import { oneOf, Type, understand, type Omittable } from "#sdk";

/** Matters that horary knows; the house of each stands in its own answer. */
export const MATTERS = [
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
export type Matter = (typeof MATTERS)[number];

export const matterInput = Type.Optional(oneOf(MATTERS));

const OF_QUESTION: Readonly<Partial<Record<AskedMatter, Matter>>> = {
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
  lawsuit: "law",
  children: "children",
  friend: "friends",
  contest: "opponent",
  message: "messages",
};

/** The matter that a question names; the eleventh house, of things hoped for, where it names none. */
export function matterIn(question: string | undefined): Matter {
  return OF_QUESTION[understand(question).matter] ?? "hopes";
}

/** A matter that is not given is read from the question. */
export const MATTER_OMISSION: Omittable = {
  assume: null,
  candidates: () => [],
  exhaustive: false,
  verdicts: [],
};
/** What its words are filled with. */
export type MatterOmission = { matter: {} };

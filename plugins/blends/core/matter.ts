/** What a question is about, for horary, which looks for it in a house. */
import { oneOf, Type, type Omittable } from "#sdk";

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

/** The matter of a question that names none: the eleventh house, of things hoped for. */
export const MATTER_OMISSION: Omittable = {
  assume: { matter: "hopes" satisfies Matter },
  candidates: () => [],
  exhaustive: false,
  verdicts: [],
};
/** What its words are filled with. */
export type MatterOmission = { matter: {} };

/** What a question is about and when it is asked: what stands for either where it is left out. */
import type { Omittable } from "#old";
import { reportMoment } from "../moment.ts";

/** Matters that horary knows; the house of each is told in its own answer. */
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

/** The matter of a question that names none: the eleventh house, of things hoped for. */
export const MATTER_OMITTABLE: Omittable = {
  assume: { matter: "hopes" },
  says: {
    en: "No matter was named; horary looks to the eleventh house, of things hoped for",
    zhHant: "未指明所問何類，卜卦占星以第十一宮（所望之事）論之",
  },
  candidates: () => [],
  exhaustive: false,
  verdicts: [],
};

/** A moment or place of asking that was left out. */
export const MOMENT_OMITTABLE: Omittable = {
  assume: null,
  says: {
    en: "Where no moment or place of asking is given, that of the call and of the birth is taken and told",
    zhHant: "未提供所問之時刻或地點，以呼叫當下與出生地為準，並予說明",
  },
  candidates: () => [],
  exhaustive: false,
  verdicts: [],
  reported: reportMoment,
};

import { BRANCH, PHASE, PILLAR, type PhaseRelation } from "#lore";
import {
  phrase,
  ScoreShape,
  term,
  testimonies,
  Type,
  vocabulary,
  type Frozen,
  type IdOf,
  type Static,
} from "#sdk";
import { HEXAGRAM, TRIGRAM, type TrigramId } from "./hexagrams.ts";

/** How a month looks, from best to most careful. */
export const TONE = vocabulary("monthTone", ["bright", "fair", "even", "guarded"]);
export type Tone = IdOf<typeof TONE>;

/** What is said of a year beside the names of things. */
export type Phrases = {
  base: {};
  /** What the lower trigram's element is to the upper's. */
  trigrams: { relation: PhaseRelation };
  line: { inPlace: boolean };
  /** The line that moves, 1 the lowest. */
  verse: { above: TrigramId; below: TrigramId; line: number };
  /** A month's counsel; `turn` counts those of its tone, from 0. */
  month: { tone: Tone; turn: number };
  /** An input: the year asked about lies before the lunar year of birth. */
  beforeBirth: { year: number };
};

const whole = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });
const trigram = (description: string) =>
  Type.Object(
    { trigram: term(TRIGRAM, "The trigram"), element: term(PHASE, "Its element") },
    { description },
  );

export const answer = Type.Object({
  lunarBirth: Type.Object(
    {
      year: Type.Integer({ description: "Lunar year" }),
      month: whole(1, 12, "Lunar month"),
      isLeapMonth: Type.Boolean({ description: "Whether the month repeats the one before" }),
      day: whole(1, 30, "Day of the month"),
    },
    { description: "Day of birth in the calendar of Korea" },
  ),
  age: Type.Integer({ description: "Counted age in the target year: one at birth" }),
  year: Type.Integer({ description: "Lunar year asked about" }),
  pillars: Type.Object(
    {
      year: term(PILLAR, "Of the target year"),
      month: term(PILLAR, "Of its month of birth"),
      day: term(PILLAR, "Of the birthday in it"),
    },
    { description: "Stems and branches that the numbers are taken from" },
  ),
  numbers: Type.Object(
    {
      year: Type.Integer({ description: "Taese" }),
      month: Type.Integer({ description: "Wolgeon" }),
      day: Type.Integer({ description: "Iljin" }),
      monthDays: whole(29, 30, "Days of the month of birth in the target year"),
      dayUsed: whole(1, 30, "Day used: day 30 becomes 29 in a short month"),
    },
    { description: "Numbers of the pillars and of the month" },
  ),
  upper: whole(1, 8, "Upper number: age and Taese, modulo 8"),
  middle: whole(1, 6, "Middle number: days of the month and Wolgeon, modulo 6"),
  lower: whole(1, 3, "Lower number: day and Iljin, modulo 3"),
  code: Type.String({ description: "One of the 144 figures" }),
  upperTrigram: trigram("Trigram of the upper number"),
  lowerTrigram: trigram("Trigram of the middle number"),
  hexagram: term(HEXAGRAM, "The hexagram of the year"),
  becomes: term(HEXAGRAM, "After the moving line"),
  verse: phrase<Pick<Phrases, "verse">>("What the year brings, in a verse of our own"),
  months: Type.Array(
    Type.Object({
      month: whole(1, 12, "Lunar month"),
      branch: term(BRANCH, "Branch of the month"),
      tone: term(TONE, "From best to most careful"),
      says: phrase<Pick<Phrases, "month">>("A counsel"),
    }),
    { description: "Lunar months; weighed by element, not the verses of the printed book" },
  ),
  score: ScoreShape,
  testimonies: testimonies<Pick<Phrases, "base" | "trigrams" | "line">>(),
});
export type TojeongAnswer = Frozen<Static<typeof answer>>;

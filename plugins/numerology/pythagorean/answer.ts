import { phrase, ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import type { ConcordPhrases } from "./concord.ts";
import { PLACE } from "./places.ts";

/** A sentence on a number, by the place in which it stands. */
type Of = { number: number };
export type Phrases = {
  /** Three words. */
  keywords: Of;
  path: Of;
  gift: Of;
  expression: Of;
  desire: Of;
  face: Of;
  /** What a span of time under the number is a time for. */
  season: Of;
  /** What a missing number asks to be practised. */
  lesson: Of;
  debt: Of;
  /** What the difficulty of a challenge is. */
  challenge: Of;
};
/** Places whose sentences speak of a reduced number. */
export type Saying = "path" | "gift" | "expression" | "desire" | "face";

const says = <C extends keyof Phrases>(description: string) =>
  phrase<Pick<Phrases, C>>(description);

const reduced = <C extends Saying>() => ({
  number: Type.Integer({ minimum: 0, maximum: 33, description: "1-9, 11, 22 or 33" }),
  root: Type.Integer({ minimum: 0, maximum: 9, description: "The same without masters" }),
  master: Type.Boolean({ description: "11, 22 or 33" }),
  debt: Type.Union([Type.Integer(), Type.Null()], {
    description: "13, 14, 16 or 19 where one was met on the way; else null",
  }),
  steps: Type.String({ description: "How it was added up" }),
  keywords: says<"keywords">("What the number stands for, in three words"),
  says: says<C>("What the number says in this place"),
});

const nameNumber = <C extends Saying>(description: string) =>
  Type.Union(
    [
      Type.Object({
        ...reduced<C>(),
        total: Type.Integer({ description: "Sum of its letters, unreduced" }),
      }),
      Type.Null(),
    ],
    { description },
  );

const ages = {
  fromAge: Type.Integer({ description: "Age at its beginning, whole years" }),
  toAge: Type.Union([Type.Integer(), Type.Null()], {
    description: "Age at its end, whole years; null for the last",
  }),
};

const cycle = (of: string) => Type.Integer({ minimum: 1, maximum: 9, description: of });

export const answer = Type.Object({
  name: Type.Union([Type.String(), Type.Null()], { description: "As given; null without one" }),
  letters: Type.Array(
    Type.Object({
      part: Type.String({ description: "The part in capitals A-Z" }),
      letters: Type.Array(
        Type.Object({
          char: Type.String({ description: "Capital letter" }),
          value: Type.Integer({ minimum: 1, maximum: 9, description: "Its value, 1-9" }),
          vowel: Type.Boolean({ description: "Whether it counts as a vowel" }),
        }),
        { description: "Its letters, in order" },
      ),
    }),
    { description: "Each part of the name, letter by letter; empty without a name" },
  ),
  ignored: Type.Array(Type.String(), { description: "Characters that are no Latin letters" }),
  lifePath: Type.Object(
    {
      ...reduced<"path">(),
      bySum: Type.Union([Type.Integer(), Type.Null()], {
        description: "Life path by the plain sum of digits, where it differs; else null",
      }),
    },
    { description: "Month, day and year, reduced one by one and added" },
  ),
  birthday: Type.Object(reduced<"gift">(), { description: "The day of birth, reduced" }),
  expression: nameNumber<"expression">("All letters of the name; null without a name"),
  soulUrge: nameNumber<"desire">("Vowels of the name; null without any"),
  personality: nameNumber<"face">("Consonants of the name; null without any"),
  maturity: Type.Union([Type.Object(reduced<"path">()), Type.Null()], {
    description: "Life path and expression added; null without a name",
  }),
  balance: Type.Union([Type.Integer(), Type.Null()], {
    description: "Root of the initials; null without a name",
  }),
  hiddenPassion: Type.Array(Type.Integer(), { description: "Values that most letters have" }),
  subconsciousSelf: Type.Union([Type.Integer(), Type.Null()], {
    description: "9 less the number of lessons; null without a name",
  }),
  rationalThought: Type.Union([Type.Integer(), Type.Null()], {
    description: "Given name and day of birth; null without a name",
  }),
  bridges: Type.Union(
    [
      Type.Object({
        lifePathExpression: Type.Integer({
          description: "Difference of the roots of life path and expression",
        }),
        soulUrgePersonality: Type.Union([Type.Integer(), Type.Null()], {
          description: "Difference of the roots of soul urge and personality; null without both",
        }),
      }),
      Type.Null(),
    ],
    { description: "Differences between numbers; null without a name" },
  ),
  karmic: Type.Object(
    {
      lessons: Type.Array(
        Type.Object({
          number: Type.Integer({ minimum: 1, maximum: 9, description: "Value that no letter has" }),
          says: says<"lesson">("What it asks to be practised"),
        }),
        { description: "Values missing from the name; empty without a name" },
      ),
      debts: Type.Array(
        Type.Object({
          number: Type.Integer({ description: "13, 14, 16 or 19" }),
          in: Type.Array(term(PLACE, "Number of the chart"), {
            description: "Numbers on whose way it was met",
          }),
          says: says<"debt">("What it asks for"),
        }),
        { description: "Debts met on the way to the chart's numbers" },
      ),
    },
    { description: "Lessons and debts" },
  ),
  pinnacles: Type.Array(
    Type.Object({
      number: Type.Integer({ description: "1-9, 11, 22 or 33" }),
      ...ages,
      says: says<"season">("What it is a time for"),
    }),
    { description: "Four, in order" },
  ),
  challenges: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 0, maximum: 8, description: "0-8" }),
      ...ages,
      says: says<"challenge">("What the difficulty is"),
    }),
    { description: "Four, in order" },
  ),
  periodCycles: Type.Object(
    {
      month: Type.Integer({ description: "Early cycle: the month of birth, reduced" }),
      day: Type.Integer({ description: "Middle cycle: the day of birth, reduced" }),
      year: Type.Integer({ description: "Late cycle: the year of birth, reduced" }),
    },
    { description: "Numbers of the early, middle and late cycle" },
  ),
  personalCycles: Type.Union(
    [
      Type.Object({
        date: Type.String({ description: "YYYY-MM-DD" }),
        year: cycle("Personal year"),
        month: cycle("Personal month"),
        day: cycle("Personal day"),
        universalYear: Type.Integer({
          minimum: 0,
          maximum: 9,
          description: "The calendar year for everyone",
        }),
        says: says<"season">("What the personal year is a time for"),
      }),
      Type.Null(),
    ],
    { description: "Cycles of `currentDate`; null without it" },
  ),
  score: ScoreShape,
  testimonies: testimonies<ConcordPhrases>(),
});
export type NumerologyAnswer = Frozen<Static<typeof answer>>;

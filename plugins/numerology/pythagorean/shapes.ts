/** The declared answer of `numerology.calculate`. */
import { ScoreShape, type Static, TestimoniesShape, TextShape, Type } from "#old";

const keywords = Type.Object({ en: Type.Array(Type.String()), zhHant: Type.Array(Type.String()) });

const reduced = {
  number: Type.Integer({ minimum: 0, maximum: 33, description: "1-9, 11, 22 or 33" }),
  root: Type.Integer({ minimum: 0, maximum: 9, description: "The same without masters" }),
  master: Type.Boolean({ description: "11, 22 or 33" }),
  debt: Type.Union([Type.Integer(), Type.Null()], {
    description: "13, 14, 16 or 19 where one was met on the way",
  }),
  steps: Type.String({ description: "How it was added up" }),
  keywords,
  text: TextShape,
};

const dateNumber = Type.Object(reduced);
const nameNumber = Type.Union([
  Type.Object({
    ...reduced,
    total: Type.Integer({ description: "Sum of its letters, unreduced" }),
  }),
  Type.Null(),
]);

const pinnacle = Type.Object({
  number: Type.Integer(),
  fromAge: Type.Integer(),
  toAge: Type.Union([Type.Integer(), Type.Null()], { description: "Null for the last" }),
  text: TextShape,
});

const challenge = Type.Object({
  number: Type.Integer({ minimum: 0, maximum: 8 }),
  fromAge: Type.Integer(),
  toAge: Type.Union([Type.Integer(), Type.Null()]),
  text: TextShape,
});

/** A chart of numbers as it is answered. */
export const output = Type.Object({
  name: Type.Union([Type.String(), Type.Null()], { description: "As given" }),
  letters: Type.Array(
    Type.Object({
      part: Type.String(),
      letters: Type.Array(
        Type.Object({ char: Type.String(), value: Type.Integer(), vowel: Type.Boolean() }),
      ),
    }),
    { description: "Each part of the name, letter by letter; empty without a name" },
  ),
  ignored: Type.Array(Type.String(), { description: "Characters that are no Latin letters" }),
  lifePath: Type.Object({
    ...reduced,
    bySum: Type.Union([Type.Integer(), Type.Null()], {
      description: "Life path by the plain sum of digits, where it differs",
    }),
  }),
  birthday: dateNumber,
  expression: nameNumber,
  soulUrge: nameNumber,
  personality: nameNumber,
  maturity: Type.Union([dateNumber, Type.Null()]),
  balance: Type.Union([Type.Integer(), Type.Null()], { description: "Root of the initials" }),
  hiddenPassion: Type.Array(Type.Integer(), { description: "Values that most letters have" }),
  subconsciousSelf: Type.Union([Type.Integer(), Type.Null()], {
    description: "9 less the number of lessons",
  }),
  rationalThought: Type.Union([Type.Integer(), Type.Null()], {
    description: "Given name and day of birth",
  }),
  bridges: Type.Union([
    Type.Object({
      lifePathExpression: Type.Integer({ description: "Difference of the roots" }),
      soulUrgePersonality: Type.Union([Type.Integer(), Type.Null()]),
    }),
    Type.Null(),
  ]),
  karmic: Type.Object({
    lessons: Type.Array(Type.Object({ number: Type.Integer(), text: TextShape })),
    debts: Type.Array(
      Type.Object({ number: Type.Integer(), in: Type.Array(Type.String()), text: TextShape }),
    ),
  }),
  pinnacles: Type.Array(pinnacle, { description: "Four, in order" }),
  challenges: Type.Array(challenge, { description: "Four, in order" }),
  periodCycles: Type.Object(
    { month: Type.Integer(), day: Type.Integer(), year: Type.Integer() },
    { description: "Numbers of the early, middle and late cycle" },
  ),
  personalCycles: Type.Union(
    [
      Type.Object({
        date: Type.String({ description: "YYYY-MM-DD" }),
        year: Type.Integer({ minimum: 1, maximum: 9 }),
        month: Type.Integer({ minimum: 1, maximum: 9 }),
        day: Type.Integer({ minimum: 1, maximum: 9 }),
        universalYear: Type.Integer({ minimum: 0, maximum: 9 }),
        text: TextShape,
      }),
      Type.Null(),
    ],
    { description: "Null without `currentDate`" },
  ),
  steps: Type.Array(Type.Object({ of: Type.String(), text: Type.String() }), {
    description: "Every addition",
  }),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

/** What `run` returns and the brief reads. */
export type NumerologyAnswer = Static<typeof output>;

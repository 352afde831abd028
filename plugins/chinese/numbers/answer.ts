/** What all readings of digit pairs answer: pairs with their stars, matters, remedies, stages, a grade. */
import { phrase, term, Type, verdict, vocabulary } from "#sdk";
import type { Frozen, IdOf, Static } from "#sdk";
import { PHASE } from "#lore";
import { WANDERING_STAR, type WanderingStar } from "../core/eight_mansions.ts";

/** What people ask a number about; nothing here is medical or financial advice. */
export const TOPIC = vocabulary("topic", ["wealth", "relationship", "career", "health"]);
export type Topic = IdOf<typeof TOPIC>;

/** What zeros and fives between two digits do to their pair. */
export const EFFECT = vocabulary("effect", ["plain", "strengthened", "hidden", "both"]);
export type Effect = IdOf<typeof EFFECT>;

/** Whether the stars help a matter more than they strain it. */
export const BALANCE = vocabulary("balance", ["helped", "balanced", "strained", "silent"]);
export type Balance = IdOf<typeof BALANCE>;

/** What a share of lucky weight amounts to. */
export const GRADE = vocabulary("grade", ["favourable", "mixed", "unfavourable", "silent"]);
export type Grade = IdOf<typeof GRADE>;

/** Stretches of life that parts of a number are read for. */
export const AGES = vocabulary("ages", [
  "to15",
  "from16To30",
  "from31To45",
  "from46To60",
  "from61",
  "to30",
  "from31To60",
  "all",
  "early",
  "middle",
  "later",
]);
export type Ages = IdOf<typeof AGES>;

/** Reasons of a verdict on digit pairs; no digit is named. */
export type PairPhrases = {
  noPair: {};
  luckyShare: { percent: number };
  leadingStar: { dominant: WanderingStar; outcome: WanderingStar };
};

/** A star in an answer. */
export const star = (description: string) => term(WANDERING_STAR, description);
/** A star, or null where there is none. */
export const starOrNull = (description: string) =>
  Type.Union([star(description), Type.Null()], { description });
/** Several stars in order. */
export const stars = (description: string) => Type.Array(star("A star"), { description });

const place = (description: string) => Type.Integer({ minimum: 0, description });

const pair = Type.Object({
  pair: Type.String({ description: "The two digits" }),
  via: Type.String({ description: "Zeros and fives between them; empty where there are none" }),
  star: star("Star of the two digits"),
  lucky: Type.Boolean({
    description: "Whether the star is lucky; a staying place sides with what it continues",
  }),
  continues: starOrNull("Star that a staying place prolongs; null where it prolongs none"),
  strength: Type.Integer({ minimum: 1, maximum: 4, description: "4 is the star's strongest pair" }),
  effect: term(EFFECT, "What stands between: nothing, fives, zeros, both"),
  weight: Type.Integer({
    minimum: 0,
    description:
      "Strength, one more through fives, one less through zeros, twice in the emphasised ending, 0 outside the digits scored",
  }),
  from: place("Place of the first digit in the number, from 0"),
  to: place("Place of the second digit in the number, from 0"),
});

const matter = Type.Object({
  topic: term(TOPIC, "What is asked about; nothing here is medical or financial advice"),
  helped: Type.Integer({ minimum: 0, description: "Weight of the stars that help" }),
  strained: Type.Integer({ minimum: 0, description: "Weight of the stars that strain" }),
  value: term(BALANCE, "Which of the two is more"),
});

/** Share of lucky weight, as every reading scores it. */
export const luckyShare = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 100, description });

/** The reading of the digit pairs of one number, as properties to spread. */
export const pairReading = {
  shown: Type.String({ description: "The digits read, all but the last covered" }),
  digitCount: Type.Integer({ minimum: 0, description: "How many digits were read" }),
  leading: Type.String({
    description: "Zeros and fives before the first pair; empty where they are covered",
  }),
  trailing: Type.String({ description: "Zeros and fives after the last pair: a star cut short" }),
  pairs: Type.Array(pair, {
    description:
      "From left to right, overlapping; of personal numbers only those of the digits shown, since the rest would follow from the order of their stars",
  }),
  counts: Type.Array(
    Type.Object({
      star: star("The star"),
      element: term(PHASE, "Phase of the star"),
      count: Type.Integer({ minimum: 1, description: "How many pairs make it" }),
      percent: Type.Number({ description: "Share of all pairs, percent, one decimal" }),
    }),
    { description: "Stars present, the best star first" },
  ),
  dominant: starOrNull("Star with the most weight; the later in the number where two are equal"),
  outcome: starOrNull("Star of the last pair"),
  topics: Type.Array(matter, { description: "Four matters and what the stars do for them" }),
  remedies: Type.Array(
    Type.Object({
      trouble: star("Unlucky star that is present"),
      answer: star("Star whose pairs answer it"),
      pairs: Type.Array(Type.String(), { description: "Pairs of the answering star" }),
    }),
    { description: "For unlucky stars that are present: which pairs answer them" },
  ),
  score: luckyShare(
    "Share of lucky weight in all weight, percent; 50 where nothing is weighed. Schools fix no total",
  ),
};
const reading = Type.Object(pairReading);
/** A reading of digit pairs. */
export type PairReading = Frozen<Static<typeof reading>>;

/** The grade of a score with its reasons. */
export const pairVerdict = verdict(
  term(GRADE, "Score of 60 and above, between, of 40 and below; silent where no pair is weighed"),
  phrase<PairPhrases>("A reason"),
  "What the score amounts to",
);

/** The part of a number that is read for a stretch of life. */
export const stage = Type.Object({
  ages: term(AGES, "The stretch of life"),
  leading: starOrNull("Star with the most weight; null where the stretch has no pair"),
  luckyPercent: Type.Union([luckyShare("Share of lucky stars in its weight"), Type.Null()], {
    description: "Share of lucky stars in its weight, percent; null without a pair",
  }),
  tone: term(GRADE, "How the stretch reads"),
});
export type Stage = Frozen<Static<typeof stage>>;

/** The stars of a birth date beside those of a number. */
export const innate = Type.Object(
  {
    stars: stars("Stars of the date's pairs, in order"),
    missing: stars("Lucky stars that the date has not"),
    supplied: stars("Those of them that the number has"),
  },
  { description: "Pairs of the birth date YYYYMMDD" },
);
export type Innate = Frozen<Static<typeof innate>>;

/** Letters of a number and what they counted for. */
export const letters = (description: string) =>
  Type.Array(
    Type.Object({
      letter: Type.String({ description: "The letter" }),
      digits: Type.String({ description: "Digits it counted for; empty where it was left out" }),
    }),
    { description },
  );

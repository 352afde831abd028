import { oneOf, TextShape, Type, type Frozen, type Static } from "#old";
import { STAR_RANK, WANDERING_STARS, type WanderingStarId } from "../core/eight_mansions.ts";
import { NamedShape } from "../core/named.ts";
import { ElementShape } from "../core/shapes.ts";
import { maskDigits } from "./digits.ts";
import { pairsOf, starOf, type Connectors, type DigitPair } from "./pairs.ts";
import { STAR_NATURES, TOPIC_STARS, TOPICS } from "./stars.ts";

/** How one kind of number is read. */
export interface Emphasis {
  /** Digits at the end whose pairs are scored. */
  readonly scored: number;
  /** Digits at the end whose pairs count twice. */
  readonly doubled: number;
  /** Digits at the end that texts and pictures show. */
  readonly shown: number;
}

const PairShape = Type.Object({
  pair: Type.String({ description: "The two digits" }),
  via: Type.String({ description: "Zeros and fives between them" }),
  star: NamedShape,
  lucky: Type.Boolean({ description: "Of the star; a staying place sides with what it continues" }),
  continues: Type.Union([NamedShape, Type.Null()], {
    description: "Star that a staying place prolongs",
  }),
  strength: Type.Integer({ minimum: 1, maximum: 4, description: "4 is the star's strongest pair" }),
  effect: oneOf(
    ["plain", "strengthened", "hidden", "both"],
    "What stands between: nothing, fives, zeros, both",
  ),
  weight: Type.Integer({
    minimum: 0,
    description:
      "Strength, one more through fives, one less through zeros, twice in the emphasised ending, 0 outside the digits scored",
  }),
  from: Type.Integer({ minimum: 0, description: "Place of the first digit, from 0" }),
  to: Type.Integer({ minimum: 1, description: "Place of the second digit" }),
});

const TopicShape = Type.Object({
  topic: oneOf(TOPICS, "What is asked about; nothing here is medical or financial advice"),
  title: TextShape,
  helped: Type.Integer({ minimum: 0, description: "Weight of the stars that help" }),
  strained: Type.Integer({ minimum: 0, description: "Weight of the stars that strain" }),
  value: oneOf(["helped", "balanced", "strained", "silent"], "Which of the two is more"),
});

/** The reading of the digit pairs of one number. */
export const PairReadingShape = Type.Object({
  shown: Type.String({ description: "The digits read, all but the last covered" }),
  digitCount: Type.Integer({ minimum: 0 }),
  leading: Type.String({
    description: "Zeros and fives before the first pair; empty where they are covered",
  }),
  trailing: Type.String({ description: "Zeros and fives after the last pair: a star cut short" }),
  pairs: Type.Array(PairShape, {
    description:
      "From left to right, overlapping; of personal numbers only those of the digits shown, since the rest would follow from the order of their stars",
  }),
  counts: Type.Array(
    Type.Object({
      star: NamedShape,
      element: ElementShape,
      count: Type.Integer({ minimum: 1 }),
      percent: Type.Number({ description: "Share of all pairs, one decimal" }),
    }),
    { description: "Stars present, the best star first" },
  ),
  dominant: Type.Union([NamedShape, Type.Null()], {
    description: "Star with the most weight; the later in the number where two are equal",
  }),
  outcome: Type.Union([NamedShape, Type.Null()], { description: "Star of the last pair" }),
  topics: Type.Array(TopicShape),
  remedies: Type.Array(
    Type.Object({
      trouble: NamedShape,
      answer: NamedShape,
      pairs: Type.Array(Type.String(), { description: "Pairs of the answering star" }),
    }),
    { description: "For unlucky stars that are present: which pairs answer them" },
  ),
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description:
      "Share of lucky weight in all weight; 50 where nothing is weighed. Schools fix no total",
  }),
});

/** A reading of digit pairs. */
export type PairReading = Frozen<Static<typeof PairReadingShape>>;
type ReadPair = PairReading["pairs"][number];

/**
 * Reads the digit pairs of a number.
 *
 * @param digits decimal digits only
 */
export function readPairs(digits: string, connectors: Connectors, emphasis: Emphasis): PairReading {
  const raw = pairsOf(digits, connectors);
  const pairs = raw.map((pair, i) => weighed(pair, raw.slice(0, i), digits.length, emphasis));
  const sum = (which: (pair: ReadPair) => boolean) =>
    pairs.filter(which).reduce((total, { weight }) => total + weight, 0);
  const whole = sum(() => true);
  const present = STAR_RANK.filter((id) => raw.some(({ star }) => star === id));
  return {
    shown: maskDigits(digits, emphasis.shown),
    digitCount: digits.length,
    leading: /^[05]*/.exec(digits)![0],
    trailing: /[05]*$/.exec(digits)![0],
    pairs,
    counts: present.map((id) => {
      const count = raw.filter(({ star }) => star === id).length;
      const percent = Math.round((count / raw.length) * 1000) / 10;
      return { star: WANDERING_STARS[id], element: STAR_NATURES[id].element, count, percent };
    }),
    dominant: dominantOf(pairs),
    outcome: pairs.at(-1)?.star ?? null,
    topics: TOPICS.map((topic) => {
      const { name, helped, strained } = TOPIC_STARS[topic];
      const of = (stars: readonly string[]) => sum(({ star }) => stars.includes(star.id));
      return { topic, title: name, ...balance(of(helped), of(strained)) };
    }),
    remedies: present.flatMap((id) =>
      STAR_NATURES[id].answeredBy.map((answer) => ({
        trouble: WANDERING_STARS[id],
        answer: WANDERING_STARS[answer],
        pairs: [...PAIRS_OF[answer]],
      })),
    ),
    score: whole === 0 ? 50 : Math.round((sum(({ lucky }) => lucky) / whole) * 100),
  };
}

/**
 * The same reading with those pairs alone whose digits may be shown.
 *
 * From a star and one of its digits the other follows: the stars of covered pairs in their order
 * would give the number away, digit by digit from the open end. They stay in the counts.
 *
 * @param shown digits at the end that may be shown
 */
export function coverPairs(reading: PairReading, shown: number): PairReading {
  const first = Math.max(0, reading.digitCount - shown);
  return {
    ...reading,
    leading: first > 0 ? "" : reading.leading,
    trailing: reading.trailing.slice(Math.max(0, reading.trailing.length - shown)),
    pairs: reading.pairs.filter(({ from }) => from >= first),
  };
}

/** What a score amounts to. */
export function gradeOf(reading: PairReading): "favourable" | "mixed" | "unfavourable" | "silent" {
  if (reading.pairs.every(({ weight }) => weight === 0)) return "silent";
  if (reading.score >= 60) return "favourable";
  return reading.score <= 40 ? "unfavourable" : "mixed";
}

/** The values of {@link gradeOf}. */
export const GradeShape = oneOf(
  ["favourable", "mixed", "unfavourable", "silent"],
  "Score of 60 and above, between, of 40 and below; silent where no pair is weighed",
);

function weighed(
  raw: DigitPair,
  before: readonly DigitPair[],
  length: number,
  emphasis: Emphasis,
): ReadPair {
  const { pair, via, star, strength, from, to } = raw;
  const prolonged =
    star === "fuWei" ? before.findLast((one) => one.star !== "fuWei")?.star : undefined;
  const fives = via.includes("5");
  const zeros = via.includes("0");
  const force = strength + (fives ? 1 : 0) - (zeros ? 1 : 0);
  const times = from < length - emphasis.scored ? 0 : from < length - emphasis.doubled ? 1 : 2;
  return {
    pair,
    via,
    star: WANDERING_STARS[star],
    lucky: STAR_NATURES[prolonged ?? star].lucky,
    continues: prolonged ? WANDERING_STARS[prolonged] : null,
    strength,
    effect: fives && zeros ? "both" : fives ? "strengthened" : zeros ? "hidden" : "plain",
    weight: force * times,
    from,
    to,
  };
}

function dominantOf(pairs: readonly ReadPair[]): ReadPair["star"] | null {
  const weights = new Map<ReadPair["star"], number>();
  for (const { star, weight } of pairs) weights.set(star, (weights.get(star) ?? 0) + weight);
  const most = Math.max(...weights.values());
  return pairs.findLast(({ star }) => weights.get(star) === most)?.star ?? null;
}

function balance(helped: number, strained: number) {
  const value =
    helped + strained === 0
      ? ("silent" as const)
      : helped > strained
        ? ("helped" as const)
        : helped < strained
          ? ("strained" as const)
          : ("balanced" as const);
  return { helped, strained, value };
}

/** All pairs of digits that make a star, in rising order. */
export const PAIRS_OF: Readonly<Record<WanderingStarId, readonly string[]>> = (() => {
  const table = Object.fromEntries(STAR_RANK.map((id) => [id, [] as string[]])) as Record<
    WanderingStarId,
    string[]
  >;
  for (const one of "12346789")
    for (const other of "12346789") table[starOf(one, other)].push(one + other);
  return table;
})();

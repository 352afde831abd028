/** Reads the digit pairs of a number: stars with their weights, matters, remedies and a score. */
import { STAR_RANK, type WanderingStar } from "../core/eight_mansions.ts";
import { TOPIC, type Balance, type Grade, type PairReading } from "./answer.ts";
import { maskDigits } from "./digits.ts";
import { pairsOf, starOf, type Connectors, type DigitPair } from "./pairs.ts";
import { STAR_NATURES, TOPIC_STARS } from "./stars.ts";

/** How one kind of number is read. */
export interface Emphasis {
  /** Digits at the end whose pairs are scored. */
  readonly scored: number;
  /** Digits at the end whose pairs count twice. */
  readonly doubled: number;
  /** Digits at the end that texts and pictures show. */
  readonly shown: number;
}

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
    counts: present.map((star) => {
      const count = raw.filter((pair) => pair.star === star).length;
      const percent = Math.round((count / raw.length) * 1000) / 10;
      return { star, element: STAR_NATURES[star].element, count, percent };
    }),
    dominant: dominantOf(pairs),
    outcome: pairs.at(-1)?.star ?? null,
    topics: TOPIC.ids.map((topic) => {
      const { helped, strained } = TOPIC_STARS[topic];
      const of = (stars: readonly WanderingStar[]) => sum(({ star }) => stars.includes(star));
      return { topic, ...balance(of(helped), of(strained)) };
    }),
    remedies: present.flatMap((trouble) =>
      STAR_NATURES[trouble].answeredBy.map((answer) => ({
        trouble,
        answer,
        pairs: PAIRS_OF[answer],
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
export function gradeOf(reading: PairReading): Grade {
  if (reading.pairs.every(({ weight }) => weight === 0)) return "silent";
  if (reading.score >= 60) return "favourable";
  return reading.score <= 40 ? "unfavourable" : "mixed";
}

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
    star,
    lucky: STAR_NATURES[prolonged ?? star].lucky,
    continues: prolonged ?? null,
    strength,
    effect: fives && zeros ? "both" : fives ? "strengthened" : zeros ? "hidden" : "plain",
    weight: force * times,
    from,
    to,
  };
}

function dominantOf(pairs: readonly ReadPair[]): WanderingStar | null {
  const weights = new Map<WanderingStar, number>();
  for (const { star, weight } of pairs) weights.set(star, (weights.get(star) ?? 0) + weight);
  const most = Math.max(...weights.values());
  return pairs.findLast(({ star }) => weights.get(star) === most)?.star ?? null;
}

function balance(helped: number, strained: number) {
  const value: Balance =
    helped + strained === 0
      ? "silent"
      : helped > strained
        ? "helped"
        : helped < strained
          ? "strained"
          : "balanced";
  return { helped, strained, value };
}

/** All pairs of digits that make a star, in rising order. */
export const PAIRS_OF: Readonly<Record<WanderingStar, readonly string[]>> = (() => {
  const table = Object.fromEntries(STAR_RANK.map((id) => [id, [] as string[]])) as Record<
    WanderingStar,
    string[]
  >;
  for (const one of "12346789")
    for (const other of "12346789") table[starOf(one, other)].push(one + other);
  return table;
})();

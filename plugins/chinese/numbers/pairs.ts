import type { Convention } from "#sdk";
import { trigramOfLuoShu, wanderingStar, type WanderingStar } from "../core/eight_mansions.ts";

/** What 0 and 5 do between two digits. */
export const CONNECTORS = {
  default: "bridge",
  options: {
    bridge: { source: "majority of digit-pair readers" },
    fuWei: { source: "some digit-pair readers" },
  },
} as const satisfies Convention;

/** School of {@link CONNECTORS}. */
export type Connectors = keyof (typeof CONNECTORS)["options"];

/** Two digits that make a star. */
export interface DigitPair {
  /** The two digits, without what stands between. */
  readonly pair: string;
  /** Zeros and fives between them, in order. */
  readonly via: string;
  readonly star: WanderingStar;
  /** 4 the strongest pair of its star, 1 the weakest. */
  readonly strength: number;
  /** Places of the two digits, the first digit of the number is 0. */
  readonly from: number;
  readonly to: number;
}

/**
 * Pairs of each star from the strongest to the weakest, one of both directions.
 *
 * @source order of contemporary practice; the star itself follows from the trigrams
 */
const STRENGTH_ORDER = [
  "14 67 39 28",
  "19 78 34 26",
  "13 68 49 27",
  "12 69 48 37",
  "18 79 36 24",
  "16 47 38 29",
  "17 89 46 23",
];

const STRENGTHS: ReadonlyMap<string, number> = new Map(
  STRENGTH_ORDER.flatMap((row) => row.split(" ").map((pair, i) => [pair, 4 - (i % 4)] as const)),
);

/** Staying-place pairs have the rank 11 22, 88 99, 66 77, 33 44. */
const DOUBLES: Readonly<Record<string, number>> = {
  11: 4,
  22: 4,
  88: 3,
  99: 3,
  66: 2,
  77: 2,
  33: 1,
  44: 1,
};

/** Returns how strong a pair is among those of its star, 4 to 1; the same in both directions. */
export function strengthOf(pair: string): number {
  const mirrored = pair[1]! + pair[0]!;
  return DOUBLES[pair] ?? STRENGTHS.get(pair) ?? STRENGTHS.get(mirrored) ?? 1;
}

/** Returns the star of two digits that are neither 0 nor 5. */
export function starOf(one: string, other: string): WanderingStar {
  return wanderingStar(trigramOfLuoShu(Number(one))!, trigramOfLuoShu(Number(other))!);
}

/**
 * Finds the overlapping pairs of a row of digits, from left to right.
 *
 * @param digits decimal digits only
 * @returns under `bridge` no pair at an end made of 0 or 5; under `fuWei` one pair less than digits
 * @source each digit is a palace of the Luo shu, each pair the star between two palaces (Bazhai Mingjing)
 */
export function pairsOf(digits: string, connectors: Connectors): readonly DigitPair[] {
  return connectors === "bridge" ? bridgedPairs(digits) : neighbourPairs(digits);
}

function bridgedPairs(digits: string): readonly DigitPair[] {
  const places = [...digits].flatMap((digit, i) => (isConnector(digit) ? [] : [i]));
  return places.slice(1).map((to, i) => {
    const from = places[i]!;
    return { ...pairOf(digits[from]!, digits[to]!), via: digits.slice(from + 1, to), from, to };
  });
}

function neighbourPairs(digits: string): readonly DigitPair[] {
  return [...digits.slice(1)].map((digit, i) => ({
    ...pairOf(digits[i]!, digit),
    via: "",
    from: i,
    to: i + 1,
  }));
}

function pairOf(one: string, other: string): Pick<DigitPair, "pair" | "star" | "strength"> {
  const pair = one + other;
  if (isConnector(one) || isConnector(other)) return { pair, star: "fuWei", strength: 1 };
  return { pair, star: starOf(one, other), strength: strengthOf(pair) };
}

function isConnector(digit: string): boolean {
  return digit === "0" || digit === "5";
}

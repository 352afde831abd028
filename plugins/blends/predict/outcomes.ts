/** What the predictions of several outcomes answer in common, and how it is put together. */
import { memberPhrase, phrase, Refusal, Type, type Frozen, type Static } from "#sdk";
import { creditsFor } from "../core/mean.ts";
import { momentShape, type Moment } from "../core/moment.ts";
import { systemName, systemShape, testimonyShape, type System } from "../core/system.ts";
import {
  probability,
  round,
  sharesOf,
  signal,
  signalOf,
  symbolic,
  UNCALIBRATED,
  type SymbolicPhrases,
} from "./probability.ts";

/** How the shares are found, and what a favourable sign speaks for. */
export type SharePhrases = SymbolicPhrases & { shares: {}; eachItsOwn: {} };

const part = Type.Object({
  system: systemName("Name of the procedure"),
  place: memberPhrase("Where on the board, in which throw or on which day it was read"),
  score: Type.Number({ minimum: 0, maximum: 100, description: "0 to 100, 50 is even" }),
  confidence: Type.Number({ minimum: 0, maximum: 1, description: "Its share in the mean" }),
  weight: Type.Number({ description: "Relative to the other boards" }),
  testimonies: Type.Array(testimonyShape, { description: "Reasons of the score, the base first" }),
});
/** What one board says of one outcome. */
export type Part = Frozen<Static<typeof part>>;

/** Fields of one outcome beside what names it. */
export const outcomeFields = {
  label: Type.String({ description: "What it is called" }),
  probability: probability("All add to 1"),
  score: Type.Number({ minimum: 0, maximum: 100, description: "Weighted mean of its parts" }),
  parts: Type.Array(part, { description: "What each board says of it" }),
};

/** Fields beside the outcomes. */
export const sharesFields = {
  systems: Type.Array(systemShape, { description: "The boards, whole" }),
  counts: Type.Object(
    {
      asked: Type.Integer({ description: "Boards and throws that were asked for" }),
      delivered: Type.Integer({ description: "Boards and throws that could be cast" }),
    },
    { description: "How many boards and throws there were" },
  ),
  signal,
  favours: phrase<Pick<SharePhrases, "eachItsOwn">>("What a favourable sign speaks for"),
  formula: phrase<Pick<SharePhrases, "shares">>("How the probabilities are found"),
  symbolic,
  moment: momentShape,
};
const shape = Type.Object(sharesFields);

/** One outcome with its probability. */
export interface Outcome {
  readonly label: string;
  readonly probability: number;
  readonly score: number;
  readonly parts: readonly Part[];
}

/**
 * Probabilities of the outcomes; they add to 1.
 *
 * @param names what the outcomes are computed in the order of, so that how they are listed changes nothing
 */
export function outcomesOf(
  labels: readonly string[],
  parts: readonly (readonly Part[])[],
  names: readonly string[],
): readonly Outcome[] {
  const order = [...names.keys()].sort((a, b) => (names[a]! < names[b]! ? -1 : 1));
  const shares = sharesOf(order.map((index) => partsScore(parts[index]!)));
  return labels.map((label, index) => ({
    label,
    probability: shares[order.indexOf(index)]!,
    score: partsScore(parts[index]!),
    parts: parts[index]!,
  }));
}

/** The weighted mean of an outcome's parts; even where nothing was read. */
function partsScore(parts: readonly Part[]): number {
  const mass = parts.reduce((sum, { weight, confidence }) => sum + weight * confidence, 0);
  const sum = parts.reduce((total, one) => total + one.weight * one.confidence * one.score, 0);
  return mass > 0 ? round(sum / mass) : 50;
}

/**
 * Everything beside the outcomes.
 *
 * @param cast every board and throw that was asked for
 * @param shown those of them that the answer holds whole
 * @throws {Refusal} `nothing-delivered`
 */
export function sharesOfBoards(
  outcomes: readonly Outcome[],
  cast: readonly System[],
  moment: Moment,
  shown: readonly System[] = cast,
): Frozen<Static<typeof shape>> {
  const delivered = cast.filter((one) => one.delivered).length;
  if (delivered === 0) throw new Refusal("nothing-delivered");
  return {
    systems: shown,
    counts: { asked: cast.length, delivered },
    signal: signalOf(outcomes),
    favours: { code: "eachItsOwn" },
    formula: { code: "shares" },
    symbolic: UNCALIBRATED,
    moment,
  };
}

/** The price's equal share of what could be cast. */
export function creditsOf(price: number) {
  return ({
    counts,
  }: {
    readonly counts: { readonly asked: number; readonly delivered: number };
  }) => creditsFor(price, counts.delivered, counts.asked);
}

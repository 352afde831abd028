/** The thesis on several outcomes, in English. */
import { english, type Reading, type Said, type Speaker } from "#sdk";
import type { Outcome } from "../../outcomes.ts";
import type { Signal } from "../../probability.ts";
import { toldOf, type Lead, type Told } from "../../told.ts";
import { boards, LIMIT, OTHER_WORDS, percent } from "../en.ts";

const { list } = english;

/** What the outcomes are, for the words of the thesis. */
export interface Wording {
  /** "options", "bands", "parts of the span". */
  readonly many: string;
  /** What to do with the figures. */
  readonly advice: string;
}

/** What a thesis on several outcomes is written from. */
export interface Shares {
  readonly question: string;
  readonly outcomes: readonly Outcome[];
  readonly signal: Signal;
  readonly favours: Said;
  readonly drawn: Said;
  /** The live hour that the words drew for all outcomes; left out where each has its own. */
  readonly hour?: string;
}

const OUTLINE = ["What leads, and by how much", "Why", "How it was cast", "How to use it"];

const LEADS: Readonly<Record<Exclude<Lead, "even" | "tied">, string>> = {
  slight: "The lead is slight.",
  clear: "The lead is clear, as such boards go.",
  strong: "The lead is as strong as such boards give.",
};

/** The thesis, and what a writer may use of it. */
export function sharesReading(shares: Shares, wording: Wording, say: Speaker): Reading {
  const { question, outcomes, signal, favours, drawn, hour } = shares;
  const told = toldOf(outcomes, signal);
  return {
    paragraphs: [
      `Asked “${question}”, the boards ${opener(told, wording)} ${say.phrase(favours)}`,
      why(told, say),
      cast(hour),
      `${wording.advice} The figures add to a hundred because they are made to. ${LIMIT}`,
    ].filter((paragraph) => paragraph !== ""),
    outline: OUTLINE,
    facts: {
      question,
      outcomes: outcomes.map(({ label, probability, score, parts }) => ({
        label,
        probability,
        score,
        parts: parts.map((part) => ({
          system: boards[part.system],
          place: say.phrase(part.place),
          score: part.score,
          reasons: part.testimonies.map((one) => say.phrase(one)),
        })),
      })),
      lead: told.lead,
      favours: say.phrase(favours),
      drawn: say.phrase(drawn),
      limit: LIMIT,
    },
  };
}

/** Goes on after "the boards". */
function opener({ lead, first, second, even }: Told, { many }: Wording): string {
  const [most, next, chance] = [first.probability, second.probability, even].map(percent);
  if (lead === "tied") {
    return `leave it between “${first.label}” and “${second.label}”, with ${most} and ${next} where chance alone would give ${chance}. Neither leads.`;
  }
  if (lead === "even") {
    return `spread their favour almost evenly over the ${many}. “${first.label}” stands first with ${most} where chance alone would give ${chance}, and that is no lead to speak of.`;
  }
  return `put “${first.label}” first among the ${many}, with ${most} where chance alone would give ${chance}; “${second.label}” follows with ${next}. ${LEADS[lead]}`;
}

function cast(hour: string | undefined): string {
  const drawn =
    hour === undefined
      ? "The words of the question drew the hour of each Six Ren board"
      : `The words of the question drew ${hour} as the hour of the Six Ren board, and each outcome drew its place and its throw of coins by its own`;
  return `${drawn}. ${OTHER_WORDS}`;
}

function why({ first, last, field, lifts, lowers }: Told, say: Speaker): string {
  const between = field.map(({ label, probability }) => `“${label}” with ${percent(probability)}`);
  return [
    lifts ? `What lifts “${first.label}” most comes from the ${from(lifts, say)}` : "",
    lowers
      ? `At the other end stands “${last.label}” with ${percent(last.probability)}, held down by the ${from(lowers, say)}`
      : "",
    between.length > 0
      ? `Between them ${between.length === 1 ? "lies" : "lie"} ${list(between)}.`
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** "Great Six Ren board: “The noble stands over 子”." */
function from(reason: Said, say: Speaker): string {
  const board = boards[reason.of as keyof typeof boards];
  return `${board}: “${say.phrase(reason)}”.`;
}

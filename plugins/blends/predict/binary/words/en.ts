import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { BlendPhrases } from "../../../core/answer.ts";
import { sideOf } from "../../../core/mean.ts";
import type { MatterOmission } from "../../../core/matter.ts";
import type { MomentOmission } from "../../../core/moment.ts";
import type { System } from "../../../core/system.ts";
import * as core from "../../../core/words/en.ts";
import type { Strength } from "../../probability.ts";
import type { IssuePhrases, Refusals } from "../../question.ts";
import { strongest } from "../../reasons.ts";
import * as shared from "../../words/en.ts";
import type { answer, BinaryAnswer, DrawnPhrases } from "../answer.ts";
import type { input } from "../input.ts";

const { capital, list } = english;
const { boards, LIMIT, OTHER_WORDS, worded } = shared;

const LEANS: Readonly<Record<Exclude<Strength, "none">, string>> = {
  slight: "a slight lean, of the kind that one fact can overturn",
  clear: "a clear lean, though no more than that",
  strong: "as strong a lean as such boards give",
};

const USE: Readonly<Record<Strength, string>> = {
  none: "Decide this one on what you know. If you ask again, ask when something has changed and not sooner.",
  slight: "Write down your own estimate first, then let this move it by a little or by nothing.",
  clear:
    "Write down your own estimate first. Where it agrees, look for the fact that would prove both wrong; where it does not, trust the facts.",
  strong:
    "Write down your own estimate before this one weighs on you, and stake no more than you would have staked without it.",
};

function lean({ question, optionA, optionB, probability, signal, systems }: BinaryAnswer): string {
  const a = Math.round(100 * probability.optionA);
  const missing = systems.some(({ system }) => system === "horary.judge")
    ? ""
    : " No place was known, so horary was not asked.";
  if (signal.strength === "none") {
    return `Asked “${question}”, the boards do not choose between “${optionA}” and “${optionB}”: ${a}% against ${100 - a}%, which is even for all practical purposes.${missing}`;
  }
  const [most, rest, trailing] = a > 50 ? [a, 100 - a, optionB] : [100 - a, a, optionA];
  return `Asked “${question}”, the boards lean towards “${signal.towards}”, with ${most}% against ${rest}% for “${trailing}”. It is ${LEANS[signal.strength]}.${missing}`;
}

/** Which board speaks for which option, and why. */
function voices(answer: BinaryAnswer, say: Speaker): string {
  const { optionA, optionB, favours, systems } = answer;
  const [option, other] = favours.option === "optionA" ? [optionA, optionB] : [optionB, optionA];
  const weighed = systems.filter(({ score }) => score !== null).sort((a, b) => b.score! - a.score!);
  const on = (side: string) => weighed.filter(({ score }) => sideOf(score!) === side);
  const because = ({ scoring, score }: System, sign: 1 | -1) => {
    const reason = strongest([{ ...scoring, score }], sign);
    return reason ? ` (“${say.phrase(reason)}”)` : "";
  };
  const named = (all: readonly System[], sign: 1 | -1) =>
    all.map((one) => `the ${boards[one.system]} at ${one.score}${because(one, sign)}`);
  const parts = [
    speaks(named(on("favourable"), 1), option, "speak"),
    speaks(named([...on("adverse")].reverse(), -1), other, "speak"),
  ].filter((part) => part !== "");
  const between = on("mixed").map((one) => `the ${boards[one.system]} (${one.score})`);
  const scale = `On a scale where 100 would be all for “${option}” and 0 all for “${other}”`;
  if (parts.length === 0) {
    return between.length === 0
      ? ""
      : `${scale}, every board stays near the middle: ${list(between)}.`;
  }
  const rest =
    between.length > 0
      ? ` ${capital(list(between))} ${between.length === 1 ? "stays" : "stay"} near the middle.`
      : "";
  return `${scale}, ${parts.join("; ")}.${rest}`;
}

function speaks(named: readonly string[], option: string, verb: string): string {
  if (named.length === 0) return "";
  return `${verb}ing for “${option}” ${named.length === 1 ? "is" : "are"} ${list(named)}`;
}

function cast({ drawn: { hour } }: BinaryAnswer): string {
  return `The words of the question and of both options threw the coins and drew ${hour} as the hour of the Six Ren board; the other boards stand for the moment of asking. ${OTHER_WORDS}`;
}

function drawnByWords({ hour, hasHorary }: DrawnPhrases["drawnByWords"]): string {
  const common = hasHorary
    ? "The mysterious gates and the horary chart belong to the moment of asking, so that any other question of that minute finds the same gates, and one on the same kind of matter the same horary chart."
    : "The mysterious gates belong to the moment of asking, so that any other question of that minute finds the same.";
  return `The words of the question and of both options threw the coins of the six lines and drew ${hour} as the live hour of the Six Ren board, as that art does where several ask in one hour. ${common} ${worded("the order of the options")}`;
}

export const en = {
  title: "Yes or no, by a date",
  summary:
    "One question with two outcomes: a symbolic probability with its parts from Six Ren, Mysterious Gates, a six-line hexagram and a horary chart, cast for the words and the moment, and a thesis",
  weighs: shared.odds,
  inputs: {
    ...shared.inputs,
    optionA: {
      label: "One outcome",
      about: "One outcome; which of the two a favourable sign speaks for is found from their words",
    },
    optionB: { label: "The other outcome", about: "The other outcome" },
  },
  fields: {
    ...core.fields,
    ...shared.fields,
    optionA: "One outcome",
    optionB: "The other outcome",
    option: "Which it speaks for",
    probabilityFormula: "How the probability is found",
  },
  terms: shared.terms,
  phrases: {
    ...core.phrases,
    ...core.momentPhrases,
    ...shared.symbolicPhrases,
    ...shared.favours,
    ...shared.issues,
    odds: shared.odds,
    drawnByWords,
  },
  refusals: shared.refusals,
  omissions: shared.omissions,
  reading(answer: BinaryAnswer, say: Speaker) {
    const { question, optionA, optionB, resolutionDate, probability, signal } = answer;
    const favours = say.phrase(answer.favours);
    const drawn = say.phrase(answer.drawn.says);
    return {
      paragraphs: [
        `${lean(answer)} ${favours}`,
        voices(answer, say),
        cast(answer),
        `${USE[signal.strength]} The answer will be known by ${resolutionDate}. ${LIMIT}`,
      ].filter((paragraph) => paragraph !== ""),
      outline: [
        "Where the boards lean",
        "What speaks for which option",
        "How the boards were cast",
        "How to use it, and the limit",
      ],
      facts: {
        question,
        optionA,
        optionB,
        resolutionDate,
        probability,
        signal,
        favours,
        drawn,
        boards: answer.systems.map(({ system, score, scoring }) => ({
          board: boards[system],
          score,
          reasons: scoring.testimonies.map((one) => say.phrase(one)),
        })),
        limit: LIMIT,
      },
    };
  },
  picture: shared.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: BlendPhrases & IssuePhrases;
  refusals: Refusals;
  omissions: MatterOmission & MomentOmission;
}>;

export type BinaryWords = Translation<typeof en>;

import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { MomentOmission } from "../../../core/moment.ts";
import * as core from "../../../core/words/en.ts";
import type { IssuePhrases, Refusals } from "../../question.ts";
import * as shared from "../../words/en.ts";
import type { answer, BatchAnswer, BatchResult, DrawnEachPhrases } from "../answer.ts";
import type { input } from "../input.ts";
import type { BatchPictureWords } from "../picture.ts";
import { leadOf, sortOf } from "../told.ts";

const { capital, counted, list, numberWord } = english;
const { LIMIT, OTHER_WORDS, percent, unasked, worded } = shared;
const { at, question, resolutionDate, matter } = shared.inputs;

/** Questions that are named in the text. */
const NAMED = 3;

function numbers(results: readonly BatchResult[]): string {
  return `${results.length === 1 ? "question" : "questions"} ${list(results.map(({ index }) => String(index + 1)))}`;
}

function opener({ results }: BatchAnswer, leaning: readonly BatchResult[]): string {
  const count = results.length;
  const were = `${capital(numberWord(count))} ${count === 1 ? "question was" : "questions were"} put at one moment`;
  if (leaning.length === 0) {
    return `${were}, and the boards take no side in ${count === 1 ? "it" : "any of them"}.`;
  }
  const named = leaning
    .slice(0, NAMED)
    .map(
      (one) =>
        `on “${unasked(one.question)}” they incline to “${one.signal.towards}” with ${percent(leadOf(one))}`,
    );
  return `${were}. The boards speak most plainly ${count === 1 ? "here" : "where they can"}: ${list(named)}.`;
}

function others(leaning: readonly BatchResult[], even: readonly BatchResult[]): string {
  const rest = leaning.slice(NAMED);
  return [
    rest.length > 0
      ? `A weaker lean shows in ${numbers(rest)}; the figures stand beside each.`
      : "",
    even.length > 0 && leaning.length > 0
      ? `${capital(numbers(even))} ${even.length === 1 ? "stays" : "stay"} even, and nothing should be read into a percent or two.`
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function signs(results: readonly BatchResult[], drawn: readonly BatchResult[]): string {
  const one = results.length === 1;
  const first = results[0]!.favours.with;
  const beside = one
    ? `A favourable sign speaks for “${first.option}”, an adverse one for “${first.other}”.`
    : "A favourable sign speaks for one option of each question, an adverse one for the other; which is which stands beside each.";
  if (drawn.length === 0) return beside;
  const where = one ? "" : `In ${numbers(drawn)} `;
  const neither = `${where ? "neither" : "Neither"} option is a plain yes or no, and a lot drawn by their words decided it.`;
  return `${beside} ${where}${neither}`;
}

function drawnEach({ hasHorary }: DrawnEachPhrases["drawnEach"]): string {
  return `The words of each question and of its options threw its coins and drew the live hour of its Six Ren board, as that art does where several ask in one hour. The mysterious gates are one board for all${hasHorary ? ", and questions on one kind of matter share a horary chart" : ""}: answers of one moment therefore have a part of their weather in common. ${worded("the order of questions and options")}`;
}

const picture: BatchPictureWords = {
  ...shared.picture,
  title: (questions) => `${counted(questions, "question")} of one moment`,
};

export const en = {
  title: "Many yes-or-no questions",
  summary:
    "One to fifty questions with two outcomes each, at a fifth off: a symbolic probability and its parts for each, and one thesis",
  weighs: shared.odds,
  inputs: {
    at,
    question,
    resolutionDate,
    matter,
    questions: {
      label: "Questions",
      about: "Each as in predict.binary; one that is faulty refuses the whole batch",
    },
    optionA: {
      label: "One outcome",
      about: "One outcome; which of the two a favourable sign speaks for is found from their words",
    },
    optionB: { label: "The other outcome", about: "The other outcome" },
  },
  fields: {
    ...shared.fields,
    ...shared.systemFields,
    results: "Question by question",
    index: "Place in the list",
    optionA: "One outcome",
    optionB: "The other outcome",
    option: "Which it speaks for",
    matter: "Kind of matter",
    evidence: "What each board says",
    "evidence/weight": "Weight",
  },
  terms: shared.terms,
  phrases: {
    ...core.momentPhrases,
    ...shared.symbolicPhrases,
    ...shared.favours,
    ...shared.issues,
    odds: shared.odds,
    drawnEach,
  },
  refusals: shared.refusals,
  omissions: { at: shared.omissions.at },
  reading(answer: BatchAnswer, say: Speaker) {
    const { leaning, even, byLot } = sortOf(answer);
    const drawn = say.phrase(answer.drawn);
    return {
      paragraphs: [
        opener(answer, leaning),
        others(leaning, even),
        signs(answer.results, byLot),
        `The words of each question threw its coins and drew the hour of its Six Ren board; the other boards belong to the moment, so that the answers have a part of their weather in common. ${OTHER_WORDS}`,
        `Compare the questions with one another before comparing any of them with the world, and score the list when the days have come. ${LIMIT}`,
      ].filter((paragraph) => paragraph !== ""),
      outline: [
        "The questions that lean furthest",
        "Those that stay even",
        "What a sign speaks for",
        "How the boards were cast",
        "The limit",
      ],
      facts: {
        results: answer.results.map(({ evidence, favours, drawn: _drawn, ...result }) => ({
          ...result,
          favours: say.phrase(favours),
          evidence: evidence.map(({ system, score }) => ({ board: shared.boards[system], score })),
        })),
        drawn,
        limit: LIMIT,
      },
    };
  },
  picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: IssuePhrases;
  refusals: Refusals;
  omissions: MomentOmission;
}>;

export type BatchWords = Translation<typeof en>;

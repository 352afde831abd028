import { english, type Translation, type Words } from "#sdk";
import type { DateIssues, NumberIssues } from "../../digits.ts";
import * as shared from "../../words/en.ts";
import type { answer, ChoiceAnswer, ChoicePhrases, Ranked } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { capital, list, numberWord } = english;
const { named, roman } = shared;

const purpose = { general: "general", ...shared.terms.topic };
const served = (choice: ChoiceAnswer) =>
  choice.purpose === "general" ? "" : ` for ${purpose[choice.purpose]}`;

const part = {
  stars: "stars of the number",
  purpose: "fit for the purpose",
  birthDate: "what the birth date lacks",
};

const lead = { clear: "clear lead", close: "close", tie: "tie" };

/** Up to this score even the best candidate does not read well. */
const WEAK = 40;

const numberText = ({ shown, candidate }: Ranked) =>
  `${shown} (number ${candidate + 1} of the list)`;

function whyText({ dominant, outcome, innate, score }: Ranked): string {
  if (!dominant || !outcome) return `it makes no pair and stays at ${score}`;
  const stars =
    dominant === outcome
      ? `${named(dominant)} both leads and ends it`
      : `${named(dominant)} leads and ${named(outcome)} ends it`;
  const brings =
    innate && innate.supplied.length > 0
      ? `, and it brings ${list(innate.supplied.map(roman))}, which the birth date lacks`
      : "";
  return `${stars}${brings}; it comes to ${score}`;
}

function openingText(choice: ChoiceAnswer): string {
  const [first, second] = [choice.ranking[0]!, choice.ranking[1]!];
  if (choice.verdict.value === "tie") {
    return `${capital(numberWord(choice.best.length))} numbers stand equal in first place${served(choice)}; the one listed first is ${numberText(first)}: ${whyText(first)}.`;
  }
  const lead =
    choice.verdict.value === "clear"
      ? `The lead over the next, ${second.shown} with ${second.score}, is clear.`
      : `The next, ${second.shown} with ${second.score}, is close behind, so liking may decide.`;
  return `First${served(choice)} comes ${numberText(first)}: ${whyText(first)}. ${lead}`;
}

function paragraphs(choice: ChoiceAnswer): readonly string[] {
  const { ranking } = choice;
  const last = ranking.at(-1)!;
  const weak =
    ranking[0]!.score <= WEAK ? " None of the candidates reads well by this method." : "";
  const end =
    last.rank > 1 && last !== ranking[1]
      ? `Last stands ${numberText(last)}: ${whyText(last)}. `
      : "";
  return [
    openingText(choice) + weak,
    `${end}Digit pairs are a modern custom and the weights this service's own; a number that is easily remembered and honestly come by is worth as much.`,
  ];
}

export const en = {
  title: "Choice among numbers",
  summary:
    "Ranks candidate numbers for a purpose and a birth date by their digit pairs, and says why",
  inputs: {
    candidates: {
      label: "Numbers to choose from",
      about: "Two to twenty numbers; letters count by the convention",
    },
    purpose: {
      label: "Purpose",
      about: "What the number should serve; default general",
      values: purpose,
    },
  },
  fields: {
    ...shared.innateFields,
    purpose: "Purpose",
    ranking: "Ranking",
    rank: "Rank",
    candidate: "Place in the list, from 0",
    shown: "Digits",
    parts: "How the score is made",
    part: "Part",
    dominant: "Leading star",
    outcome: "Star of the last pair",
    innate: "Birth date beside it",
    grade: "Grade",
    best: "In first place",
    verdict: "Verdict",
    "parts/weight": "Percent of the score",
  },
  terms: {
    ...shared.terms,
    purpose,
    part,
    lead,
  },
  phrases: {
    ...shared.numberIssues,
    ...shared.dateIssues,
    partWeighs: ({ part: id, value, weight }: ChoicePhrases["partWeighs"]) =>
      `${capital(part[id])}: ${value}, weighing ${weight} %`,
  },
  conventions: shared.conventions,
  reading: (choice: ChoiceAnswer) => ({
    paragraphs: paragraphs(choice),
    outline: ["First place", "The others"],
    facts: {
      purpose: purpose[choice.purpose],
      ranking: choice.ranking.map(({ shown, score, dominant }) => ({
        shown,
        score,
        dominant: dominant && named(dominant),
      })),
      verdict: lead[choice.verdict.value],
    },
  }),
  picture: { title: "Choice among numbers", nameOf: roman },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: NumberIssues & DateIssues;
}>;

export type ChoiceWords = Translation<typeof en>;

import type { Translation, Words } from "#sdk";
import * as shared from "../../words/en.ts";
import type { answer, IdentityAnswer } from "../answer.ts";
import type { CardIssues } from "../card.ts";
import { courseOf } from "../course.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { named, roman, senses } = shared;
const { ages } = shared.terms;

const region = {
  mainland: "mainland China",
  taiwan: "Taiwan",
  hongKong: "Hong Kong",
  other: "another card",
};

function courseText({ stages, dominant }: IdentityAnswer): string {
  const course = courseOf(stages);
  if (!course) return "Taken as a course of life, no single stretch of it has a star of its own.";
  const { first, last, best, worst, even } = course;
  if (even) {
    return `Read as a course of life the number is even throughout, with ${roman(first.leading)} at its beginning and ${roman(last.leading)} at its end.`;
  }
  const hardest = worst.leading === dominant ? " again" : ` (${senses[worst.leading]})`;
  return `Read as a course of life, the brightest stretch is ${ages[best.ages]}, under ${roman(best.leading)} (${senses[best.leading]}). The one that asks for most care is ${ages[worst.ages]}, under ${roman(worst.leading)}${hardest}.`;
}

function paragraphs(reading: IdentityAnswer): readonly string[] {
  const { dominant, pairCount, score, check } = reading;
  if (!dominant) {
    return [
      "The digits form no pair, since 0 and 5 alone make no star; the method is silent here.",
    ];
  }
  const mistyped =
    check === "doesNotFit"
      ? " Its check sign does not fit, so a digit may have been mistyped."
      : "";
  return [
    `The number makes ${pairCount} pairs, and ${named(dominant)} weighs most in it: ${senses[dominant]}. Lucky stars hold ${score} per cent of the weight, the last four digits counted double.${mistyped}`,
    courseText(reading),
    `A number of this kind is given and cannot be chosen; readers therefore balance it with those that can, such as a phone or a plate, and by conduct before either. The bands of age are a custom of digit-pair readers. No digit of it is repeated here.`,
  ];
}

export const en = {
  title: "Number feng shui of an identity number",
  summary:
    "Reads the digit pairs of an identity number as stretches of life, without showing a digit of it; the last four weigh double",
  inputs: {
    number: {
      label: "Identity number",
      about: "With or without separators; never echoed, neither in answers nor in errors",
    },
    region: { label: "Whose card", about: "Whose card; default: by its form", values: region },
  },
  fields: {
    ...shared.fields,
    ...shared.stageFields,
    region: "Whose card",
    check: "Check sign",
    pairCount: "Number of pairs",
    stages: "Stretches of life",
    privacy: "Privacy",
  },
  terms: {
    ...shared.terms,
    region,
    check: { fits: "fits", doesNotFit: "does not fit", notChecked: "not checked" },
  },
  phrases: {
    ...shared.phrases,
    noDigitShown: "No digit of the number stands in this answer, its text or its picture.",
    cardSigns: "An identity number may hold digits and Latin letters, 4 digits or more",
    cardForm: (asked: CardIssues["cardForm"]) =>
      `The number does not have the form of a card of ${region[asked.region]}`,
  },
  conventions: {
    ...shared.conventions,
    checkX: { title: "X as check sign", options: { ten: "Counts as 10", skip: "Left out" } },
  },
  reading: (reading: IdentityAnswer) => ({
    paragraphs: paragraphs(reading),
    outline: ["The number", "Stretches of life", "What to make of it"],
    facts: {
      stages: reading.stages.map(({ ages: age, leading, luckyPercent }) => ({
        ages: ages[age],
        star: leading && named(leading),
        luckyPercent,
      })),
      dominant: reading.dominant && named(reading.dominant),
      score: reading.score,
    },
  }),
  picture: { ...shared.stagePicture, name: "Identity number" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: CardIssues;
}>;

export type IdentityWords = Translation<typeof en>;

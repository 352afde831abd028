import { english, type Translation, type Words } from "#sdk";
import type { DateIssues } from "../../digits.ts";
import * as shared from "../../words/en.ts";
import type { answer, BirthDateAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { list } = english;
const { roman, terms } = shared;

const tones = {
  favourable: "go well",
  mixed: "are mixed",
  unfavourable: "ask for patience",
  silent: "are silent",
};

function closing({ stages, missingDigits, seek }: BirthDateAnswer): string {
  const stretches = stages.flatMap(({ ages, tone, leading }) =>
    leading ? [`the ${terms.ages[ages]} (${roman(leading)}) ${tones[tone]}`] : [],
  );
  const lacks =
    missingDigits.length === 0
      ? "No digit from 1 to 9 is missing."
      : `The date lacks ${missingDigits.length === 1 ? "the digit" : "the digits"} ${list(missingDigits.map(String))}.`;
  const wanted =
    seek.length === 0
      ? "It holds all four lucky stars of its own."
      : `What it has not, a number that can be chosen may bring: ${seek.map(({ star, pairs }) => `${roman(star)} with ${pairs.slice(0, 4).join(", ")}`).join("; ")}.`;
  return [stretches.length > 0 ? `Read along the date, ${list(stretches)}.` : "", lacks, wanted]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

export const en = {
  title: "Number feng shui of a birth date",
  summary:
    "Reads the digit pairs inside a birth date: the innate stars, stretches of life, digits and lucky stars that are missing, and which pairs to seek elsewhere",
  fields: {
    ...shared.fields,
    ...shared.stageFields,
    stages: "Stretches of life",
    missingDigits: "Missing digits",
    missingStars: "Missing lucky stars",
    seek: "Pairs to seek elsewhere",
    "seek/pairs": "Pairs that make it",
    dateRead: "Date as read",
  },
  terms: { ...terms, dateRead: { solar: "Gregorian date", lunar: "Chinese date" } },
  phrases: { ...shared.phrases, ...shared.dateIssues },
  conventions: {
    connectors: shared.conventions.connectors,
    dateCalendar: {
      title: "Date that is read",
      options: {
        solar: "Gregorian date",
        lunar: "Chinese date, a leap month by the number it repeats",
      },
    },
  },
  refusals: {
    yearOutOfRange: {
      when: "The date lies before 1646, where no lunar calendar is held",
      says: ({ year }: { year: number }) =>
        `The Chinese date cannot be read: the year is ${year}, it must be 1646 or later`,
    },
  },
  // What is innate cannot be answered by choosing another date; the closing names what to seek.
  reading: (reading: BirthDateAnswer) =>
    shared.pairStory(
      { ...reading, remedies: [] },
      { subject: "this birth date", closing: closing(reading) },
    ),
  picture: { ...shared.pairPicture, name: "Birth date" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: DateIssues;
  refusals: { yearOutOfRange: { year: number } };
}>;

export type BirthDateWords = Translation<typeof en>;

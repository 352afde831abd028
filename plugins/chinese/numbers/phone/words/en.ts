import type { Translation, Words } from "#sdk";
import type { DateIssues, PhoneIssues } from "../../digits.ts";
import * as shared from "../../words/en.ts";
import type { answer, PhoneAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { roman } = shared;

const LAST_FOUR =
  "The last four digits weigh double, as the part of a number that is called and remembered.";

function closing({ innate }: PhoneAnswer): string {
  if (!innate) return LAST_FOUR;
  const { missing, supplied } = innate;
  const date =
    missing.length === 0
      ? "holds all four lucky stars of its own."
      : `lacks ${missing.map(roman).join(", ")}; the number ${supplied.length === 0 ? "supplies none of them." : `supplies ${supplied.map(roman).join(", ")}.`}`;
  return `The birth date ${date} ${LAST_FOUR}`;
}

export const en = {
  title: "Number feng shui of a phone",
  summary:
    "Reads the digit pairs of a phone number as eight stars, pair by pair, with strengths, hiding by 0 and strengthening by 5; the last eight digits are weighed, the last four twice",
  inputs: {
    number: {
      label: "Phone number",
      about:
        "With or without separators, short numbers of 3 digits included; a country code after + or 00 is taken off",
    },
  },
  fields: {
    ...shared.fields,
    ...shared.innateFields,
    countryCode: "Country code",
    innate: "Birth date beside it",
  },
  terms: shared.terms,
  phrases: { ...shared.phrases, ...shared.phoneIssues, ...shared.dateIssues },
  conventions: { connectors: shared.conventions.connectors },
  reading: (reading: PhoneAnswer) =>
    shared.pairStory(reading, { subject: "this phone number", closing: closing(reading) }),
  picture: { ...shared.pairPicture, name: "Phone number" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: PhoneIssues & DateIssues;
}>;

export type PhoneWords = Translation<typeof en>;

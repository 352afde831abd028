import type { Translation, Words } from "#sdk";
import type { NumberIssues } from "../../digits.ts";
import * as shared from "../../words/en.ts";
import type { answer, PlateAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const ON_THE_ROAD =
  "The last three digits weigh double. For the road, readers like the steady stars and ask drivers under wǔ guǐ and jué mìng to keep their temper; no plate takes the place of careful driving.";

export const en = {
  title: "Number feng shui of a car plate",
  summary:
    "Reads the digit pairs of a car plate as eight stars, letters by their place in the alphabet; the last three digits are weighed twice",
  inputs: {
    plate: {
      label: "Plate",
      about: "As on the plate; separators and Chinese characters are left out",
    },
  },
  fields: { ...shared.fields, letters: "Letters", letter: "Letter", digits: "Counts for" },
  terms: shared.terms,
  phrases: { ...shared.phrases, ...shared.numberIssues },
  conventions: shared.conventions,
  reading: (reading: PlateAnswer) =>
    shared.pairStory(reading, { subject: "this plate", closing: ON_THE_ROAD }),
  picture: { ...shared.pairPicture, name: "Car plate" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: NumberIssues;
}>;

export type PlateWords = Translation<typeof en>;

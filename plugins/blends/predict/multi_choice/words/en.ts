import type { Speaker, Translation, Words } from "#sdk";
import type { MomentOmission } from "../../../core/moment.ts";
import * as core from "../../../core/words/en.ts";
import type { IssuePhrases, Refusals } from "../../question.ts";
import { sharesReading } from "../../words/en/shares.ts";
import * as shared from "../../words/en.ts";
import type { answer, ChoiceAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { question, resolutionDate, at } = shared.inputs;

const WORDING = {
  many: "options",
  advice:
    "If you had a favourite before you asked, notice whether you are pleased or disappointed now: that is often worth more than the order of the list. If you had none, begin with the first and give it one honest test.",
};

export const en = {
  title: "One of several, by a date",
  summary:
    "One question with three to eight outcomes: a symbolic probability for each, adding to one, with its parts from three boards cast for the words and the moment, and a thesis",
  weighs: shared.shares,
  inputs: {
    question,
    resolutionDate,
    at,
    options: {
      label: "Outcomes",
      about: "Three to eight, all different; their order counts for nothing",
    },
  },
  fields: {
    ...shared.fields,
    ...shared.systemFields,
    ...shared.outcomeFields,
    options: "Outcomes",
  },
  terms: shared.terms,
  phrases: {
    ...core.momentPhrases,
    ...shared.symbolicPhrases,
    ...shared.issues,
    shares: shared.shares,
    eachItsOwn:
      "A favourable sign at the place of an option, or in its own throw, speaks for that option; an adverse one speaks against it and so for the others.",
    placedByWords: shared.placedByWords("option"),
  },
  refusals: shared.refusals,
  omissions: { at: shared.omissions.at },
  reading: ({ options, drawn, ...answer }: ChoiceAnswer, say: Speaker) =>
    sharesReading(
      { ...answer, outcomes: options, drawn: drawn.says, hour: drawn.hour },
      WORDING,
      say,
    ),
  picture: shared.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: IssuePhrases;
  refusals: Refusals;
  omissions: MomentOmission;
}>;

export type ChoiceWords = Translation<typeof en>;

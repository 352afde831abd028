import type { Speaker, Translation, Words } from "#sdk";
import type { MomentOmission } from "../../../core/moment.ts";
import * as core from "../../../core/words/en.ts";
import type { IssuePhrases, Refusals } from "../../question.ts";
import { sharesReading } from "../../words/en/shares.ts";
import * as shared from "../../words/en.ts";
import type { answer, TimingAnswer, WhenPhrases } from "../answer.ts";
import type { input } from "../input.ts";
import type { SpanPhrases } from "../span.ts";

const { question, at } = shared.inputs;
const { resolutionDate: _known, seed: _seed, ...fields } = shared.fields;

const WORDING = {
  many: "parts of the span",
  advice:
    "Read it as a calendar of better and worse footing. If the choice of day is yours, try the first and keep the second in reserve; if it is not, be ready early and do not count on the last part.",
};

export const en = {
  title: "When, within a span",
  summary:
    "When within a span a thing happens: a symbolic probability for each part, adding to one, from the almanac and two boards of its middle day, and a thesis",
  weighs: shared.shares,
  inputs: {
    question,
    at,
    from: { label: "From", about: "First day of the span, YYYY-MM-DD; not before the asking" },
    to: { label: "To", about: "Last day of the span, YYYY-MM-DD; at most ten years on" },
    parts: {
      label: "Parts",
      about: "Parts of the span, as equal as whole days allow; default 6, or one a day",
    },
  },
  fields: {
    ...fields,
    ...shared.systemFields,
    ...shared.outcomeFields,
    parts: "Parts",
    "parts/parts": "What each board says",
    from: "From",
    to: "To",
    castFor: "Cast for",
  },
  terms: shared.terms,
  phrases: {
    ...core.momentPhrases,
    ...shared.symbolicPhrases,
    ...shared.issues,
    shares: shared.shares,
    tooShort: ({ parts }: SpanPhrases["tooShort"]) => `Leaves fewer days than ${parts} parts need`,
    tooLong: ({ days }: SpanPhrases["tooLong"]) => `Must lie within ${days} days of the first`,
    pageOf: ({ date }: WhenPhrases["pageOf"]) => `the page of ${date}`,
    castAt: ({ date, time }: WhenPhrases["castAt"]) => `the board of ${date}, ${time}`,
    eachItsOwn:
      "A favourable sign on the day of a part speaks for its happening then; an adverse one speaks against that part and so for the others.",
    hoursByWords: `Each part was read on its middle day. The page of the almanac and the mysterious gates of noon are the same for every question; the Six Ren board stands for a live hour that the words of the question drew for that day, as that art does where several ask in one hour. ${shared.worded()}`,
  },
  refusals: shared.refusals,
  omissions: { at: shared.omissions.at },
  reading: ({ parts, ...answer }: TimingAnswer, say: Speaker) =>
    sharesReading({ ...answer, outcomes: parts }, WORDING, say),
  picture: shared.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: IssuePhrases & SpanPhrases & WhenPhrases;
  refusals: Refusals;
  omissions: MomentOmission;
}>;

export type TimingWords = Translation<typeof en>;

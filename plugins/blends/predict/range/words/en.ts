import type { Speaker, Translation, Words } from "#sdk";
import type { MomentOmission } from "../../../core/moment.ts";
import * as core from "../../../core/words/en.ts";
import type { IssuePhrases, Refusals } from "../../question.ts";
import { sharesReading } from "../../words/en/shares.ts";
import * as shared from "../../words/en.ts";
import type { answer, RangeAnswer } from "../answer.ts";
import type { BandPhrases } from "../bands.ts";
import type { input } from "../input.ts";

const { question, resolutionDate, at } = shared.inputs;

const WORDING = {
  many: "bands",
  advice:
    "A board knows nothing of scale, so the width of a band counts for nothing here: a band twice as wide is not twice as likely. Start from how often the number has fallen where in the past, and let this be a footnote to it.",
};

export const en = {
  title: "A number, by a date",
  summary:
    "A number to be known by a date: a symbolic probability for each band you name, adding to one, with its parts from three boards cast for the words and the moment, and a thesis",
  weighs: shared.shares,
  inputs: {
    question,
    resolutionDate,
    at,
    bands: {
      label: "Bands",
      about: "Two to ten bands of the number, without overlap, in any order",
    },
    low: { label: "From", about: "From this number on; the band is open downwards when left out" },
    high: { label: "To below", about: "Below this number; the band is open upwards when left out" },
    unit: { label: "Unit", about: "Unit of the number" },
  },
  fields: {
    ...shared.fields,
    ...shared.systemFields,
    ...shared.outcomeFields,
    bands: "Bands",
    low: "From",
    high: "To below",
    unit: "Unit",
  },
  terms: shared.terms,
  phrases: {
    ...core.momentPhrases,
    ...shared.symbolicPhrases,
    ...shared.issues,
    shares: shared.shares,
    noBound: "Has no bound: give low, high or both",
    turnedRound: ({ low }: BandPhrases["turnedRound"]) => `Must lie above low, ${low}`,
    overlaps:
      "Overlaps another band: only the lowest may be open downwards, only the highest upwards",
    overlapsBelow: ({ high }: BandPhrases["overlapsBelow"]) =>
      `Must not lie below ${high}, where the band before it ends`,
    eachItsOwn:
      "A favourable sign at the place of a band, or in its own throw, speaks for that band; an adverse one speaks against it and so for the others.",
    placedByWords: shared.placedByWords("band"),
  },
  refusals: shared.refusals,
  omissions: { at: shared.omissions.at },
  reading: ({ bands, drawn, ...answer }: RangeAnswer, say: Speaker) =>
    sharesReading(
      { ...answer, outcomes: bands, drawn: drawn.says, hour: drawn.hour },
      WORDING,
      say,
    ),
  picture: shared.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: IssuePhrases & BandPhrases;
  refusals: Refusals;
  omissions: MomentOmission;
}>;

export type RangeWords = Translation<typeof en>;

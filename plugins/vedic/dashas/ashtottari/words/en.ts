import type { Translation, Words } from "#sdk";
import type { GrahaId } from "../../../core/grahas.ts";
import * as core from "../../../core/words/en.ts";
import { dashaFields, dashaInputs, tellDasha } from "../../words/en.ts";
import type { answer, AshtottariAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha } = core;
const senses = {
  sun: "office and answerability",
  moon: "people, travel and care",
  mars: "contest and decisions",
  mercury: "study and trade",
  saturn: "labour that lasts",
  jupiter: "growth and counsel",
  rahu: "new ground",
  venus: "relationships and comfort",
} as Readonly<Record<GrahaId, string>>;

export const en = {
  title: "Ashtottari dasha",
  summary: "108-year Ashtottari periods with the rule that says whether they apply",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: dashaInputs,
  fields: {
    ...core.place,
    ...dashaFields,
    moon: "Moon",
    balanceYears: "Years left at birth",
    applies: "The dasha applies",
  },
  terms: { graha, nakshatra: core.nakshatraName },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.dateRefusals,
    "place-incomplete": core.chartRefusals["place-incomplete"],
  },
  omissions: {
    birthTime:
      "No time of birth was given: the Moon is that of local noon, and every date may lie months to years to either side.",
  },
  reading: (answer: AshtottariAnswer): readonly string[] => [
    [
      ...tellDasha(
        answer,
        (lord) => graha[lord],
        (lord) => senses[lord],
      ),
    ].join(" "),
    ...(answer.applies === null
      ? []
      : [
          answer.applies
            ? "Rahu stands in a kendra or trine from the lord of the lagna and not in the lagna itself: by Parashara's rule this dasha applies."
            : "Rahu does not stand in a kendra or trine from the lord of the lagna, or shares the lagna: by Parashara's rule Vimshottari is to be preferred.",
        ]),
  ],
  picture: {
    title: "Ashtottari dasha",
    heading: "great periods in their years; darker: the one that runs",
    desc: "Great periods on lines below each other against the years",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
  omissions: { birthTime: {} };
}>;

export type AshtottariWords = Translation<typeof en>;

import type { Translation, Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import { dashaFields, dashaInputs, tellDasha } from "../../words/en.ts";
import type { answer, YoginiAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const yogini = {
  mangala: "Mangala (Moon)",
  pingala: "Pingala (Sun)",
  dhanya: "Dhanya (Jupiter)",
  bhramari: "Bhramari (Mars)",
  bhadrika: "Bhadrika (Mercury)",
  ulka: "Ulka (Saturn)",
  siddha: "Siddha (Venus)",
  sankata: "Sankata (Rahu)",
};
const senses = {
  mangala: "comfort, rites and good company",
  pingala: "heat in the body and disputes; pride is best kept small",
  dhanya: "means, teachers and praise",
  bhramari: "wandering and change of house; zeal without a fixed seat",
  bhadrika: "friends, trade and a good name",
  ulka: "toil and worry about means; steady work carries through",
  siddha: "success, marriage and arts",
  sankata: "narrow passes; help comes from those one has helped",
};

export const en = {
  title: "Yogini dasha",
  summary: "36-year Yogini periods and sub-periods",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: dashaInputs,
  fields: {
    ...core.place,
    ...dashaFields,
    moon: "Moon",
    balanceYears: "Years left at birth",
  },
  terms: { yogini, graha: core.graha, nakshatra: core.nakshatraName },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.dateRefusals,
  },
  omissions: {
    birthTime:
      "No time of birth was given: the Moon is that of local noon, and every date may lie months to years to either side.",
  },
  reading: (answer: YoginiAnswer): readonly string[] => [
    [
      ...tellDasha(
        answer,
        (lord) => yogini[lord],
        (lord) => senses[lord],
      ),
    ].join(" "),
  ],
  picture: {
    title: "Yogini dasha",
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

export type YoginiWords = Translation<typeof en>;

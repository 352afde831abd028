import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, LotsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { houseName, lot, sign, the, topicOf } = core;
const placed = (label: string) => ({
  label,
  about: "Sign, and the degree where it is known; signs are counted unless every degree is given",
});

export const en = {
  title: "Lots of a drawn chart",
  summary:
    "Fortune, Spirit, the Hermetic lots and those of the family for a chart given in signs or degrees",
  inputs: {
    ascendant: placed("Ascendant"),
    sun: placed("Sun"),
    moon: placed("Moon"),
    mercury: placed("Mercury"),
    venus: placed("Venus"),
    mars: placed("Mars"),
    jupiter: placed("Jupiter"),
    saturn: placed("Saturn"),
    sign: { label: "Sign", about: "Sign of the zodiac", values: core.sign },
    degree: { label: "Degree", about: "Degrees within the sign, 0 to 30" },
    sect: {
      label: "Sect",
      about: "Day or night; default by the house of the Sun",
      values: core.sect,
    },
  },
  fields: {
    sect: "Sect",
    exact: "By degrees",
    lots: "Lots",
    lot: "Lot",
    sign: "Sign",
    degreeInSign: "Degree in sign",
    house: "House",
    lord: "Lord",
  },
  terms: { lot, sect: core.sect },
  conventions: {
    lotsSchool: {
      title: "Formulas of the lots",
      options: {
        hermetic: "the seven of Hermes",
        valens: "Eros and Necessity from Fortune and Spirit",
      },
    },
  },
  reading: ({ sect, lots }: LotsAnswer): readonly string[] => [
    `Reckoned as a ${core.sect[sect]} chart.`,
    ...lots
      .slice(0, 2)
      .map(
        (one) =>
          `The Lot of ${lot[one.lot]} falls in ${sign[one.sign]} in ${houseName(one.house)}, of ${topicOf(one.house)}; ${the(one.lord)} is its lord.`,
      ),
    ...(lots.length > 2
      ? [
          `The others: ${english.list(lots.slice(2).map((one) => `${lot[one.lot]} in ${sign[one.sign]}`))}.`,
        ]
      : []),
  ],
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type LotsWords = Translation<typeof en>;

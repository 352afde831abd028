import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { GivenRefusals } from "../../core/given_chart.ts";
import type { answer, LotsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { houseName, lot, sign, the, topicOf } = core;
export const en = {
  title: "Lots",
  summary:
    "Fortune, Spirit, the Hermetic lots and those of the family, with the formula of each, for a birth or a chart given in signs",
  inputs: core.givenInputs,
  fields: {
    ...core.place,
    sect: "Sect",
    exact: "By degrees",
    lots: "Lots",
    lot: "Lot",
    house: "House",
    lord: "Lord",
    formula: "Formula",
    ascendant: "Ascendant",
  },
  terms: { lot, sect: core.sect },
  phrases: core.lotFormulas,
  conventions: {
    lotsSchool: {
      title: "Formulas of the lots",
      options: {
        hermetic: "the seven of Hermes",
        valens: "Eros and Necessity from Fortune and Spirit",
      },
    },
  },
  refusals: core.givenRefusals,
  reading: ({ sect, lots }: LotsAnswer): readonly string[] => [
    lots.length > 0
      ? `Reckoned as a ${core.sect[sect]} chart.`
      : `Reckoned as a ${core.sect[sect]} chart, but neither Fortune nor Spirit can be counted without the Moon, and no other lot without its planets.`,
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
  picture: {
    title: "Lots",
    desc: ({ lots }: LotsAnswer) =>
      lots.map((one) => `${lot[one.lot]} ${sign[one.sign]}`).join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: GivenRefusals;
}>;

export type LotsWords = Translation<typeof en>;

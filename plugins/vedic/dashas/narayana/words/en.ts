import type { Translation, Words } from "#sdk";
import { SIGN } from "#lore";
import * as core from "../../../core/words/en.ts";
import { houseTopics } from "../../../chart/words/en/sentences.ts";
import { dashaFields, dashaInputs, tellDasha } from "../../words/en.ts";
import type { answer, NarayanaAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sign } = core;

export const en = {
  title: "Narayana dasha",
  summary:
    "Narayana (padakrama) dasha with sub-periods; lords of Scorpio and Aquarius as a convention",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: dashaInputs,
  fields: { ...dashaFields, lagna: "Lagna", seed: "Begins with" },
  conventions: {
    coLords: {
      title: "Lords of Scorpio and Aquarius",
      options: core.conventions.coLords.options,
    },
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: { ...core.dateRefusals, ...core.lagnaRefusals },
  reading: (answer: NarayanaAnswer): readonly string[] => {
    const { lagna, seed } = answer;
    const house = (lord: keyof typeof sign) =>
      ((SIGN.ids.indexOf(lord) - SIGN.ids.indexOf(lagna) + 12) % 12) + 1;
    const start =
      seed === lagna
        ? `${sign[lagna]} rises and is stronger than its seventh, so that the dasha begins with it.`
        : `${sign[lagna]} rises, but ${sign[seed]} opposite is stronger, and the dasha begins there.`;
    return [
      `${start} ${tellDasha(
        answer,
        (lord) => sign[lord],
        (lord) =>
          `its house is ${core.houseName(house(lord))}, and life turns to ${houseTopics[house(lord) - 1]!}`,
      ).join(" ")}`,
      "After twelve signs each comes again for what is left of twelve years.",
    ];
  },
  picture: {
    title: "Narayana dasha",
    heading: "the first round of signs in years; darker: the one that runs",
    desc: "Periods of signs on lines below each other against the years",
    signs: sign,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type NarayanaWords = Translation<typeof en>;

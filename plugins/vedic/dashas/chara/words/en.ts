import type { Translation, Words } from "#sdk";
import * as core from "../../../core/words/en.ts";

import { dashaFields, dashaInputs, lagnaNeeded, tellDasha } from "../../words/en.ts";
import type { answer, CharaAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sign } = core;
const houses = [
  "self and start",
  "family and means",
  "effort and siblings",
  "home",
  "children and counsel",
  "work and rivals",
  "partnership",
  "change and what is shared",
  "fortune and teachers",
  "profession",
  "gains and friends",
  "retreat and far places",
];
const order = Object.keys(sign) as (keyof typeof sign)[];

export const en = {
  title: "Chara dasha",
  summary: "Sign periods and sub-periods of Chara dasha, K. N. Rao or Parashara rule",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: dashaInputs,
  fields: {
    ...dashaFields,
    lagna: "Lagna",
    forward: "Forward",
    totalYears: "Years in all",
  },
  conventions: {
    rule: {
      title: "Rule",
      options: {
        rao: "K. N. Rao: direction by the ninth sign",
        parashara: "Parashara: direction by the lagna, a year for exaltation and fall",
      },
    },
    coLords: core.conventions.coLords,
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.dateRefusals,
    "place-incomplete": core.chartRefusals["place-incomplete"],
    "lagna-needed": lagnaNeeded,
  },
  reading: (answer: CharaAnswer): readonly string[] => {
    const house = (lord: keyof typeof sign) =>
      (order.indexOf(lord) - order.indexOf(answer.lagna) + 12) % 12;
    return [
      `${sign[answer.lagna]} rises and the signs go ${answer.forward ? "forward" : "backward"}, ${answer.totalYears} years in all. ${tellDasha(
        answer,
        (lord) => sign[lord],
        (lord) => `its house is ${core.houseName(house(lord) + 1)}, ${houses[house(lord)]!}`,
      ).join(" ")}`,
    ];
  },
  picture: {
    title: "Chara dasha",
    heading: "signs in their years; darker: the one that runs",
    desc: "Periods of signs on lines below each other against the years",
    signs: sign,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type CharaWords = Translation<typeof en>;

import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { lagnaNeeded } from "../../dashas/words/en.ts";
import { houseTopics } from "../../chart/words/en/sentences.ts";
import type { answer, AshtakavargaAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, the } = core;

export const en = {
  title: "Ashtakavarga",
  summary: "Individual and combined ashtakavarga tables, both reductions and the pinda totals",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    lagna: "Lagna",
    planets: "Planets",
    graha: "Planet",
    sign: "Sign",
    own: "Own points where it stands",
    total: "Total",
    bhinna: "Points from Aries",
    trikona: "Trines reduced",
    reduced: "Both reductions",
    rashiPinda: "Product of signs",
    grahaPinda: "Product of planets",
    shodhyaPinda: "Shodhya pinda",
    sarva: "Combined points",
    houses: "Houses",
    house: "House",
    points: "Points",
  },
  terms: { graha },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    ashtakavargaTable: core.conventions.ashtakavargaTable,
    virgoMultiplier: core.conventions.virgoMultiplier,
    lagnaOccupies: core.conventions.lagnaOccupies,
    positions: core.conventions.positions,
  },
  refusals: {
    "place-incomplete": core.chartRefusals["place-incomplete"],
    "lagna-needed": lagnaNeeded,
  },
  reading: ({ planets, houses, total }: AshtakavargaAnswer) => {
    const sorted = [...houses].sort((a, b) => b.points - a.points);
    const strong = [...planets].sort((a, b) => b.own - a.own);
    const [best, worst] = [strong[0]!, strong.at(-1)!];
    const at = (house: number) => houses[house - 1]!.points;
    const topic = (house: number) => houseTopics[house - 1]!;
    return [
      `Of ${total} points most fall to ${english.list(sorted.slice(0, 3).map(({ house, sign: of, points }) => `${core.houseName(house)} in ${sign[of]} (${points}, ${topic(house)})`))}; fewest to ${english.list(sorted.slice(-2).map(({ house, sign: of, points }) => `${core.houseName(house)} in ${sign[of]} (${points}, ${topic(house)})`))}. Twenty-eight is the mean.`,
      `${english.capital(the(best.graha))} in ${sign[best.sign]} has ${best.own} of its eight points under its feet and gives freely; ${the(worst.graha)} in ${sign[worst.sign]} has ${worst.own} and has to be asked twice.`,
      at(11) > at(12)
        ? `The eleventh (${at(11)}) holds more than the twelfth (${at(12)}): what comes in outlasts what goes out${at(11) > at(10) ? `, and with more than the tenth (${at(10)}) it comes for less toil` : ""}.`
        : `The twelfth (${at(12)}) holds no less than the eleventh (${at(11)}): what comes in asks to be guarded.`,
    ];
  },
  picture: {
    title: "Ashtakavarga",
    heading: "green: thirty points and more; red: under twenty-five; a dot marks the lagna",
    sign: "Sign",
    sum: "Sum",
    short: core.grahaShort,
    signs: sign,
    desc: (sarva: readonly number[]): string => `Combined points from Aries: ${sarva.join(", ")}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type AshtakavargaWords = Translation<typeof en>;

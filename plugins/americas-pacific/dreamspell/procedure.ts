import { defineProcedure, wordsIn } from "#sdk";
import { answer, type Kin, type KinAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import {
  isDayOutOfTime,
  kinDay,
  kinNames,
  kinOfDate,
  moonDateOf,
  oracleOf,
  type KinNumber,
} from "./kin.ts";
import { CASTLE, EARTH_FAMILY, PLASMA } from "./names.ts";
import { drawOracle } from "./picture.ts";
import type { KinWords } from "./words/en.ts";

/** The kin of a date. */
export const dreamspellKin = defineProcedure({
  name: "dreamspell.kin",
  tradition: "dreamspell",
  words: wordsIn<KinWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dreamspell.svg",
  needs: ["now"],
  reads: "moment",
  conventions: CONVENTIONS,
  input,
  output: answer,
  run({ leapRule }, give): KinAnswer {
    const { year, month, day } = give.civil();
    const date = { year, month, day };
    const { kin, nearest } = kinOfDate(date, leapRule);
    const { seal, tone } = kinDay(nearest);
    const { moon, moonDay, yearBearerKin } = moonDateOf(date, leapRule);
    const { guide, analog, antipode, occult } = oracleOf(nearest);
    const start = nearest - (tone - 1);
    return {
      hunabKuDay: kin === null,
      dayOutOfTime: isDayOutOfTime(date),
      kin: kin === null ? null : describe(kin),
      precedingKin: kin === null ? nearest : ((nearest + 258) % 260) + 1,
      followingKin: (nearest % 260) + 1,
      wavespell: { kin: start, name: { code: "kin", with: kinNames(start) }, day: tone },
      castle: CASTLE.ids[Math.floor((nearest - 1) / 52)]!,
      earthFamily: EARTH_FAMILY.ids[seal % 5]!,
      oracle: {
        guide: describe(guide),
        analog: describe(analog),
        antipode: describe(antipode),
        occult: describe(occult),
      },
      moon,
      moonDay,
      plasma: moonDay === null ? null : PLASMA.ids[(moonDay - 1) % 7]!,
      yearBearer: describe(yearBearerKin),
    };
  },
  picture: drawOracle,
  examples: [
    {
      title: "the first day of the first year",
      input: { date: "1987-07-26" },
      expect: {
        kin: { kin: 34, name: { text: "White Galactic Wizard" } },
        wavespell: { kin: 27 },
        oracle: {
          guide: { kin: 138 },
          analog: { kin: 125 },
          antipode: { kin: 164 },
          occult: { kin: 227 },
        },
        moon: 1,
        moonDay: 1,
      },
      source: "Dreamspell (1990): year of the White Galactic Wizard; two published calculators",
    },
    {
      title: "29 February stands outside the count",
      input: { date: "2024-02-29" },
      expect: { hunabKuDay: true, kin: null, precedingKin: 131, followingKin: 132 },
      source: "Dreamspell: 0.0 Hunab Ku; table of months and years",
    },
  ],
  references: [
    {
      title: "Dreamspell: The Journey of Timeship Earth 2013",
      author: "José Argüelles and Lloydine Burris",
      year: "1990",
    },
  ],
});

function describe(kin: KinNumber): Kin {
  const names = kinNames(kin);
  const { portal } = kinDay(kin);
  return { kin, name: { code: "kin", with: names }, ...names, galacticActivationPortal: portal };
}

import { byBirth, defineProcedure, Refusal, wordsIn } from "#sdk";
import { DATE_REFUSALS } from "../../core/dates.ts";
import { anglesAt, placeOf, siderealSkyAt } from "../../core/positions.ts";
import { countSigns, signIdAt, signIndexOf } from "../../core/signs.ts";
import { SIGN } from "#lore";
import { askedInstant, reportDasha } from "../periods.ts";
import { drawDasha } from "../picture.ts";
import { answer, type CharaAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { charaPeriods, charaSubs } from "./rules.ts";
import type { CharaWords } from "./words/en.ts";

/** Chara dasha of Jaimini, by K. N. Rao or by Parashara. */
export const jaiminiCharaDasha = defineProcedure({
  name: "jaimini.charaDasha",
  tradition: "jaimini",
  words: wordsIn<CharaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dasha.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...DATE_REFUSALS, "place-incomplete", "lagna-needed"],
  input,
  output: answer,
  run(chosen, give): CharaAnswer {
    const civil = give.civil();
    const place = placeOf(civil);
    if (!place || !civil.timeKnown) throw new Refusal("lagna-needed");
    const sky = siderealSkyAt(civil.julianDayTt, chosen.ayanamsa, chosen.node, chosen.positions);
    const { lagnaDeg } = anglesAt(civil.julianDayUt, place, sky, "wholeSign");
    const lagna = signIndexOf(lagnaDeg);
    const yearDays = Number(chosen.yearDays);
    const periods = charaPeriods(lagna, sky.longitudes, chosen, civil.julianDayUt, yearDays);
    const order = periods.map(({ lord }) => lord);
    return {
      lagna: signIdAt(lagna),
      forward: countSigns(lagna, SIGN.ids.indexOf(order[1]!)) === 2,
      totalYears: periods.reduce((sum, { years }) => sum + years, 0),
      ...reportDasha(
        periods,
        (period) => charaSubs(period, order),
        yearDays,
        askedInstant(chosen, civil, give.now),
      ),
    };
  },
  asks: byBirth,
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: (answer, { picture: says }, lang) =>
    drawDasha("chara", lang, answer, {
      ...says,
      name: (lord) => says.signs[lord as keyof typeof says.signs],
    }),
  examples: [
    {
      title: "Libra rising at Ottawa",
      input: {
        birthDate: "2034-01-06",
        birthTime: "07:23",
        timezone: "UTC",
        latitude: 45.4215,
        longitude: -75.6972,
      },
      expect: { lagna: { id: "libra" }, totalYears: 77 },
      source: "rule, and PyJHora by the method of K. N. Rao: 2 4 2 7 8 1 11 7 6 12 8 9 years",
    },
  ],
  references: [
    { title: "Jaimini Upadesha Sutras", author: "Jaimini", part: "1.1.25-29" },
    { title: "Predicting Through Jaimini's Chara Dasha", author: "K. N. Rao", year: "1995" },
  ],
});

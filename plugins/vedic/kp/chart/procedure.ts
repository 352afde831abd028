import { byBirth, defineProcedure, Refusal, wordsIn } from "#sdk";
import { placeOf } from "../../core/positions.ts";
import { kpFigure, rulingPlanets } from "../figure.ts";
import { judgeHouse } from "../judge.ts";
import { drawKp } from "../picture.ts";
import { KP_REFUSALS, reportFigure } from "../shapes.ts";
import { answer, type KpChartAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { KpChartWords } from "./words/en.ts";

/** The birth chart of Krishnamurti's school. */
export const kpChart = defineProcedure({
  name: "kp.chart",
  tradition: "kp",
  words: wordsIn<KpChartWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/kp.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: KP_REFUSALS,
  input,
  output: answer,
  run(chosen, give): KpChartAnswer {
    const civil = give.civil();
    const place = placeOf(civil);
    if (!place || !civil.timeKnown) throw new Refusal("lagna-needed");
    const figure = kpFigure(civil, place, chosen);
    return {
      ...reportFigure(figure),
      ruling: rulingPlanets(figure, civil.julianDayUt, place, civil.offsetSeconds / 86400),
      promises: figure.cusps.map((_, i) => ({ house: i + 1, ...judgeHouse(figure, i + 1) })),
    };
  },
  asks: byBirth,
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: (answer, { picture: says }, lang) => drawKp("kp", lang, answer, says),
  examples: [
    {
      title: "Beijing, 22 April 1926",
      input: {
        birthDate: "1926-04-22",
        birthTime: "01:36",
        timezone: "UTC",
        latitude: 39.9042,
        longitude: 116.4074,
      },
      expect: { ayanamsaDeg: 22.73096 },
      tolerance: 0.001,
      source: "Swiss Ephemeris 2.10.03 with Krishnamurti's ayanamsa; lords by rule and PyJHora",
    },
  ],
  references: [
    {
      title: "Krishnamurti Padhdhati, Readers I-VI",
      author: "K. S. Krishnamurti",
      year: "1963-70",
    },
  ],
});

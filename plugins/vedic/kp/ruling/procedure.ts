import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { placeOf } from "../../core/positions.ts";
import { kpFigure, rulingPlanets } from "../figure.ts";
import { drawKp } from "../picture.ts";
import { KP_REFUSALS, reportFigure } from "../shapes.ts";
import { answer, type RulingAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { RulingWords } from "./words/en.ts";

/** Who rules a moment at a place, with the significators of the twelve houses. */
export const kpRulingPlanets = defineProcedure({
  name: "kp.rulingPlanets",
  tradition: "kp",
  words: wordsIn<RulingWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/kp.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: KP_REFUSALS,
  input,
  output: answer,
  run(chosen, give): RulingAnswer {
    const civil = give.civil();
    const place = placeOf(civil);
    if (!place || !civil.timeKnown) throw new Refusal("lagna-needed");
    const figure = kpFigure(civil, place, chosen);
    return {
      ruling: rulingPlanets(figure, civil.julianDayUt, place, civil.offsetSeconds / 86400),
      ...reportFigure(figure),
    };
  },
  picture: (answer, { picture: says }, lang) => drawKp("kp-ruling", lang, answer, says),
  examples: [
    {
      title: "the same moment as the birth at Beijing, a Thursday",
      input: {
        date: "1926-04-22",
        time: "09:36",
        timezone: "Asia/Shanghai",
        latitude: 39.9042,
        longitude: 116.4074,
      },
      expect: {
        ruling: {
          day: { id: "jupiter" },
          moonSign: { id: "sun" },
          moonStar: { id: "ketu" },
          moonSub: { id: "venus" },
          lagnaSign: { id: "mercury" },
          lagnaStar: { id: "rahu" },
        },
      },
      source: "rule over positions of Swiss Ephemeris 2.10.03; lords by PyJHora",
    },
  ],
  references: [
    { title: "Krishnamurti Padhdhati, Reader VI", author: "K. S. Krishnamurti", year: "1970" },
  ],
});

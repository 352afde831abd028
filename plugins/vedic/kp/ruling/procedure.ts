import { defineProcedure, wordsIn } from "#sdk";
import { KP_REFUSALS } from "../shapes.ts";
import { answer } from "./answer.ts";
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
  work: () => import("./work.ts"),
  pictured: true,
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

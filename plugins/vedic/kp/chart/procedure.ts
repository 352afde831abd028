import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { KP_REFUSALS } from "../shapes.ts";
import { answer } from "./answer.ts";
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
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
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

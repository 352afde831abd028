import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { LAGNA_REFUSALS } from "../core/birth_chart.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ChalitWords } from "./words/en.ts";

/** Houses by three rules beside each other, and the planets that change their house. */
export const vedicBhavaChalit = defineProcedure({
  name: "vedic.bhavaChalit",
  tradition: "vedic",
  words: wordsIn<ChalitWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/chalit.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...LAGNA_REFUSALS, "no-quadrants"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "a morning in Chennai, 7 December 1996",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: { lagna: { longitudeDeg: 292.4458, sign: { id: "capricorn" } } },
      tolerance: 0.01,
      source:
        "Swiss Ephemeris with Lahiri ayanamsa; cusps of KP are those that kp.chart has from it",
    },
  ],
  references: [
    { title: "Jataka Paddhati", author: "Sripati", year: "11th century" },
    { title: "Krishnamurti Padhdhati, Reader I", author: "K. S. Krishnamurti", year: "1963" },
  ],
});

import { byBirth, defineProcedure, withSettings, wordsIn } from "#sdk";
import { GRAHA_IDS } from "../core/grahas.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DivisionalWords } from "./words/en.ts";

/** One divisional chart of a birth. */
export const vedicDivisionalChart = defineProcedure({
  name: "vedic.divisionalChart",
  tradition: "vedic",
  words: wordsIn<DivisionalWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/divisional.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(GRAHA_IDS.map((_, i) => `/grahas/${i}/sign`)),
    latitude: PLACE_OMITTABLE,
  },
  refusals: ["place-incomplete"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: withSettings(byBirth, { division: "D9" }),
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "the navamsha of a morning in Chennai, 7 December 1996",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
        division: "D9",
      },
      expect: {
        lagna: { id: "cancer" },
        grahas: [
          { graha: { id: "sun" }, sign: { id: "capricorn" } },
          { graha: { id: "moon" }, sign: { id: "sagittarius" } },
          { graha: { id: "mars" }, sign: { id: "scorpio" } },
          { graha: { id: "mercury" }, sign: { id: "gemini" } },
          { graha: { id: "jupiter" }, sign: { id: "scorpio" } },
          { graha: { id: "venus" }, sign: { id: "taurus" } },
          { graha: { id: "saturn" }, sign: { id: "virgo" } },
          { graha: { id: "rahu" }, sign: { id: "aries" } },
          { graha: { id: "ketu" }, sign: { id: "libra" } },
        ],
      },
      source: "PyJHora and Maitreya agree: vedic.json",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "6-7" },
    {
      title: "Vedic Astrology: An Integrated Approach",
      author: "P. V. R. Narasimha Rao",
      year: "2001",
      part: "6",
    },
  ],
});

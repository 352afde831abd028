import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { birthTimeOmittable } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { NakshatraWords } from "./words/en.ts";

/** The birth star: nakshatra and pada of the Moon with what the books attach to them. */
export const vedicNakshatra = defineProcedure({
  name: "vedic.nakshatra",
  tradition: "vedic",
  words: wordsIn<NakshatraWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/nakshatra.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable([
      "/nakshatra",
      "/pada",
      "/lord",
      "/gana",
      "/nadi",
      "/animal",
      "/moon/sign",
      "/syllable",
    ]),
  },
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
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
      expect: {
        moon: { longitudeDeg: 186.9593, sign: { id: "libra" } },
        number: 15,
        nakshatra: { id: "swati" },
        pada: 1,
        lord: { id: "rahu" },
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris with Lahiri ayanamsa; PyJHora gives the same nakshatra and pada",
    },
    {
      title: "the Moon of 20 July 1969 over Houston",
      input: { birthDate: "1969-07-20", birthTime: "15:18", timezone: "America/Chicago" },
      expect: {
        number: 13,
        nakshatra: { id: "hasta" },
        moon: { sign: { id: "virgo" } },
        animal: { id: "buffalo" },
        gana: { id: "deva" },
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris with Lahiri ayanamsa; table of Muhurta Chintamani VI",
    },
  ],
  references: [
    { title: "Brihat Samhita", author: "Varahamihira", year: "6th century", part: "98, 101" },
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "II, VI" },
    { title: "Taittiriya Brahmana", part: "III.1, deities of the nakshatras" },
  ],
});

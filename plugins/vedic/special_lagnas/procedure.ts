import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { LAGNA_REFUSALS } from "../core/birth_chart.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SpecialLagnasWords } from "./words/en.ts";

/** The lagnas that move with the time since sunrise, and those of the Moon. */
export const vedicSpecialLagnas = defineProcedure({
  name: "vedic.specialLagnas",
  tradition: "vedic",
  words: wordsIn<SpecialLagnasWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/special_lagnas.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...LAGNA_REFUSALS, "no-day"],
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
      expect: {
        lagnas: [
          { specialLagna: { id: "bhava" }, sign: { id: "capricorn" } },
          { specialLagna: { id: "hora" }, sign: { id: "pisces" } },
          { specialLagna: { id: "ghati" }, sign: { id: "libra" } },
          { specialLagna: { id: "vighati" }, sign: { id: "taurus" } },
          { specialLagna: { id: "pranapada" }, sign: { id: "capricorn" } },
          { specialLagna: { id: "indu" }, sign: { id: "capricorn" } },
          { specialLagna: { id: "sri" }, sign: { id: "aquarius" } },
          { specialLagna: { id: "varnada" }, sign: { id: "sagittarius" } },
        ],
      },
      source: "Jagannatha Hora, as the tests of PyJHora print it",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "4-5" },
    { title: "Jaimini Upadesha Sutras", author: "Jaimini", part: "1.3" },
    {
      title: "Vedic Astrology: An Integrated Approach",
      author: "P. V. R. Narasimha Rao",
      year: "2001",
      part: "5",
    },
  ],
});

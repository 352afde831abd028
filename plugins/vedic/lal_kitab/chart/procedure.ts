import { defineProcedure, wordsIn } from "#sdk";
import { LAGNA_REFUSALS } from "../../core/birth_chart.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LalKitabWords } from "./words/en.ts";

/** The teva of the Lal Kitab with its sleeping planets, debts and remedies. */
export const lalKitabChart = defineProcedure({
  name: "lalKitab.chart",
  tradition: "lal-kitab",
  words: wordsIn<LalKitabWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/lal_kitab.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: LAGNA_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Chennai, 7 December 1996",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: { lagna: { id: "capricorn" } },
      source: "PyJHora's test chart: Capricorn rises; houses by the rule of Lal Kitab",
    },
    {
      title: "the same with houses by signs, as some programs have it",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
        houses: "signs",
        gender: "female",
      },
      expect: { partner: { id: "jupiter" } },
      source: "kinastro's module: house is the number of the sign",
    },
  ],
  references: [{ title: "Lal Kitab", author: "Roop Chand Joshi", year: "1939-1952" }],
});

import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { DATE_REFUSALS } from "../../core/dates.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
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
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
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

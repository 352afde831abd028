import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { PawukonWords } from "./words/en.ts";

/** A day of the Pawukon: ten weeks at once, the named week, and when the day comes round. */
export const pawukonDay = defineProcedure({
  name: "pawukon.day",
  tradition: "balinese",
  words: wordsIn<PawukonWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/balinese.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Galungan of 2026",
      input: { date: "2026-06-17", count: 2 },
      expect: {
        wuku: { number: 11, name: { id: "dungulan" } },
        weeks: { saptawara: { id: "buda" }, pancawara: { id: "kliwon" } },
        feasts: [{ id: "galungan" }],
        otonan: ["2027-01-13", "2027-08-11"],
      },
      source: "Holidays of the province of Bali, 2026: Galungan on 17 June; the round has 210 days",
    },
    {
      title: "a Thursday Umanis in Sinta",
      input: { date: "1978-07-20" },
      expect: {
        pawukonDay: 4,
        weeks: { sangawara: { id: "jangur" }, dasawara: { id: "duka" }, luang: true },
      },
      source: "balinese-date-js-lib and the rules of Calendrical Calculations",
    },
  ],
  references: [
    { title: "Bali: Sekala and Niskala", author: "Fred B. Eiseman", year: "1989" },
    {
      title: "Calendrical Calculations, 4th edition",
      author: "E. M. Reingold, N. Dershowitz",
      year: "2018",
      part: "ch. 12",
    },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { SakaWords } from "./words/en.ts";

/** A day of the Saka calendar of Bali, from a civil date or back to one. */
export const balineseSakaConvert = defineProcedure({
  name: "balineseSaka.convert",
  tradition: "balinese",
  words: wordsIn<SakaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/saka.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Nyepi of 2026",
      input: { date: "2026-03-19" },
      expect: {
        saka: { year: 1948, month: 10, waxing: true },
        feasts: [{ id: "nyepi" }],
      },
      source: "Public holidays of Indonesia, 2026: Nyepi, Saka 1948, on 19 March",
    },
    {
      title: "a Purnama of Kadasa",
      input: { date: "2004-04-04" },
      expect: { saka: { year: 1926, month: 10, day: 15 }, moon: { id: "purnama" } },
      source: "balinese-date-js-lib: 4 April 2004 is Purnama of Kadasa, Saka 1926",
    },
    {
      title: "back from the waning half of Kalima",
      input: { saka: { year: 1907, month: 5, day: 7, waxing: false } },
      expect: { civil: { date: "1985-11-05" } },
      source: "balinese-date-js-lib: 5 November 1985 is pangelong 7, Kalima, Saka 1907",
    },
  ],
  references: [
    { title: "Pokok-pokok Wariga", author: "I. B. Suparta Ardhana", year: "2005" },
    { title: "Bali: Sekala and Niskala", author: "Fred B. Eiseman", year: "1989" },
  ],
});

import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { LAGNA_REFUSALS } from "../core/birth_chart.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { KarakamshaWords } from "./words/en.ts";

/** The karakamsha and what is read from it. */
export const jaiminiKarakamsha = defineProcedure({
  name: "jaimini.karakamsha",
  tradition: "jaimini",
  words: wordsIn<KarakamshaWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/karakas.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: LAGNA_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title:
        "a morning in Chennai, 7 December 1996: Mars and Jupiter in the karakamsha, Ketu in the twelfth",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: {
        atma: { id: "jupiter" },
        amatya: { id: "mars" },
        karakamsha: { id: "scorpio" },
        navamshaLagna: { id: "cancer" },
        deity: { graha: { id: "ketu" }, say: { id: "inside" } },
      },
      source: "karakas and navamsha: PyJHora and Maitreya agree (vedic.json)",
    },
  ],
  references: [
    { title: "Jaimini Upadesha Sutras", author: "Jaimini", part: "1.2" },
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "33" },
  ],
});

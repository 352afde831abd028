import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { AshtakavargaWords } from "./words/en.ts";

/** The eightfold points of a birth with both reductions and the pindas. */
export const vedicAshtakavarga = defineProcedure({
  name: "vedic.ashtakavarga",
  tradition: "vedic",
  words: wordsIn<AshtakavargaWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/ashtakavarga.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ["place-incomplete", "lagna-needed"],
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
      expect: { sarva: [26, 31, 32, 22, 34, 30, 33, 31, 23, 25, 23, 27], total: 337 },
      source: "PyJHora and Maitreya agree",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "66-72" },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "XXIII-XXIV" },
  ],
});

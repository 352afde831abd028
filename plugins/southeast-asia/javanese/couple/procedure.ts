import { byPair, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { CoupleWords } from "./words/en.ts";

/** What the neptu of two births leave, by the primbon. */
export const compatibilityWeton = defineProcedure({
  name: "compatibility.weton",
  tradition: "javanese",
  words: wordsIn<CoupleWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/weton_couple.svg",
  reads: "births",
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "eleven and fourteen make twenty-five, Sujanan",
      input: {
        a: { birthDate: "1945-08-17", birthTime: "10:00", timezone: "Asia/Jakarta" },
        b: { birthDate: "2000-01-02", birthTime: "10:00", timezone: "Asia/Jakarta" },
      },
      expect: { sum: 25, outcome: { id: "sujanan" } },
      source: "Friday Legi 6 + 5 and Sunday Pahing 5 + 9; 25 leaves 7 by nine: Sujanan",
    },
    {
      title: "eighteen counts as Pegat",
      input: {
        a: { birthDate: "2024-07-08", birthTime: "09:00", timezone: "Asia/Jakarta" },
        b: { birthDate: "2024-07-08", birthTime: "10:00", timezone: "Asia/Jakarta" },
      },
      expect: { sum: 18, left: 0, outcome: { id: "pegat" } },
      source:
        "Two of Monday Legi, 9 each; lists of the primbon put 1, 9, 10, 18, 19, 27, 28 and 36 under Pegat",
    },
  ],
  references: [
    { title: "Kitab Primbon Betaljemur Adammakna", part: "petungan salaki rabi, by eight" },
  ],
});

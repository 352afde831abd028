import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { SonNalWords } from "./words/en.ts";

/** Days of a month without the wandering guest. */
export const sonEomneunNalMonth = defineProcedure({
  name: "sonEomneunNal.month",
  tradition: "korean",
  words: wordsIn<SonNalWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/son_nal.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "May 2044, in which a short lunar month ends",
      input: { year: 2044, month: 5 },
      expect: { freeDays: [6, 7, 16, 17, 26], sides: { north: [4, 5, 14, 15, 24, 25] } },
      source: "korean-lunar-calendar 0.4.0 and the rule",
    },
    {
      title: "December 1996",
      input: { year: 1996, month: 12 },
      expect: { freeDays: [9, 10, 19, 20, 29, 30], sides: { east: [1, 2, 11, 12, 21, 22, 31] } },
      source: "korean-lunar-calendar 0.4.0 and the rule",
    },
  ],
  references: [
    {
      title: "손 없는 날",
      author: "Encyclopedia of Korean Folk Culture 한국민속대백과사전",
    },
  ],
});

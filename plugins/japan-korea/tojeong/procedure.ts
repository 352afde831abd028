import { byBirthAndYear, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { TojeongWords } from "./words/en.ts";

/** The year of a birth in Tojeong's book. */
export const tojeongYear = defineProcedure({
  name: "tojeong.year",
  tradition: "korean",
  words: wordsIn<TojeongWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/tojeong.svg",
  reads: "birth",
  input,
  output: answer,
  refusals: ["calendarOutOfRange"],
  work: () => import("./work.ts"),
  asks: byBirthAndYear,
  weighs: "own",
  examples: [
    {
      title: "lunar 26 August 1976 in 2005",
      input: { birthDate: "1976-09-19", year: 2005 },
      expect: {
        lunarBirth: { year: 1976, month: 8, day: 26 },
        age: 30,
        pillars: {
          year: { native: "乙酉" },
          month: { native: "乙酉" },
          day: { native: "丙辰" },
        },
        code: "212",
        hexagram: { native: "夬" },
        becomes: { native: "革" },
      },
      source: "A published worked example of Tojeong Bigyeol: 212; the rows of numbers give it too",
    },
  ],
  references: [
    {
      title: "토정비결 (Tojeong Bigyeol)",
      author: "Encyclopedia of Korean Culture 한국민족문화대백과",
      part: "rule of the three numbers; 144 figures; after the book attributed to Yi Ji-ham 李之菡",
    },
  ],
});

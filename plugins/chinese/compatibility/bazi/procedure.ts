import { byPairAndGender, defineProcedure, wordsIn } from "#sdk";
import { BAZI_REFERENCES } from "../../bazi/references.ts";
import { pairInput } from "../person.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS } from "./conventions.ts";
import type { CompatibilityBaziWords } from "./words/en.ts";

/** Compares two births by their four pillars. */
export const compatibilityBazi = defineProcedure({
  name: "compatibility.bazi",
  tradition: "chinese-destiny",
  words: wordsIn<CompatibilityBaziWords>(import.meta),
  kind: "calculation",
  cost: 20,
  narrated: true,
  icon: "icons/compatibility.svg",
  reads: "births",
  input: pairInput,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded"],
  work: () => import("./work.ts"),
  asks: byPairAndGender,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "two births whose pillars are published",
      input: {
        a: {
          birthDate: "1970-01-22",
          birthTime: "04:25",
          timezone: "+08:00",
          gender: "female",
        },
        b: {
          birthDate: "2024-06-15",
          birthTime: "12:00",
          timezone: "+08:00",
          gender: "male",
        },
        clock: "civil",
      },
      expect: {
        a: { native: "己酉 丁丑 壬寅 壬寅" },
        b: { native: "甲辰 庚午 庚戌 壬午" },
        tenGods: { ofB: { native: "偏印" }, ofA: { native: "食神" } },
      },
      source: "tyme4ts 1.5.2 and lunar-typescript 1.8.6 agree on both charts",
    },
  ],
  references: [
    ...BAZI_REFERENCES,
    {
      title: "Sanming Tonghui 三命通會",
      author: "Wan Minying 萬民英",
      year: "1578",
      part: "juan 1-3",
    },
  ],
});

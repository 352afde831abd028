import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SexagenaryWords } from "./words/en.ts";

/** Stem and branch of year, month, day and hour, and the years on which a sign falls. */
export const sexagenaryConvert = defineProcedure({
  name: "sexagenary.convert",
  tradition: "chinese-almanac",
  words: wordsIn<SexagenaryWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almanac.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearsReversed"],
  work: () => import("./work.ts"),
  examples: [
    {
      title: "an afternoon of 2034",
      input: { date: "2034-10-08", time: "13:04", timezone: "+08:00", clock: "civil" },
      expect: {
        pillars: {
          year: { pillar: { native: "甲寅" } },
          month: { pillar: { native: "癸酉" } },
          day: { pillar: { native: "丁酉" } },
          hour: { pillar: { native: "丁未" } },
        },
      },
      source: "tyme4ts and lunar-javascript agree",
    },
    {
      title: "the years of 丁亥, 1846 to 1952",
      input: { sign: "ding-hai", fromYear: 1846, toYear: 1952 },
      expect: { sought: { years: [1887, 1947] } },
      source: "tyme4ts",
    },
  ],
  references: [
    {
      title: "Calendrical Calculations, ch. 19",
      author: "E. M. Reingold and N. Dershowitz",
      year: "2018",
    },
    { title: "Sanming Tonghui 三命通會, juan 1", author: "Wan Minying 萬民英", year: "1578" },
  ],
});

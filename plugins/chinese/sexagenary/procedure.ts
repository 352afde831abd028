import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { chartTimeOf } from "../calendar/chart_time.ts";
import { fourPillars } from "../calendar/pillars.ts";
import { chartReceipt } from "../calendar/receipt.ts";
import { pairOf } from "../core/pairs.ts";
import { answer, type SexagenaryAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { signOf, yearsOf } from "./sign.ts";
import type { SexagenaryWords } from "./words/en.ts";

/** Years that are searched where none are given. */
const FROM = 1900;
const TO = 2100;

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
  run({ sign, fromYear = FROM, toYear = TO, clock, dayBoundary }, give): SexagenaryAnswer {
    if (fromYear > toYear) throw new Refusal("yearsReversed", { fromYear, toYear });
    const sought = sign
      ? { sign: signOf(pairOf(sign)), fromYear, toYear, years: yearsOf(sign, fromYear, toYear) }
      : null;
    const civil = give.civil();
    const chart = chartTimeOf(civil, clock);
    const { year, month, day, hour } = fourPillars(civil, chart, dayBoundary, "liChun").pillars;
    return {
      pillars: {
        year: signOf(year),
        month: signOf(month),
        day: signOf(day),
        hour: hour && signOf(hour),
      },
      sought,
    };
  },
  receipt: chartReceipt,
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

import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { hourPillar } from "#time";
import type { DayBoundary } from "../../calendar/conventions.ts";
import type { FourPillars } from "../../calendar/pillars.ts";
import { CHINA } from "../../calendar/zone_clock.ts";
import { describeGiven, parsePillars } from "../chart/given_pillars.ts";
import { answer, type MomentsAnswer } from "./answer.ts";
import { findMoments, yearsOfPillar } from "./find_moments.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawMoments } from "./picture.ts";
import type { FindMomentsWords } from "./words/en.ts";

/** Years that are searched where none are given. */
const FROM = 1900;
const TO = 2100;

/** Every moment of a span of years that has four given pillars. */
export const baziFindMoments = defineProcedure({
  name: "bazi.findMoments",
  tradition: "chinese-destiny",
  words: wordsIn<FindMomentsWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/bazi.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["yearsReversed"],
  run({ pillars: given, fromYear = FROM, toYear = TO, timezone, dayBoundary }): MomentsAnswer {
    if (fromYear > toYear) throw new Refusal("yearsReversed", { fromYear, toYear });
    const pillars = parsePillars(given);
    const search = { pillars, fromYear, toYear, timezone, dayBoundary };
    const { year, month, day, hour } = pillars;
    return {
      native: [year, month, day, ...(hour ? [hour] : [])].map(({ native }) => native).join(" "),
      pillars: { year: year.id, month: month.id, day: day.id, hour: hour?.id ?? null },
      fromYear,
      toYear,
      zone: timezone ?? CHINA,
      years: yearsOfPillar(search),
      moments: findMoments(search),
      doubts: describeGiven(pillars).doubts.filter(
        ({ code }) => code !== "hourDoubted" || !isLateZi(pillars, dayBoundary),
      ),
    };
  },
  picture: drawMoments,
  examples: [
    {
      title: "a chart that comes three times in three centuries",
      input: {
        pillars: { year: "癸丑", month: "壬戌", day: "辛酉", hour: "丁酉" },
        fromYear: 1850,
        toYear: 2150,
      },
      expect: {
        moments: [{ date: "1853-10-21" }, { date: "2033-11-06" }, { date: "2093-10-22" }],
      },
      source: "tyme4ts and an exhaustive check agree",
    },
  ],
  references: [
    { title: "Sanming Tonghui 三命通會, juan 1", author: "Wan Minying 萬民英", year: "1578" },
    {
      title: "GB/T 33661-2017, Compilation and promulgation of the Chinese calendar",
      year: "2017",
    },
  ],
});

/** Whether the hour is late zi, whose stem is the next day's. */
function isLateZi({ day, hour }: FourPillars, dayBoundary: DayBoundary): boolean {
  return dayBoundary === "splitZi" && hour?.index === hourPillar(day.stem.index + 1, 0).index;
}

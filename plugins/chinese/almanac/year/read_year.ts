/** The page of a lunar year in the popular almanac. */
import { animalOf } from "#lore";
import {
  chineseLeapMonth,
  chineseNewYear,
  dayPillar,
  formatDate,
  fromFixed,
  julianDayNumber,
  modulo,
  yearPillar,
} from "#time";
import type { Direction } from "#east/directions.ts";
import { soundOf } from "#east/na_yin.ts";
import { nine, starOf } from "../../feng_shui/core/stars.ts";
import { GENERALS } from "../../tai_sui/generals.ts";
import { periodDaysOf, TERM, termDaysOf } from "../term_days.ts";
import type { YearAnswer } from "./answer.ts";
import { herdsmanOf, oxOf } from "./ox.ts";
import { COUNT, type Count } from "./terms.ts";
import { HELD } from "./verses.ts";

const SIDES: readonly Direction[] = [
  "north",
  "northeast",
  "northeast",
  "east",
  "southeast",
  "southeast",
  "south",
  "southwest",
  "southwest",
  "west",
  "northwest",
  "northwest",
];

/** Stem or branch of the day on which each count ends. */
const SOUGHT: Readonly<Record<Count, { readonly branch: number } | { readonly stem: number }>> = {
  mouse: { branch: 0 },
  grass: { branch: 0 },
  cattle: { branch: 1 },
  flower: { branch: 3 },
  dragon: { branch: 4 },
  horse: { branch: 6 },
  chicken: { branch: 9 },
  silkworm: { branch: 9 },
  pig: { branch: 11 },
  field: { stem: 0 },
  cake: { stem: 2 },
  gold: { stem: 7 },
};
const [BING, DING] = [2, 3] as const;
const YIN = 2;

/**
 * Reads a year.
 *
 * @param year Gregorian year in which the lunar year begins
 * @source the picture of the stove god 灶馬頭: the first day of the first month with the stem or branch named; Xieji
 *   Bianfang Shu on Tai Sui. Counts, star and periods agree with tyme4ts
 */
export function readYear(year: number, taiSuiSide: "branch" | "table"): YearAnswer {
  const pillar = yearPillar(year);
  const newYear = chineseNewYear(year);
  const nextYear = chineseNewYear(year + 1);
  const first = dayPillar(julianDayNumber(newYear));
  const byStem = (stem: number) => modulo(stem - first.stem.index, 10) + 1;
  const byBranch = (branch: number) => modulo(branch - first.branch.index, 12) + 1;
  const dateOf = (fixed: number) => formatDate(fromFixed(fixed));
  const { dogDays, nines, plumRain } = periodDaysOf(year);
  const spring = termDaysOf(year)[TERM.spring]!;
  const springs = [year, year + 1]
    .map((one) => termDaysOf(one)[TERM.spring]!)
    .filter((day) => day >= newYear && day < nextYear).length;
  const springDay = dayPillar(julianDayNumber(spring));
  const isNorth = taiSuiSide === "table" && pillar.branch.index >= 10;
  return {
    year,
    pillar: pillar.id,
    animal: animalOf(pillar.branch.id),
    sound: soundOf(pillar.index),
    from: dateOf(newYear),
    to: dateOf(nextYear - 1),
    days: nextYear - newYear,
    leapMonth: chineseLeapMonth(year),
    spring: dateOf(spring),
    springs,
    taiSui: {
      general: GENERALS[pillar.index]!,
      branch: pillar.branch.id,
      direction: isNorth ? "north" : SIDES[pillar.branch.index]!,
    },
    star: starOf(nine(11 - modulo(year, 9))),
    counts: COUNT.ids.map((count) => {
      const sought = SOUGHT[count];
      return { count, number: "stem" in sought ? byStem(sought.stem) : byBranch(sought.branch) };
    }),
    people: [
      { count: "peopleCakes", people: byBranch(YIN), things: byStem(BING) },
      { count: "peopleHoes", people: byBranch(YIN), things: byStem(DING) },
    ],
    dogDays: dogDays.map(dateOf),
    firstNine: dateOf(nines),
    plumRain: { from: dateOf(plumRain[0]), to: dateOf(plumRain[1]) },
    ox: oxOf(pillar, springDay),
    herdsman: herdsmanOf(pillar, springDay, spring - newYear),
    verse: HELD.has(pillar.native)
      ? {
          code: "earthMother",
          with: { pillar: pillar.native },
          source: "Yuxia Ji, verses of sixty years",
        }
      : null,
  };
}

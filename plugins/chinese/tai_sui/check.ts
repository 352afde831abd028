import { animalOf } from "#lore";
import { Refusal } from "#sdk";
import { solarTerm } from "#sky";
import {
  chineseDateOf,
  chineseNewYear,
  FIRST_CHINESE_YEAR,
  formatDate,
  fromFixed,
  toFixed,
  yearPillar,
} from "#time";
import { TAI_SUI, taiSuiOffences, type TaiSui } from "../bazi/forecast/meetings.ts";
import { annualStarOf } from "../bazi/forecast/passing_stars.ts";
import { solarYearOf } from "#east/calendar/pillars.ts";
import { jieAround } from "#east/calendar/solar_terms.ts";
import { civilAt, dayAt } from "#east/calendar/zone_clock.ts";
import { branchRelations, punishmentOf } from "#east/relations.ts";
import type { TaiSuiAnswer } from "./answer.ts";
import { GENERALS } from "./generals.ts";

type YearStart = "lunarNewYear" | "liChun";

const LI_CHUN = 21;
const AHEAD = 12;

/**
 * Holds a birth year against the spirit of a year.
 *
 * @throws {Refusal} yearOutOfRange where no lunar calendar is held for the birth
 * @source Xieji Bianfang Shu, juan 3; the five offences by the relations of the branches
 */
export function checkTaiSui(birthDate: string, number: number, start: YearStart): TaiSuiAnswer {
  const birth = yearPillar(birthYearOf(birthDate, start));
  const pair = yearPillar(number);
  return {
    birth: view(birth),
    year: { number, ...view(pair), ...spanOf(number, start), general: GENERALS[pair.index]! },
    offences: offencesOf(pair.branch.index, birth.branch.index),
    relations: branchRelations(pair.branch.index, birth.branch.index).map(({ kind }) => kind),
    star: annualStarOf(pair.branch.index, birth.branch.index),
    ahead: Array.from({ length: AHEAD }, (_, i) => number + 1 + i).flatMap((year) => {
      const next = yearPillar(year);
      const offences = offencesOf(next.branch.index, birth.branch.index);
      return offences.length > 0 ? [{ number: year, ...view(next), offences }] : [];
    }),
  };
}

const view = ({ id, branch }: ReturnType<typeof yearPillar>) => ({
  pillar: id,
  animal: animalOf(branch.id),
});

/** 值 沖 刑 害 破; a branch that punishes itself does so in its own year. */
function offencesOf(year: number, birth: number): readonly TaiSui[] {
  const found = new Set(taiSuiOffences(year, birth));
  if (year === birth && punishmentOf(year, birth)) found.add("xingTaiSui");
  return TAI_SUI.ids.filter((id) => found.has(id));
}

function birthYearOf(date: string, start: YearStart): number {
  const civil = dayAt(date);
  if (civil.year <= FIRST_CHINESE_YEAR || civil.year > 2990) {
    throw new Refusal("yearOutOfRange", { year: civil.year });
  }
  return start === "lunarNewYear"
    ? chineseDateOf(civil.fixed).year
    : solarYearOf(jieAround(civil.julianDayUt).previous);
}

function spanOf(year: number, start: YearStart) {
  const first = (one: number) =>
    start === "lunarNewYear"
      ? chineseNewYear(one)
      : toFixed(civilAt(solarTerm(one, LI_CHUN).julianDayUt, undefined));
  return {
    from: formatDate(fromFixed(first(year))),
    to: formatDate(fromFixed(first(year + 1) - 1)),
  };
}

/** Days apart: breaks, eves, pardons and the list of Yang Gong. */
import { chineseDateOf, dayPillar, julianDayNumber } from "#time";
import { officerOf } from "#east/almanac/rules.ts";
import { isPardonDay, isYangGongDay } from "./rules.ts";
import { termInForce } from "./term_days.ts";
import { SPECIAL_DAY, type SpecialDay } from "./terms.ts";

/** Terms from one solstice or equinox, or from one opening of a season, to the next. */
const SEASON = 6;
/** Place of the first opening of a season, 立春, among the terms from 冬至 on. */
const OPENING = 3;

/**
 * Lists what sets a day apart; the eves go by the published days of the terms.
 *
 * @param fixed Rata Die
 * @param monthBranch 0 for 子
 * @source 月破: officer 破; 四離 and 四絕: the days before solstices and equinoxes, and before the seasons open;
 *   天赦: Xieji Bianfang Shu 5; 楊公忌: the thirteen days of the lunar year
 */
export function specialDaysOf(fixed: number, monthBranch: number): readonly SpecialDay[] {
  const pillar = dayPillar(julianDayNumber(fixed));
  const lunar = chineseDateOf(fixed);
  const tomorrow = termInForce(fixed + 1);
  const opens = tomorrow.day === 0 ? tomorrow.place % SEASON : null;
  const when: Readonly<Record<SpecialDay, boolean>> = {
    monthBreak: officerOf(monthBranch, pillar.branch.index).officer === "po",
    fourPartings: opens === 0,
    fourSeverances: opens === OPENING,
    pardon: isPardonDay(monthBranch, pillar),
    yangGong: isYangGongDay(lunar.month, lunar.day),
  };
  return SPECIAL_DAY.ids.filter((id) => when[id]);
}

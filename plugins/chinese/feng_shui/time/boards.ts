import type { CivilMoment } from "#time";
import { dayPillar, julianDayNumber, modulo } from "#time";
import { previousSolarTerm } from "#sky";
import { starOfDay } from "../../almanac/term_days.ts";
import type { FourPillars } from "#east/calendar/pillars.ts";
import {
  fly,
  monthStar,
  nine,
  palaceOf,
  periodOf,
  viewBoard,
  viewStar,
  yearStar,
} from "../core/stars.ts";
import type { TimeAnswer } from "./answer.ts";

/** 冬至 and 夏至 among the solar terms, 春分 being 0. */
const WINTER_SOLSTICE = 18;
const SUMMER_SOLSTICE = 6;

type Layer = TimeAnswer["layers"][number];

/**
 * Lays the boards of a moment.
 *
 * The day's star is that of the printed almanac: it grows from the 甲子 nearest the winter solstice and falls from
 * the 甲子 nearest the summer solstice.
 *
 * @source Xieji Bianfang Shu, zi bai; day star by tyme4ts 1.5.2, which lunar-javascript shares
 */
export function boardsOf(
  civil: CivilMoment,
  { year, month, day, hour }: FourPillars,
  solarYear: number,
): TimeAnswer {
  const period = periodOf(solarYear);
  // The day of the pillar, which may be the next one from 23:00 on.
  const ofClock = dayPillar(julianDayNumber(civil.fixed)).index;
  const fixed = civil.fixed + modulo(day.index - ofClock + 30, 60) - 30;
  const dayStar = starOfDay(fixed);
  const dayGrows = starOfDay(fixed + 1) === nine(dayStar + 1);
  const rising = isRisingHalf(civil.julianDayUt);
  const layers: readonly Layer[] = [
    layer("period", null, period.number, true),
    layer("year", year.id, yearStar(solarYear), false),
    layer("month", month.id, monthStar(year.branch.index, month.branch.index), false),
    layer("day", day.id, dayStar, dayGrows),
    ...(hour
      ? [layer("hour", hour.id, hourStar(day.branch.index, hour.branch.index, rising), rising)]
      : []),
  ];
  return {
    period,
    layers,
    fiveYellow: layers.map((one) => ({
      layer: one.layer,
      palace: palaceOf(fly(one.centre.number), 5),
    })),
  };
}

function layer(id: Layer["layer"], pillar: Layer["pillar"], centre: number, grows: boolean): Layer {
  return {
    layer: id,
    pillar,
    centre: viewStar(centre),
    flies: grows ? "forward" : "backward",
    board: viewBoard(fly(centre)),
  };
}

/** Whether the Sun is between the winter and the summer solstice. */
function isRisingHalf(julianDayUt: number): boolean {
  const { index } = previousSolarTerm(julianDayUt);
  return index >= WINTER_SOLSTICE || index < SUMMER_SOLSTICE;
}

/** 子午卯酉 days open with 1 or 9, 辰戌丑未 with 4 or 6, 寅申巳亥 with 7 or 3. */
function hourStar(dayBranch: number, hourBranch: number, rising: boolean): number {
  const group = modulo(dayBranch, 3);
  return rising ? nine([1, 4, 7][group]! + hourBranch) : nine([9, 6, 3][group]! - hourBranch);
}

/** What courses ask of the day beside its pillars: whether a season turns on it, and the Moon's lodge. */
import { nextSolarTerm, previousSolarTerm } from "#sky";
import type { CivilMoment } from "#time";
import { viewTerm } from "#east/calendar/solar_terms.ts";

/** A season begins on the day 四立, or it is an equinox or a solstice 二分二至. */
export type Turn = "beginning" | "division";

const BEGINNINGS: readonly number[] = [3, 9, 15, 21];
const DIVISIONS: readonly number[] = [0, 6, 12, 18];

/** Finds what turns on the civil day of a moment, or null. */
export function turnOn(civil: CivilMoment, localDate: string): Turn | null {
  const around = (["major", "minor"] as const).flatMap((kind) => [
    previousSolarTerm(civil.julianDayUt, kind),
    nextSolarTerm(civil.julianDayUt, kind),
  ]);
  const today = around.filter((term) => viewTerm(term, civil).local.startsWith(localDate));
  if (today.some(({ index }) => BEGINNINGS.includes(index))) return "beginning";
  return today.some(({ index }) => DIVISIONS.includes(index)) ? "division" : null;
}

/** The 28 lodges from 角, each by the branch it lies in. */
const BRANCH_OF_LODGE: readonly number[] = [
  4, 4, 3, 3, 3, 2, 2, 1, 1, 0, 0, 0, 11, 11, 10, 10, 9, 9, 9, 8, 8, 7, 7, 6, 6, 6, 5, 5,
];
/** Lodge of the first day of each lunar month: 室奎胃畢參鬼張角氐心斗虛. */
const FIRST_LODGE: readonly number[] = [12, 14, 16, 18, 20, 22, 25, 0, 2, 4, 7, 10];
/** 奎 井 張 翼 氐 斗 are counted twice. */
const TWICE: readonly number[] = [14, 21, 25, 26, 2, 7];

/**
 * The branch of the Moon's lodge on a day of the lunar calendar, by the old count.
 *
 * @source Da Liu Ren Daquan 9, 二煩課: 正室二奎三在胃, 四畢五參六鬼期, 七張八角九月氐, 十心一斗十二虛, 每日一宿, 遇奎張井翼氐斗重留一日
 */
export function moonBranch(lunarMonth: number, lunarDay: number): number {
  let lodge = FIRST_LODGE[lunarMonth - 1]!;
  let stays = TWICE.includes(lodge) ? 2 : 1;
  for (let day = 1; day < lunarDay; day++) {
    stays -= 1;
    if (stays > 0) continue;
    lodge = (lodge + 1) % 28;
    stays = TWICE.includes(lodge) ? 2 : 1;
  }
  return BRANCH_OF_LODGE[lodge]!;
}

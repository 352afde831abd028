/** The four counts on the palm. */
import { branch, modulo } from "#time";
import { PALM_STAR, PATH } from "./terms.ts";

/** A seat of the palm. */
export type Seat = ReturnType<typeof seatOf>;

/** What stands in a seat; 0 is 子. */
export function seatOf(index: number) {
  const at = modulo(index, 12);
  return { branch: branch(at).id, star: PALM_STAR.ids[at]!, path: PATH.ids[at % 6]! };
}

/**
 * Seats of year, month, day and hour: the year on its own branch, the first month on the year's seat, the first day on
 * the month's and 子 on the day's, all counted the same way.
 *
 * @param year branch of the lunar year, 0 is 子
 * @param hour branch of the double hour, 0 is 子
 * @param step 1 forward, -1 backward
 * @source Damo Yizhang Jing 達摩一掌經: 年上起月, 月上起日, 日上起時
 */
export function countPalm(year: number, month: number, day: number, hour: number, step: 1 | -1) {
  const atMonth = year + step * (month - 1);
  const atDay = atMonth + step * (day - 1);
  return {
    year: seatOf(year),
    month: seatOf(atMonth),
    day: seatOf(atDay),
    hour: seatOf(atDay + step * hour),
  };
}

/**
 * Four stars by counting on: year on its branch, the first month on the star of the year, the first day on that of the
 * month, the hour of the rat on that of the day; always forward.
 *
 * @source openwiki.kr, 당사주 (the count and the order 귀 액 권 파 간 문 복 역 고 인 예 수); wisdom-house1.tistory.com, 당사주 말년운
 *   (hours begin at half past); kind are 귀 권 문 복 역 예 수, hard the other five
 */
import type { Leaning } from "#sdk";
import { branch, hourBranchIndex, modulo, toFixed, type CivilMoment } from "#time";
import { dateInKorean } from "../core/hangul.ts";
import { KOREAN } from "../core/korean_calendar.ts";
import { koreanTimeOf, type KoreanClock } from "../core/korean_clock.ts";
import { oldDateOf } from "../core/old_date.ts";
import type { DangSaju } from "./answer.ts";
import { PART, STAR, type DangSajuStar } from "./terms.ts";

/** How a birth is counted. */
export interface DangSajuRules {
  readonly clock: KoreanClock;
  readonly lateZi: "nextDay" | "sameDay";
  readonly leapMonth: "same" | "half";
}

const HARD: readonly DangSajuStar[] = ["aek", "pa", "gan", "go", "in"];
const leaningOf = (star: DangSajuStar): Leaning => (HARD.includes(star) ? "adverse" : "favourable");

/** Indices of the stars of year, month, day and hour; without an hour, of three. */
export function countStars(
  yearBranch: number,
  month: number,
  day: number,
  hour: number | null,
): readonly number[] {
  const ofMonth = yearBranch + month - 1;
  const ofDay = ofMonth + day - 1;
  return [yearBranch, ofMonth, ofDay, ...(hour === null ? [] : [ofDay + hour])].map((one) =>
    modulo(one, 12),
  );
}

/**
 * Reads a birth.
 *
 * @throws {Refusal} calendarOutOfRange, longitudeNeeded
 */
export function readDangSaju(civil: CivilMoment, rules: DangSajuRules): DangSaju {
  const { local } = koreanTimeOf(civil, civil.timeKnown ? rules.clock : "civil");
  const isLate = civil.timeKnown && local.hour === 23 && rules.lateZi === "nextDay";
  const date = oldDateOf(KOREAN, toFixed(local) + (isLate ? 1 : 0));
  const { year, isLeapMonth, day } = date;
  const moves = isLeapMonth && rules.leapMonth === "half" && day > 15;
  const month = moves ? (date.month % 12) + 1 : date.month;
  const hour = civil.timeKnown ? hourBranchIndex(local.hour) : null;
  const stars = countStars(modulo(year - 4, 12), month, day, hour);
  return {
    lunar: { year, month, isLeapMonth, day, native: dateInKorean(date.month, isLeapMonth, day) },
    yearBranch: branch(year - 4).id,
    hour: hour === null ? null : branch(hour).id,
    stars: stars.map((index, i) => {
      const star = STAR.ids[index]!;
      return { part: PART.ids[i]!, star, leaning: leaningOf(star) };
    }),
  };
}

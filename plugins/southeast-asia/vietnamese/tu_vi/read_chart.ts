/**
 * The Tử Vi chart of a birth.
 *
 * @source Tử Vi Đẩu Số Toàn Thư (Ziwei Doushu Quanshu) for what is shared; Vân Đằng Thái Thứ Lang, Tử Vi Đẩu Số Tân Biên,
 *   for what Vietnam does otherwise; the date is that of the Vietnamese calendar
 */
import { BRANCH, phaseRelation } from "#lore";
import { Refusal } from "#sdk";
import { hourBranchIndex, modulo, monthPillar, toFixed, yearPillar, type CivilMoment } from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import type { ClockName } from "#east/calendar/conventions.ts";
import type { GenderName } from "#east/gender.ts";
import { LIFE_STAGE } from "#east/life_stages.ts";
import { phaseOfSound, soundOf } from "#east/na_yin.ts";
import {
  byBranch,
  countedMonth,
  decadeStart,
  frameOf,
  ringAt,
  STAGE_START,
  type LeapMonthRule,
} from "#east/purple_star/frame.ts";
import { placeMajorStars } from "#east/purple_star/placing.ts";
import { DOCTOR_RING, PALACE, TRANSFORMATION, type StarId } from "#east/purple_star/stars.ts";
import { BODY_MASTERS, SOUL_MASTERS, TRANSFORMED } from "#east/purple_star/tables.ts";
import { isVoid } from "#east/void.ts";
import { refuseBeyond, vietnameseBy, type Meridian } from "../core/calendar.ts";
import { dateInVietnamese } from "../core/names.ts";
import type { TuViAnswer } from "./answer.ts";
import { gradeOf, placeHelpers, placeOthers } from "./placing.ts";
import { THAI_TUE } from "./terms.ts";

/** Everything by which a chart is read. */
export interface TuViRules {
  readonly gender: GenderName;
  readonly clock: ClockName;
  readonly meridian: Meridian;
  readonly lateZi: "nextDay" | "sameDay";
  readonly leapMonth: LeapMonthRule;
  readonly transformations: "vietnamese" | "quanShu";
  readonly fireAndBell: "byGender" | "forward";
  readonly patrons: "canhWithTan" | "canhWithGiap";
}

/** What refusals are filled with. */
export type TuViRefusal = { hourNeeded: {} };

const CANH = 6;
const NHAM = 8;

/** Stars transformed in a year, in the order Lộc, Quyền, Khoa, Kỵ. */
export function transformedIn(
  stem: number,
  school: TuViRules["transformations"],
): readonly StarId[] {
  const row = TRANSFORMED.quanShu[stem]!;
  if (school === "quanShu") return row;
  if (stem === CANH) return [row[0], row[1], "tianTong", "taiYin"];
  return stem === NHAM ? [row[0], row[1], "tianFu", row[3]] : row;
}

/**
 * Reads a birth.
 *
 * @throws {Refusal} hourNeeded, calendarOutOfRange, longitudeNeeded
 */
export function readTuVi(civil: CivilMoment, rules: TuViRules): TuViAnswer {
  if (!civil.timeKnown) throw new Refusal("hourNeeded");
  const { local } = chartTimeOf(civil, rules.clock);
  const fixed = toFixed(local);
  refuseBeyond(fixed);
  const calendar = vietnameseBy(rules.meridian);
  const isLate = local.hour === 23 && rules.lateZi === "nextDay";
  const shown = calendar.dateOf(fixed);
  const counted = calendar.dateOf(fixed + (isLate ? 1 : 0));
  const hour = hourBranchIndex(local.hour);
  const month = countedMonth(counted, rules.leapMonth);
  const year = yearPillar(counted.year);
  const { frame, element, bureau } = frameOf(year, month, counted.day, hour);
  const own = phaseOfSound(soundOf(year.index));
  const yang = year.stem.polarity === "yang";
  const forward = yang === (rules.gender === "male");
  return {
    gender: rules.gender,
    lunarDate: {
      year: shown.year,
      month: shown.month,
      isLeapMonth: shown.isLeapMonth,
      day: shown.day,
      native: dateInVietnamese(shown.month, shown.isLeapMonth, shown.day),
    },
    countedAs: { month, day: counted.day, hour: BRANCH.ids[hour]! },
    year: year.id,
    yang,
    element: own,
    bureau,
    bureauNumber: frame.bureau,
    elementToBureau: phaseRelation(own, element),
    soulMaster: SOUL_MASTERS[frame.lifePalace]!,
    bodyMaster: bodyMasterOf(year.branch.index),
    palaces: layPalaces({ frame, element, forward, rules }),
  };
}

/** As in China, but that a birth of Tý has Linh Tinh. */
const bodyMasterOf = (yearBranch: number): StarId =>
  yearBranch === 0 ? "lingXing" : BODY_MASTERS[yearBranch]!;

/** Branch from which the minor limit starts, by the trine of the year. */
const LIMIT_START = [10, 7, 4, 1] as const;
/** First branch of Triệt by the stem of the year. */
const TRIET = [8, 6, 4, 2, 0] as const;

function layPalaces({
  frame,
  element,
  forward,
  rules,
}: {
  readonly frame: ReturnType<typeof frameOf>["frame"];
  readonly element: ReturnType<typeof frameOf>["element"];
  readonly forward: boolean;
  readonly rules: TuViRules;
}): TuViAnswer["palaces"] {
  const { year, lifePalace, bodyPalace } = frame;
  const [stem, yearBranch] = [year.stem.index, year.branch.index];
  const branchOf = (palace: number) => modulo(lifePalace - palace, 12);
  const minorPlaces = placeHelpers(frame, { ...rules, forward });
  const main = byBranch(placeMajorStars(frame));
  const minor = byBranch(minorPlaces);
  const friends = branchOf(PALACE.ids.indexOf("friends"));
  const health = branchOf(PALACE.ids.indexOf("health"));
  const others = byBranch(placeOthers(frame, minorPlaces, friends, health));
  const table = transformedIn(stem, rules.transformations);
  const show = <Id extends StarId>(star: Id, index: number) => ({
    star,
    grade: gradeOf(star, index),
    transformation: TRANSFORMATION.ids[table.indexOf(star)] ?? null,
  });
  const triet = TRIET[stem % 5]!;
  const limit = LIMIT_START[yearBranch % 4]!;
  return PALACE.ids.map((palace, order) => {
    const index = branchOf(order);
    const from = decadeStart(frame, index, forward);
    const steps = rules.gender === "male" ? index - limit : limit - index;
    return {
      palace,
      stem: monthPillar(stem, index).stem.id,
      branch: BRANCH.ids[index]!,
      isBody: index === bodyPalace,
      mainStars: main[index]!.map((one) => show(one, index)),
      minorStars: minor[index]!.map((one) => show(one, index)),
      otherStars: others[index]!,
      stage: ringAt(LIFE_STAGE.ids, STAGE_START[element], index, forward),
      doctorRing: ringAt(DOCTOR_RING.ids, minorPlaces.get("luCun")!, index, forward),
      yearRing: ringAt(THAI_TUE.ids, yearBranch, index, true),
      tuan: isVoid(year, index),
      triet: index === triet || index === triet + 1,
      decade: { from, to: from + 9 },
      minorLimit: BRANCH.ids[modulo(yearBranch + steps, 12)]!,
    };
  });
}

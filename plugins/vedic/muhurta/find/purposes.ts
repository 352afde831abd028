/**
 * What each undertaking wants of a day.
 *
 * @source Rama Daivajna, Muhurta Chintamani (1600): II (travel by XI, study V, naming V), VI (marriage), XII-XIII (house);
 *   Kalaprakashika for trade and vehicles. Known at second hand; where manuals name fewer or more stars the
 *   list here is the one that both works share
 */
import { vocabulary, type IdOf } from "#sdk";

export const PURPOSE = vocabulary("purpose", [
  "marriage",
  "house",
  "travel",
  "business",
  "naming",
  "study",
  "vehicle",
]);
export type Purpose = IdOf<typeof PURPOSE>;

/** Tithis are counted 1 to 15 in either half, nakshatras from 1, weekdays from Sunday 0, signs from Aries 0. */
export interface Wants {
  readonly nakshatras: readonly number[];
  readonly tithis: readonly number[];
  readonly weekdays: readonly number[];
  /** Weekdays on which it is not begun at all. */
  readonly badWeekdays: readonly number[];
  /** Signs that may rise. */
  readonly lagnas: readonly number[];
  /** Signs in which the Sun must stand; any where left out. */
  readonly sun?: readonly number[];
  /** Whether Jupiter and Venus must be seen in the sky. */
  readonly needsBenefics: boolean;
  /** Whether it may be done by night. */
  readonly byNight: boolean;
}

const MON_WED_THU_FRI = [1, 3, 4, 5];
const [TUESDAY, SATURDAY] = [2, 6];
const FIXED = [1, 4, 7, 10];
const MOVABLE = [0, 3, 6, 9];
const DUAL = [2, 5, 8, 11];
const GOOD_TITHIS = [2, 3, 5, 7, 10, 11, 12, 13];

export const WANTS: Readonly<Record<Purpose, Wants>> = {
  marriage: {
    nakshatras: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
    tithis: GOOD_TITHIS,
    weekdays: MON_WED_THU_FRI,
    badWeekdays: [TUESDAY],
    lagnas: [1, 2, 3, 4, 5, 6, 8, 11],
    sun: [0, 1, 2, 7, 9, 10],
    needsBenefics: true,
    byNight: true,
  },
  house: {
    nakshatras: [4, 5, 12, 14, 17, 21, 26, 27],
    tithis: GOOD_TITHIS,
    weekdays: [...MON_WED_THU_FRI, SATURDAY],
    badWeekdays: [TUESDAY],
    lagnas: [...FIXED, ...DUAL],
    sun: [0, 1, 7, 9, 10],
    needsBenefics: true,
    byNight: false,
  },
  travel: {
    nakshatras: [1, 5, 7, 8, 13, 17, 22, 23, 27],
    tithis: [2, 3, 5, 7, 10, 11, 13],
    weekdays: [...MON_WED_THU_FRI, 0],
    badWeekdays: [],
    lagnas: [...MOVABLE, ...DUAL],
    needsBenefics: false,
    byNight: true,
  },
  business: {
    nakshatras: [1, 4, 5, 8, 12, 13, 14, 17, 21, 26, 27],
    tithis: [...GOOD_TITHIS, 1],
    weekdays: MON_WED_THU_FRI,
    badWeekdays: [TUESDAY],
    lagnas: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11],
    needsBenefics: false,
    byNight: false,
  },
  naming: {
    nakshatras: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27],
    tithis: [1, 2, 3, 5, 7, 10, 11, 12, 13],
    weekdays: MON_WED_THU_FRI,
    badWeekdays: [TUESDAY, SATURDAY],
    lagnas: [...FIXED, ...DUAL, 3, 6],
    needsBenefics: false,
    byNight: false,
  },
  study: {
    nakshatras: [1, 5, 6, 7, 8, 9, 11, 13, 14, 15, 20, 22, 23, 24, 25, 27],
    tithis: [2, 3, 5, 6, 10, 11, 12],
    weekdays: [0, 3, 4, 5],
    badWeekdays: [TUESDAY, SATURDAY],
    lagnas: [...DUAL, 0, 3, 6, 9],
    needsBenefics: false,
    byNight: false,
  },
  vehicle: {
    nakshatras: [1, 7, 8, 13, 14, 15, 17, 22, 23, 24, 27],
    tithis: GOOD_TITHIS,
    weekdays: MON_WED_THU_FRI,
    badWeekdays: [TUESDAY],
    lagnas: [...MOVABLE, ...DUAL],
    needsBenefics: false,
    byNight: false,
  },
};

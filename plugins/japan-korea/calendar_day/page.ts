import { mansionOf } from "#east/almanac/rules.ts";
import { MANSION } from "#east/almanac/terms.ts";
import { BRANCH, WEEKDAY, type Pillar } from "#lore";
import { Refusal } from "#sdk";
import {
  dayOfWeek,
  dayPillar,
  daysInMonth,
  formatDate,
  fromFixed,
  julianDayNumber,
  modulo,
  SIXTY_CYCLE,
  toFixed,
  yearPillar,
  type CivilMoment,
} from "#time";
import { japanDayOf } from "../calendar/japan_day.ts";
import { readKanshi } from "../calendar/names.ts";
import { oldDayOf, OLD_YEARS, type Leap2033 } from "../calendar/old_calendar.ts";
import { rokuyoOf } from "../calendar/rokuyo.ts";
import { pentadUt, SEKKI } from "../calendar/sekki.ts";
import { viewOldDay } from "../calendar/view.ts";
import { MICROSEASON } from "../microseasons/seasons.ts";
import { eraYearOn } from "../nengo/convert.ts";
import { starsOf, type LongRun } from "../nine_star/rules.ts";
import { starId } from "../nine_star/stars.ts";
import { lodgeOf } from "../sukuyo/lodges.ts";
import type { CalendarDayAnswer } from "./answer.ts";
import { daysOfYear } from "./seasons.ts";
import { selectedOf } from "./selected.ts";
import { CHOKU, LODGE_28, LUCK_OF, type Lodge28 } from "./terms.ts";

export interface Schools {
  readonly lodges: "twentyEight" | "twentySeven";
  readonly leap2033: Leap2033;
  readonly longRun: LongRun;
}

/** First day of the month of 寅: branches count from 子. */
const TIGER = 2;
/** The lodges in turn from 角, where the list of Sukuyō begins with 昴. */
const FROM_HORN = 11;
const OX = 8;

/** The lodge of the turn of 28, by the index of the mansion on duty. */
function lodgeOf28(mansion: number): Lodge28 {
  if (mansion === OX) return "niu";
  return LODGE_28.ids[(FROM_HORN + mansion - (mansion > OX ? 1 : 0)) % 27]!;
}

/** What the days of a month and the page have in common. */
function readDay(fixed: number, leap2033: Leap2033) {
  const { year } = fromFixed(fixed);
  const old = oldDayOf(fixed, year, leap2033);
  const seasonYear = fixed < daysOfYear(year).sekki[0]! ? year - 1 : year;
  const { sekki, doyo, zassetsu } = daysOfYear(seasonYear);
  const term = sekki.findLastIndex((day) => day <= fixed);
  const inDoyo = doyo.find(({ from, until }) => from <= fixed && fixed < until);
  const pair = dayPillar(julianDayNumber(fixed));
  const mansion = MANSION.ids.indexOf(mansionOf(julianDayNumber(fixed)).mansion);
  const setsu = Math.floor(term / 2);
  const facts = {
    monthBranch: (setsu + TIGER) % 12,
    pair,
    oldMonth: old.month,
    oldDay: old.day,
    mansion,
    isSummerDoyo: inDoyo?.season === "summer",
  };
  return {
    old,
    seasonYear,
    setsu,
    term,
    mansion,
    pair,
    monthBranch: facts.monthBranch,
    sekkiBegins: sekki[term] === fixed,
    zassetsu: zassetsu.get(fixed) ?? [],
    doyo: inDoyo ? fixed - inDoyo.from + 1 : null,
    selected: selectedOf(facts),
  };
}

function microseasonOf(fixed: number, seasonYear: number, term: number) {
  const parts = [0, 1, 2].map((part) => japanDayOf(pentadUt(seasonYear, term * 3 + part)));
  const part = Math.max(
    0,
    parts.findLastIndex((day) => day <= fixed),
  );
  return MICROSEASON.ids[term * 3 + part]!;
}

const named = (pillar: Pillar) => ({ pillar, reading: readKanshi(pillar) });

/** Writes the page of a day in Japan with its month. */
export function readPage(moment: CivilMoment, schools: Schools): CalendarDayAnswer {
  const { fixed, year, month } = moment;
  // A whole month is shown, so that the first and the last year are not held in full.
  const first = Math.max(OLD_YEARS.first, 1602) + 1;
  if (year < first || year > OLD_YEARS.last) {
    const nearest = year < first ? first : OLD_YEARS.last;
    throw new Refusal("oldYearOutOfRange", { year, first, last: OLD_YEARS.last }, { nearest });
  }
  const { lodges, leap2033, longRun } = schools;
  const of = readDay(fixed, leap2033);
  const { old, seasonYear, setsu, term, monthBranch, pair } = of;
  const start = toFixed({ year, month, day: 1 });
  const yearPair = yearPillar(seasonYear);
  // Five tigers: the stem of the first solar month follows from that of the year.
  const monthStem = (yearPair.stem.index % 5) * 2 + 2 + setsu;
  const monthPair = SIXTY_CYCLE.find(
    (one) => one.stem.index === monthStem % 10 && one.branch.index === monthBranch,
  )!;
  const stars = starsOf(moment, longRun);
  const by28 = lodgeOf28(of.mansion);
  const by27 = lodgeOf(old.month, old.day).id;
  return {
    date: formatDate(fromFixed(fixed)),
    dayOfWeek: WEEKDAY.ids[dayOfWeek(fixed)]!,
    era: eraYearOn(fixed),
    old: viewOldDay(old),
    rokuyo: rokuyoOf(old),
    yearPair: named(yearPair.id),
    monthPair: named(monthPair.id),
    dayPair: named(pair.id),
    setsuMonth: BRANCH.ids[monthBranch]!,
    choku: CHOKU.ids[modulo(pair.branch.index - monthBranch, 12)]!,
    lodge: lodges === "twentyEight" ? by28 : by27,
    lodgeOf28: by28,
    lodgeOf27: by27,
    dayStar: starId(stars.day),
    dayStarDisputed: stars.dayDisputed,
    microseason: microseasonOf(fixed, seasonYear, term),
    sekki: SEKKI.ids[term]!,
    sekkiBegins: of.sekkiBegins,
    zassetsu: of.zassetsu,
    doyo: of.doyo,
    selected: of.selected.map((selected) => ({ selected, luck: LUCK_OF[selected] })),
    month: Array.from({ length: daysInMonth(year, month) }, (_, i) => {
      const day = readDay(start + i, leap2033);
      return {
        date: formatDate(fromFixed(start + i)),
        rokuyo: rokuyoOf(day.old),
        oldMonth: day.old.month,
        isLeapMonth: day.old.isLeapMonth,
        oldDay: day.old.day,
        pillar: day.pair.id,
        sekki: day.sekkiBegins ? SEKKI.ids[day.term]! : null,
        zassetsu: day.zassetsu,
        selected: day.selected,
      };
    }),
  };
}

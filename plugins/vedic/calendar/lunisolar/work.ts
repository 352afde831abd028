import { type Give, InputError } from "#sdk";
import { dayOfWeek, daysInMonth, formatDate, fromFixed, SAKA_ERA, toFixed } from "#time";
import { lunarMonthId } from "../../core/day/lunar_month.ts";
import { pakshaOf, tithiOf, VARA } from "../../core/panchanga.ts";
import { samvatsaraOf, southernNumber } from "../../core/samvatsara.ts";
import { signIdAt } from "../../core/signs.ts";
import type { LunisolarAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import {
  amantaMonth,
  fixedOfLunarDay,
  kaliOfEra,
  lunarDayOf,
  purnimantaMonth,
  solarDateOf,
  yearOfEra,
  type LunarDay,
} from "./rules.ts";

export { drawLunisolar as picture } from "./picture.ts";

export function run(chosen: Input, give: Give<"now">): LunisolarAnswer {
  const { rule, era } = chosen;
  const fixed = readHindu(chosen) ?? give.civil().fixed;
  const of = (day: number) => lunarDayOf(day, rule);
  const found = of(fixed);
  const named = (day: LunarDay) =>
    chosen.month === "purnimanta" ? purnimantaMonth(day) : day.month;
  const monthId = (number: number) => lunarMonthId(number - 1);
  const civil = fromFixed(fixed);
  const first = toFixed({ ...civil, day: 1 });
  const solar = solarDateOf(fixed, rule);
  const shaka = found.kali - SAKA_ERA;
  const before = of(fixed - 1).day;
  const gone = (found.day - before + 30) % 30;
  return {
    date: formatDate(civil),
    weekday: VARA.ids[dayOfWeek(fixed)]!,
    tithi: {
      number: found.day,
      name: tithiOf(found.day),
      paksha: pakshaOf(found.day),
      repeated: found.leapDay,
      lost: gone === 2 ? (before % 30) + 1 : null,
    },
    month: {
      name: monthId(named(found)),
      number: named(found),
      added: found.leapMonth,
      amanta: monthId(found.month),
      purnimanta: monthId(purnimantaMonth(found)),
      ...spanOf(fixed, found, of),
    },
    year: yearOfEra(era, found),
    years: {
      vikrama: yearOfEra("vikrama", found),
      vikramaKartika: yearOfEra("vikramaKartika", found),
      vikramaAshadha: yearOfEra("vikramaAshadha", found),
      shaka,
      kali: found.kali,
      samvatsara: samvatsaraOf(southernNumber(shaka)),
    },
    solar: {
      year: solar.year,
      month: signIdAt(solar.month - 1),
      number: solar.month,
      day: solar.day,
    },
    page: Array.from({ length: daysInMonth(civil.year, civil.month) }, (_, i) => {
      const day = of(first + i);
      return { tithi: day.day, month: monthId(named(day)), added: day.leapMonth };
    }),
  };
}

/** The Rata Die of the Hindu date given, if any. */
function readHindu({ hindu, rule, month: reckoning, era }: Input): number | undefined {
  if (!hindu) return undefined;
  const { leapMonth = false, leapDay = false, day } = hindu;
  const month = reckoning === "purnimanta" ? amantaMonth(hindu.month, leapMonth, day) : hindu.month;
  const kali = kaliOfEra(era, hindu.year, month);
  try {
    return fixedOfLunarDay({ kali, month, leapMonth, day, leapDay }, rule);
  } catch (error) {
    if (error instanceof RangeError)
      throw new InputError([{ path: "hindu", code: "noSuchHinduDay" }]);
    throw error;
  }
}

/** First and last day of the month from new moon to new moon that holds a day. */
function spanOf(fixed: number, day: LunarDay, of: (fixed: number) => LunarDay) {
  const isSame = (other: LunarDay) =>
    other.month === day.month && other.leapMonth === day.leapMonth;
  let [first, last] = [fixed, fixed];
  while (isSame(of(first - 1))) first--;
  while (isSame(of(last + 1))) last++;
  return { first: formatDate(fromFixed(first)), last: formatDate(fromFixed(last)) };
}

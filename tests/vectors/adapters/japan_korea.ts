import { createLunisolarCalendar, formatDate, fromFixed, LUNISOLAR_OFFSETS } from "#time";
import { differ, verdictOf, type Adapter } from "../adapter.ts";

type Answer = any;

const nineStars: Adapter = {
  files: /^chinese-nine-star-ki\.json$/,
  procedures: () => ["nineStarKi.chart"],
  async judge(one, call) {
    const { date } = one["input"] as { date: string };
    const { year, month, day }: Answer = await call("nineStarKi.chart", {
      birthDate: date,
      timezone: "+08:00",
    });
    const stars = { year: year.number, month: month.number, day: day.number };
    return verdictOf(differ(one["expect"], stars));
  },
};

const rokuyo: Adapter = {
  files: /^chinese-rokuyo\.json$/,
  procedures: () => ["rokuyo.day"],
  async judge(one, call) {
    const { rokuyo, old }: Answer = await call("rokuyo.day", one["input"] as Answer);
    const { month, isLeapMonth, day } = old;
    const found = { rokuyo: rokuyo.native, lunarMonth: month, leap: isLeapMonth, lunarDay: day };
    return verdictOf(differ(one["expect"], found));
  },
};

/** Births of the file are lunar; the procedure takes civil dates. */
const KOREAN = createLunisolarCalendar({
  id: "korean",
  offsetHours: LUNISOLAR_OFFSETS.korea,
  years: [1898, 2150],
});

const tojeong: Adapter = {
  files: /^chinese-tojeong\.json$/,
  procedures: () => ["tojeong.year"],
  async judge(one, call) {
    const { lunarBirth, targetYear } = one["input"] as Answer;
    const fixed = KOREAN.fixedOf({ isLeapMonth: false, ...lunarBirth });
    const birthDate = formatDate(fromFixed(fixed));
    const answer: Answer = await call("tojeong.year", { birthDate, year: targetYear });
    const figure = {
      age: answer.age,
      yearPillar: answer.pillars.year.native,
      monthPillar: answer.pillars.month.native,
      dayPillar: answer.pillars.day.native,
      numbers: {
        taese: answer.numbers.year,
        wolgeon: answer.numbers.month,
        iljin: answer.numbers.day,
        monthDays: answer.numbers.monthDays,
      },
      upper: answer.upper,
      middle: answer.middle,
      lower: answer.lower,
      code: answer.code,
    };
    return verdictOf(differ(one["expect"], figure));
  },
};

export const adapters: readonly Adapter[] = [nineStars, rokuyo, tojeong];

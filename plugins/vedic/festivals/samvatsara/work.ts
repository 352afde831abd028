import { InputError, issuesOfCivil, Refusal } from "#sdk";
import { resolveCivil, toFixed } from "#time";
import { lunarMonthAt, lunarMonthsBetween, SAKA_OF_KALI } from "../../core/day/lunar_month.ts";
import {
  northernNumber,
  northernSpan,
  samvatsaraOf,
  southernNumber,
} from "../../core/samvatsara.ts";
import { CENTRAL_STATION, dateOf, SunCalendar, tithiOfMonth } from "../calendar.ts";
import { type SamvatsaraAnswer, THIRD, YUGA_LORD } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawSamvatsara as picture } from "./picture.ts";

export function run(chosen: Input): SamvatsaraAnswer {
  const { fixed, shaka, begins, ends } = yearOf(chosen);
  const north = chosen.school === "north";
  const number = north ? northernNumber(fixed) : southernNumber(shaka);
  const [from, until] = north ? northernSpan(fixed) : [begins, ends];
  const yuga = Math.floor((number - 1) / 5);
  return {
    number,
    name: samvatsaraOf(number),
    lord: YUGA_LORD.ids[yuga]!,
    yuga: yuga + 1,
    third: THIRD.ids[Math.floor((number - 1) / 20)]!,
    shaka,
    from: dateOf(from),
    until: dateOf(until),
    next: samvatsaraOf((number % 60) + 1),
  };
}

const STATION = {
  place: { latitudeDeg: CENTRAL_STATION.latitude, longitudeDeg: CENTRAL_STATION.longitude },
  offsetDays: 5.5 / 24,
  sunrise: "centre",
  ayanamsa: "lahiri",
} as const;

/** The day asked about, and the lunar year that holds it at the Central Station of India. */
function yearOf({ year, date }: Input) {
  const calendar = new SunCalendar(STATION);
  if (date !== undefined) {
    const result = resolveCivil({ date, time: "12:00", timezone: CENTRAL_STATION.timezone });
    if (!result.ok) {
      throw new InputError(issuesOfCivil(result.issues, { date: "date", time: "date" }));
    }
    const { fixed } = result.moment;
    const { kali } = lunarMonthAt(calendar.day(fixed).sunrise, "lahiri");
    const shaka = kali - SAKA_OF_KALI;
    return { fixed, shaka, ...spanOf(calendar, shaka) };
  }
  if (year === undefined) throw new Refusal("year-or-date");
  const shaka = year - 78;
  const span = spanOf(calendar, shaka);
  return { fixed: span.begins, shaka, ...span };
}

/** First days of a lunar year and of the next: those whose sunrise the first tithi of Chaitra sees. */
function spanOf(calendar: SunCalendar, shaka: number) {
  const first = (one: number) => {
    const from = calendar.midnightOf(toFixed({ year: one + 78, month: 2, day: 20 }));
    const chaitra = lunarMonthsBetween(from, from + 75, "lahiri").find(
      ({ index, kali }) => index === 0 && kali - SAKA_OF_KALI === one,
    )!;
    const day = calendar.holding(chaitra.begins);
    const next = calendar.day(day.fixed + 1);
    // A first tithi that no sunrise sees is kept on the day in which it begins.
    return tithiOfMonth(chaitra.begins, 1).end > next.sunrise ? next.fixed : day.fixed;
  };
  return { begins: first(shaka), ends: first(shaka + 1) };
}

/** Dates and times of day as sentences take them. */
import { english } from "#sdk";
import type { DailyAnswer } from "../../answer.ts";
import { clock, dateOf, daysAhead, hourOf, monthAndDay } from "../../tone.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
/** `28 November`. */
export function date(text: string): string {
  const [month, day] = monthAndDay(text);
  return `${day} ${MONTHS[month - 1]}`;
}
/** How far ahead a contact of a day is: `in 5 days, on 6 January`; of longer spans the date alone. */
export function until({ from, period }: DailyAnswer, when: { readonly local: string }): string {
  const on = date(dateOf(when));
  if (period !== "day") return `on ${on}`;
  const days = daysAhead(from, when);
  if (days < 1) return `today at ${clock(when)}`;
  return days === 1 ? `tomorrow, on ${on}` : `in ${english.numberWord(days)} days, on ${on}`;
}
const TIMES = [
  [6, "overnight"],
  [9, "in the early morning"],
  [12, "in the morning"],
  [18, "in the afternoon"],
  [24, "in the evening"],
] as const;
/** `In the afternoon, at 14:32,`. */
export function atTime(when: { readonly local: string }): string {
  const [, part] = TIMES.find(([end]) => hourOf(when) < end)!;
  return `${english.capital(part)}, at ${clock(when)},`;
}

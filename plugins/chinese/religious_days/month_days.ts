/** What the two religious calendars share: a month as temples hang it up, and tables by lunar date. */
import type { Lang } from "#sdk";
import { chineseDateOf, chineseDayName, chineseMonthName } from "#time";
import { monthAbout, type Told } from "#east/month_about.ts";
import { drawSheet, type Sheet } from "#east/month_sheet.ts";

/** What a calendar says in the picture of a month about an answer. */
export interface MonthWords<Answer> {
  readonly title: (year: number, month: number) => string;
  readonly subtitle: (answer: Answer) => string;
  readonly desc: (answer: Answer) => string;
  readonly weekdays: Sheet["weekdays"];
  readonly legend: string;
}

/**
 * Draws the month about a day, each day with its lunar date.
 *
 * @param tell says what else stands in the cell of a day, Rata Die
 */
export function drawMonth<Answer extends { readonly date: string }>(
  answer: Answer,
  words: MonthWords<Answer>,
  tell: (fixed: number) => Omit<Told, "label">,
  lang: Lang,
): string {
  const { year, month, firstWeekday, days } = monthAbout(answer.date, (fixed) => ({
    label: lunarDay(fixed),
    ...tell(fixed),
  }));
  const [title, subtitle] = [words.title(year, month), words.subtitle(answer)];
  const { weekdays, legend } = words;
  return drawSheet(
    { title, subtitle, desc: words.desc(answer), weekdays, firstWeekday, days, legend },
    lang,
  );
}

/** The lunar day, or the month where one begins, as they are written. */
function lunarDay(fixed: number): string {
  const { month, isLeapMonth, day } = chineseDateOf(fixed);
  return day === 1 ? chineseMonthName(month, isLeapMonth) : chineseDayName(day);
}

/** Reads a table of dates into the ids of each lunar day, in the order of the table. */
export function byDate<Id extends string>(
  dates: Readonly<Record<Id, string>>,
): ReadonlyMap<string, readonly Id[]> {
  const found = new Map<string, Id[]>();
  for (const [id, days] of Object.entries(dates) as [Id, string][]) {
    for (const day of days.split(" ")) found.set(day, [...(found.get(day) ?? []), id]);
  }
  return found;
}

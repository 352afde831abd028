import {
  findCalendar,
  formatDate,
  fromFixed,
  orthodoxEaster,
  westernEaster,
  type DateCalendar,
} from "#time";
import { differ, verdictOf, type Adapter } from "../adapter.ts";

/** `calendars.json` gives one civil day in each of 41 calendars: it is put to the conversions themselves. */

interface CalendarCase {
  readonly calendar: string;
  readonly input: { readonly rd?: number; readonly gregorianYear?: number };
  readonly expect: Readonly<Record<string, unknown>>;
}

function judge({ calendar: id, input, expect }: CalendarCase): readonly string[] {
  if (id === "easter") {
    const year = input.gregorianYear!;
    return differ(expect, {
      western: formatDate(fromFixed(westernEaster(year))),
      orthodox: formatDate(fromFixed(orthodoxEaster(year))),
    });
  }
  const calendar = findCalendar(id);
  if (!calendar) return [`/calendar: no calendar ${id}`];
  const date = calendar.fromFixed(input.rd!);
  const back =
    calendar.kind === "date"
      ? (calendar as unknown as DateCalendar<object>).toFixed(date)
      : input.rd;
  return [...differ(expect, date), ...differ(input.rd, back, { path: "/rd" })];
}

export const adapters: readonly Adapter[] = [
  {
    files: /^calendars\.json$/,
    procedures: () => [],
    judge: async (one) => verdictOf(judge(one as unknown as CalendarCase)),
  },
];

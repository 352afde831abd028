/**
 * The work weeks of the Soviet Union, 1 October 1929 to 26 June 1940.
 *
 * Five-day week: the days of a year are numbered without the five national holidays, which makes
 * 72 weeks of five; every worker has a colour and rests on its day. Six-day week: tied to the month,
 * with a common rest on the 6th, 12th, 18th, 24th and 30th and, for short February, on 1 March; a
 * 31st stands outside. The months and the seven-day week went on beside both.
 *
 * In 1930 the official scale ran a day ahead from some point on: the Labour Commissariat made 1 January
 * 1931 day 1 again where the scale of 16 March 1930 would have made it day 2. When that scale began to
 * differ could not be found, so every year is counted from its own 1 January.
 *
 * @source Ruling no. 367 of the Labour Commissariat of 15 December 1930 and Sovnarkom rulings of 4 October
 *   1929 and 31 October 1939 (tehnorma.ru, libussr.ru, economics.kiev.ua); the decrees of 26 August and
 *   24 September 1929 and 21 November 1931 as a public calendar program quotes their articles; on the
 *   decree of 26 June 1940, histrf.ru and 1000dokumente.de
 */
import { vocabulary, type IdOf } from "#sdk";
import { toFixed, type CalendarDate } from "#time";

/** Which week ordered work on a date. */
export const WEEK_SYSTEM = vocabulary("weekSystem", ["seven-day", "five-day", "six-day"]);
export type WeekSystem = IdOf<typeof WEEK_SYSTEM>;

/** The groups of the five-day week by their colours, in the order of their days of rest. */
export const COLOURS = ["yellow", "pink", "red", "purple", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export const GROUP = vocabulary("group", COLOURS);

/** The colours as sources name them; they differ on the second. */
export const COLOUR = vocabulary("colour", [
  "yellow",
  "pink",
  "orange",
  "blue",
  "red",
  "purple",
  "green",
]);
export type SecondColour = "pink" | "orange" | "blue";

/** The colour of a group, the second one as the chosen source calls it. */
export function colourOf(group: Colour, second: SecondColour): IdOf<typeof COLOUR> {
  return group === "pink" ? second : group;
}

/** The national holidays of the years 1929-1940. */
export const HOLIDAY = vocabulary("holiday", [
  "lenin",
  "international",
  "revolution",
  "constitution",
]);

const FIVE_DAY_FROM = toFixed({ year: 1929, month: 10, day: 1 });
const SIX_DAY_FROM = toFixed({ year: 1931, month: 12, day: 1 });
const SEVEN_DAY_AGAIN = toFixed({ year: 1940, month: 6, day: 27 });
const REVOLUTION = toFixed({ year: 1917, month: 11, day: 7 });

/** A day on which a national holiday is kept. */
export interface Holiday {
  readonly holiday: IdOf<typeof HOLIDAY>;
  readonly month: number;
  readonly day: number;
  /** First year in which it was kept. */
  readonly from: number;
}

export const HOLIDAYS: readonly Holiday[] = [
  { holiday: "lenin", month: 1, day: 22, from: 1929 },
  { holiday: "international", month: 5, day: 1, from: 1929 },
  { holiday: "international", month: 5, day: 2, from: 1929 },
  { holiday: "revolution", month: 11, day: 7, from: 1929 },
  { holiday: "revolution", month: 11, day: 8, from: 1929 },
  { holiday: "constitution", month: 12, day: 5, from: 1936 },
];

/** Says which week ordered work on a date. */
export function systemOf(date: CalendarDate): WeekSystem {
  const fixed = toFixed(date);
  if (fixed < FIVE_DAY_FROM || fixed >= SEVEN_DAY_AGAIN) return "seven-day";
  return fixed < SIX_DAY_FROM ? "five-day" : "six-day";
}

/** The national holiday of a date in the years of the two work weeks, or null. */
export function holidayOf(date: CalendarDate): Holiday | null {
  const { year, month, day } = date;
  if (systemOf(date) === "seven-day") return null;
  return HOLIDAYS.find((h) => h.month === month && h.day === day && h.from <= year) ?? null;
}

/** A day's place in the five-day week. */
export interface FiveDayPlace {
  /** 1 to 5. */
  readonly dayOfWeek: number;
  readonly colour: Colour;
  /** 1 to 72; no year of the five-day week was leap. */
  readonly weekOfYear: number;
}

/** Counts a date in the five-day week; null on a holiday, which belongs to no week. */
export function fiveDayPlace(date: CalendarDate): FiveDayPlace | null {
  if (holidayOf(date)) return null;
  const dayOfYear = toFixed(date) - toFixed({ year: date.year, month: 1, day: 1 }) + 1;
  const past = HOLIDAYS.filter((h) => h.from <= date.year && isBefore(h, date)).length;
  const index = dayOfYear - past - 1;
  return {
    dayOfWeek: (index % 5) + 1,
    colour: COLOURS[index % 5]!,
    weekOfYear: Math.floor(index / 5) + 1,
  };
}

/** A day's place in the six-day week. */
export interface SixDayPlace {
  /** 1 to 6; null on the 31st. */
  readonly dayOfWeek: number | null;
  /** The common rest day, 1 March included. */
  readonly restDay: boolean;
  /** The 31st, outside the week. */
  readonly extraDay: boolean;
}

/** Counts a date in the six-day week. */
export function sixDayPlace({ month, day }: CalendarDate): SixDayPlace {
  const extraDay = day === 31;
  return {
    dayOfWeek: extraDay ? null : ((day - 1) % 6) + 1,
    restDay: (!extraDay && day % 6 === 0) || (month === 3 && day === 1),
    extraDay,
  };
}

/**
 * Counts the years of the Revolution, year 1 beginning on 7 November 1917.
 *
 * @returns null before that day
 */
export function yearOfRevolution(date: CalendarDate): number | null {
  if (toFixed(date) < REVOLUTION) return null;
  const past = date.month > 11 || (date.month === 11 && date.day >= 7);
  return date.year - 1917 + (past ? 1 : 0);
}

function isBefore(holiday: Holiday, { month, day }: CalendarDate): boolean {
  return holiday.month < month || (holiday.month === month && holiday.day < day);
}

import { modulo } from "../integer.ts";
import { daysInMonth, epochMsOfFixed, toFixed } from "../julian_day.ts";

/**
 * Reads the compact text form of the IANA time zone database (`tzdata.zi`).
 *
 * @source zic(8), "Rule lines", "Zone lines" and "Link lines"
 */

/** The clock to which a time of day refers: the wall, standard time, or universal time. */
export type ClockKind = "wall" | "standard" | "universal";

/** A moment of the year: which day, and a time of day that may run past 24 hours or below 0. */
export interface YearlyMoment {
  readonly month: number;
  /**
   * A day of the month, or the first weekday on or after it, or the last on or before it. Before a
   * shorter month's end it is that end, so that 31 means the last day.
   */
  readonly day: number;
  /** 0 is Sunday; null when the day stands by itself. */
  readonly weekday: number | null;
  readonly direction: "onOrAfter" | "onOrBefore";
  readonly seconds: number;
  readonly clock: ClockKind;
}

/** One yearly recurring change of the clock. */
export interface Rule {
  readonly fromYear: number;
  /** Last year, `Infinity` for a rule still in force. */
  readonly toYear: number;
  readonly at: YearlyMoment;
  readonly saveSeconds: number;
  /** Letters that replace `%s` in the abbreviation. */
  readonly letters: string;
}

/** A stretch of a zone's history under one standard offset and one set of rules. */
export interface Era {
  readonly standardSeconds: number;
  /** The name of a rule set, or a fixed daylight saving in seconds. */
  readonly rules: string | number;
  readonly format: string;
  /** Where the era ends; null for the last one. */
  readonly until: { readonly year: number; readonly at: YearlyMoment } | null;
}

/**
 * The database: the lines of every rule set and zone by name, and links from an alias to its zone.
 * Lines are read when a zone is first asked for, since one process asks for few of the 600.
 */
export interface Tzdb {
  /** Release, such as "2025b". */
  readonly version: string;
  readonly ruleLines: ReadonlyMap<string, readonly string[]>;
  readonly zoneLines: ReadonlyMap<string, readonly string[]>;
  readonly links: ReadonlyMap<string, string>;
}

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

const WEEKDAYS = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

/**
 * Sorts the lines of a database by what they describe.
 *
 * @throws {SyntaxError} if a line is of no known kind
 */
export function indexTzdb(text: string): Tzdb {
  const ruleLines = new Map<string, string[]>();
  const zoneLines = new Map<string, string[]>();
  const links = new Map<string, string>();
  let version = "unknown";
  let zone: string[] | null = null;
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("#")) {
      if (line.startsWith("# version ")) version = line.slice(10).trim();
    } else if (line.startsWith("R ")) {
      addLine(ruleLines, line.slice(2, line.indexOf(" ", 2)), line);
    } else if (line.startsWith("Z ")) {
      const nameEnd = line.indexOf(" ", 2);
      zone = [line.slice(nameEnd + 1)];
      zoneLines.set(line.slice(2, nameEnd), zone);
    } else if (line.startsWith("L ")) {
      const [, target, alias] = line.split(" ");
      links.set(alias!, target!);
    } else if (zone !== null && /^-?\d/.test(line)) {
      zone.push(line);
    } else {
      throw new SyntaxError(`Cannot read time zone database: unknown line "${line}"`);
    }
  }
  return { version, ruleLines, zoneLines, links };
}

function addLine(linesByName: Map<string, string[]>, name: string, line: string): void {
  const lines = linesByName.get(name);
  if (lines === undefined) linesByName.set(name, [line]);
  else lines.push(line);
}

/** Returns the eras of a zone, first to last; null where the database has no such zone. */
export function erasOf(tzdb: Tzdb, zone: string): readonly Era[] | null {
  return tzdb.zoneLines.get(zone)?.map((line) => parseEra(line.split(" "))) ?? null;
}

/** Returns the rules of a set; null where the database has no such set. */
export function rulesOf(tzdb: Tzdb, name: string): readonly Rule[] | null {
  return tzdb.ruleLines.get(name)?.map((line) => parseRule(line.split(" "))) ?? null;
}

/**
 * Returns the local milliseconds (wall, standard or universal, as `at.clock` says) of a yearly
 * moment in a year, counted from 1970-01-01T00:00 of the same clock.
 */
export function localMsOfYearlyMoment(year: number, at: YearlyMoment): number {
  const month = at.month;
  const last = at.direction === "onOrBefore" ? daysInMonth(year, month) : at.day;
  const fixed = toFixed({ year, month, day: Math.min(at.day, last) });
  return epochMsOfFixed(fixed + daysToWeekday(fixed, at)) + at.seconds * 1000;
}

function daysToWeekday(fixed: number, at: YearlyMoment): number {
  if (at.weekday === null) return 0;
  if (at.direction === "onOrAfter") return modulo(at.weekday - fixed, 7);
  return -modulo(fixed - at.weekday, 7);
}

/** `R NAME FROM TO - IN ON AT SAVE LETTERS` */
function parseRule(fields: readonly string[]): Rule {
  const fromYear = Number(fields[2]);
  const to = fields[3]!;
  const toYear = to.startsWith("o") ? fromYear : to.startsWith("ma") ? Infinity : Number(to);
  const at = parseYearlyMoment(fields[5]!, fields[6]!, fields[7]!);
  const letters = fields[9] === "-" ? "" : fields[9]!;
  return { fromYear, toYear, at, saveSeconds: parseSeconds(fields[8]!), letters };
}

/** `STDOFF RULES FORMAT [UNTIL-YEAR [MONTH [DAY [TIME]]]]` */
function parseEra(fields: readonly string[]): Era {
  const [offset, rules, format, year, month = "Ja", day = "1", time = "0"] = fields;
  const named = /^[A-Za-z_]/.test(rules!);
  return {
    standardSeconds: parseSeconds(offset!),
    rules: named ? rules! : rules === "-" ? 0 : parseSeconds(rules!),
    format: format!,
    until:
      year === undefined ? null : { year: Number(year), at: parseYearlyMoment(month, day, time) },
  };
}

function parseYearlyMoment(month: string, day: string, time: string): YearlyMoment {
  const monthNumber = indexOfPrefix(MONTHS, month) + 1;
  const suffix = /[a-z]$/.exec(time)?.[0];
  const clock = suffix === "s" ? "standard" : /[ugz]/.test(suffix ?? "") ? "universal" : "wall";
  const base = { month: monthNumber, seconds: parseSeconds(time), clock } as const;
  const relative = /^([A-Za-z]+)([<>])=(\d+)$/.exec(day);
  if (relative !== null) {
    const weekday = indexOfPrefix(WEEKDAYS, relative[1]!);
    const direction = relative[2] === ">" ? "onOrAfter" : "onOrBefore";
    return { ...base, day: Number(relative[3]), weekday, direction };
  }
  if (day.startsWith("last")) {
    const weekday = indexOfPrefix(WEEKDAYS, day.slice(4));
    return { ...base, day: 31, weekday, direction: "onOrBefore" };
  }
  return { ...base, day: Number(day), weekday: null, direction: "onOrAfter" };
}

/** `-`, `2`, `2:30`, `-0:25:21` with an optional letter behind it, in seconds. */
function parseSeconds(text: string): number {
  if (text === "-") return 0;
  const sign = text.startsWith("-") ? -1 : 1;
  const [hours = "0", minutes = "0", seconds = "0"] = text.replace(/^-|[a-z]$/g, "").split(":");
  return sign * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

function indexOfPrefix(names: readonly string[], prefix: string): number {
  const index = names.findIndex((name) => name.startsWith(prefix.toLowerCase()));
  if (index < 0) throw new SyntaxError(`Cannot read time zone database: no name "${prefix}"`);
  return index;
}

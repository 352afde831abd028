/** Reads the civil times that a procedure declares with `reads`. */
import {
  civilOfInstant,
  remembering,
  resolveCivil,
  type Backzone,
  type CivilIssue,
  type CivilMoment,
  type CivilPlace,
} from "../time/mod.ts";
import type { Reads } from "./contract.ts";
import { InputError, type InputIssue } from "./errors.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The resolved times of an input: flat under "", two people under "a" and "b". */
export type Civils = Readonly<Partial<Record<"" | "a" | "b", CivilMoment>>>;

/** Where the clock times of an input come from: those that a caller gives must say whose clock they are of. */
export type ClockFrom = "caller" | "assumed";

/**
 * Resolves every civil time of an input; none where its schema lets the date be left out and it is.
 *
 * @param clockFrom where it is `assumed`, a time without zone and place is read as universal time
 * @throws {InputError} listing all problems of all times, with the nearest valid values
 */
export function readCivils(reads: Reads | undefined, input: Fields, clockFrom: ClockFrom): Civils {
  if (!reads) return {};
  const places = reads === "births" ? (["a", "b"] as const) : ([""] as const);
  const issues: InputIssue[] = [];
  const civils: Partial<Record<"" | "a" | "b", CivilMoment>> = {};
  for (const place of places) {
    const fields = place === "" ? input : (input[place] as Fields);
    if (fields[reads === "moment" ? "date" : "birthDate"] === undefined) continue;
    const kind = reads === "moment" ? "moment" : "birth";
    const read = readRemembered(JSON.stringify({ ...fields, kind, clockFrom }, ASKED));
    if (read instanceof Array) issues.push(...read.map((issue) => prefixed(place, issue)));
    else civils[place] = read;
  }
  // What assumptions filled in was read when the call came.
  if (clockFrom === "caller") issues.push(...faultsOfOthers(input, places));
  if (issues.length > 0) throw new InputError(issues);
  return civils;
}

/** The problems of births that stand in other parts of an input, alone or in a list: one error names everything. */
function faultsOfOthers(input: Fields, read: readonly string[]): readonly InputIssue[] {
  return Object.entries(input).flatMap(([name, value]) => {
    if (read.includes(name)) return [];
    const parts = Array.isArray(value)
      ? value.map((one: unknown, i) => [`${name}/${i}`, one] as const)
      : [[name, value] as const];
    return parts.flatMap(([path, part]) => {
      if (!isBirth(part)) return [];
      const found = readRemembered(
        JSON.stringify({ ...part, kind: "birth", clockFrom: "caller" }, ASKED),
      );
      return found instanceof Array ? found.map((issue) => prefixed(path, issue)) : [];
    });
  });
}

const isBirth = (part: unknown): part is Fields =>
  typeof part === "object" && part !== null && typeof (part as Fields)["birthDate"] === "string";

/**
 * The problems of the civil times of an input that its schema already refuses: of those fields that
 * the schema accepts, so that one error names everything.
 *
 * @param known problems found by the schema
 */
export function findCivilIssues(
  reads: Reads | undefined,
  raw: unknown,
  known: readonly InputIssue[],
): readonly InputIssue[] {
  if (!reads || typeof raw !== "object" || raw === null) return [];
  const wrong = new Set(known.map(({ path }) => path));
  const places = reads === "births" ? ["a", "b"] : [""];
  return places.flatMap((place) => {
    const given = place === "" ? raw : (raw as Fields)[place];
    if (typeof given !== "object" || given === null) return [];
    const pathOf = (field: string) => (place === "" ? field : `${place}/${field}`);
    const sound = Object.entries(given).filter(([field]) => !wrong.has(pathOf(field)));
    const kind = reads === "moment" ? "moment" : "birth";
    // Whose clock it was is not asked where the place that would say so is asked for again.
    const isAsked = ["place", "timezone"].some((field) => wrong.has(pathOf(field)));
    const clockFrom = isAsked ? "assumed" : "caller";
    const read = readOne(kind, Object.fromEntries(sound), clockFrom);
    if (!(read instanceof Array)) return [];
    return read.map((issue) => prefixed(place, issue)).filter(({ path }) => !wrong.has(path));
  });
}

/**
 * The civil time of a birth that is one part of an input, such as a third person.
 *
 * @param path of that part, for the paths of faults; "" where it is the input itself
 * @throws {InputError} listing all problems, with the nearest valid values
 */
export function civilOfBirth(fields: Fields, path: string): CivilMoment {
  const read = readOne("birth", fields, "caller");
  if (!(read instanceof Array)) return read;
  throw new InputError(read.map((issue) => prefixed(path, issue)));
}

/** The inputs that a civil time is read from, and how they are read. */
const CIVIL = ["kind", "clockFrom", "birthDate", "birthTime", "birthHour", "date", "time"];
const PLACED = ["timezone", "latitude", "longitude", "calendar", "fold", "backzone"];
const ASKED = [...CIVIL, ...PLACED];

/** A blend asks a score of members about one birth, and each asks again for what was left out. */
const REMEMBERED = 64;

const readRemembered = remembering(REMEMBERED, (asked: string) => {
  const { kind, clockFrom, ...fields } = JSON.parse(asked) as Asked;
  return readOne(kind, fields, clockFrom);
});

interface Asked extends Fields {
  readonly kind: "birth" | "moment";
  readonly clockFrom: ClockFrom;
}

function readOne(
  kind: "birth" | "moment",
  fields: Fields,
  clockFrom: ClockFrom,
): CivilMoment | readonly InputIssue[] {
  const dateField = kind === "birth" ? "birthDate" : "date";
  const timeField = kind === "birth" ? "birthTime" : "time";
  const hour = fields["birthHour"];
  if (hour !== undefined && fields[timeField] !== undefined) {
    return [{ path: "birthHour", code: "both-time-and-hour" }];
  }
  const time = hour === undefined ? fields[timeField] : `${String(hour).padStart(2, "0")}:30`;
  const given = {
    date: fields[dateField] as string,
    time: time as string | undefined,
    timezone: fields["timezone"] as string | undefined,
    latitude: fields["latitude"] as number | undefined,
    longitude: fields["longitude"] as number | undefined,
    calendar: fields["calendar"] as "gregorian" | "julian" | undefined,
    fold: fields["fold"] as 0 | 1 | undefined,
  };
  const backzone = fields["backzone"] as Backzone | undefined;
  const result = resolveCivil(given, {
    ...(backzone ? { backzone } : {}),
    unplacedClock: clockFrom === "caller" ? "refused" : "utc",
  });
  if (result.ok) return result.moment;
  return issuesOfCivil(result.issues, {
    date: dateField,
    time: hour === undefined ? timeField : "birthHour",
  });
}

/**
 * What is wrong with a civil time, under the names that its date and its time have in an input.
 *
 * @param names inputs that hold the date and the time; the others are called as `#time` calls them
 */
export function issuesOfCivil(
  issues: readonly CivilIssue[],
  names: Readonly<Record<"date" | "time", string>>,
): readonly InputIssue[] {
  return issues.map(({ field, code, with: params, nearest }) => ({
    path: field === "date" || field === "time" ? names[field] : field,
    code,
    with: params,
    ...(nearest === undefined ? {} : { nearest }),
  }));
}

/** The date and time of an instant at the place of an input, or undefined where the place is faulty. */
export function localNow(now: number, input: Fields): { date: string; time: string } | undefined {
  const result = civilOfInstant(now, input as CivilPlace);
  if (!result.ok) return undefined;
  const { localGregorian } = result.moment.receipt;
  const at = localGregorian.lastIndexOf("T");
  return { date: localGregorian.slice(0, at), time: localGregorian.slice(at + 1, at + 9) };
}

function prefixed(place: string, issue: InputIssue): InputIssue {
  return place === "" ? issue : { ...issue, path: `${place}/${issue.path}` };
}

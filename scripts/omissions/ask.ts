/** Makes the questions on which omissions are tried: an example's input, with another birth and other schools. */
import type { AnyProcedure, Convention, Omittable } from "../../src/plugins/mod.ts";
import type { Day } from "./days.ts";
import { clockText, pick } from "./days.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** How often another school than the default is chosen. */
const OTHER_SCHOOL = 0.25;
const BIRTH = ["birthDate", "birthTime", "birthHour"];
const MOMENT = ["date", "time"];
const GENDERS = ["male", "female"];
const WHERE = ["timezone", "latitude", "longitude", "calendar", "fold"];

/** The inputs that may be left out, with how. */
export function omittablesOf(procedure: AnyProcedure): readonly (readonly [string, Omittable])[] {
  return Object.entries((procedure.omittable ?? {}) as Record<string, Omittable>);
}

/** Whether an omitted input is a time of the clock, and under which name. */
export function clockInputOf(name: string): "birthTime" | "time" | undefined {
  if (name === "birthTime" || name === "birthHour") return "birthTime";
  return name === "time" ? "time" : undefined;
}

/**
 * An input with nothing of what may be left out.
 *
 * @param next numbers in [0, 1)
 */
export function barest(procedure: AnyProcedure, day: Day, next: () => number): Fields {
  const left = omittablesOf(procedure).flatMap(([name, { fields }]) => fields ?? [name]);
  const example = pick(next, procedure.examples).input as Fields;
  const input = without(example, [...left, "compare", "picture", "lang"]);
  const { date, ...place } = day;
  if (procedure.reads === "births") {
    const person = (who: "a" | "b") => without(input[who] as Fields, ["gender"]);
    return { ...input, a: person("a"), b: person("b"), ...schoolsOf(procedure, next) };
  }
  if (!procedure.reads) return { ...input, ...schoolsOf(procedure, next) };
  const [names, dateName] = procedure.reads === "birth" ? [BIRTH, "birthDate"] : [MOMENT, "date"];
  const later = laterDate(date, next);
  const mayLackTime = left.includes(names[1]!);
  const known = Object.keys(procedure.input.properties as object);
  const dates: Fields = {
    ...(known.includes("targetDate") ? { targetDate: later } : {}),
    ...(known.includes("onDate") && next() < 0.7 ? { onDate: later } : {}),
    ...(procedure.name === "bazi.forecast" || wantsSpan(procedure)
      ? { from: later, to: later }
      : {}),
  };
  return {
    ...without(input, [...names, ...WHERE, "targetTime", "onDate", "onTime", "from", "to"]),
    ...dates,
    ...schoolsOf(procedure, next),
    ...(mayLackTime || !known.includes(names[1]!)
      ? {}
      : { [names[1]!]: clockText(60 * Math.floor(1440 * next())) }),
    [dateName]: date,
    ...place,
  };
}

/** Whether an input names the days of a span. */
function wantsSpan({ input }: AnyProcedure): boolean {
  const { required = [] } = input as { readonly required?: readonly string[] };
  return required.includes("from");
}

function schoolsOf(procedure: AnyProcedure, next: () => number): Fields {
  const conventions = Object.entries((procedure.conventions ?? {}) as Record<string, Convention>);
  return Object.fromEntries(
    conventions.flatMap(([name, { options }]) =>
      next() < OTHER_SCHOOL ? [[name, pick(next, Object.keys(options))]] : [],
    ),
  );
}

/** A date within ninety years after another. */
function laterDate(date: string, next: () => number): string {
  const year = Number(date.slice(0, 4)) + Math.floor(next() * 90);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${year}-${two(1 + Math.floor(next() * 12))}-${two(1 + Math.floor(next() * 28))}`;
}

/** A value for an input that was left out, where the omission names its values. */
export function anyValue(
  name: string,
  omittable: Omittable,
  times: readonly { readonly seconds: number; readonly fold: 0 | 1 }[],
  next: () => number,
): Fields {
  const clock = clockInputOf(name);
  if (clock) {
    const { seconds, fold } = pick(next, times);
    return { [clock]: clockText(seconds), fold };
  }
  const values = VALUES[name];
  return values ? pick(next, values) : (omittable.assume ?? {});
}

/** All values of the inputs that have few. */
export const VALUES: Readonly<Record<string, readonly Fields[]>> = {
  gender: GENDERS.map((gender) => ({ gender })),
  groom: ["a", "b"].map((groom) => ({ groom })),
  "pair gender": GENDERS.flatMap((a) => GENDERS.map((b) => ({ "a/gender": a, "b/gender": b }))),
};

function without(input: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
}

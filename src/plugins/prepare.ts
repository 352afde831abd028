/** The first stage of a call: check the input whole, read its civil times, price it. Nothing runs. */
import type { AnyProcedure } from "./contract.ts";
import { findInputIssues } from "./check_input.ts";
import { findCivilIssues, localNow, readCivils, type Civils } from "./civil_input.ts";
import { InputError } from "./errors.ts";
import { settlePlaces, type TakenPlace } from "./places/mod.ts";
import { priceOf } from "./price.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An input checked and its price, before anything runs. */
export interface Prepared {
  readonly procedure: AnyProcedure;
  /** With the coordinates and zones of the places that were named. */
  readonly input: Fields;
  readonly places: readonly TakenPlace[];
  readonly civils: Civils;
  readonly points: number;
  /** Whether the date was left out and taken from the clock. */
  readonly today: boolean;
}

/**
 * Checks an input whole and prices it; nothing runs.
 *
 * @throws {InputError} naming every problem
 */
export function prepare(procedure: AnyProcedure, raw: unknown, now: number): Prepared {
  const faults = findInputIssues(procedure.input, raw);
  const settled = settlePlaces(procedure.input, raw, now);
  const { places } = settled;
  const issues = [...faults, ...settled.issues];
  if (issues.length > 0) {
    const dated = isFields(settled.input) && withToday(procedure, settled.input, now);
    throw new InputError([...issues, ...findCivilIssues(procedure.reads, dated, issues)]);
  }
  const given = settled.input as Fields;
  const input = withToday(procedure, given, now);
  const civils = readCivils(procedure.reads, input, "caller");
  const today = input !== given;
  return { procedure, input, places, civils, points: priceOf(procedure.cost, input), today };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Fills an omitted date with today's where the procedure reads the clock for it. */
function withToday(procedure: AnyProcedure, input: Fields, now: number): Fields {
  if (procedure.reads !== "moment" || input["date"] !== undefined) return input;
  if (!procedure.needs?.includes("now")) return input;
  const local = localNow(now, input);
  // A faulty place: any date will do, the civil reader names the fault beside every other problem.
  if (!local) return { ...input, date: "2000-01-01" };
  const { timezone, longitude, time = local.time } = input;
  // The present is told by universal time where no place was given.
  const utc = timezone ?? longitude ?? input["time"];
  return { ...input, date: local.date, time, ...(utc === undefined ? { timezone: "UTC" } : {}) };
}

/** Reads and prices the input of a call; the reserved key `dryRun` is the host's own. */
import { InputError, prepare, type AnyProcedure, type Prepared } from "../plugins/mod.ts";
import type { Call } from "./run_call.ts";

/** A call that is ready to run. */
export interface Priced {
  /** The input as given, without `dryRun`. */
  readonly input: unknown;
  readonly prepared: Prepared;
  /** Its price. */
  readonly points: number;
  /** Whether only the price is asked for. */
  readonly dryRun: boolean;
}

const DRY_RUN_ISSUE = { path: "dryRun", message: "Expected boolean" } as const;

/**
 * Reads a call.
 *
 * @param now ms since the epoch; the date of a call that leaves it out
 * @throws {InputError} naming every problem at once
 * @throws {HttpError} for an input that is no JSON
 */
export function readCall(call: Call, now: number): Priced {
  const { input, dryRun } = split(call.readInput?.());
  const valid = dryRun === undefined || typeof dryRun === "boolean";
  try {
    const prepared = prepare(call.registered.procedure, input, now);
    if (!valid) throw new InputError([]);
    const asks = dryRun === true || call.request.headers.get("x-dry-run") === "true";
    return { input, prepared, points: prepared.points, dryRun: asks };
  } catch (error) {
    if (valid || !(error instanceof InputError)) throw error;
    throw new InputError([DRY_RUN_ISSUE, ...error.issues]);
  }
}

function split(raw: unknown): { readonly input: unknown; readonly dryRun: unknown } {
  const isObject = typeof raw === "object" && raw !== null && !Array.isArray(raw);
  if (!isObject || !Object.hasOwn(raw, "dryRun")) return { input: raw, dryRun: undefined };
  const { dryRun, ...input } = raw as Readonly<Record<string, unknown>>;
  return { input, dryRun };
}

/** What makes two requests the same: the procedure and its input, whatever the order of its fields. */
export function canonicalRequest(procedure: AnyProcedure, input: unknown): string {
  return JSON.stringify([procedure.name, sorted(input)]);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return ["[", ...value.map(sorted)];
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return ["{", ...entries.map(([key, member]) => [key, sorted(member)])];
}

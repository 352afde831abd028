/**
 * Reads and prices the input of a call. Reserved keys of the host's own: `dryRun`, and for draws
 * `commitment` with `salt`, which make the seed.
 */
import {
  InputError,
  prepare,
  type AnyProcedure,
  type Convention,
  type Prepared,
} from "../plugins/mod.ts";
import type { Commitments, Drawn } from "./draws/mod.ts";
import type { Call } from "./run_call.ts";

/** A call that is ready to run. */
export interface Priced {
  /** The input as given, without `dryRun`. */
  readonly input: unknown;
  /** The clock of the call, ms since the epoch. */
  readonly asOf: number;
  readonly prepared: Prepared;
  /** Its price. */
  readonly points: number;
  /** How many calls it counts as against a rate: one, and one for each school it is compared with. */
  readonly work: number;
  /** Whether only the price is asked for. */
  readonly dryRun: boolean;
  /** What a draw needs to be made again. */
  readonly draw?: Drawn;
}

type Fields = Readonly<Record<string, unknown>>;

const DRY_RUN_ISSUE = { path: "dryRun", code: "expected-boolean" } as const;

/**
 * Reads a call.
 *
 * @param now ms since the epoch; the date of a call that leaves it out
 * @throws {InputError} naming every problem at once
 * @throws {HttpError} for an input that is no JSON
 */
export function readCall(call: Call, now: number, commitments: Commitments): Priced {
  const { procedure } = call.registered;
  const { input, dryRun } = split(call.readInput?.());
  const valid = dryRun === undefined || typeof dryRun === "boolean";
  try {
    const { asked, draw } = readDraw(procedure, input, commitments);
    const prepared = prepare(procedure, illustrated(call, asked, draw), now);
    if (!valid) throw new InputError([]);
    const asks = dryRun === true || call.request.headers.get("x-dry-run") === "true";
    const { points } = prepared;
    const work = asks ? 1 : 1 + comparedSchools(prepared);
    const read = { input, asOf: now, prepared, points, work, dryRun: asks };
    return draw ? { ...read, draw } : read;
  } catch (error) {
    if (valid || !(error instanceof InputError)) throw error;
    throw new InputError([DRY_RUN_ISSUE, ...error.issues]);
  }
}

/** The input with its picture, where the answer is to be shown in every form. */
function illustrated(call: Call, asked: unknown, draw: Drawn | undefined): unknown {
  const isWanted = call.withPicture === true || draw?.reveal !== undefined;
  const isObject = typeof asked === "object" && asked !== null && !Array.isArray(asked);
  if (!isWanted || !isObject || !call.registered.procedure.pictured) return asked;
  const { picture } = asked as Fields;
  return picture === undefined || picture === false ? { ...asked, picture: true } : asked;
}

/** How many other schools a call runs beside its own. */
function comparedSchools({ procedure, input }: Prepared): number {
  const names = (input["compare"] as readonly string[] | undefined) ?? [];
  const conventions: Readonly<Record<string, Convention>> = procedure.conventions ?? {};
  return names.reduce((sum, name) => sum + Object.keys(conventions[name]!.options).length - 1, 0);
}

function split(raw: unknown): { readonly input: unknown; readonly dryRun: unknown } {
  const isObject = typeof raw === "object" && raw !== null && !Array.isArray(raw);
  if (!isObject || !Object.hasOwn(raw, "dryRun")) return { input: raw, dryRun: undefined };
  const { dryRun, ...input } = raw as Readonly<Record<string, unknown>>;
  return { input, dryRun };
}

/**
 * Makes the seed of a committed draw; every other input is left as it is.
 *
 * @throws {InputError}
 */
function readDraw(procedure: AnyProcedure, input: unknown, commitments: Commitments) {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  if (procedure.kind !== "draw" || !isObject) return { asked: input, draw: undefined };
  const { commitment, salt, ...asked } = input as Fields;
  const { seed, ...rest } = asked;
  if (commitment === undefined && salt === undefined) return { asked, draw: { input: rest } };
  const issues = [
    ...textIssues("commitment", commitment, 1, 256),
    ...textIssues("salt", salt, 16, 128),
    ...(seed === undefined ? [] : [{ path: "seed", code: "seed-and-commitment" }]),
  ];
  if (issues.length > 0) throw new InputError(issues);
  const opened = commitments.open(procedure, rest, commitment as string, salt as string);
  return { asked: { ...rest, seed: opened.seed }, draw: { input: rest, reveal: opened.reveal } };
}

function textIssues(path: string, value: unknown, least: number, most: number) {
  const fits = typeof value === "string" && value.length >= least && value.length <= most;
  return fits ? [] : [{ path, code: "commitment-text", with: { least, most } }];
}

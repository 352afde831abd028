/**
 * The third stage of a call: everything that is computed, in codes. What it returns is the same in every
 * language; `present.ts` puts it into words.
 */
import { createHash } from "node:crypto";
import type { AnyProcedure, AnyWork, Convention, Disclosure, Need, Omittable } from "./contract.ts";
import { createBreather } from "./breathe.ts";
import { readCivils, type Civils } from "./civil_input.ts";
import type { TakenPlace } from "./places/mod.ts";
import type { Prepared } from "./prepare.ts";
import { freshSeed } from "./random.ts";
import { guarded, runOnce, type Lender } from "./run_once.ts";
import {
  certify,
  compareSchools,
  fillAssumed,
  isOmitted,
  valueAt,
  type ComparedEntry,
  type OmittedEntry,
} from "./whatif.ts";
import { loadedWork, workOf } from "./work.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A call that has been computed and not yet put into words. */
export interface Computed {
  readonly procedure: AnyProcedure;
  readonly plugin: { readonly id: string; readonly version: string };
  /** As it was given, today's date and the coordinates of places filled in. */
  readonly input: Fields;
  readonly places: readonly TakenPlace[];
  /** With assumptions and conventions filled in. */
  readonly filled: Fields;
  /** What `run` returned. */
  readonly output: Fields;
  readonly conventions: readonly ConventionEntry[];
  readonly compared: readonly ComparedEntry[] | undefined;
  readonly civils: Civils;
  readonly receipts: Receipts | undefined;
  readonly omitted: readonly OmittedEntry[];
  /** Whether the date was left out and taken from the clock. */
  readonly today: boolean;
  readonly seed: string | undefined;
  /** Content-addressed: the same question has the same id, whatever the language. */
  readonly id: string;
  readonly points: number;
  /** Whether the answer hangs on the moment of the call. */
  readonly readsClock: boolean;
  /** What the members of a blend answered. */
  readonly members: readonly Computed[];
  /** How many runs were made to see what omitted inputs decide, those of its members among them. */
  readonly triedRuns: number;
}

/** A school that was used. */
export interface ConventionEntry {
  readonly name: string;
  readonly value: string;
  readonly chosen: boolean;
  readonly alternatives: readonly string[];
  /** Whether the default follows from the input by a rule. */
  readonly byRule: boolean;
}

/** What the procedure adds to its receipts: one, or one for each of two people. */
export type Receipts = Readonly<Partial<Record<"" | "a" | "b", Fields>>>;

/**
 * Runs a prepared call with everything that is certified and compared.
 *
 * @throws {Refusal} a declared refusal of the tradition
 * @throws {PluginFault} the procedure threw, hung, or returned something it did not declare
 */
export async function compute(
  prepared: Prepared,
  plugin: Computed["plugin"],
  lender: Lender,
): Promise<Computed> {
  const { procedure, input, places, points, today } = prepared;
  const needs: readonly Need[] = procedure.needs ?? [];
  const seed = needs.includes("random")
    ? ((input["seed"] as string | undefined) ?? freshSeed())
    : undefined;
  const omissions = omissionsOf(procedure, input);
  const tried = omissions.filter(([, omittable]) => !omittable.reported);
  const filled = withConventions(procedure, fillAssumed(input, tried));
  const civils =
    tried.length > 0 ? readCivils(procedure.reads, filled, "assumed") : prepared.civils;

  const work = loadedWork(procedure) ?? (await workOf(procedure));
  const members: Computed[] = [];
  let looked = false;
  const lent = noting(lender, {
    member: (member) => void members.push(member),
    clock: () => void (looked = true),
  });
  const rerun = (other: Fields) => {
    const whole = withConventions(procedure, other);
    const run = { input: whole, civils: readCivils(procedure.reads, whole, "assumed"), seed };
    return runOnce(procedure, run, lent);
  };
  const output = await runOnce(
    procedure,
    { input: filled, civils, seed, heard: lender.heard },
    lent,
  );
  const readsClock = looked || members.some((member) => member.readsClock);
  // Whoever looks at the clock is asked another question only when the answer is another.
  const said = readsClock ? contentOf(output, members) : "";
  const names = (input["compare"] as readonly string[] | undefined) ?? [];
  const conventions: Readonly<Record<string, Convention>> = procedure.conventions ?? {};
  let tries = 0;
  const certified = await certify(
    input,
    tried,
    (name) => work.candidates?.[name]?.(filled, civils[""] ?? civils.a, lender.now) ?? [],
    (other) => {
      // One of the candidates is often what was assumed: that has been run.
      if (isAlike(withConventions(procedure, other), filled)) return output;
      tries += 1;
      return rerun(other);
    },
  );
  return {
    procedure,
    plugin,
    input,
    places,
    filled,
    output,
    triedRuns: members.reduce((sum, { triedRuns }) => sum + triedRuns, tries),
    conventions: conventionsOf(conventions, input, filled),
    compared:
      names.length > 0
        ? await compareSchools(filled, names, conventions, output, rerun)
        : undefined,
    civils,
    receipts:
      Object.keys(civils).length > 0
        ? await receiptsOf(procedure, work, filled, civils)
        : undefined,
    omitted: [
      ...certified,
      ...omissions.flatMap(([name, omittable]) => {
        const disclosure = omittable.reported?.(input, output);
        return disclosure
          ? [reportedEntry(name, omittable, withMembers(name, disclosure, output, members))]
          : [];
      }),
    ],
    today,
    seed,
    readsClock,
    id: readingId(procedure.name, plugin.version, input, seed, said),
    points: pointsFor(procedure, points, output),
    members,
  };
}

/** Whether two inputs hold the same values; nested ones are compared by identity. */
function isAlike(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.is(one[name], other[name]))
  );
}

/** A lender that notes what its members answered, and whether the clock was looked at. */
function noting(lender: Lender, note: { member(member: Computed): void; clock(): void }): Lender {
  const { call, ask, runLimitMs } = lender;
  return {
    get now() {
      note.clock();
      return lender.now;
    },
    ...(ask ? { ask } : {}),
    ...(runLimitMs === undefined ? {} : { runLimitMs }),
    ...(call && {
      async call(name, input) {
        const outcome = await call(name, input);
        if (outcome.ok) note.member(outcome.shown as Computed);
        return outcome;
      },
    }),
  };
}

/** A blend that delivered less costs less; a call that is served free stays free. */
function pointsFor(procedure: AnyProcedure, points: number, output: Fields): number {
  if (points === 0) return 0;
  return procedure.credits?.(output) ?? points;
}

function omissionsOf(
  procedure: AnyProcedure,
  input: Fields,
): readonly (readonly [string, Omittable])[] {
  const all = Object.entries(procedure.omittable ?? {}) as [string, Omittable][];
  return all.filter(([name, one]) => one.reported !== undefined || isOmitted(name, one, input));
}

function reportedEntry(name: string, omittable: Omittable, disclosure: Disclosure): OmittedEntry {
  const { more, with: params, members: _members, ...rest } = disclosure;
  const certified = rest.exhaustive && rest.candidates > 0 && rest.open.length === 0;
  return {
    input: name,
    assumed: omittable.assume,
    ...(params ? { with: params } : {}),
    certified,
    ...rest,
    ...more,
  };
}

/** A disclosure with what the members it points to say of the same input. */
function withMembers(
  name: string,
  disclosure: Disclosure,
  output: Fields,
  members: readonly Computed[],
): Disclosure {
  const below = (disclosure.members ?? []).flatMap((pointer) => {
    const member = members.find((one) => one === valueAt(output, pointer));
    const entry = member?.omitted.find(({ input }) => input === name);
    return entry ? [{ pointer, entry }] : [];
  });
  const under = <T extends { readonly field: string }>(pointer: string, list: readonly T[]) =>
    list.map((one) => ({ ...one, field: pointer + one.field }));
  return {
    ...disclosure,
    exhaustive: disclosure.exhaustive && below.every(({ entry }) => entry.exhaustive),
    settled: [
      ...disclosure.settled,
      ...below.flatMap(({ pointer, entry }) => under(pointer, entry.settled)),
    ],
    open: [
      ...disclosure.open,
      ...below.flatMap(({ pointer, entry }) => under(pointer, entry.open)),
    ],
  };
}

function withConventions(procedure: AnyProcedure, input: Fields): Fields {
  const filled: Record<string, unknown> = { ...input };
  const conventions: Readonly<Record<string, Convention>> = procedure.conventions ?? {};
  for (const [name, { default: standard }] of Object.entries(conventions)) {
    filled[name] ??= typeof standard === "function" ? standard(input) : standard;
  }
  return filled;
}

function conventionsOf(
  conventions: Readonly<Record<string, Convention>>,
  given: Fields,
  filled: Fields,
): readonly ConventionEntry[] {
  return Object.entries(conventions).map(([name, { default: standard, options }]) => ({
    name,
    value: filled[name] as string,
    chosen: given[name] !== undefined,
    alternatives: Object.keys(options).filter((value) => value !== filled[name]),
    byRule: typeof standard === "function",
  }));
}

async function receiptsOf(
  procedure: AnyProcedure,
  { receipt }: AnyWork,
  input: Fields,
  civils: Civils,
): Promise<Receipts> {
  const give = {
    civil: (who?: "a" | "b") => civils[who ?? ""]!,
    breathe: createBreather(),
  };
  const places = procedure.reads === "births" ? (["a", "b"] as const) : ([""] as const);
  const receipts: Partial<Record<"" | "a" | "b", Fields>> = {};
  for (const place of places) {
    const who = place === "" ? undefined : place;
    receipts[place] = await guarded(procedure, () => ({
      ...receipt?.(input, give, who),
    }));
  }
  return receipts;
}

/** What was answered, the answers of members by their ids. */
function contentOf(output: Fields, members: readonly Computed[]): string {
  const known = new Set<unknown>(members);
  return JSON.stringify(output, (_, value: unknown) =>
    known.has(value) ? (value as Computed).id : value,
  );
}

/** Inputs that change how an answer is shown and not what it says. */
const HOW_IT_IS_SHOWN = new Set(["seed", "picture", "lang"]);

function readingId(
  name: string,
  version: string,
  input: Fields,
  seed: string | undefined,
  content: string,
): string {
  const asked = Object.entries(input)
    .filter(([field]) => !HOW_IT_IS_SHOWN.has(field))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = JSON.stringify([name, version, asked, seed ?? "", content]);
  return `rd_${createHash("sha256").update(canonical).digest("base64url").slice(0, 22)}`;
}

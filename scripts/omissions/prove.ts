/** Holds what an answer says of an omitted input against runs with every value of it that could matter. */
import {
  compute,
  InputError,
  prepare,
  Refusal,
  type Convention,
  type Registered,
} from "../../src/plugins/mod.ts";
import { readCivils } from "../../src/plugins/civil_input.ts";
import type { Computed } from "../../src/plugins/compute.ts";
import { runOnce, type Lender } from "../../src/plugins/run_once.ts";
import { valueAt, type OmittedEntry } from "../../src/plugins/whatif.ts";
import { anyValue, clockInputOf, omittablesOf, VALUES, type Fields } from "./ask.ts";
import { clockText, minutesOf, noonOf, pick, type ClockTime } from "./days.ts";

/** Something an answer claims of an omitted input that a run contradicts. */
export interface Contradiction {
  readonly kind: "false settled" | "incomplete open" | "misplaced" | "unproved claim";
  readonly procedure: string;
  readonly input: Fields;
  readonly omitted: string;
  readonly field: string;
  readonly claimed: unknown;
  readonly set?: Fields;
  readonly found?: unknown;
}

export interface Proof {
  readonly runs: number;
  /** Runs that were refused: such a value has no answer to hold the claims against. */
  readonly refused: number;
  readonly contradictions: readonly Contradiction[];
}

export interface Effort {
  /** The most values of a clock that are tried for one question. */
  readonly mostTimes: number;
  readonly now: number;
  /** Numbers in [0, 1). */
  readonly next: () => number;
  /** How a blend reaches its members. */
  readonly lenderOf?: (registered: Registered) => Partial<Lender>;
}

/**
 * Asks a question with something left out, and runs it with what was left out.
 *
 * @returns undefined where the question itself is refused
 */
export async function prove(
  registered: Registered,
  input: Fields,
  { mostTimes, now, next, lenderOf }: Effort,
): Promise<Proof | undefined> {
  const { procedure, plugin } = registered;
  const lender: Lender = { now, ...lenderOf?.(registered) };
  const entries = await answered(() =>
    compute(prepare(procedure, seeded(registered, input), now), plugin, lender).then(
      ({ omitted }) => omitted,
    ),
  );
  if (!entries) return undefined;
  const omittables = omittablesOf(procedure);
  const times = timesOf(input);
  const contradictions: Contradiction[] = [];
  let [runs, refused] = [1, 0];
  for (const entry of entries) {
    const { input: name } = entry;
    const about = { procedure: procedure.name, input, omitted: name };
    const isClaim = entry.settled.length > 0 || entry.certified;
    if (isClaim && !entry.exhaustive) {
      contradictions.push({ ...about, kind: "unproved claim", field: "", claimed: entry.settled });
    }
    const others = omittables.filter(([other]) => other !== name);
    const seen = new Map<string, { readonly key: string; readonly set: Fields }>();
    for (const set of valuesOf(name, entry, times, mostTimes, next, procedure.reads === "births")) {
      // The others as they are left out, or with a value of their own.
      const beside: Fields = Object.assign(
        {},
        ...others.map(([other, omittable]) =>
          next() < 0.5 ? (omittable.assume ?? {}) : anyValue(other, omittable, times, next),
        ),
      );
      runs += 1;
      const output = await answered(() =>
        run(registered, withValues(input, { ...beside, ...set }), lender),
      );
      if (!output) {
        refused += 1;
        continue;
      }
      const besides = JSON.stringify(beside);
      const finding = { ...about, set: { ...beside, ...set } };
      for (const { field, ...settled } of entry.settled) {
        const key = keyAt(output, field);
        const first = seen.get(field + besides) ?? { key, set };
        seen.set(field + besides, first);
        const claimed = "value" in settled ? JSON.stringify(settled.value ?? null) : first.key;
        if (claimed === key && first.key === key) continue;
        contradictions.push({ ...finding, kind: "false settled", field, claimed, found: key });
      }
      if (!entry.exhaustive) continue;
      for (const { field, alternatives } of entry.open) {
        const key = keyAt(output, field);
        const fitting = alternatives.filter(({ value }) => JSON.stringify(value ?? null) === key);
        const kind =
          fitting.length === 0
            ? "incomplete open"
            : isPlaced(fitting, alternatives, name, set)
              ? undefined
              : "misplaced";
        if (kind)
          contradictions.push({ ...finding, kind, field, claimed: alternatives, found: key });
      }
    }
  }
  return { runs, refused, contradictions };
}

/** Of every draw, so that only what was left out can change an answer. */
const SEED = "omissions";

function seeded({ procedure }: Registered, input: Fields): Fields {
  return procedure.needs?.includes("random") ? { ...input, seed: SEED } : input;
}

/** The input with what was left out; a gender of one of two people goes to that person. */
function withValues(input: Fields, values: Fields): Fields {
  const made: Record<string, unknown> = { ...input };
  for (const [name, value] of Object.entries(values)) {
    const [person, field] = name.split("/") as [string, string | undefined];
    if (field === undefined) made[person] = value;
    else made[person] = { ...(made[person] as Fields), [field]: value };
  }
  return made;
}

async function run({ procedure }: Registered, input: Fields, lender: Lender): Promise<Fields> {
  const filled: Record<string, unknown> = { ...input };
  const conventions = Object.entries((procedure.conventions ?? {}) as Record<string, Convention>);
  for (const [name, { default: standard }] of conventions) {
    filled[name] ??= typeof standard === "function" ? standard(input) : standard;
  }
  const civils = readCivils(procedure.reads, filled, "assumed");
  return runOnce(procedure, { input: filled, civils, seed: SEED }, lender);
}

/** What was answered, or nothing where it was refused. */
async function answered<T>(ask: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof InputError || error instanceof Refusal) return undefined;
    throw error;
  }
}

function timesOf(input: Fields): readonly ClockTime[] {
  const date = (input["birthDate"] ?? input["date"]) as string | undefined;
  if (date === undefined) return [];
  const { timezone, latitude, longitude } = input as Fields & { timezone: string };
  const where = { timezone, latitude, longitude } as { timezone: string };
  const civil = noonOf({ date, ...where });
  return civil ? minutesOf(civil) : [];
}

/** The values of one input that are tried: all where they are few, else those about its spans and others. */
function valuesOf(
  name: string,
  { open }: OmittedEntry,
  times: readonly ClockTime[],
  most: number,
  next: () => number,
  pairs: boolean,
): readonly Fields[] {
  const clock = clockInputOf(name);
  if (!clock) return VALUES[pairs ? `pair ${name}` : name] ?? [];
  const set = ({ seconds, fold }: ClockTime) => ({ [clock]: clockText(seconds), fold });
  if (times.length <= most) return times.map(set);
  const edges = open.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ when }) => when.flatMap((span) => readSpan(span)?.edges ?? [])),
  );
  const near = new Set(edges.flatMap((edge) => [edge - 60, edge - 1, edge, edge + 60]));
  const chosen = times.filter(
    ({ seconds }) => near.has(seconds) || near.has(seconds - (seconds % 60)),
  );
  const some =
    chosen.length > most / 2 ? chosen.filter(() => next() < most / 2 / chosen.length) : chosen;
  const ends = times.filter((_, index) => index === 0 || index === times.length - 1);
  const rest = Array.from({ length: most - some.length }, () => pick(next, times));
  return [...some, ...ends, ...rest].map(set);
}

interface Span {
  readonly edges: readonly [from: number, to: number];
  readonly fold: 0 | 1;
}

/** `05:00–24:00`, `01:00–02:00 (fold 1)`. */
function readSpan(text: string): Span | undefined {
  const found = /^(\d\d:\d\d(?::\d\d)?)–(\d\d:\d\d(?::\d\d)?)( \(fold 1\))?$/.exec(text);
  if (!found) return undefined;
  const seconds = (clock: string) => {
    const [hour, minute, second = 0] = clock.split(":").map(Number) as [number, number, number?];
    return hour * 3600 + minute * 60 + second;
  };
  return { edges: [seconds(found[1]!), seconds(found[2]!)], fold: found[3] ? 1 : 0 };
}

/** How far a change may be told from where it is, seconds. */
const MARGIN = 3;

/** Whether a value stands at a span that holds the time it was found at; true for what is no time. */
function isPlaced(
  fitting: OmittedEntry["open"][number]["alternatives"],
  all: OmittedEntry["open"][number]["alternatives"],
  name: string,
  set: Fields,
): boolean {
  const clock = clockInputOf(name);
  if (!clock) {
    const text =
      "a/gender" in set
        ? `a: ${String(set["a/gender"])}, b: ${String(set["b/gender"])}`
        : set[name];
    return fitting.some(({ when }) => when.includes(String(text)));
  }
  const [hour, minute, second] = String(set[clock]).split(":").map(Number) as [
    number,
    number,
    number,
  ];
  const at = hour * 3600 + minute * 60 + second;
  const holds = (text: string) => {
    const span = readSpan(text);
    if (!span) return true;
    const [from, to] = span.edges;
    return from - MARGIN <= at && at <= to + MARGIN && (span.fold === set["fold"] || !repeats);
  };
  const repeats = all.some(({ when }) => when.some((text) => readSpan(text)?.fold === 1));
  return fitting.some(({ when }) => when.some(holds));
}

/** A pointer of a blend goes on inside the answer of its member. */
function keyAt(output: Fields, field: string): string {
  const inside = /^(\/systems\/\d+\/data)(\/.+)$/.exec(field);
  const member = inside && (valueAt(output, inside[1]!) as Partial<Computed> | undefined);
  if (member?.output) return JSON.stringify(valueAt(member.output, inside![2]!) ?? null);
  return JSON.stringify(valueAt(output, field) ?? null);
}

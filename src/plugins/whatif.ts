/**
 * Re-runs a pure procedure over alternatives: what an omitted input could have been, and what the
 * other schools would say. Every tradition gets its disclosures from these few functions.
 */
import { createBreather } from "./breathe.ts";
import type { Params, Said } from "../speech/mod.ts";
import type { Candidate, Convention, Omittable } from "./contract.ts";
import { InputError, Refusal, refusalOfRange } from "./errors.ts";

type Fields = Readonly<Record<string, unknown>>;
type Answer = Fields;

/** Runs the procedure on another input; conventions and civil times are resolved anew. */
export type Rerun = (input: Fields) => Answer | Promise<Answer>;

/** One entry of the reserved key `omitted`, before it is put into words. */
export interface OmittedEntry {
  readonly input: string;
  readonly assumed: Fields | null;
  /** Parameters of its sentence. */
  readonly with?: Params;
  /** True when all values were tried and this input changes no verdict. */
  readonly certified: boolean;
  /** Whether what was tried stands for all values. */
  readonly exhaustive: boolean;
  /** How many values were tried and answered. */
  readonly candidates: number;
  /** Fields that this input does not change: proved, so there are none where not all values were tried. */
  readonly settled: readonly SettledField[];
  /** Fields that were the same in all that was tried, where that is no proof. */
  readonly alike?: readonly SettledField[];
  /** Fields that it changes, with the values they take. */
  readonly open: readonly OpenField[];
  /** What it decides in each system of a blend that reads it. */
  readonly reach?: readonly { readonly system: string; readonly what: Said }[];
}

export interface SettledField {
  readonly field: string;
  /** Its value whatever was omitted; absent where another omitted input changes it. */
  readonly value?: unknown;
  /** The other omitted inputs that leave it open. */
  readonly openBy?: readonly string[];
}

export interface OpenField {
  readonly field: string;
  readonly alternatives: readonly { readonly value: unknown; readonly when: readonly string[] }[];
}

/** The most runs one answer may cost; beyond it the cross product is not taken. */
const MAX_RUNS = 96;

/** Whether none of the inputs that would supply it is present, and none decides it. */
export function isOmitted(name: string, omittable: Omittable, input: Fields): boolean {
  if (omittable.decided?.(input)) return false;
  return (omittable.fields ?? [name]).every((field) => input[field] === undefined);
}

/** The input with every omitted value that has an assumption filled in. */
export function fillAssumed(
  input: Fields,
  omitted: readonly (readonly [string, Omittable])[],
): Fields {
  return Object.assign({}, input, ...omitted.map(([, omittable]) => omittable.assume ?? {}));
}

type Omissions = readonly (readonly [string, Omittable])[];

type Combination = readonly (Candidate | undefined)[];

/** What the procedure says of one choice of candidates. */
interface Trial {
  /** In the order of the omitted inputs; undefined where the assumption stood. */
  readonly combination: Combination;
  readonly when: readonly (string | undefined)[];
  /** The value of a field to certify, by its JSON pointer. */
  readonly valueOf: (field: string) => unknown;
}

/**
 * Certifies omissions by running every candidate, all omitted inputs crossed with each other; a
 * candidate that knows its verdicts is not run.
 *
 * A field is settled with respect to an input when no candidate of that input changes it, whatever
 * the other omitted inputs are; an open field lists the values it takes and the spans of the input
 * that lead to each. Where a candidate is refused, or there is none, nothing is settled.
 */
export async function certify(
  input: Fields,
  omitted: Omissions,
  candidatesOf: (name: string) => readonly Candidate[],
  rerun: Rerun,
): Promise<readonly OmittedEntry[]> {
  if (omitted.length === 0) return [];
  const lists = omitted.map(([name]) => candidatesOf(name));
  const runs = lists.reduce((product, list) => product * Math.max(1, list.length), 1);
  const crossed = runs <= MAX_RUNS;
  const combinations = crossed ? crossProduct(lists) : oneByOne(lists);
  const trials = await runTrials(input, combinations, omitted, rerun);
  const allRan = trials.length === combinations.length && (crossed || omitted.length === 1);
  return omitted.map(([name, omittable], index) => {
    const tried = new Set(trials.flatMap(({ combination }) => combination[index] ?? []));
    const exhaustive = omittable.exhaustive && allRan && tried.size > 0;
    const judged =
      tried.size > 0
        ? omittable.verdicts.map((field) => judgeField(field, index, omitted, trials))
        : [];
    const open = judged.filter((field) => "alternatives" in field);
    const alike = judged.filter((field) => !("alternatives" in field));
    return {
      input: name,
      assumed: omittable.assume,
      certified: exhaustive && open.length === 0,
      exhaustive,
      candidates: tried.size,
      settled: exhaustive ? alike : [],
      ...(exhaustive || alike.length === 0 ? {} : { alike }),
      open,
    };
  });
}

/** Runs every combination; those that are refused are missing from what is returned. */
async function runTrials(
  input: Fields,
  combinations: readonly Combination[],
  omitted: Omissions,
  rerun: Rerun,
): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  const breathe = createBreather();
  const run = (combination: Combination) => {
    const sets = combination.map((one, i) => one?.set ?? omitted[i]![1].assume ?? {});
    return possible(() => rerun(Object.assign({}, input, ...sets)));
  };
  for (const combination of combinations) {
    await breathe();
    const when = combination.map((one) => one?.when);
    const verdicts = verdictsWithoutRun(combination);
    const found = verdicts ? await possible(verdicts) : await run(combination);
    if (!found) continue;
    const valueOf = (field: string) => (verdicts ? found[field] : valueAt(found, field));
    trials.push({ combination, when, valueOf });
  }
  return trials;
}

/** How to find the verdicts of the one candidate that sets anything, where it knows them. */
function verdictsWithoutRun(combination: Combination): (() => Fields) | undefined {
  const [only, ...others] = combination.filter((one) => one && Object.keys(one.set).length > 0);
  return combination.includes(undefined) || others.length > 0 ? undefined : only?.verdicts;
}

/** Whether the input at `index` changes a field, and what the field then is. */
function judgeField(
  field: string,
  index: number,
  omitted: Omissions,
  trials: readonly Trial[],
): SettledField | OpenField {
  const seen = trials.map(({ when, valueOf }) => {
    const value = valueOf(field) ?? null;
    return { when, value, key: JSON.stringify(value) };
  });
  const changes = (at: number) => {
    const byOthers = new Map<string, string>();
    return seen.some(({ when, key }) => {
      const others = JSON.stringify(when.filter((_, i) => i !== at));
      const first = byOthers.get(others) ?? key;
      byOthers.set(others, first);
      return first !== key;
    });
  };
  if (!changes(index)) {
    const openBy = omitted.flatMap(([name], i) => (i !== index && changes(i) ? [name] : []));
    return openBy.length > 0 ? { field, openBy } : { field, value: seen[0]?.value ?? null };
  }
  const alternatives = new Map<string, { value: unknown; when: string[] }>();
  for (const { when, value, key } of seen) {
    const entry = alternatives.get(key) ?? { value, when: [] };
    const span = when[index];
    if (span !== undefined && !entry.when.includes(span)) entry.when.push(span);
    alternatives.set(key, entry);
  }
  return { field, alternatives: [...alternatives.values()].filter(({ when }) => when.length > 0) };
}

/** One entry of the reserved key `compared`, before it is put into words. */
export interface ComparedEntry {
  readonly convention: string;
  readonly used: string;
  readonly alternatives: readonly {
    readonly value: string;
    readonly differs: readonly {
      readonly field: string;
      readonly used: unknown;
      readonly here: unknown;
    }[];
    readonly more: number;
  }[];
}

/** How many differing fields one alternative lists. */
const MAX_DIFFERENCES = 60;

/** Runs the other schools of the named conventions and returns only what differs. */
export async function compareSchools(
  input: Fields,
  names: readonly string[],
  conventions: Readonly<Record<string, Convention>>,
  base: Answer,
  rerun: Rerun,
): Promise<readonly ComparedEntry[]> {
  const entries: ComparedEntry[] = [];
  const breathe = createBreather();
  for (const name of names) {
    const convention = conventions[name]!;
    const used = String(input[name]);
    const alternatives = [];
    for (const value of Object.keys(convention.options)) {
      if (value === used) continue;
      await breathe();
      const other = await possible(() => rerun({ ...input, [name]: value }));
      const all = other ? differences(base, other) : [];
      alternatives.push({
        value,
        differs: all.slice(0, MAX_DIFFERENCES),
        more: Math.max(0, all.length - MAX_DIFFERENCES),
      });
    }
    entries.push({ convention: name, used, alternatives });
  }
  return entries;
}

/** The answer, or null where this alternative is refused. */
async function possible(run: () => Answer | Promise<Answer>): Promise<Answer | null> {
  try {
    return await run();
  } catch (error) {
    const isRefused = error instanceof InputError || error instanceof Refusal;
    if (isRefused || refusalOfRange(error)) return null;
    throw error;
  }
}

function crossProduct(lists: readonly (readonly Candidate[])[]): readonly (readonly Candidate[])[] {
  return lists.reduce<readonly (readonly Candidate[])[]>(
    (combos, list) => combos.flatMap((combo) => list.map((one) => [...combo, one])),
    [[]],
  );
}

/** Each candidate alone, the other inputs as assumed. */
function oneByOne(lists: readonly (readonly Candidate[])[]): readonly Combination[] {
  return lists.flatMap((list, index) =>
    list.map((one) => lists.map((_, i) => (i === index ? one : undefined))),
  );
}

/** The value at a JSON pointer, or undefined. */
export function valueAt(answer: unknown, pointer: string): unknown {
  let at: unknown = answer;
  for (const part of pointer.split("/").slice(1)) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Record<string, unknown>)[part];
  }
  return at;
}

/** Every leaf at which two answers in codes differ; what is said is one leaf, and so is a text of a tradition. */
export function differences(
  used: unknown,
  here: unknown,
  field = "",
): { field: string; used: unknown; here: unknown }[] {
  if (Object.is(used, here)) return [];
  const bothObjects =
    typeof used === "object" && used !== null && typeof here === "object" && here !== null;
  const alike = bothObjects && Array.isArray(used) === Array.isArray(here);
  if (!alike || saidOf(used) !== saidOf(here)) {
    return [{ field: field || "/", used: used ?? null, here: here ?? null }];
  }
  const keys = new Set([...Object.keys(used), ...Object.keys(here)]);
  return [...keys].flatMap((key) =>
    differences(
      (used as Record<string, unknown>)[key],
      (here as Record<string, unknown>)[key],
      `${field}/${key}`,
    ),
  );
}

/** What an object says by its code or as a text of the tradition: where that differs, all of it is another. */
function saidOf(value: object): string {
  const { code, with: params, source, original, lang } = value as Fields;
  const isText = typeof code === "string" || (original !== undefined && typeof lang === "string");
  return isText ? JSON.stringify([code, params, source, original, lang]) : "";
}

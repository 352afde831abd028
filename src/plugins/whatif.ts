/**
 * Re-runs a pure procedure over alternatives: what an omitted input could have been, and what the
 * other schools would say. Every tradition gets its disclosures from these few functions.
 */
import type { Candidate, Convention, Lang, Omittable } from "./contract.ts";
import { InputError, Refusal } from "./errors.ts";

type Fields = Readonly<Record<string, unknown>>;
type Answer = Fields;

/** Runs the procedure on another input; conventions and civil times are resolved anew. */
export type Rerun = (input: Fields) => Answer | Promise<Answer>;

/** One entry of the reserved key `omitted`. */
export interface OmittedEntry {
  readonly input: string;
  readonly assumed: Fields | null;
  readonly says: string;
  /** True when every candidate was run, they cover all values, and no verdict changed. */
  readonly certified: boolean;
  readonly exhaustive: boolean;
  readonly candidates: number;
  readonly settled: readonly { readonly field: string; readonly value: unknown }[];
  readonly open: readonly OpenField[];
}

export interface OpenField {
  readonly field: string;
  readonly alternatives: readonly { readonly value: unknown; readonly when: readonly string[] }[];
}

/** The most runs one answer may cost; beyond it the cross product is not taken. */
const MAX_RUNS = 96;

/** Whether none of the inputs that would supply it is present. */
export function isOmitted(name: string, omittable: Omittable, input: Fields): boolean {
  return (omittable.fields ?? [name]).every((field) => input[field] === undefined);
}

/** The input with every omitted value that has an assumption filled in. */
export function fillAssumed(
  input: Fields,
  omitted: readonly (readonly [string, Omittable])[],
): Fields {
  return Object.assign({}, input, ...omitted.map(([, omittable]) => omittable.assume ?? {}));
}

/**
 * Certifies omissions by running every candidate.
 *
 * A field is settled when all candidates of all omitted inputs together agree on it; an open field
 * lists the values it takes and the spans of this input that lead to each.
 */
export async function certify(
  input: Fields,
  omitted: readonly (readonly [string, Omittable])[],
  candidatesOf: (omittable: Omittable) => readonly Candidate[],
  rerun: Rerun,
  lang: Lang,
): Promise<readonly OmittedEntry[]> {
  const lists = omitted.map(([, omittable]) => candidatesOf(omittable));
  const runs = lists.reduce((product, list) => product * Math.max(1, list.length), 1);
  const crossed = runs <= MAX_RUNS;
  const combinations = crossed ? crossProduct(lists) : [];
  const answers = new Map<string, Answer | null>();

  async function answerFor(set: Fields): Promise<Answer | null> {
    const key = JSON.stringify(set);
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = await possible(() => rerun({ ...input, ...set }));
      answers.set(key, answer);
    }
    return answer;
  }

  const entries: OmittedEntry[] = [];
  for (const [index, [name, omittable]] of omitted.entries()) {
    const others = fillAssumed(
      {},
      omitted.filter((_, i) => i !== index),
    );
    const mine = lists[index]!;
    const settled: { field: string; value: unknown }[] = [];
    const open: OpenField[] = [];
    for (const field of omittable.verdicts) {
      const values = new Map<string, { value: unknown; when: string[] }>();
      const cases = crossed
        ? combinations.map((combo) => ({ set: mergeSets(combo), when: combo[index]!.when }))
        : mine.map((one) => ({ set: { ...others, ...one.set }, when: one.when }));
      for (const { set, when } of cases) {
        const answer = await answerFor(set);
        if (!answer) continue;
        const value = valueAt(answer, field);
        const key = JSON.stringify(value) ?? "undefined";
        const entry = values.get(key) ?? { value, when: [] };
        if (!entry.when.includes(when)) entry.when.push(when);
        values.set(key, entry);
      }
      const found = [...values.values()];
      if (found.length === 1) settled.push({ field, value: found[0]!.value ?? null });
      else
        open.push({
          field,
          alternatives: found.map((f) => ({ value: f.value ?? null, when: f.when })),
        });
    }
    const exhaustive = omittable.exhaustive && (crossed || omitted.length === 1);
    entries.push({
      input: name,
      assumed: omittable.assume,
      says: lang === "en" ? omittable.says.en : omittable.says.zhHant,
      certified: exhaustive && mine.length > 0 && open.length === 0,
      exhaustive,
      candidates: mine.length,
      settled,
      open,
    });
  }
  return entries;
}

/** One entry of the reserved key `compared`. */
export interface ComparedEntry {
  readonly convention: string;
  readonly used: string;
  readonly alternatives: readonly {
    readonly value: string;
    readonly title: string;
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
  lang: Lang,
): Promise<readonly ComparedEntry[]> {
  const entries: ComparedEntry[] = [];
  for (const name of names) {
    const convention = conventions[name]!;
    const used = String(input[name]);
    const alternatives = [];
    for (const [value, option] of Object.entries(convention.options)) {
      if (value === used) continue;
      const other = await possible(() => rerun({ ...input, [name]: value }));
      const all = other ? differences(base, other) : [];
      alternatives.push({
        value,
        title: lang === "en" ? option.title.en : option.title.zhHant,
        differs: all.slice(0, MAX_DIFFERENCES),
        more: Math.max(0, all.length - MAX_DIFFERENCES),
      });
    }
    entries.push({ convention: name, used, alternatives });
  }
  return entries;
}

/** The answer, or null where this alternative cannot occur (a time that a clock change skipped). */
async function possible(run: () => Answer | Promise<Answer>): Promise<Answer | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof InputError || error instanceof Refusal) return null;
    throw error;
  }
}

function crossProduct(lists: readonly (readonly Candidate[])[]): readonly (readonly Candidate[])[] {
  return lists.reduce<readonly (readonly Candidate[])[]>(
    (combos, list) => combos.flatMap((combo) => list.map((one) => [...combo, one])),
    [[]],
  );
}

function mergeSets(combo: readonly Candidate[]): Fields {
  return Object.assign({}, ...combo.map((candidate) => candidate.set));
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

/** Every leaf at which two JSON values differ. */
export function differences(
  used: unknown,
  here: unknown,
  field = "",
): { field: string; used: unknown; here: unknown }[] {
  if (Object.is(used, here)) return [];
  const bothObjects =
    typeof used === "object" && used !== null && typeof here === "object" && here !== null;
  if (!bothObjects || Array.isArray(used) !== Array.isArray(here)) {
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

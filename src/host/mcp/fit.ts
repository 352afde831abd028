/**
 * Any value in so many bytes: terms and phrases by their text, verdicts with their first reasons, long lists by their
 * beginning. For what has no schema to be made small by.
 */
import type { Fields } from "./fields.ts";

/** How many items of a list and how many levels are shown; tried in this order until the facts fit. */
const TRIES = [
  [24, 8],
  [12, 6],
  [8, 5],
  [5, 4],
  [3, 4],
  [3, 3],
  [2, 3],
  [2, 2],
  [1, 2],
  [1, 1],
] as const;

/** Any value, made to fit into so many bytes where that is possible. */
export function fitting(
  value: unknown,
  bytes: number,
): { readonly value: unknown; readonly isWhole: boolean } {
  const whole = JSON.stringify(small(value, Infinity, Infinity));
  for (const [items, depth] of [[Infinity, Infinity] as const, ...TRIES]) {
    const made = small(value, items, depth);
    const text = JSON.stringify(made) ?? "null";
    if (Buffer.byteLength(text) <= bytes) return { value: made, isWhole: text === whole };
  }
  return { value: flat(value, bytes), isWhole: false };
}

/** The plain values of an object, as many as fit. */
function flat(value: unknown, bytes: number): unknown {
  if (!isObject(value)) return null;
  const kept: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    const made = small(one, 1, 0);
    if (isObject(made)) continue;
    kept[key] = made;
    if (Buffer.byteLength(JSON.stringify(kept)) <= bytes) continue;
    delete kept[key];
    break;
  }
  return kept;
}

const CUT = Symbol("cut");

function small(value: unknown, items: number, depth: number): unknown {
  const made = shrink(value, items, depth);
  return made === CUT ? null : made;
}

function shrink(value: unknown, items: number, depth: number): unknown {
  if (typeof value === "number") return Math.round(value * 1000) / 1000;
  if (!isObject(value)) return value;
  const said = saidOf(value);
  if (said !== undefined) return said;
  const { value: judged, because } = value as {
    readonly value?: unknown;
    readonly because?: unknown;
  };
  if (judged !== undefined && Array.isArray(because)) {
    const made = shrink(judged, items, depth - 1);
    const reasons = because.slice(0, 2).map((one) => shrink(one, items, depth - 1));
    return depth > 2 && because.length > 0
      ? { value: made, because: reasons.filter((one) => one !== CUT) }
      : made;
  }
  if (depth <= 0) return nameOf(value) ?? CUT;
  if (Array.isArray(value)) {
    const kept = value
      .slice(0, items)
      .map((one) => shrink(one, items, depth - 1))
      .filter((one) => one !== CUT);
    if (kept.length === 0 && value.length > 0) return CUT;
    return value.length > items ? [...kept, `… ${value.length - items} more`] : kept;
  }
  const entries = Object.entries(value)
    .map(([key, one]) => [key, shrink(one, items, depth - 1)] as const)
    .filter(([, one]) => one !== CUT && one !== null && one !== undefined && !isEmpty(one));
  return entries.length === 0 && Object.keys(value).length > 0 ? CUT : Object.fromEntries(entries);
}

/** What an object that is not shown is called: the first term in it. */
function nameOf(value: Fields): string | undefined {
  if (Array.isArray(value)) return undefined;
  for (const one of Object.values(value)) {
    const isTerm = isObject(one) && typeof one["id"] === "string";
    if (isTerm) return saidOf(one);
  }
  return undefined;
}

const WORDS = new Set(["id", "native", "roman", "text", "code", "source", "lang", "original"]);

/** The text of a term, a phrase or an original; undefined for anything else. */
function saidOf(value: Fields): string | undefined {
  const { text, native } = value;
  const lines = Array.isArray(text) ? text.join("\n") : text;
  if (typeof lines !== "string") return undefined;
  const further = Object.entries(value).filter(([key]) => !WORDS.has(key));
  if (further.some(([, one]) => !isNote(one))) return undefined;
  return typeof native === "string" && !lines.includes(native) ? `${native} ${lines}` : lines;
}

function isNote(value: unknown): boolean {
  return isObject(value) && Object.keys(value).join() === "text";
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

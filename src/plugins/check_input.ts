import type { TObject, TSchema } from "@sinclair/typebox";
import { TypeCompiler, type TypeCheck } from "@sinclair/typebox/compiler";
import type { InputIssue } from "./errors.ts";
import { VISIBLE } from "./shapes.ts";

/** How many problems one answer lists at most. */
const MAX_ISSUES = 50;

const compiled = new WeakMap<TSchema, TypeCheck<TSchema>>();

/** The compiled check of a schema, made once. */
export function checkerOf(schema: TSchema): TypeCheck<TSchema> {
  let check = compiled.get(schema);
  if (!check) compiled.set(schema, (check = TypeCompiler.Compile(schema)));
  return check;
}

/** Every problem of an input against a closed object schema; empty when it is acceptable. */
export function findInputIssues(schema: TObject, input: unknown): readonly InputIssue[] {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return [{ path: "", message: `Expected an object, got ${nameOf(input)}` }];
  }
  const check = checkerOf(schema);
  if (check.Check(input)) return [];
  const issues: InputIssue[] = [];
  const seen = new Set<string>();
  for (const error of check.Errors(input)) {
    const path = error.path.replace(/^\//, "");
    if (seen.has(path)) continue;
    seen.add(path);
    issues.push(describe(path, error.message, error.schema, error.value, schema));
    if (issues.length === MAX_ISSUES) break;
  }
  return issues;
}

function describe(
  path: string,
  message: string,
  schema: TSchema,
  value: unknown,
  root: TObject,
): InputIssue {
  if (/unexpected property/i.test(message)) {
    const name = path.split("/").at(-1) ?? path;
    const near = nearestWord(name, Object.keys(siblings(root, path)));
    return { path, message: "Unknown field", ...(near ? { nearest: near } : {}) };
  }
  if (/required property/i.test(message))
    return { path, message: `Missing: ${expectation(schema)}` };
  const nearest = nearestValid(schema, value);
  const found = `Expected ${expectation(schema)}, got ${nameOf(value)}`;
  return { path, message: found, ...(nearest === undefined ? {} : { nearest }) };
}

/** The declared fields beside the one at `path`. */
function siblings(root: TObject, path: string): Readonly<Record<string, TSchema>> {
  let at: TSchema = root;
  for (const part of path.split("/").slice(0, -1)) {
    const next: TSchema | undefined = /^\d+$/.test(part) ? at["items"] : at["properties"]?.[part];
    if (!next) return {};
    at = next;
  }
  return at["properties"] ?? {};
}

/** What a schema wants, in words. */
function expectation(schema: TSchema): string {
  if (Array.isArray(schema["enum"])) return `one of ${quoteList(schema["enum"] as string[])}`;
  const kind = String(schema["type"] ?? "a valid value");
  const range =
    schema["minimum"] !== undefined && schema["maximum"] !== undefined
      ? ` in [${schema["minimum"]}, ${schema["maximum"]}]`
      : schema["minimum"] !== undefined
        ? ` of at least ${schema["minimum"]}`
        : schema["maximum"] !== undefined
          ? ` of at most ${schema["maximum"]}`
          : "";
  const mustBeVisible = schema["pattern"] === VISIBLE;
  const length =
    schema["maxLength"] !== undefined && (!schema["pattern"] || mustBeVisible)
      ? ` of ${schema["minLength"] ?? 0} to ${schema["maxLength"]} characters${mustBeVisible ? ", not blank" : ""}`
      : schema["maxItems"] !== undefined
        ? ` of ${schema["minItems"] ?? 0} to ${schema["maxItems"]} items`
        : "";
  const told = schema["description"] ? ` (${schema["description"]})` : "";
  return `${kind}${range}${length}${told}`;
}

function quoteList(values: readonly string[]): string {
  const shown = values.slice(0, 20).map((value) => JSON.stringify(value));
  return values.length > 20
    ? `${shown.join(", ")} and ${values.length - 20} more`
    : shown.join(", ");
}

/** The valid value closest to a wrong one, where that question has an answer. */
function nearestValid(schema: TSchema, value: unknown): unknown {
  if (Array.isArray(schema["enum"]) && typeof value === "string") {
    return nearestWord(value, schema["enum"] as string[]);
  }
  if ((schema["type"] === "number" || schema["type"] === "integer") && typeof value === "number") {
    if (!Number.isFinite(value)) return undefined;
    const rounded = schema["type"] === "integer" ? Math.round(value) : value;
    return Math.min(Math.max(rounded, schema["minimum"] ?? rounded), schema["maximum"] ?? rounded);
  }
  return undefined;
}

/** The candidate with the smallest edit distance, if it is close enough to be meant. */
export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const wanted = word.slice(0, 64).toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(wanted.length * 0.4)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Levenshtein distance of two short words. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + change));
    }
    row = next;
  }
  return row[b.length]!;
}

/** A value as an error message shows it: short, quoted, never a whole body. */
export function nameOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === "object") return "an object";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

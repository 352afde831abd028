import type { TObject, TSchema } from "@sinclair/typebox";
import { TypeCompiler, type TypeCheck } from "@sinclair/typebox/compiler";
import type { InputIssue } from "./errors.ts";
import { nearestField, nearestWord } from "./near_words.ts";
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

/** What a schema wants of a value, for the sentence that says so. */
export interface Expectation {
  /** JSON type, or "value" where the schema takes several. */
  readonly type: string;
  /** Every value there is, where there are few enough to be chosen from. */
  readonly values?: readonly string[];
  readonly least?: number;
  readonly most?: number;
  /** What `least` and `most` count. */
  readonly counts?: "value" | "characters" | "items";
  /** Whether some character must be visible. */
  readonly visible?: boolean;
}

/** A value as a sentence shows it: short, never a whole body. */
export type Shown =
  | { readonly kind: "nothing" | "null" | "object" }
  | { readonly kind: "array"; readonly count: number }
  | { readonly kind: "text"; readonly text: string };

/** Every problem of an input against a closed object schema; empty when it is acceptable. */
export function findInputIssues(schema: TObject, input: unknown): readonly InputIssue[] {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return [
      { path: "", code: "expected", with: { expected: { type: "object" }, got: show(input) } },
    ];
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
    const near = nearestField(name, Object.keys(siblings(root, path)));
    return { path, code: "unknown-field", ...(near ? { nearest: near } : {}) };
  }
  const expected = expectationOf(schema);
  if (/required property/i.test(message)) return { path, code: "missing", with: { expected } };
  const nearest = nearestValid(schema, value);
  const params = { expected, got: show(value) };
  return { path, code: "expected", with: params, ...(nearest === undefined ? {} : { nearest }) };
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

function expectationOf(schema: TSchema): Expectation {
  if (Array.isArray(schema["enum"])) return { type: "string", values: schema["enum"] as string[] };
  const type = String(schema["type"] ?? "value");
  const bounds = (least: unknown, most: unknown, counts: Expectation["counts"]): Expectation => ({
    type,
    ...(least === undefined ? {} : { least: least as number }),
    ...(most === undefined ? {} : { most: most as number }),
    ...(least === undefined && most === undefined ? {} : { counts: counts! }),
  });
  const visible = schema["pattern"] === VISIBLE;
  if (schema["maxLength"] !== undefined && (!schema["pattern"] || visible)) {
    const length = bounds(schema["minLength"] ?? 0, schema["maxLength"], "characters");
    return visible ? { ...length, visible } : length;
  }
  if (schema["maxItems"] !== undefined) {
    return bounds(schema["minItems"] ?? 0, schema["maxItems"], "items");
  }
  return bounds(schema["minimum"], schema["maximum"], "value");
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

/** A value as a sentence shows it. */
export function show(value: unknown): Shown {
  if (value === undefined) return { kind: "nothing" };
  if (value === null) return { kind: "null" };
  if (Array.isArray(value)) return { kind: "array", count: value.length };
  if (typeof value === "object") return { kind: "object" };
  const text = JSON.stringify(value) ?? String(value);
  return { kind: "text", text: text.length > 60 ? `${text.slice(0, 57)}…` : text };
}

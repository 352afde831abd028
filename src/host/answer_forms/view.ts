/** How much of an answer is asked for: `detail` and `fields`, which every call takes. */
import type { TSchema } from "@sinclair/typebox";
import { answerSchema, InputError, nearestField, type AnyProcedure } from "../../plugins/mod.ts";

type Fields = Readonly<Record<string, unknown>>;

export const DETAILS = ["compact", "standard", "full"] as const;
export type Detail = (typeof DETAILS)[number];

/** Paths that one call may name. */
export const MAX_FIELDS = 50;
const MAX_PATH_CHARS = 200;

/** What is asked for of an answer; nothing left out means the whole of it. */
export interface View {
  readonly detail: Detail;
  /** Paths as their steps; undefined: all. */
  readonly fields?: readonly (readonly string[])[];
  /** Whether the JSON carries the picture. */
  readonly picture: boolean;
  /** Bytes of a compact answer that shares a message with others. */
  readonly most?: number;
}

export const WHOLE: View = { detail: "full", picture: false };

/** Inputs of every call that the host reads, as JSON Schema. */
export const VIEW_INPUTS = {
  detail: {
    type: "string",
    enum: DETAILS,
    description:
      "How much of the answer comes back: compact (verdicts, reading, key terms; at most 12 KB), standard (without " +
      "the whole answers of a blend's members and the schools not used), full (default). The price is the same",
  },
  fields: {
    type: "array",
    maxItems: MAX_FIELDS,
    items: { type: "string", minLength: 1, maxLength: MAX_PATH_CHARS },
    description:
      "Paths of the fields that come back, such as pillars.day; lists are gone into. Receipt and disclosures always come",
    examples: [["pillars.day", "interpretation"]],
  },
} as const;

/** Takes `detail` and `fields` off an input. */
export function splitView(
  raw: unknown,
  query: URLSearchParams,
  procedure: AnyProcedure,
): { readonly input: unknown; readonly view: View } {
  const isObject = typeof raw === "object" && raw !== null && !Array.isArray(raw);
  const { detail: own, fields: listed, ...input } = (isObject ? raw : {}) as Fields;
  const detail = own ?? query.get("detail") ?? undefined;
  const fields = listed ?? query.get("fields")?.split(",");
  const picture = input["picture"] === true;
  const bare = isObject ? input : raw;
  if (detail === undefined && fields === undefined) {
    return { input: bare, view: picture ? { ...WHOLE, picture } : WHOLE };
  }
  const issues = [...detailIssues(detail), ...fieldIssues(fields, procedure)];
  if (issues.length > 0) throw new InputError(issues);
  const view = {
    detail: (detail as Detail | undefined) ?? "full",
    picture,
    ...(fields === undefined ? {} : { fields: (fields as readonly string[]).map(stepsOf) }),
  };
  return { input: bare, view };
}

function detailIssues(detail: unknown) {
  if (detail === undefined || (DETAILS as readonly unknown[]).includes(detail)) return [];
  return [
    {
      path: "detail",
      code: "expected",
      with: { expected: { type: "string", values: DETAILS }, got: shown(detail) },
    },
  ];
}

function fieldIssues(fields: unknown, procedure: AnyProcedure) {
  if (fields === undefined) return [];
  const isList =
    Array.isArray(fields) &&
    fields.length <= MAX_FIELDS &&
    fields.every((one) => typeof one === "string" && one.length <= MAX_PATH_CHARS);
  if (!isList) {
    const expected = { type: "array", least: 0, most: MAX_FIELDS, counts: "items" };
    return [{ path: "fields", code: "expected", with: { expected, got: shown(fields) } }];
  }
  const schema = answerSchema(procedure, true);
  return (fields as readonly string[]).flatMap((path, index) => {
    const near = unknownStep(schema, stepsOf(path));
    if (near === null) return [];
    return [{ path: `fields/${index}`, code: "unknown-field", ...(near ? { nearest: near } : {}) }];
  });
}

function shown(value: unknown) {
  const text = JSON.stringify(value) ?? String(value);
  return { kind: "text" as const, text: text.length > 60 ? `${text.slice(0, 57)}…` : text };
}

/** `pillars.day`, `/pillars/day` and `pillars/day` are the same. */
function stepsOf(path: string): readonly string[] {
  return path.split(/[./]/).filter((step) => step !== "" && step !== "$");
}

const INDEX = /^(\d+|\*)$/;

/**
 * Null where a schema knows a path; else the path that may be meant, or an empty text.
 */
function unknownStep(schema: TSchema, steps: readonly string[]): string | null {
  let reached: readonly TSchema[] = [schema];
  for (const [depth, step] of steps.entries()) {
    const inside = reached.flatMap(membersOf);
    if (inside.some(isOpen)) return null;
    const next = inside.flatMap(({ properties = {}, patternProperties }) => [
      ...(step in properties ? [properties[step] as TSchema] : []),
      ...Object.values((patternProperties ?? {}) as Record<string, TSchema>),
    ]);
    if (next.length === 0) {
      if (INDEX.test(step)) continue;
      const names = inside.flatMap(({ properties = {} }) => Object.keys(properties));
      const near = nearestField(step, names);
      return near === undefined ? "" : [...steps.slice(0, depth), near].join(".");
    }
    reached = next;
  }
  return null;
}

/** The objects that a schema may be, lists and choices gone into. */
function membersOf(schema: TSchema): readonly TSchema[] {
  const { items, anyOf } = schema as { readonly items?: TSchema; readonly anyOf?: TSchema[] };
  if (Array.isArray(anyOf)) return anyOf.flatMap(membersOf);
  if (items) return (Array.isArray(items) ? (items as TSchema[]) : [items]).flatMap(membersOf);
  return [schema];
}

/** Whether a schema says nothing of its members. */
function isOpen({ type, properties, patternProperties }: TSchema): boolean {
  if (type === undefined) return properties === undefined;
  return (
    type === "object" &&
    Object.keys(properties ?? {}).length === 0 &&
    patternProperties === undefined
  );
}

/** The parts of a value that some path leads to; lists are gone into, all members or the one named. */
export function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) {
    if (!paths.some(([first]) => INDEX.test(first!))) return value.map((one) => pick(one, paths));
    return value.flatMap((one, index) => {
      const own = paths.flatMap(([first, ...rest]) =>
        first === "*" || first === String(index) ? [rest] : [],
      );
      return own.length > 0 ? [pick(one, own)] : [];
    });
  }
  if (typeof value !== "object" || value === null) return undefined;
  const made: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    const own = paths.flatMap(([first, ...rest]) => (first === key ? [rest] : []));
    if (own.length === 0) continue;
    const picked = pick(member, own);
    if (picked !== undefined) made[key] = picked;
  }
  return made;
}

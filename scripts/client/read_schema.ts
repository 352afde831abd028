/** JSON Schema of an input or an answer → its shape. */
import type { Field, ObjectShape, Shape } from "./model.ts";

type Json = Readonly<Record<string, unknown>>;

/** Names of the vocabularies by the text of their ids. */
export type VocabularyNames = ReadonlyMap<string, string>;

/**
 * Reads a schema.
 *
 * @throws {Error} for a schema that says nothing this project writes
 */
export function readSchema(schema: Json, names: VocabularyNames): Shape {
  const read = (one: unknown) => readSchema(one as Json, names);
  if (Array.isArray(schema["enum"])) {
    const values = schema["enum"] as readonly string[];
    const name = names.get(JSON.stringify(values));
    return { kind: "choice", values, ...(name === undefined ? {} : { name }) };
  }
  if ("const" in schema) return { kind: "choice", values: [schema["const"] as string] };
  if (schema["anyOf"]) return unionOf((schema["anyOf"] as Json[]).map(read));
  if (schema["patternProperties"]) {
    return { kind: "record", of: read(Object.values(schema["patternProperties"])[0]) };
  }
  switch (schema["type"]) {
    case "object":
      return readObject(schema, names);
    case "array":
      return readArray(schema, read);
    case "string":
    case "number":
    case "integer":
    case "boolean":
    case "null":
      return { kind: schema["type"] };
    case undefined:
      return { kind: "unknown" };
  }
  throw new Error(`Cannot read a schema of type ${JSON.stringify(schema["type"])}`);
}

function readArray(schema: Json, read: (one: unknown) => Shape): Shape {
  const items = schema["items"];
  if (Array.isArray(items)) return { kind: "tuple", of: items.map(read) };
  return { kind: "array", of: items === undefined ? { kind: "unknown" } : read(items) };
}

/**
 * Reads an object schema; one that names no fields is open.
 *
 * @throws {Error}
 */
export function readObject(schema: Json, names: VocabularyNames): ObjectShape | Shape {
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Json>);
  const open = schema["additionalProperties"];
  if (properties.length === 0 && open !== false) {
    const of = typeof open === "object" ? readSchema(open as Json, names) : UNKNOWN;
    return { kind: "record", of };
  }
  const required = new Set((schema["required"] ?? []) as string[]);
  const fields = properties.map(([name, one]): Field => ({
    name,
    shape: readSchema(one, names),
    optional: !required.has(name),
    about: (one["description"] ?? one["title"] ?? "") as string,
  }));
  return termOf(fields) ?? { kind: "object", fields, ...eitherOf(schema) };
}

const UNKNOWN = { kind: "unknown" } as const;

/** Sets of fields of which one must be whole: `if` one is given, `else` the others are. */
function eitherOf(schema: Json): { readonly either?: readonly (readonly string[])[] } {
  const given = (schema["if"] as Json | undefined)?.["required"] as string[] | undefined;
  const otherwise = (schema["else"] as Json | undefined)?.["required"] as string[] | undefined;
  return given && otherwise ? { either: [given, otherwise] } : {};
}

const WRITTEN = new Set(["id", "native", "roman", "text"]);

/** The term that an object is, or undefined for any other object. */
function termOf(fields: readonly Field[]): Shape | undefined {
  const field = (name: string) => fields.find((one) => one.name === name);
  const id = field("id");
  if (id?.shape.kind !== "choice" || id.optional || field("text")?.shape.kind !== "string") {
    return undefined;
  }
  const notes = fields.filter(({ name }) => !WRITTEN.has(name));
  return notes.every(isNote)
    ? { kind: "term", id: id.shape, notes: notes.map(({ name }) => name).sort() }
    : undefined;
}

function isNote({ shape, optional }: Field): boolean {
  if (optional || shape.kind !== "object" || shape.fields.length !== 1) return false;
  return shape.fields[0]!.name === "text";
}

/** A union without repeats; literals of it are one choice. */
function unionOf(members: readonly Shape[]): Shape {
  const values = members.flatMap((one) => (one.kind === "choice" ? one.values : []));
  const literals: readonly Shape[] =
    values.length > 0 ? [{ kind: "choice", values: [...new Set(values)] }] : [];
  const named = members.filter((one) => one.kind === "choice");
  const choices = named.length === 1 ? named : literals;
  const all = [...choices, ...members.filter((one) => one.kind !== "choice")];
  const different = new Map(all.map((one) => [JSON.stringify(one), one]));
  const of = [...different.values()];
  return of.length === 1 ? of[0]! : { kind: "union", of };
}

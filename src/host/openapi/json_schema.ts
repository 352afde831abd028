/** TypeBox schemas → JSON Schema 2020-12 as OpenAPI 3.1 and its generators want it. */
import { shapeOf } from "../../speech/mod.ts";

/** A JSON Schema, or a part of one. */
export type Json = Readonly<Record<string, unknown>>;

/** A schema with the name of its shape, where it has one; never part of a document. */
export const NAME = "x-name";

const MAPS = ["properties", "patternProperties"] as const;
const LISTS = ["anyOf", "oneOf", "allOf", "prefixItems"] as const;
const SINGLES = [
  "items",
  "additionalProperties",
  "if",
  "then",
  "else",
  "not",
  "contentSchema",
] as const;

/** A copy with every schema that stands directly in a schema replaced. */
export function mapSchemas(
  schema: Json,
  map: (member: Json, key: string | undefined) => unknown,
): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...schema };
  for (const key of MAPS) {
    const all = schema[key] as Readonly<Record<string, Json>> | undefined;
    if (!all) continue;
    copy[key] = Object.fromEntries(
      Object.entries(all).map(([name, one]) => [name, map(one, name)]),
    );
  }
  for (const key of LISTS) {
    const all = schema[key] as readonly Json[] | undefined;
    if (all) copy[key] = all.map((one) => map(one, undefined));
  }
  for (const key of SINGLES) {
    const one = schema[key];
    if (typeof one === "object" && one !== null) copy[key] = map(one as Json, undefined);
  }
  return copy;
}

/**
 * Turns a schema into plain JSON with the names of its shapes at {@link NAME}: symbols go, tuples become lists
 * or `prefixItems`, a choice of constants becomes an `enum`, and a scalar or null a list of types.
 */
export function toJsonSchema(schema: object): Json {
  const { properties: given, ...source } = schema as Record<string, unknown>;
  const tuple = Array.isArray(source["items"]) ? (source["items"] as Json[]) : undefined;
  const plain: Record<string, unknown> = {
    ...source,
    ...(given ? { properties: given } : {}),
    ...(tuple ? tupleOf(tuple) : {}),
  };
  delete plain["additionalItems"];
  delete plain["detail"];
  if (source["additionalItems"] !== undefined || tuple) {
    plain["minItems"] = source["minItems"] ?? tuple!.length;
    plain["maxItems"] = source["maxItems"] ?? tuple!.length;
  }
  const isSaid = plain["description"] !== undefined;
  const mapped = simplified(
    mapSchemas(withoutConditions(plain), (member, key) =>
      toJsonSchema(key === undefined && isSaid ? unsaid(member) : member),
    ),
  );
  const name = shapeOf(schema);
  return JSON.parse(JSON.stringify(name === undefined ? mapped : { ...mapped, [NAME]: name }));
}

/** What is said of a list or of a choice need not be said of its members again. */
function unsaid(member: Json): Json {
  return { ...member, description: undefined };
}

/** Members of one shape make a plain list of a fixed length. */
function tupleOf(items: readonly Json[]): Json {
  const [first] = items;
  const bare = (one: Json) => JSON.stringify({ ...one, description: undefined });
  if (items.every((one) => bare(one) === bare(first!))) return { items: first };
  return { prefixItems: items, items: { anyOf: items } };
}

/** One input in place of others, which generators do not read and linters mistake, is said in words. */
function withoutConditions(schema: Json): Json {
  const { if: given, else: otherwise, ...rest } = schema;
  const one = (given as Json | undefined)?.["required"];
  const others = (otherwise as Json | undefined)?.["required"];
  if (!Array.isArray(one) || !Array.isArray(others)) return schema;
  const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(" and ");
  const said = rest["description"] === undefined ? "" : `${String(rest["description"])}. `;
  return { ...rest, description: `${said}Without ${quoted(one)} it needs ${quoted(others)}` };
}

function simplified(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const variants = anyOf as readonly Json[];
  if (variants.every((one) => typeof one["const"] === "string")) {
    return { ...rest, type: "string", enum: variants.map((one) => one["const"]) };
  }
  const [scalar, ...others] = variants.filter((one) => one["type"] !== "null");
  const isScalar = ["string", "number", "integer", "boolean"].includes(String(scalar?.["type"]));
  if (variants.length !== 2 || others.length > 0 || !isScalar || NAME in scalar!) return schema;
  const values = scalar!["enum"] as readonly unknown[] | undefined;
  if ("const" in scalar!) return schema;
  return {
    ...scalar,
    ...rest,
    type: [scalar!["type"], "null"],
    ...(values ? { enum: [...values, null] } : {}),
  };
}

/** An answer may gain fields: it is not closed, as an input is. */
export function opened(schema: Json): Json {
  const { additionalProperties, ...rest } = mapSchemas(schema, (member) => opened(member));
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  return isOpen ? { ...rest, additionalProperties } : rest;
}

/** TypeBox schemas → JSON Schema 2020-12 as OpenAPI 3.1 wants it. */

type Json = Readonly<Record<string, unknown>>;

/** The document's `components.schemas`, filled on the way. */
export type Components = Record<string, unknown>;

/**
 * Turns a schema into plain JSON: symbols go, tuples become `prefixItems`, and a schema with an `$id` moves
 * to the components, where its own references find it.
 *
 * @param owner prefix of the names of moved schemas
 */
export function toOpenApiSchema(schema: Json, owner: string, components: Components): Json {
  return convert(JSON.parse(JSON.stringify(schema)), owner, components) as Json;
}

function convert(value: unknown, owner: string, components: Components): unknown {
  if (Array.isArray(value)) return value.map((member) => convert(member, owner, components));
  if (typeof value !== "object" || value === null) return value;
  const { $id, ...fields } = value as Json;
  const made: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(fields)) {
    made[key] = LITERAL.has(key) ? member : convert(member, owner, components);
  }
  if (typeof made["$ref"] === "string" && !made["$ref"].includes("/")) {
    made["$ref"] = `#/components/schemas/${owner}.${made["$ref"]}`;
  }
  if (Array.isArray(made["items"])) {
    made["prefixItems"] = made["items"];
    made["items"] = false;
    delete made["additionalItems"];
  }
  if (typeof $id !== "string") return made;
  components[`${owner}.${$id}`] = made;
  return { $ref: `#/components/schemas/${owner}.${$id}` };
}

/** Keywords whose values are data and not schemas. */
const LITERAL = new Set(["const", "default", "enum", "examples", "required"]);

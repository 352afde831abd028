/** Fields that most inputs or answers have in common: a component that they are composed with. */
import type { Json } from "./json_schema.ts";
import type { Edge, SchemaGraph } from "./schema_graph.ts";

/** By side: the name of each group and its fields. */
const GROUPS = {
  input: [
    ["CallOptions", "What every call takes", ["lang", "detail", "fields", "dryRun"]],
    [
      "PlaceAndClock",
      "Where it was, and whose clock and calendar the date is in",
      ["timezone", "place", "latitude", "longitude", "calendar", "fold", "backzone"],
    ],
    ["DateOfBirth", "When somebody was born", ["birthDate", "birthTime", "birthHour"]],
    ["Questioned", "What is asked", ["question", "matter", "hope", "form"]],
    ["Seeded", "What chance is made from", ["seed", "commitment", "salt"]],
  ],
  answer: [
    ["Answer", "What every answer carries", ["reading", "notice", "lang"]],
    ["Schools", "The schools used, and what others would change", ["conventions", "compared"]],
    ["Told", "The reading, and the picture where it was asked for", ["interpretation", "picture"]],
    ["Timed", "The time as it was read, and what was left out", ["time", "omitted"]],
  ],
} as const;

export interface Groups {
  /** The schema composed with the groups that it holds; fields of its own stay. */
  readonly compose: (schema: Json, side: "input" | "answer") => Json;
  /** Components of the groups that were met, by name. */
  readonly roots: ReadonlyMap<string, Edge>;
}

/** Makes the groups of a document. The first schema that holds a group says what it is. */
export function createGroups(graph: SchemaGraph): Groups {
  const known = new Map<string, string>();
  const roots = new Map<string, Edge>();

  function compose(schema: Json, side: "input" | "answer"): Json {
    let properties = { ...(schema["properties"] as Record<string, Json>) };
    let required = (schema["required"] ?? []) as readonly string[];
    const allOf: Json[] = [];
    for (const [name, description, fields] of GROUPS[side]) {
      if (!fields.every((field) => field in properties)) continue;
      const own = required.filter((field) => (fields as readonly string[]).includes(field));
      const group = {
        type: "object",
        properties: Object.fromEntries(fields.map((field) => [field, properties[field]!])),
        ...(own.length > 0 ? { required: own.toSorted() } : {}),
      };
      const identity = JSON.stringify(group);
      if (!known.has(name)) {
        known.set(name, identity);
        const place = { owner: name, plugin: "host", side, path: [] };
        roots.set(name, graph.addPlain({ ...group, description }, place));
      }
      if (known.get(name) !== identity) continue;
      allOf.push({ $ref: `#/components/schemas/${name}` });
      const rest = Object.entries(properties).filter(
        ([field]) => !(fields as readonly string[]).includes(field),
      );
      properties = Object.fromEntries(rest);
      required = required.filter((field) => !own.includes(field));
    }
    if (allOf.length === 0) return schema;
    const { additionalProperties, required: _required, ...others } = schema;
    return {
      ...others,
      allOf,
      properties,
      ...(required.length > 0 ? { required } : {}),
      // What a composition does not know is seen by this keyword alone.
      ...(additionalProperties === false ? { unevaluatedProperties: false } : {}),
    };
  }

  return { compose, roots };
}

/** Terms in words: every one has the same fields, and ids of its own. */
import { mapSchemas, type Json } from "./json_schema.ts";

const BASE = {
  id: { type: "string", description: "For programs", examples: ["taurus"] },
  text: { type: "string", description: "In the language of the answer", examples: ["Taurus"] },
} as const;

/** What terms are composed with, by name. */
export const TERMS = {
  Term: {
    type: "object",
    description: "A term of the art",
    properties: BASE,
    required: ["id", "text"],
  },
  WrittenTerm: {
    type: "object",
    description: "A term of the art, with its own writing",
    properties: {
      ...BASE,
      native: {
        type: "string",
        description: "In the tradition's own script",
        examples: ["庚午"],
      },
      roman: { type: "string", description: "Romanised", examples: ["gēngwǔ"] },
    },
    required: ["id", "text"],
  },
} as const;

const COMMON = ["id", "native", "roman", "text"];

/** A choice of more ids is a text, as in the typed clients: nobody reads the list. */
const MAX_IDS = 100;

/** The same schema, each of its terms composed with one of {@link TERMS}: its ids and further texts are its own. */
export function composeTerms(schema: Json): Json {
  const mapped = mapSchemas(schema, (member) => composeTerms(member));
  const { properties, required, type: _, ...rest } = mapped;
  const fields = (properties ?? {}) as Readonly<Record<string, Json>>;
  const { id, text } = fields;
  const ids = id?.["enum"] as readonly string[] | undefined;
  if (ids === undefined || text?.["type"] !== "string") return mapped;
  const isWritten = "native" in fields || "roman" in fields;
  const own = Object.entries(fields).filter(([name]) => !COMMON.includes(name));
  const needed = (required as readonly string[]).filter((name) => !COMMON.includes(name));
  const narrowed = ids.length > MAX_IDS ? own : [["id", { enum: ids }] as const, ...own];
  const common = { $ref: `#/components/schemas/${isWritten ? "WrittenTerm" : "Term"}` };
  // Composed with nothing of its own it is the term itself.
  if (narrowed.length === 0 && needed.length === 0) return { ...common, ...rest };
  return {
    allOf: [common],
    ...(narrowed.length > 0 ? { properties: Object.fromEntries(narrowed) } : {}),
    ...(needed.length > 0 ? { required: needed } : {}),
    ...rest,
  };
}

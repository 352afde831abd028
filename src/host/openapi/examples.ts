/** Examples for the scalars of a document, read off real inputs and answers. */
import type { Json } from "./json_schema.ts";
import { edgeAt, isEdge, type Edge, type SchemaGraph } from "./schema_graph.ts";
import type { Examples } from "./shared_schemas.ts";

/** Items of a list that are looked at. */
const MAX_ITEMS = 3;

export interface ExampleBook {
  /** Reads a value by its schema. */
  readonly observe: (edge: Edge, value: unknown) => void;
  readonly of: Examples;
}

/** Makes an empty book for a graph. */
export function createExamples(graph: SchemaGraph): ExampleBook {
  const known = new Map<string, unknown>();

  function observe({ node }: Edge, value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const { core } = graph.nodes[node]!;
    for (const variant of edgesOf(core["anyOf"])) {
      if (fits(graph.nodes[variant.node]!.core, value)) observe(variant, value);
    }
    if (Array.isArray(value)) {
      const [items] = edgesOf([core["items"]]);
      if (items) for (const item of value.slice(0, MAX_ITEMS)) observe(items, item);
      return;
    }
    const fields = value as Json;
    for (const [name, member] of Object.entries((core["properties"] ?? {}) as Json)) {
      const one = fields[name];
      if (one === undefined || one === null || !isEdge(member)) continue;
      if (typeof one === "object") observe(edgeAt(member), one);
      else if (!known.has(`${node} ${name}`)) known.set(`${node} ${name}`, one);
    }
    const [others] = edgesOf(Object.values((core["patternProperties"] ?? {}) as Json));
    if (others) for (const one of Object.values(fields).slice(0, MAX_ITEMS)) observe(others, one);
  }

  return { observe, of: (node, property) => known.get(`${node} ${property}`) };
}

function edgesOf(members: unknown): readonly Edge[] {
  return Array.isArray(members) ? members.filter(isEdge).map(edgeAt) : [];
}

/** Whether a value may be one of a variant: it has what the variant requires. */
function fits({ properties, required = [], type }: Json, value: object): boolean {
  if (Array.isArray(value)) return type === "array";
  if (!properties) return false;
  return (required as readonly string[]).every((name) => name in value);
}

/** Which schemas of a graph stand in the components, under which names, and how all of them are written. */
import { mapSchemas, type Json } from "./json_schema.ts";
import { edgeAt, edgeKey, isEdge, type Edge, type SchemaGraph } from "./schema_graph.ts";
import { createNamer } from "./schema_names.ts";
import { shareOut } from "./share_out.ts";

/** Examples of scalars, by the node and the property in which they stand. */
export type Examples = (node: number, property: string) => unknown;

export interface Written {
  /** `components.schemas`. */
  readonly schemas: Record<string, Json>;
  /** A schema where it stands. */
  readonly write: (edge: Edge) => Json;
}

/**
 * Writes a graph.
 *
 * @param roots components of their own, by name
 */
export function writeShared(
  graph: SchemaGraph,
  roots: ReadonlyMap<string, Edge>,
  examples: Examples,
): Written {
  const { nodes } = graph;
  const { isShared, isSharedWhole, usualNotes } = shareOut(graph);
  const nameFor = createNamer(roots.keys());
  const schemas: Record<string, Json> = {};
  const nodeNames = new Map<number, string>();
  const edgeNames = new Map<string, string>();

  function component(name: string, make: () => Json): Json {
    // Named before it is written: a schema may lead back to itself.
    schemas[name] = {};
    schemas[name] = make();
    return { $ref: `#/components/schemas/${name}` };
  }

  function writeCore(index: number): Json {
    return mapSchemas(nodes[index]!.core, (member, key) =>
      isEdge(member)
        ? write(edgeAt(member), key === undefined ? undefined : examples(index, key))
        : member,
    );
  }

  function writeNode(index: number, notes: Json, example: unknown): Json {
    if (!isShared(index)) return exemplified({ ...writeCore(index), ...notes }, example);
    let name = nodeNames.get(index);
    if (name === undefined) {
      name = nodes[index]!.isForced ? nodes[index]!.shape! : nameFor(nodes[index]!);
      nodeNames.set(index, name);
      component(name, () => ({ ...writeCore(index), ...usualNotes(index) }));
    }
    const said = schemas[name]!;
    const own = Object.fromEntries(
      Object.entries(notes).filter(([key, text]) => said[key] !== text),
    );
    return { $ref: `#/components/schemas/${name}`, ...own };
  }

  function write(edge: Edge, example?: unknown): Json {
    if (!isSharedWhole(edge)) return writeNode(edge.node, edge.notes, example);
    const key = edgeKey(edge);
    let name = edgeNames.get(key);
    if (name === undefined) {
      const { core, shape, place } = nodes[edge.node]!;
      const isScalar = core["properties"] === undefined;
      name = nameFor({ core, place, shape: isScalar ? shape : undefined });
      edgeNames.set(key, name);
      component(name, () => writeNode(edge.node, edge.notes, example));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  for (const [name, edge] of roots) {
    schemas[name] = { ...writeCore(edge.node), ...edge.notes };
  }
  return { schemas, write };
}

const SCALARS = ["string", "number", "integer"];
const MAX_EXAMPLE_CHARS = 32;

/** A scalar with an example, where its values are not listed anyway. */
function exemplified(schema: Json, example: unknown): Json {
  const { type } = schema;
  const types = Array.isArray(type) ? type : [type];
  const isOpen = !("enum" in schema) && !("const" in schema) && !("$ref" in schema);
  if (!isOpen || example === undefined || !types.some((one) => SCALARS.includes(String(one)))) {
    return schema;
  }
  const isFree = !("pattern" in schema) && !("format" in schema) && !("minLength" in schema);
  const long = typeof example === "string" && example.length > MAX_EXAMPLE_CHARS && isFree;
  const shown = long ? `${example.slice(0, MAX_EXAMPLE_CHARS - 1).trimEnd()}…` : example;
  return { ...schema, examples: [shown] };
}

/** Schemas as a graph in which equal ones are one node, whatever is said of them where they stand. */
import { mapSchemas, NAME, type Json } from "./json_schema.ts";

/** Where a schema stands: who declares it, and the names of the properties that lead to it. */
export interface Place {
  readonly owner: string;
  readonly plugin: string;
  /** Whether it is sent or answered. */
  readonly side: "input" | "answer";
  readonly path: readonly string[];
}

/** A schema at one place: its node, and what is said of it there. */
export interface Edge {
  readonly node: number;
  /** `description`, or `title` where there is none: labels of forms stand in the catalogue. */
  readonly notes: Json;
}

/** A schema without its notes, its members replaced by edges; see {@link edgeAt}. */
export interface Node {
  readonly core: Json;
  /** The name of its shape; `$id` of a schema that refers to itself. */
  readonly shape: string | undefined;
  /** Whether it stands under its own name wherever it is used. */
  readonly isForced: boolean;
  /** Where it was first met. */
  readonly place: Place;
}

/** Stands for an edge inside a core; no schema has such a keyword. */
const EDGE = "\u0000";

/** The edge that a member of a core stands for. */
export function edgeAt(member: unknown): Edge {
  const [node, notes] = (member as Json)[EDGE] as readonly [number, Json];
  return { node, notes };
}

/** Whether a member of a core stands for an edge. */
export function isEdge(member: unknown): boolean {
  return typeof member === "object" && member !== null && EDGE in member;
}

export interface SchemaGraph {
  /** The members of a node stand before it. */
  readonly nodes: readonly Node[];
  /** What was taken in. */
  readonly roots: readonly Edge[];
  /** Takes plain JSON Schema in. */
  addPlain(schema: Json, place: Place): Edge;
}

/** The edges of a core. */
export function edgesOf(core: Json): readonly Edge[] {
  const edges: Edge[] = [];
  mapSchemas(core, (member) => {
    if (isEdge(member)) edges.push(edgeAt(member));
    return member;
  });
  return edges;
}

/** Two edges with the same key say the same of the same schema. */
export function edgeKey({ node, notes }: Edge): string {
  return `${node} ${JSON.stringify(notes)}`;
}

/** Makes an empty graph. */
export function createSchemaGraph(): SchemaGraph {
  const nodes: Node[] = [];
  const byCore = new Map<string, number>();
  const roots: Edge[] = [];

  function intern(schema: Json, place: Place): Edge {
    const { title, description, $id, [NAME]: name, ...rest } = schema;
    const said = description === undefined ? { title } : { description };
    const notes = Object.values(said)[0] === undefined ? {} : said;
    const core = mapSchemas(withRef(rest, place), (member, key) => {
      const path = key === undefined ? place.path : [...place.path, key];
      const edge = intern(member, { ...place, path });
      return { [EDGE]: [edge.node, edge.notes] };
    });
    const isForced = typeof $id === "string";
    const shape = isForced ? `${place.owner}.${$id}` : (name as string | undefined);
    const identity = JSON.stringify([shape, core]);
    let node = byCore.get(identity);
    if (node === undefined) {
      node = nodes.length;
      nodes.push({ core, shape, isForced, place });
      byCore.set(identity, node);
    }
    return { node, notes };
  }

  function addPlain(schema: Json, place: Place): Edge {
    const edge = intern(schema, place);
    roots.push(edge);
    return edge;
  }

  return {
    nodes,
    roots,
    addPlain,
  };
}

/** A reference of a schema to itself, as the document has it. */
function withRef(schema: Json, { owner }: Place): Json {
  const { $ref } = schema;
  if (typeof $ref !== "string" || $ref.includes("/")) return schema;
  return { ...schema, $ref: `#/components/schemas/${owner}.${$ref}` };
}

/** The fixed routes as OpenAPI and its linters want them, their schemas taken into the graph. */
import { titleOf } from "../problem.ts";
import { describedFields } from "./field_texts.ts";
import type { Json } from "./json_schema.ts";
import type { Edge, Place, SchemaGraph } from "./schema_graph.ts";

/** Paths of the fixed routes, as `@elysiajs/swagger` collects them. */
export interface FixedRoutes {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** Stands for a schema that has been taken into the graph. */
const TAKEN = "x-taken";

/** Takes the fixed routes in; what it returns writes them once the graph is whole. */
export function createFixedPaths(fixed: FixedRoutes, graph: SchemaGraph) {
  const edges: Edge[] = [];

  /** A copy with every schema in it replaced by its number. */
  function take(value: unknown, place: Place): unknown {
    if (Array.isArray(value)) return value.map((member) => take(member, place));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        if (key !== "schema") return [key, take(member, place)];
        if ("$ref" in (member as Json)) return [key, member];
        edges.push(graph.addPlain(describedFields(member as Json), place));
        return [key, { [TAKEN]: edges.length - 1 }];
      }),
    );
  }

  const taken = Object.fromEntries(
    Object.entries(fixed.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods)
          .filter(([method]) => method !== "head")
          .map(([method, operation]) => {
            const owner = String(operation["operationId"] ?? path);
            const place = { owner, plugin: "host", side: "answer", path: [] } as const;
            return [method, take(completed(operation), place)];
          }),
      ),
    ]),
  );

  return {
    /** The paths, and the responses that several of them share. */
    write(writeSchema: (edge: Edge) => Json) {
      const restored = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(restored);
        if (typeof value !== "object" || value === null) return value;
        if (TAKEN in value) return writeSchema(edges[value[TAKEN] as number]!);
        return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, restored(one)]));
      };
      return shareResponses(restored(taken) as Paths);
    },
  };
}

type Paths = Record<string, Record<string, { readonly responses: Readonly<Record<string, Json>> }>>;

/** Moves responses that several operations give to the components, named by their status. */
function shareResponses(paths: Paths): {
  readonly paths: Readonly<Record<string, Json>>;
  readonly responses: Readonly<Record<string, Json>>;
} {
  const counts = new Map<string, number>();
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  for (const { responses } of operations) {
    for (const entry of Object.entries(responses)) {
      const key = JSON.stringify(entry);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const names = new Map<string, string>();
  const shared: Record<string, Json> = {};
  const share = (status: string, response: Json): Json => {
    const key = JSON.stringify([status, response]);
    if (counts.get(key)! < 2) return response;
    let name = names.get(key);
    if (name === undefined) {
      const alike = Object.keys(shared).filter((one) => one.startsWith(`Fixed${status}`)).length;
      name = `Fixed${status}${alike === 0 ? "" : `_${alike + 1}`}`;
      names.set(key, name);
      shared[name] = response;
    }
    return { $ref: `#/components/responses/${name}` };
  };
  const lean = mapValues(paths, (path) =>
    mapValues(path, ({ responses, ...rest }) => ({
      ...rest,
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, one]) => [status, share(status, one)]),
      ),
    })),
  );
  return { paths: lean, responses: shared };
}

function mapValues<A, B>(all: Readonly<Record<string, A>>, map: (one: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, map(one)]));
}

/** An operation without what linters miss: every route says who may call it, and how each answer is called. */
function completed(operation: Json): Json {
  const given = Object.entries((operation["responses"] ?? {}) as Record<string, Json>);
  const described = given.map(([status, response]) => [
    status,
    { ...response, description: response["description"] ?? titleOf(Number(status)) },
  ]);
  const responses =
    described.length > 0 ? Object.fromEntries(described) : { 200: { description: "Success" } };
  return { security: [], ...operation, responses };
}

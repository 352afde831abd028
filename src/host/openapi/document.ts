/**
 * Writes the machine-readable description: two operations a procedure beside the fixed routes, which describe
 * themselves. Every shape that stands in several places is a component.
 */
import {
  answerSchema,
  describedInput,
  voiceOf,
  type AnyProcedure,
  type CatalogueEntry,
  type Registered,
  type Registry,
} from "../../plugins/mod.ts";
import { VIEW_INPUTS } from "../answer_forms/mod.ts";
import { describeJson } from "../describe.ts";
import { titleOf } from "../problem.ts";
import { PROBLEM, SYSTEM, TRPC_ERROR } from "./common_schemas.ts";
import { createExamples } from "./examples.ts";
import { createFixedPaths, type FixedRoutes } from "./fixed_paths.ts";
import { formsPath } from "./forms_path.ts";
import { infoOf, SECURITY_SCHEMES, SHARED_HEADERS, SHARED_PARAMETERS, tagsOf } from "./info.ts";
import { describedFields } from "./field_texts.ts";
import { createGroups } from "./groups.ts";
import { opened, toJsonSchema, type Json } from "./json_schema.ts";
import { procedurePath } from "./procedure_paths.ts";
import { createSchemaGraph, type Edge } from "./schema_graph.ts";
import { writeShared } from "./shared_schemas.ts";
import { composeTerms, TERMS } from "./terms.ts";

export type { FixedRoutes } from "./fixed_paths.ts";

export interface OpenApiDeps {
  readonly registry: Registry;
  /** The catalogue in English. */
  readonly entries: readonly CatalogueEntry[];
  readonly fixed: FixedRoutes;
  readonly version: string;
  /** SPDX identifier. */
  readonly licence: string;
  /** The answer to the first example of a procedure, for the examples of its fields; null where there is none. */
  readonly answerTo: (registered: Registered) => Promise<unknown>;
}

/** Writes the whole document. */
export async function openApiDocument(deps: OpenApiDeps): Promise<Json> {
  const { registry, entries, fixed, version, licence } = deps;
  const graph = createSchemaGraph();
  const examples = createExamples(graph);
  const groups = createGroups(graph);
  const roots = new Map<string, Edge>();
  const common = { Problem: PROBLEM, TrpcError: TRPC_ERROR, System: SYSTEM, ...TERMS };
  for (const [name, schema] of Object.entries(common)) {
    roots.set(name, graph.addPlain(describedFields(schema), { ...HERE, owner: name }));
  }
  const fixedPaths = createFixedPaths(fixed, graph);
  const paths: Record<string, Json> = {};
  const usual = usualRefusals(entries);
  const responses: Record<string, Json> = failures(usual);
  for (const entry of entries) {
    const registered = registry.procedures.get(entry.id)!;
    const { procedure, plugin } = registered;
    const { name } = procedure;
    const voice = await voiceOf(procedure, "en");
    const place = { owner: name, plugin: plugin.id, path: [] };
    const asked = { ...place, side: "input" } as const;
    const answered = { ...place, side: "answer" } as const;
    const input = withHostInputs(procedure, describedInput(procedure, voice));
    const inputEdge = graph.addPlain(
      groups.compose(describedFields(toJsonSchema(input)), "input"),
      asked,
    );
    const answerEdge = graph.addPlain(
      groups.compose(
        composeTerms(opened(toJsonSchema(answerSchema(procedure, entry.writer !== "none")))),
        "answer",
      ),
      answered,
    );
    roots.set(`${name}.input`, inputEdge).set(`${name}.answer`, answerEdge);
    const observe = (edge: Edge, value: unknown) => {
      for (const one of [edge, ...groups.roots.values()]) examples.observe(one, value);
    };
    for (const { input: given, expect } of procedure.examples) {
      observe(inputEdge, given);
      observe(answerEdge, expect);
    }
    // A blend takes as long as all its members, and shows little that they do not.
    if (procedure.kind !== "blend") observe(answerEdge, await deps.answerTo(registered));
    const { path, answer } = procedurePath(registered, entry, usual);
    paths[entry.endpoint] = path;
    responses[name] = answer;
  }
  for (const [name, edge] of groups.roots) roots.set(name, edge);
  const { schemas, write } = writeShared(graph, roots, examples.of);
  const { paths: written, responses: shared } = fixedPaths.write(write);
  return {
    openapi: "3.1.0",
    info: infoOf(version, licence),
    servers: [{ url: "/", description: "This host" }],
    // Where an operation says nothing else, it is paid for.
    security: [{ bearer: [] }],
    tags: tagsOf(entries, written),
    paths: { ...written, ...formsPath(), ...paths },
    components: {
      schemas,
      responses: { ...responses, ...shared },
      parameters: SHARED_PARAMETERS,
      headers: SHARED_HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const HERE = { plugin: "host", side: "answer", path: [] } as const;

/** Why a call may fail, by status. */
const REFUSED = [400, 401, 402, 403, 404, 405, 406, 408, 409, 413, 414, 415, 422, 429];
const FAILED = [500, 503];

/** Refusals that several procedures tell in the same words, by code: said once. */
function usualRefusals(entries: readonly CatalogueEntry[]): ReadonlyMap<string, string> {
  const told = entries.flatMap(({ refusals }) => Object.entries(refusals));
  const isUsual = ([code, when]: readonly [string, string]) =>
    told.filter(([one, text]) => one === code && text === when).length > 2;
  return new Map(told.filter(isUsual));
}

function failures(usual: ReadonlyMap<string, string>): Record<string, Json> {
  const reasons = [...usual].map(([code, when]) => `\n- \`${code}\`: ${when}`).join("");
  const schema = { $ref: "#/components/schemas/TrpcError" };
  const listed = (statuses: readonly number[]) =>
    statuses.map((status) => `${status} ${titleOf(status)}`).join("; ");
  const headers = {
    "X-Request-Id": { $ref: "#/components/headers/RequestId" },
    "Retry-After": { $ref: "#/components/headers/RetryAfter" },
  };
  return {
    CallRefused: {
      ...describeJson(
        `Not answered, and nothing charged: ${listed(REFUSED)}\n\nUsual reasons of a 422:\n${reasons}`,
        schema,
      ),
      headers,
    },
    CallFailed: {
      ...describeJson(`We failed, and nothing was charged: ${listed(FAILED)}`, schema),
      headers,
    },
  };
}

/** The input with the keys that the host itself reads. */
function withHostInputs({ kind }: AnyProcedure, input: Json): Json {
  const own = kind === "draw" ? { ...HOST_INPUTS, ...COMMITTED_INPUTS } : HOST_INPUTS;
  return { ...input, properties: { ...(input["properties"] as Json), ...own } };
}

const HOST_INPUTS = {
  ...VIEW_INPUTS,
  dryRun: {
    type: "boolean",
    description: "Answers the price and the balance; nothing is run and nothing is charged",
  },
} as const;

/** Inputs of a draw that was committed to. */
const COMMITTED_INPUTS = {
  commitment: {
    type: "string",
    minLength: 1,
    maxLength: 256,
    description: "What draws.commit answered for this request; goes with `salt` and without `seed`",
    examples: ["c1_…"],
  },
  salt: {
    type: "string",
    minLength: 16,
    maxLength: 128,
    description: "The text whose SHA-256 was given to draws.commit",
    examples: ["a text nobody can guess"],
  },
} as const;

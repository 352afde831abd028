/**
 * The machine-readable description: OpenAPI 3.1.0, one operation per procedure and method beside the
 * fixed routes, which describe themselves.
 */
import {
  answerSchema,
  describedInput,
  voiceOf,
  type AnyProcedure,
  type CatalogueEntry,
  type Registered,
  type Registry,
} from "../plugins/mod.ts";
import { creditsText } from "./credits.ts";
import { describeJson } from "./describe.ts";
import { titleOf } from "./problem.ts";
import { toOpenApiSchema, type Components } from "./openapi_schema.ts";
import { PROBLEM, SYSTEM, TRPC_ERROR } from "./openapi_common.ts";

type Json = Readonly<Record<string, unknown>>;

/** Paths and schemas of the fixed routes, as `@elysiajs/swagger` collects them. */
export interface FixedRoutes {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Json>> };
}

export interface OpenApiDeps {
  readonly registry: Registry;
  /** The catalogue in English. */
  readonly entries: readonly CatalogueEntry[];
  readonly fixed: FixedRoutes;
  readonly version: string;
}

/** What every operation of a procedure may answer beside 200. */
const CALL_STATUSES = [400, 401, 402, 403, 404, 405, 409, 413, 414, 415, 422, 429, 500, 503];
/** What holds for every input with coordinates. */
const PLACES_TEXT =
  "Wherever an input takes a latitude and a longitude, `place` may stand for them and for the time zone: a name in any " +
  "script, an id of `places.search`, or coordinates. What was taken stands in `reading.places`; where several places " +
  "or clocks may be meant the call is refused with 400, costs nothing, and lists what to choose from in " +
  "`issues[].choices`.";
const BEARER = [{ bearer: [] }];

/** Writes the whole document. */
export async function openApiDocument(deps: OpenApiDeps): Promise<Json> {
  const { registry, entries, fixed, version } = deps;
  const schemas: Components = {
    Problem: PROBLEM,
    TrpcError: TRPC_ERROR,
    System: SYSTEM,
    ...fixed.components?.schemas,
  };
  const paths: Record<string, Json> = { ...fixedPaths(fixed) };
  for (const entry of entries) {
    const registered = registry.procedures.get(entry.id)!;
    paths[entry.endpoint] = await procedurePath(registered, entry, schemas);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Auspex",
      version,
      description:
        "Readings of many metaphysical and divination traditions, paid in points. Readings belong to " +
        "symbolic traditions; they are not validated predictions. Lifespan and death are not calculated.\n\n" +
        PLACES_TEXT +
        `\n\n${creditsText()}`,
    },
    servers: [{ url: "/" }],
    tags: tagsOf(entries),
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(
        CALL_STATUSES.map((status) => [`Call${status}`, failure(status)]),
      ),
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key (at_live_…), a partner's access token, or a token of an identity provider",
        },
      },
    },
  };
}

function tagsOf(entries: readonly CatalogueEntry[]): readonly Json[] {
  const traditions = new Map(
    entries.map(({ tradition, traditionName }) => [tradition, traditionName]),
  );
  return [
    { name: "Catalogue" },
    { name: "Operation" },
    ...[...traditions].map(([name, description]) => ({ name, description })),
  ];
}

function failure(status: number): Json {
  return describeJson(titleOf(status), { $ref: "#/components/schemas/TrpcError" });
}

/** The fixed routes without what OpenAPI would refuse: descriptions that are missing, HEAD twins. */
function fixedPaths(fixed: FixedRoutes): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(fixed.paths).map(([path, methods]) => {
      const kept = Object.entries(methods).filter(([method]) => method !== "head");
      return [path, Object.fromEntries(kept.map(([method, one]) => [method, completed(one)]))];
    }),
  );
}

function completed(operation: Json): Json {
  const responses = (operation["responses"] ?? {}) as Record<string, Json>;
  const described = Object.entries(responses).map(([status, response]) => [
    status,
    { ...response, description: response["description"] ?? titleOf(Number(status)) },
  ]);
  const whole =
    described.length > 0 ? Object.fromEntries(described) : { 200: { description: "Success" } };
  return { ...operation, responses: whole };
}

async function procedurePath(
  registered: Registered,
  entry: CatalogueEntry,
  schemas: Components,
): Promise<Json> {
  const { procedure, tradition } = registered;
  const voice = await voiceOf(procedure, "en");
  const hasReading = entry.writer !== "none";
  const { name } = procedure;
  const input = `${name}.input`;
  const answer = `${name}.answer`;
  schemas[input] = toOpenApiSchema(
    withHostInputs(procedure, describedInput(procedure, voice)),
    input,
    schemas,
  );
  schemas[answer] = toOpenApiSchema(answerSchema(procedure, hasReading), answer, schemas);
  const common = {
    tags: [tradition.id],
    summary: entry.name,
    description: describe(entry),
    "x-points": pointsOf(registered),
    "x-kind": procedure.kind,
    security: procedure.cost === 0 ? [] : BEARER,
    responses: responsesOf(answer, hasReading),
  };
  const example = procedure.examples[0].input;
  return {
    get: {
      ...common,
      operationId: `${name}.get`,
      parameters: [inputParameter(input, example), ...HEADER_PARAMETERS],
    },
    post: {
      ...common,
      operationId: `${name}.post`,
      parameters: HEADER_PARAMETERS,
      requestBody: {
        required: false,
        content: {
          "application/json": { schema: bodySchema(input), example: { json: example } },
        },
      },
    },
  };
}

/** Points per call, or per item with the array's name, as the catalogue has them. */
function pointsOf({ procedure }: Registered): unknown {
  const { cost } = procedure;
  if (typeof cost === "number") return cost;
  const discount = cost.discount ?? 0;
  return { each: Math.round(cost.each * (1 - discount)), of: cost.of, list: cost.each, discount };
}

function describe({ description, refusals }: CatalogueEntry): string {
  const all = Object.entries(refusals);
  if (all.length === 0) return description;
  const list = all.map(([code, when]) => `- \`${code}\`: ${when}`).join("\n");
  return `${description}\n\nRefuses with 422:\n\n${list}`;
}

/** The input with the keys that the host itself reads. */
function withHostInputs({ kind }: AnyProcedure, input: Json): Json {
  const dryRun = {
    type: "boolean",
    description: "Answers the price and the balance; nothing is run and nothing is charged",
  };
  const own = kind === "draw" ? { dryRun, ...COMMITTED_INPUTS } : { dryRun };
  return { ...input, properties: { ...(input["properties"] as Json), ...own } };
}

/** Inputs of a draw that was committed to. */
const COMMITTED_INPUTS = {
  commitment: {
    type: "string",
    minLength: 1,
    maxLength: 256,
    description: "What draws.commit answered for this request; goes with `salt` and without `seed`",
  },
  salt: {
    type: "string",
    minLength: 16,
    maxLength: 128,
    description: "The text whose SHA-256 was given to draws.commit",
  },
} as const;

function inputParameter(input: string, example: unknown): Json {
  return {
    name: "input",
    in: "query",
    required: false,
    description: 'The input as JSON, plain or as {"json": …}',
    content: { "application/json": { schema: bodySchema(input), example } },
  };
}

function bodySchema(input: string): Json {
  const ref = { $ref: `#/components/schemas/${input}` };
  const wrapped = { type: "object", properties: { json: ref }, required: ["json"] };
  return { anyOf: [wrapped, ref] };
}

const HEADER_PARAMETERS = [
  {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "Makes a paid call safe to repeat for 24 hours: the same bytes, one charge",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  },
  {
    name: "X-Dry-Run",
    in: "header",
    required: false,
    description: '"true" means the same as the input `dryRun`',
    schema: { type: "string", enum: ["true", "false"] },
  },
] as const;

const CALL_HEADERS = {
  "X-Request-Id": { description: "Id of this request", schema: { type: "string" } },
  "X-Points-Charged": { description: "Points charged", schema: { type: "integer" } },
  "X-Points-Balance": {
    description: "Balance afterwards, where the token may see it",
    schema: { type: "integer" },
  },
} as const;

const EVENTS = {
  type: "string",
  description:
    "With Accept: text/event-stream. Events: system (one has finished), text (a further piece), reset (the text so far is void), answer (the JSON of the plain answer), done (points charged), error",
} as const;

function responsesOf(answer: string, streams: boolean): Json {
  const envelope = {
    type: "object",
    properties: {
      result: {
        type: "object",
        properties: { data: { $ref: `#/components/schemas/${answer}` } },
        required: ["data"],
      },
    },
    required: ["result"],
  };
  const failures = CALL_STATUSES.map((status) => [
    String(status),
    { $ref: `#/components/responses/Call${status}` },
  ]);
  const { content, ...rest } = describeJson("The answer", envelope) as { content: Json };
  const events = streams ? { "text/event-stream": { schema: EVENTS } } : {};
  return {
    200: { ...rest, content: { ...content, ...events }, headers: CALL_HEADERS },
    ...Object.fromEntries(failures),
  };
}

/** The operations of procedures: one by GET and one by POST, with one answer. */
import type { AnyProcedure, CatalogueEntry, Registered } from "../../plugins/mod.ts";
import { describeJson } from "../describe.ts";
import type { Json } from "./json_schema.ts";

const BY_URL = "Input in the URL";

/**
 * The path of a procedure and the answer that its operations share.
 *
 * @param usual refusals that are explained once for all procedures, by code
 */
export function procedurePath(
  registered: Registered,
  entry: CatalogueEntry,
  usual: ReadonlyMap<string, string>,
): { readonly path: Json; readonly answer: Json } {
  const { procedure, tradition } = registered;
  const { name } = procedure;
  const input = `#/components/schemas/${name}.input`;
  const example = procedure.examples[0].input;
  const common = {
    tags: [tradition.id],
    summary: entry.name,
    "x-points": pointsOf(procedure),
    ...(procedure.cost === 0 ? { security: [] } : {}),
  };
  const responses = {
    200: { $ref: `#/components/responses/${name}` },
    "4XX": { $ref: "#/components/responses/CallRefused" },
    "5XX": { $ref: "#/components/responses/CallFailed" },
  };
  const hasRequired = ((procedure.input.required ?? []) as readonly string[]).length > 0;
  const path = {
    parameters: HEADERS,
    get: {
      ...common,
      operationId: `${name}.get`,
      description: BY_URL,
      parameters: [{ $ref: `#/components/parameters/${hasRequired ? "Input" : "OptionalInput"}` }],
      responses,
    },
    post: {
      ...common,
      operationId: `${name}.post`,
      description: describe(entry, usual),
      requestBody: {
        required: hasRequired,
        content: {
          "application/json": { schema: bodySchema(input), example: { json: example } },
        },
      },
      responses,
    },
  };
  return { path, answer: answerOf(name) };
}

const HEADERS = [{ $ref: "#/components/parameters/IdempotencyKey" }];

/** Points per call, or per item with the array's name, as the catalogue has them. */
function pointsOf({ cost }: AnyProcedure): unknown {
  if (typeof cost === "number") return cost;
  const discount = cost.discount ?? 0;
  return { each: Math.round(cost.each * (1 - discount)), of: cost.of, list: cost.each, discount };
}

function describe(
  { description, refusals }: CatalogueEntry,
  usual: ReadonlyMap<string, string>,
): string {
  const all = Object.entries(refusals);
  if (all.length === 0) return description;
  const list = all.map(([code, when]) =>
    usual.get(code) === when ? `- \`${code}\`` : `- \`${code}\`: ${when}`,
  );
  return `${description}\n\nRefuses with 422:\n\n${list.join("\n")}`;
}

/** An input that stands alone is taken too, but a choice of both would let generators take a wrong one for either. */
function bodySchema($ref: string): Json {
  return { type: "object", properties: { json: { $ref } }, required: ["json"] };
}

function answerOf(name: string): Json {
  const data = { $ref: `#/components/schemas/${name}.answer` };
  const result = { type: "object", properties: { data }, required: ["data"] };
  const schema = { type: "object", properties: { result }, required: ["result"] };
  return describeJson("The answer", schema);
}

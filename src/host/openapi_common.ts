/** Schemas that many operations share. */

const string = { type: "string" } as const;
const integer = { type: "integer" } as const;

const ISSUES = {
  type: "array",
  description: "Every problem of the input",
  items: {
    type: "object",
    properties: {
      path: { type: "string", description: "Where, as a JSON pointer without its first slash" },
      message: string,
      nearest: { description: "The nearest valid value, where there is one" },
    },
    required: ["path", "message"],
  },
} as const;

const FUNDS = {
  price: { type: "integer", description: "Points the call costs; with 402" },
  balance: { type: "integer", description: "Points available; with 402, where it may be seen" },
  shortfall: { type: "integer", description: "Points missing; with 402, where it may be seen" },
} as const;

/** RFC 9457, with a stable code and the request's id. */
export const PROBLEM = {
  type: "object",
  properties: {
    type: string,
    title: string,
    status: integer,
    detail: { type: "string", description: "For people" },
    code: { type: "string", description: "For programs; stable" },
    instance: string,
    requestId: string,
    issues: ISSUES,
    ...FUNDS,
  },
  required: ["type", "title", "status", "detail", "code"],
} as const;

/** An error as tRPC clients read it. */
export const TRPC_ERROR = {
  type: "object",
  properties: {
    error: {
      type: "object",
      properties: {
        message: { type: "string", description: "For people" },
        code: { type: "integer", description: "JSON-RPC number" },
        data: {
          type: "object",
          properties: {
            code: { type: "string", description: "tRPC's name of the status" },
            httpStatus: integer,
            path: { type: "string", description: "Name of the procedure" },
            reason: { type: "string", description: "For programs; stable" },
            requestId: string,
            pointsCharged: { type: "integer", const: 0 },
            issues: ISSUES,
            nearest: { type: "array", items: string, description: "Names that may be meant" },
            refusal: { type: "object", description: "Facts that a tradition gives with a refusal" },
            ...FUNDS,
          },
          required: ["code", "httpStatus", "reason", "requestId", "pointsCharged"],
        },
      },
      required: ["message", "code", "data"],
    },
  },
  required: ["error"],
} as const;

const VARIANTS = {
  type: "object",
  properties: { white: string, black: string, transparent: string },
  required: ["white", "black", "transparent"],
} as const;

/** A catalogue entry. */
export const SYSTEM = {
  type: "object",
  properties: {
    id: { type: "string", description: "Name of the procedure" },
    name: string,
    nameZhHant: string,
    tradition: string,
    traditionName: { type: "object", properties: { en: string, zhHant: string } },
    family: string,
    region: string,
    plugin: string,
    version: string,
    endpoint: { type: "string", description: "Path of the procedure" },
    cost: { type: "integer", description: "Points per call, or per item of `costPer`" },
    costPer: { type: "string", description: "Name of the input array whose items are priced" },
    discount: { type: "number", description: "Part already taken off `cost`" },
    description: string,
    descriptionZhHant: string,
    kind: { type: "string", enum: ["calculation", "draw", "blend"] },
    writer: { type: "string", enum: ["none", "rules", "llm"] },
    languages: { type: "array", items: string },
    picture: { type: "boolean", description: "Whether a picture can be asked for" },
    input: { type: "object", description: "JSON Schema of the input" },
    conventions: { type: "array", items: { type: "object" } },
    omittable: { type: "array", items: { type: "object" } },
    refusals: { type: "object", additionalProperties: string },
    options: { type: "object" },
    uses: { type: "array", items: string },
    examples: { type: "array", items: { type: "object" } },
    references: { type: "array", items: { type: "object" } },
    iconVariants: { ...VARIANTS, description: "Addresses of the icons as SVG" },
    iconPng: { ...VARIANTS, description: "Addresses of the icons as PNG" },
  },
  required: ["id", "name", "tradition", "endpoint", "cost", "description", "iconVariants"],
} as const;

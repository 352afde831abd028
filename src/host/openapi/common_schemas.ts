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
      code: { type: "string", description: "What is wrong, for programs; stable" },
      message: { type: "string", description: "The same for people, in the language of the call" },
      nearest: { description: "The nearest valid value or name, where there is one" },
      choices: {
        type: "array",
        description: "Values to choose from, such as the ids of places of one name",
        items: {
          type: "object",
          properties: { value: string, text: { type: "string", description: "What it is" } },
          required: ["value", "text"],
        },
      },
    },
    required: ["path", "code", "message"],
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

const texts = (description: string) => ({ type: "array", items: string, description }) as const;

const CONVENTION = {
  type: "object",
  properties: {
    name: { type: "string", description: "Name of the input that chooses" },
    title: string,
    default: { type: ["string", "null"], description: "Null where it follows from the input" },
    rule: { type: "string", description: "By which rule, where it follows from the input" },
    options: {
      type: "array",
      items: {
        type: "object",
        properties: {
          value: string,
          title: string,
          source: { type: "string", description: "Who says so" },
        },
        required: ["value", "title"],
      },
    },
  },
  required: ["name", "title", "default", "options"],
} as const;

const OMISSION = {
  type: "object",
  properties: {
    input: { type: "string", description: "The input that may be left out" },
    fields: texts("Inputs any of which makes it present"),
    assume: { description: "What is assumed in its place; null where nothing is" },
    verdicts: texts("Fields of the answer that are certified, as JSON pointers"),
    marker: { type: ["string", "null"], description: "Key of the answer that discloses it too" },
  },
  required: ["input", "fields", "assume", "verdicts", "marker"],
} as const;

/** A catalogue entry. */
export const SYSTEM = {
  type: "object",
  description: "A system; its texts are in the language `lang`",
  properties: {
    id: { type: "string", description: "Name of the procedure" },
    name: string,
    tradition: { type: "string", description: "Id of its tradition" },
    traditionName: string,
    family: { type: "string", description: "Family of traditions" },
    region: string,
    plugin: string,
    version: { type: "string", description: "Of the plugin's results" },
    endpoint: { type: "string", description: "Path of the procedure" },
    cost: { type: "integer", description: "Points per call, or per item of `costPer`" },
    costPer: { type: "string", description: "Name of the input array whose items are priced" },
    discount: { type: "number", description: "Part already taken off `cost`" },
    description: string,
    kind: { type: "string", enum: ["calculation", "draw", "blend"] },
    writer: { type: "string", enum: ["none", "rules", "llm"] },
    lang: { type: "string", description: "Language of this entry, a BCP 47 tag" },
    languages: texts("Languages in which it answers"),
    picture: { type: "boolean", description: "Whether a picture can be asked for" },
    input: {
      type: "object",
      description: "JSON Schema of the input, titles and descriptions said",
    },
    conventions: { type: "array", items: CONVENTION },
    omittable: { type: "array", items: OMISSION },
    refusals: {
      type: "object",
      additionalProperties: string,
      description: "By code: when it declines",
    },
    options: { type: "object" },
    uses: texts("Systems it is made of"),
    examples: { type: "array", items: { type: "object" } },
    references: { type: "array", items: { type: "object" } },
    iconVariants: { ...VARIANTS, description: "Addresses of the icons as SVG" },
    iconPng: { ...VARIANTS, description: "Addresses of the icons as PNG" },
  },
  required: [
    "id",
    "name",
    "tradition",
    "traditionName",
    "family",
    "region",
    "plugin",
    "version",
    "endpoint",
    "cost",
    "description",
    "kind",
    "writer",
    "lang",
    "languages",
    "picture",
    "input",
    "conventions",
    "omittable",
    "refusals",
    "options",
    "uses",
    "examples",
    "references",
    "iconVariants",
    "iconPng",
  ],
  additionalProperties: false,
} as const;

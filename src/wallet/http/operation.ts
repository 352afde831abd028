/** Pieces of OpenAPI operations that the routes share. */

const PROBLEM_SCHEMA = {
  type: "object",
  "x-name": "WalletProblem",
  required: ["type", "title", "status", "detail", "code", "requestId", "success"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "For people" },
    code: { type: "string", description: "For programs; stable" },
    instance: { type: "string" },
    requestId: { type: "string" },
    success: { type: "boolean", const: false },
    issues: {
      type: "array",
      description: "Every fault of the input",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    required: { type: "integer", description: "Points asked for (402)" },
    available: {
      type: "integer",
      description: "Points there (402), where the token may read the balance",
    },
    shortfall: { type: "integer" },
  },
} as const;

/** Header of answers that are worth a retry. */
export const RETRY_AFTER = {
  "Retry-After": { description: "Whole seconds", schema: { type: "integer", minimum: 1 } },
} as const;
/** Header of 401 and 403. */
export const CHALLENGE = {
  "WWW-Authenticate": { description: "RFC 6750 §3", schema: { type: "string" } },
} as const;

/** A failure as problem details. */
export function failure(description: string, headers?: object) {
  return {
    description,
    ...(headers ? { headers } : {}),
    content: { "application/problem+json": { schema: PROBLEM_SCHEMA } },
  };
}

/** A JSON answer. */
export function success(description: string, properties: object) {
  const schema = { type: "object", required: Object.keys(properties), properties };
  return { description, content: { "application/json": { schema } } };
}

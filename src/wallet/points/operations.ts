/** OpenAPI operations of the routes of points: every status they return. */
import { CHALLENGE, failure, RETRY_AFTER, success } from "../http/mod.ts";

const WHOLE = { type: "integer", minimum: 0 } as const;
const TIME = { type: "string", format: "date-time" } as const;
const BEARER = [{ bearer: [] }];

const COMMON = {
  401: failure("`invalid_token`: no, malformed, unknown, expired or revoked token", CHALLENGE),
  405: failure("`method_not_allowed`"),
  429: failure("`rate_limited`", RETRY_AFTER),
  503: failure("`unavailable`: safe to retry with the same key", RETRY_AFTER),
} as const;

export const balance = {
  tags: ["wallet"],
  operationId: "readBalance",
  summary: "Read the balance in points",
  description:
    "The points of the bearer: what there is, what is held for calls under way, and what is left to spend.",
  security: BEARER,
  responses: {
    200: success("The balance; `available` is balance less held", {
      userId: { type: "integer" },
      balance: WHOLE,
      held: WHOLE,
      available: WHOLE,
    }),
    403: failure("`insufficient_scope`: a partner token needs `balance`", CHALLENGE),
    ...COMMON,
  },
};

const TRANSACTION = {
  type: "object",
  properties: {
    id: { type: "string", format: "uuid" },
    kind: {
      type: "string",
      enum: ["deduct", "capture", "topup", "swap", "grant", "refund", "adjust"],
    },
    points: { type: "integer", description: "Negative left the account" },
    balanceAfter: { type: ["integer", "null"] },
    description: { type: "string" },
    reference: { type: ["string", "null"], description: "The procedure that was paid for" },
    partnerId: { type: ["integer", "null"] },
    apiKeyId: { type: ["integer", "null"] },
    createdAt: TIME,
  },
} as const;

export const transactions = {
  tags: ["wallet"],
  operationId: "listTransactions",
  summary: "List the owner's transactions, newest first",
  description: "What came and what went, a page at a time; a page names the cursor of the next.",
  security: BEARER,
  parameters: [
    {
      in: "query",
      name: "cursor",
      schema: { type: "string" },
      description: "`nextCursor` of the page before",
    },
    {
      in: "query",
      name: "limit",
      schema: { type: "integer", minimum: 1, maximum: 100, default: 20 },
    },
  ],
  responses: {
    200: success("One page", {
      transactions: { type: "array", items: TRANSACTION },
      nextCursor: { type: ["string", "null"] },
    }),
    400: failure("`invalid_request`: cursor or limit is wrong"),
    403: failure("`owner_only`: a partner's token may not list transactions"),
    ...COMMON,
  },
};

export const deduct = {
  tags: ["wallet"],
  operationId: "deductPoints",
  summary: "Deduct points from the user of a partner token",
  description:
    "Charges at most once per `idempotencyKey`, for ever: the same key and request answer with the first charge again. A refused charge leaves the key free.",
  security: BEARER,
  parameters: [
    {
      in: "header",
      name: "Idempotency-Key",
      schema: { type: "string", maxLength: 255 },
      description: "May stand for the field",
    },
  ],
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["amount", "description", "idempotencyKey"],
          properties: {
            amount: { type: "integer", minimum: 1, maximum: 1_000_000_000 },
            description: { type: "string", minLength: 1, maxLength: 500 },
            idempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
          },
        },
        example: { amount: 30, description: "One reading", idempotencyKey: "order-1042" },
      },
    },
  },
  responses: {
    200: success("Charged now, or the earlier charge again", {
      success: { type: "boolean", const: true },
      creditsDeducted: { type: "integer", minimum: 1 },
      newBalance: WHOLE,
      transactionId: { type: "string", format: "uuid" },
      webhookDelivered: { type: "boolean" },
    }),
    400: failure("`invalid_request`: not JSON, or fields missing or out of range"),
    402: failure("`insufficient_balance`: nothing moved"),
    403: failure("`insufficient_scope` or `account_frozen`", CHALLENGE),
    409: failure("`charge_in_progress`", RETRY_AFTER),
    408: failure("`request_timeout`: the body did not come within 10 s"),
    413: failure("`payload_too_large`: more than 64 KiB"),
    415: failure("`unsupported_media_type`"),
    422: failure("`idempotency_key_reused`: the key has paid for something else"),
    ...COMMON,
  },
};

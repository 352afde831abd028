import type { TObject } from "@sinclair/typebox";
import { CHALLENGE, failure, RETRY_AFTER } from "../http/operation.ts";

/** The OpenAPI operation of a desk route; its body schema is the one that is checked. */
export function describe(operationId: string, summary: string, body?: TObject) {
  return {
    tags: ["wallet"],
    operationId,
    summary,
    security: [{ bearer: [] }],
    ...(body
      ? { requestBody: { required: true, content: { "application/json": { schema: body } } } }
      : {}),
    responses: {
      200: { description: "Done", content: { "application/json": { schema: { type: "object" } } } },
      400: failure("`invalid_request`: every fault in `issues`"),
      401: failure("`invalid_token`", CHALLENGE),
      403: failure("`owner_only` or `sign_in_required`"),
      404: failure("`not_found`: none of yours"),
      405: failure("`method_not_allowed`"),
      413: failure("`payload_too_large`"),
      415: failure("`unsupported_media_type`"),
      429: failure("`rate_limited`", RETRY_AFTER),
      503: failure("`unavailable`", RETRY_AFTER),
    },
  };
}

import type { TObject, TSchema } from "@sinclair/typebox";
import { ABOUT } from "./about.ts";
import { CHALLENGE, failure, RETRY_AFTER } from "../http/mod.ts";

/** What is particular to one route; the schema of a body is the one that is checked. */
export interface DeskTerms {
  readonly body?: TObject;
  /** Query parameters, all required: name → what it is. */
  readonly query?: Readonly<Record<string, string>>;
  readonly answer: TSchema;
  /** Failures beside those that every desk route shares: status → what it means. */
  readonly failures?: Readonly<Record<number, string>>;
}

/** The OpenAPI operation of a desk route. */
export function describe(operationId: keyof typeof ABOUT, summary: string, terms: DeskTerms) {
  const { body, query = {}, answer, failures = {} } = terms;
  const parameters = Object.entries(query).map(([name, description]) => ({
    in: "query",
    name,
    required: true,
    description,
    schema: { type: "integer", minimum: 1 },
  }));
  return {
    tags: ["wallet"],
    operationId,
    summary,
    description: ABOUT[operationId],
    security: [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: { "application/json": { schema: body } } } }
      : {}),
    responses: {
      200: { description: "Done", content: { "application/json": { schema: answer } } },
      ...(body || parameters.length > 0
        ? { 400: failure("`invalid_request`: every fault in `issues`") }
        : {}),
      401: failure("`invalid_token`", CHALLENGE),
      403: failure("`owner_only` or `sign_in_required`"),
      ...(body || parameters.length > 0 ? { 404: failure("`not_found`: none of yours") } : {}),
      405: failure("`method_not_allowed`"),
      ...(body
        ? {
            408: failure("`request_timeout`: the body did not come within 10 s"),
            413: failure("`payload_too_large`"),
            415: failure("`unsupported_media_type`"),
          }
        : {}),
      ...Object.fromEntries(
        Object.entries(failures).map(([status, text]) => [status, failure(text)]),
      ),
      429: failure("`rate_limited`", RETRY_AFTER),
      503: failure("`unavailable` or `not_set_up`", RETRY_AFTER),
    },
  };
}

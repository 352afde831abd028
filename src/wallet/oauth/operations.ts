/** OpenAPI operations of the authorization server. */
import { failure, RETRY_AFTER, success } from "../http/mod.ts";

const TEXT = { type: "string" } as const;
const NULLABLE_TIME = { type: ["string", "null"], format: "date-time" } as const;

const OAUTH_ERROR = {
  type: "object",
  "x-name": "OAuthError",
  required: ["error", "error_description"],
  properties: { error: TEXT, error_description: TEXT },
} as const;

/** A failure in the shape of RFC 6749 §5.2. */
function oauthFailure(description: string) {
  return { description, content: { "application/json": { schema: OAUTH_ERROR } } };
}

/** The same parameters as JSON and as a form. */
function body(required: readonly string[], names: readonly string[]) {
  const properties = Object.fromEntries(names.map((name) => [name, TEXT]));
  const schema = { type: "object", required, properties };
  const content = {
    "application/json": { schema },
    "application/x-www-form-urlencoded": { schema },
  };
  return { required: true, content };
}

const COMMON = {
  408: oauthFailure("`invalid_request`: the body did not come within 10 s"),
  413: oauthFailure("`invalid_request`: more than 64 KiB"),
  429: oauthFailure(
    "`temporarily_unavailable`: too many failures of this client or address, or too many requests; `Retry-After`",
  ),
  503: oauthFailure("`temporarily_unavailable`; `Retry-After`"),
} as const;

const REDIRECT = {
  description: "To the partner's redirect URI, or to sign-in",
  headers: { Location: { schema: { type: "string", format: "uri" } } },
} as const;
const PAGE = { "text/html": { schema: TEXT } } as const;

export const metadata = {
  tags: ["oauth2"],
  operationId: "readServerMetadata",
  summary: "Describe the authorization server (RFC 8414)",
  description:
    "Where the endpoints are and what they support, for clients that configure themselves.",
  security: [],
  responses: {
    200: success("The metadata", { issuer: { type: "string", format: "uri" } }),
    429: failure("`rate_limited`", RETRY_AFTER),
  },
};

const query = (name: string, required: boolean, description: string) => {
  return { in: "query", name, required, description, schema: TEXT };
};

export const authorize = {
  tags: ["oauth2"],
  operationId: "authorize",
  summary: "Ask the user for consent",
  description:
    "Where a partner sends the user's browser. Shows what is asked for, and leads back with a code once the user agrees.",
  security: [],
  parameters: [
    query("client_id", true, "The partner's public id"),
    query("redirect_uri", true, "Exactly as registered"),
    query("scope", true, "`deduct`, `balance`, or both with a blank between"),
    query("state", false, "Comes back unchanged; needed unless `code_challenge` is sent"),
    query("response_type", false, "`code`, which is also the default"),
    query("code_challenge", false, "RFC 7636, method S256"),
    query("code_challenge_method", false, "`S256`, needed with `code_challenge`"),
    query(
      "resource",
      false,
      "RFC 8707: the address that the tokens are for, with all below it, such as that of `/mcp`; elsewhere they are refused. Left out, they are for everything",
    ),
  ],
  responses: {
    200: { description: "The consent page", content: PAGE },
    303: REDIRECT,
    400: {
      description: "Unknown partner or unregistered redirect URI; never a redirect",
      content: PAGE,
    },
    429: { description: "Too many requests of this address or user; `Retry-After`", content: PAGE },
    503: { description: "The wallet cannot be reached; `Retry-After`", content: PAGE },
  },
};

/** A form of our own page and nobody's interface: it is not listed. */
export const decision = {
  hide: true,
  tags: ["oauth2"],
  operationId: "decideConsent",
  summary: "Take the decision from the consent page",
  description: "The form of the consent page comes here; no other client sends it.",
  security: [],
  requestBody: {
    required: true,
    content: {
      "application/x-www-form-urlencoded": {
        schema: {
          type: "object",
          required: ["csrf", "request", "decision"],
          properties: {
            csrf: TEXT,
            request: { ...TEXT, description: "The query of the page" },
            decision: { type: "string", enum: ["approve", "deny"] },
            scope: { type: "array", items: TEXT, description: "What the user left ticked" },
          },
        },
      },
    },
  },
  responses: {
    303: REDIRECT,
    400: { description: "The request in the form is not valid", content: PAGE },
    403: { description: "Not signed in, or the form is not the user's own", content: PAGE },
    408: { description: "The form did not come within 10 s", content: PAGE },
    413: { description: "More than 64 KiB", content: PAGE },
    415: { description: "Not a form", content: PAGE },
    429: { description: "Too many requests of this address or user; `Retry-After`", content: PAGE },
    503: { description: "The wallet cannot be reached; `Retry-After`", content: PAGE },
  },
};

export const token = {
  tags: ["oauth2"],
  operationId: "issueToken",
  summary: "Exchange a code or a refresh token for a pair",
  description:
    "A code is good once, for ten minutes. A refresh token is good once; used again, it ends every token of that user and partner.",
  security: [],
  requestBody: body(
    ["grant_type"],
    [
      "grant_type",
      "code",
      "redirect_uri",
      "code_verifier",
      "refresh_token",
      "scope",
      "client_id",
      "client_secret",
      "resource",
    ],
  ),
  responses: {
    200: success("A pair of tokens", {
      access_token: TEXT,
      token_type: { type: "string", const: "Bearer" },
      scope: TEXT,
      expires_in: { type: "integer", const: 2_592_000 },
      refresh_token: TEXT,
      refresh_token_expires_in: { type: "integer", const: 7_776_000 },
    }),
    400: oauthFailure(
      "`invalid_request`, `invalid_grant`, `invalid_scope`, `invalid_target` (RFC 8707) or `unsupported_grant_type`",
    ),
    401: oauthFailure("`invalid_client`, with `WWW-Authenticate: Basic`"),
    405: failure("`method_not_allowed`"),
    ...COMMON,
  },
};

export const revoke = {
  tags: ["oauth2"],
  operationId: "revokeToken",
  summary: "End a pair by either of its tokens (RFC 7009)",
  description:
    "Ends the access token and its refresh token together. An unknown token is answered like one that has ended.",
  security: [],
  requestBody: body(["token"], ["token", "token_type_hint", "client_id", "client_secret"]),
  responses: {
    200: success("Ended, or there was nothing to end", {
      success: { type: "boolean", const: true },
    }),
    400: oauthFailure("`invalid_request`: no token"),
    401: oauthFailure("`invalid_client`: credentials were sent and are wrong"),
    405: failure("`method_not_allowed`"),
    ...COMMON,
  },
};

export const introspect = {
  tags: ["oauth2"],
  operationId: "introspectToken",
  summary: "Say what one of your tokens is (RFC 7662)",
  description: "A partner asks about its own tokens; about those of others it learns nothing.",
  security: [],
  requestBody: body(["token"], ["token", "token_type_hint", "client_id", "client_secret"]),
  responses: {
    200: success("What the token is; `active: false` alone for any other", {
      active: { type: "boolean" },
    }),
    400: oauthFailure("`invalid_request`: no token"),
    401: oauthFailure("`invalid_client`"),
    405: failure("`method_not_allowed`"),
    ...COMMON,
  },
};

export const info = {
  tags: ["oauth2"],
  operationId: "readTokenInfo",
  summary: "Say what the presented access token is",
  description: "Scope, owner and expiry of the access token in the header.",
  security: [{ bearer: [] }],
  responses: {
    200: {
      description: "Known or not; an unknown token has `active: false` alone",
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["active"],
            properties: {
              active: { type: "boolean" },
              scope: TEXT,
              userId: { type: "integer" },
              partnerId: { type: "integer" },
              audience: {
                type: "string",
                description:
                  "Origin and path that it is for (RFC 8707); left out where it is for everything",
              },
              expiresAt: { type: "string", format: "date-time" },
              revokedAt: NULLABLE_TIME,
            },
          },
        },
      },
    },
    401: failure("`invalid_token`: no access token in the header, or a malformed one"),
    405: failure("`method_not_allowed`"),
    429: failure("`rate_limited`"),
    503: failure("`unavailable`"),
  },
};

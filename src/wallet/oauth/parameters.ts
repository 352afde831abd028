/** Parameters of the token, revocation and introspection endpoints: JSON as well as forms (RFC 6749 §4). */
import { parseJson, readForm, readRaw, toObject } from "../http/mod.ts";
import { OAuthError } from "./error.ts";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** Named parameters; each is a text and comes once. Empty ones count as left out (RFC 6749 §3.2). */
export type Parameters = ReadonlyMap<string, string>;

/**
 * Reads the body of a POST.
 *
 * @throws {OAuthError} invalid_request: a parameter is repeated or not a text
 * @throws {BadRequest} the body cannot be read or has another content type
 */
export async function readParameters(request: Request): Promise<Parameters> {
  const { mediaType, bytes } = await readRaw(request, [JSON_TYPE, FORM_TYPE]);
  if (bytes.length === 0) return new Map();
  return mediaType === FORM_TYPE ? fromForm(readForm(bytes)) : fromJson(toObject(parseJson(bytes)));
}

/** Collects form or query parameters. @throws {OAuthError} invalid_request for a repeated one */
export function fromForm(form: URLSearchParams): Parameters {
  const found = new Map<string, string>();
  for (const [name, value] of form) {
    if (found.has(name)) throw new OAuthError("invalid_request", (say) => say.repeated(name));
    found.set(name, value);
  }
  for (const [name, value] of found) if (value === "") found.delete(name);
  return found;
}

function fromJson(body: Record<string, unknown>): Parameters {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === "") continue;
    if (typeof value !== "string") {
      throw new OAuthError("invalid_request", (say) => say.string(name));
    }
    found.set(name, value);
  }
  return found;
}

/** @throws {OAuthError} invalid_request when the parameter is missing */
export function requireParameter(parameters: Parameters, name: string): string {
  const value = parameters.get(name);
  if (value === undefined) throw new OAuthError("invalid_request", (say) => say.missing(name));
  return value;
}

/** Who the partner is: client id and secret, in the body or by HTTP Basic (RFC 6749 §2.3). */
import { allowancesAt, networkOf } from "../client_address.ts";
import type { Core } from "../core.ts";
import type { Query } from "../db/mod.ts";
import { hashSecret, readSecret, sameBytes } from "../secrets/mod.ts";
import { OAuthError } from "./error.ts";
import type { Parameters } from "./parameters.ts";

/** A registered partner. */
export interface Client {
  readonly id: number;
  readonly clientId: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
  readonly authMethod: "client_secret" | "none";
  readonly requirePkce: boolean;
}

interface Credentials {
  readonly clientId: string;
  readonly secret: string | null;
}

const FAILURES_A_MINUTE = 10;
const DUMMY = hashSecret("no such secret");

/** Finds an enabled partner by its public id. */
export async function findClient(query: Query, clientId: string): Promise<Client | null> {
  if (readSecret(clientId) !== "clientId") return null;
  const [row] = await query.rows<Client>(
    `SELECT id, client_id AS "clientId", name, redirect_uris AS "redirectUris", scopes,
       auth_method AS "authMethod", require_pkce AS "requirePkce"
     FROM oauth_clients WHERE client_id = $1 AND disabled_at IS NULL`,
    [clientId],
  );
  return row ?? null;
}

/**
 * Authenticates the partner of a request; a public client gives its id alone.
 *
 * An unknown client, a wrong and an expired secret have one wording and take one path.
 *
 * @param address whose failures are counted before they happen: ten a minute per client
 * @throws {OAuthError} invalid_request: two ways at once; invalid_client: anything wrong
 * @throws {RateLimited} too many failures, or more requests of this client than RATE_CLIENT
 */
export async function authenticateClient(
  core: Core,
  request: Request,
  parameters: Parameters,
  address: string,
): Promise<Client> {
  const credentials = readCredentials(request, parameters);
  const id = credentials.clientId.slice(0, 80);
  const client = await core.attempts.attempt(
    allowancesAt(`client:${id}`, address, FAILURES_A_MINUTE),
    () => prove(core.database, credentials),
    { failsBy: (cause) => cause instanceof OAuthError },
  );
  // A public id is anybody's to present, so each address has its own count of it.
  const counted = client.authMethod === "none" ? `${id}:${networkOf(address)}` : client.clientId;
  await core.rates.count(`partner:${counted}`, core.settings.clientRate);
  return client;
}

async function prove(query: Query, credentials: Credentials): Promise<Client> {
  const client = await findClient(query, credentials.clientId);
  if (await isProven(query, client, credentials)) return client!;
  throw new OAuthError("invalid_client", (say) => say.client);
}

/** Whether a request carries credentials at all (they are optional at the revocation endpoint). */
export function hasCredentials(request: Request, parameters: Parameters): boolean {
  return (
    request.headers.has("authorization") ||
    parameters.has("client_id") ||
    parameters.has("client_secret")
  );
}

async function isProven(
  query: Query,
  client: Client | null,
  { secret }: Credentials,
): Promise<boolean> {
  const presented = hashSecret(secret ?? "");
  const stored = await query.rows<{ hash: Uint8Array }>(
    `SELECT hash FROM oauth_client_secrets
     WHERE partner_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > wallet_now())`,
    [client?.id ?? 0],
  );
  const hashes = stored.length > 0 ? stored.map((row) => row.hash) : [DUMMY];
  const matches = hashes.filter((hash) => sameBytes(hash, presented)).length > 0;
  if (client === null) return false;
  return client.authMethod === "none" ? secret === null : secret !== null && matches;
}

function readCredentials(request: Request, parameters: Parameters): Credentials {
  const authorization = request.headers.get("authorization");
  const clientId = parameters.get("client_id");
  const secret = parameters.get("client_secret") ?? null;
  if (authorization === null) {
    if (clientId === undefined) throw new OAuthError("invalid_client", (say) => say.client);
    return { clientId, secret };
  }
  const basic = readBasic(authorization);
  if (secret !== null || (clientId !== undefined && clientId !== basic.clientId)) {
    throw new OAuthError("invalid_request", (say) => say.twoWays);
  }
  return basic;
}

/** RFC 6749 §2.3.1: id and secret are form-encoded inside the Base64. */
function readBasic(authorization: string): Credentials {
  const encoded = /^basic +([A-Za-z0-9+/]+=*)$/i.exec(authorization)?.[1];
  const text = encoded === undefined ? "" : Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  const [clientId, secret] = [text.slice(0, colon), text.slice(colon + 1)].map(formDecode);
  if (colon < 1 || !clientId || secret === null || secret === undefined) {
    throw new OAuthError("invalid_client", (say) => say.client);
  }
  return { clientId, secret };
}

function formDecode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
}

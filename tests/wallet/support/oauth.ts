/** A partner and a browser for tests of the authorization server. */
import { createHash } from "node:crypto";
import { buildWallet } from "../../../src/wallet/create_wallet.ts";
import type { Core } from "../../../src/wallet/core.ts";
import { registerPartner } from "../../../src/wallet/oauth/mod.ts";
import type { PartnerInput, RegisteredPartner } from "../../../src/wallet/oauth/mod.ts";
import { createSignIns } from "../../../src/wallet/sign_in/mod.ts";
import type { WalletOptions } from "../../../src/wallet/options.ts";
import { expectDescribed } from "./described.ts";
import { makeUser } from "./people.ts";
import type { TestUser } from "./people.ts";
import type { Host } from "./stores.ts";

export const ORIGIN = "http://localhost";
export const CALLBACK = "https://partner.example/callback";
export const VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
export const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

/** Sends requests to one host. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Builds a host without loops and returns its front door; every answer is held against its description. */
export async function openFetch(host: Host, options: WalletOptions = {}): Promise<Fetch> {
  const wallet = await buildWallet(host, { workers: false, ...options });
  const described = wallet.routes.routes as unknown as Parameters<typeof expectDescribed>[0];
  return async (path, init) => {
    const request = new Request(`${ORIGIN}${path}`, init);
    const response = await wallet.routes.handle(request);
    await expectDescribed(described, request, response);
    return response;
  };
}

export type TestPartner = RegisteredPartner & { readonly clientSecret: string };

/** Registers a partner with a secret. */
export async function makePartner(
  core: Core,
  input: Partial<PartnerInput> = {},
): Promise<TestPartner> {
  const { userId } = await makeUser(core, 0);
  const partner = await registerPartner(core, {
    ownerId: userId,
    name: "Partner & Co",
    redirectUris: [CALLBACK],
    ...input,
  });
  return partner as TestPartner;
}

/** Signs a user in and returns the `Cookie` header. */
export async function signIn(core: Core, user: TestUser): Promise<string> {
  const cookie = await createSignIns(core, () => ORIGIN).start(user.userId);
  return cookie.slice(0, cookie.indexOf(";"));
}

type Query = Readonly<Record<string, string>>;

/** The query of an authorization request. */
export function authorizeQuery(partner: RegisteredPartner, changes: Query = {}): string {
  return new URLSearchParams({
    client_id: partner.clientId,
    redirect_uri: CALLBACK,
    scope: "deduct balance",
    state: "state-1",
    ...changes,
  }).toString();
}

export const authorizePath = (query: string) => `/api/oauth2/authorize?${query}`;

/** The value of a hidden field, unescaped. */
export function readHidden(html: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return value
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** Opens the consent page and sends its form as a browser would. */
export async function decide(
  fetch: Fetch,
  cookie: string,
  query: string,
  changes: { decision?: string; scope?: readonly string[]; csrf?: string | null } = {},
): Promise<Response> {
  const page = await (await fetch(authorizePath(query), { headers: { cookie } })).text();
  const form = new URLSearchParams({ request: readHidden(page, "request") });
  const csrf = changes.csrf === undefined ? readHidden(page, "csrf") : changes.csrf;
  if (csrf !== null) form.set("csrf", csrf);
  form.set("decision", changes.decision ?? "approve");
  const shown = [...page.matchAll(/name="scope" value="(\w+)"/g)].map((match) => match[1]!);
  for (const scope of changes.scope ?? shown) form.append("scope", scope);
  const headers = { cookie, origin: "null", "sec-fetch-site": "same-origin" };
  return fetch("/api/oauth2/authorize", { method: "POST", headers, body: form });
}

/** Parameters of a redirect. */
export function readRedirect(response: Response): URLSearchParams {
  return new URL(response.headers.get("location") ?? "about:blank").searchParams;
}

/** Gets a code by way of the pages. */
export async function getCode(
  fetch: Fetch,
  core: Core,
  partner: RegisteredPartner,
  user: TestUser,
  changes: Query = {},
): Promise<string> {
  const cookie = await signIn(core, user);
  const code = readRedirect(await decide(fetch, cookie, authorizeQuery(partner, changes))).get(
    "code",
  );
  if (code === null) throw new Error("no code came back");
  return code;
}

/** Posts JSON. */
export function postJson(
  fetch: Fetch,
  path: string,
  body: object,
  headers: Query = {},
): Promise<Response> {
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

export interface TestPair {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
}

/** The body of a code exchange. */
export function codeGrant(partner: TestPartner, code: string, changes: object = {}): object {
  return {
    grant_type: "authorization_code",
    code,
    redirect_uri: CALLBACK,
    client_id: partner.clientId,
    client_secret: partner.clientSecret,
    ...changes,
  };
}

/** The body of a refresh. */
export function refreshGrant(partner: TestPartner, token: string, changes: object = {}): object {
  return {
    grant_type: "refresh_token",
    refresh_token: token,
    client_id: partner.clientId,
    client_secret: partner.clientSecret,
    ...changes,
  };
}

/** Goes the whole way from consent to a pair. */
export async function connect(
  fetch: Fetch,
  core: Core,
  partner: TestPartner,
  user: TestUser,
  scope = "deduct balance",
): Promise<TestPair> {
  const code = await getCode(fetch, core, partner, user, { scope });
  const response = await postJson(fetch, "/api/oauth2/token", codeGrant(partner, code));
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as TestPair;
}

let keys = 0;
/** Sends a deduction. */
export function deduct(fetch: Fetch, token: string, changes: object = {}): Promise<Response> {
  const body = { amount: 1, description: "a reading", idempotencyKey: `key-${keys++}`, ...changes };
  return postJson(fetch, "/api/v1/points/deduct", body, { authorization: `Bearer ${token}` });
}

/** What token info says. */
export async function readInfo(fetch: Fetch, token: string): Promise<Record<string, unknown>> {
  const response = await fetch("/api/oauth2/token/info", {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as Record<string, unknown>;
}

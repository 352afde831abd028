/** The code flow with a provider: state, verifier and nonce stay here under a short-lived cookie. */
import { createHash } from "node:crypto";
import type { OAuth2Tokens } from "arctic";
import type { Core } from "../core.ts";
import type { SignInProvider } from "../settings.ts";
import { createEndpointFinder } from "./discovery.ts";
import { readGitHubUser } from "./github.ts";
import { createIdTokenReader } from "./id_token.ts";
import type { Profile } from "./user.ts";

const COOKIE = "__Host-sign-in";
const FLOW_SECONDS = 600;
const OPENID_SCOPES = ["openid", "email", "profile"];
const GITHUB_SCOPES = ["read:user", "user:email"];

export interface StartedFlow {
  readonly location: string;
  readonly cookie: string;
}

export interface FinishedFlow {
  readonly profile: Profile;
  readonly returnTo: string;
}

export interface ProviderFlow {
  /** @throws {Unavailable} the issuer's discovery document cannot be read */
  start(callback: string, returnTo: string): Promise<StartedFlow>;
  /** Null for anything that does not fit: another browser's flow, wrong state, a bad ID token. */
  finish(request: Request, callback: string): Promise<FinishedFlow | null>;
}

interface FlowRow {
  readonly provider: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly return_to: string;
}

/** Creates the flow of one provider. */
export function createProviderFlow(core: Core, provider: SignInProvider): ProviderFlow {
  const { database, log } = core;
  const findEndpoints = createEndpointFinder(provider);
  const readIdToken = createIdTokenReader(core.clock, provider, findEndpoints);
  const openClient = async (callback: string) => {
    const { OAuth2Client } = await import("arctic");
    return new OAuth2Client(provider.clientId, provider.clientSecret, callback);
  };

  function readProfile(tokens: OAuth2Tokens, nonce: string): Promise<Profile> {
    return provider.userUrl === null
      ? readIdToken(tokens.idToken(), nonce)
      : readGitHubUser(provider.issuer, provider.userUrl, tokens.accessToken());
  }

  return {
    async start(callback, returnTo) {
      const { CodeChallengeMethod, generateCodeVerifier, generateState } = await import("arctic");
      const { authorizeUrl } = await findEndpoints();
      const [state, verifier, nonce] = [generateState(), generateCodeVerifier(), generateState()];
      const id = Buffer.from(core.random(new Uint8Array(32))).toString("base64url");
      await database.rows(
        `INSERT INTO login_flows(hash, provider, state, verifier, nonce, return_to, expires_at)
         VALUES($1, $2, $3, $4, $5, $6, wallet_now() + make_interval(secs => $7))`,
        [hash(id), provider.id, state, verifier, nonce, returnTo, FLOW_SECONDS],
      );
      const client = await openClient(callback);
      const url = client.createAuthorizationURLWithPKCE(
        authorizeUrl,
        state,
        CodeChallengeMethod.S256,
        verifier,
        provider.userUrl === null ? OPENID_SCOPES : GITHUB_SCOPES,
      );
      if (provider.userUrl === null) url.searchParams.set("nonce", nonce);
      return { location: url.href, cookie: writeCookie(id, FLOW_SECONDS) };
    },

    async finish(request, callback) {
      const query = new URL(request.url).searchParams;
      const flow = await takeFlow(core, request);
      const code = query.get("code");
      if (flow?.provider !== provider.id || code === null || query.get("state") !== flow.state) {
        return null;
      }
      try {
        const { tokenUrl } = await findEndpoints();
        const client = await openClient(callback);
        const tokens = await client.validateAuthorizationCode(tokenUrl, code, flow.verifier);
        return { profile: await readProfile(tokens, flow.nonce), returnTo: flow.return_to };
      } catch (cause) {
        log.warn("a sign-in failed at its provider", {
          provider: provider.id,
          error: String(cause),
        });
        return null;
      }
    },
  };
}

/** Reads and removes the flow of this browser: a callback works once. */
async function takeFlow({ database }: Core, request: Request): Promise<FlowRow | null> {
  const cookies = (request.headers.get("cookie") ?? "").split(/; */);
  const id = cookies.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  if (!id) return null;
  const [row] = await database.rows<FlowRow & { live: boolean }>(
    `DELETE FROM login_flows WHERE hash = $1
     RETURNING provider, state, verifier, nonce, return_to, expires_at > wallet_now() AS live`,
    [hash(id)],
  );
  return row?.live ? row : null;
}

/** Clears the cookie of a finished flow. */
export function clearFlowCookie(): string {
  return writeCookie("", 0);
}

function writeCookie(value: string, maxAge: number): string {
  return `${COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
}

function hash(value: string): Uint8Array {
  return createHash("sha256").update(value).digest();
}

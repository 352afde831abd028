/** The code flow with a provider: state, verifier and nonce stay here under a short-lived cookie. */
import { createHash } from "node:crypto";
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from "arctic";
import { createRemoteJWKSet, jwtVerify } from "jose";
import type { JWTVerifyGetKey } from "jose";
import type { Core } from "../core.ts";
import { JWT_ALGORITHMS } from "../identity_token.ts";
import type { SignInProvider } from "../settings.ts";
import type { Profile } from "./user.ts";

const COOKIE = "__Host-sign-in";
const FLOW_SECONDS = 600;
const SCOPES = ["openid", "email", "profile"];

export interface StartedFlow {
  readonly location: string;
  readonly cookie: string;
}

export interface FinishedFlow {
  readonly profile: Profile;
  readonly returnTo: string;
}

export interface ProviderFlow {
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
  const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(provider.jwksUrl), {
    cooldownDuration: 30_000,
    timeoutDuration: 5000,
  });
  const clientFor = (callback: string) =>
    new OAuth2Client(provider.clientId, provider.clientSecret, callback);

  async function readProfile(idToken: string, nonce: string): Promise<Profile> {
    // arctic only decodes ID tokens; the signature and every claim that matters are checked here.
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms: JWT_ALGORITHMS,
      requiredClaims: ["sub", "exp", "nonce"],
      currentDate: new Date(core.clock.now()),
    });
    if (payload.nonce !== nonce) throw new RangeError("the nonce of the ID token differs");
    return {
      issuer: provider.issuer,
      subject: payload.sub!,
      email: typeof payload.email === "string" ? payload.email : null,
      name: typeof payload.name === "string" ? payload.name.slice(0, 100) : null,
    };
  }

  return {
    async start(callback, returnTo) {
      const [state, verifier, nonce] = [generateState(), generateCodeVerifier(), generateState()];
      const id = Buffer.from(core.random(new Uint8Array(32))).toString("base64url");
      await database.rows(
        `INSERT INTO login_flows(hash, provider, state, verifier, nonce, return_to, expires_at)
         VALUES($1, $2, $3, $4, $5, $6, wallet_now() + make_interval(secs => $7))`,
        [hash(id), provider.id, state, verifier, nonce, returnTo, FLOW_SECONDS],
      );
      const url = clientFor(callback).createAuthorizationURLWithPKCE(
        provider.authorizeUrl,
        state,
        CodeChallengeMethod.S256,
        verifier,
        SCOPES,
      );
      url.searchParams.set("nonce", nonce);
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
        const tokens = await clientFor(callback).validateAuthorizationCode(
          provider.tokenUrl,
          code,
          flow.verifier,
        );
        const profile = await readProfile(tokens.idToken(), flow.nonce);
        return { profile, returnTo: flow.return_to };
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

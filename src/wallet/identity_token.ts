/**
 * JWTs of identity providers: signature, issuer, audience, expiry; then (issuer, subject) → user.
 *
 * What reads them is loaded with the first token: most hosts never see one.
 */
import type { JWTPayload, JWTVerifyGetKey } from "jose";
import type { Core } from "./core.ts";
import type { JwtIssuer } from "./settings.ts";

/** Asymmetric algorithms only: a shared-secret or unsigned token must never pass. */
export const JWT_ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA"];

/** Verifies tokens of one issuer; null for anything wrong. */
export type JwtVerifier = (token: string) => Promise<JWTPayload | null>;

/** Creates a verifier whose keys are fetched when needed, at most every 30 s. */
export function createJwtVerifier(
  { issuer, audience, jwksUrl }: JwtIssuer,
  { clock, log }: Pick<Core, "clock" | "log">,
  algorithms: readonly string[] = JWT_ALGORITHMS,
): JwtVerifier {
  let keys: JWTVerifyGetKey | undefined;
  return async (token) => {
    try {
      const { createRemoteJWKSet, jwtVerify } = await import("jose");
      keys ??= createRemoteJWKSet(new URL(jwksUrl), {
        cooldownDuration: 30_000,
        timeoutDuration: 5000,
      });
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: [...algorithms],
        requiredClaims: ["sub", "exp"],
        currentDate: new Date(clock.now()),
      });
      return payload;
    } catch (cause) {
      const code = (cause as { code?: string }).code ?? "";
      if (!code.startsWith("ERR_J") || code === "ERR_JWKS_TIMEOUT") {
        log.warn("cannot verify an identity token", { issuer, error: String(cause) });
      }
      return null;
    }
  };
}

/** Creates the reader of identity tokens: unknown issuers and unknown subjects are null. */
export function createIdentityReader(core: Core) {
  const verifiers = new Map(
    core.settings.identity.map((issuer) => [issuer.issuer, createJwtVerifier(issuer, core)]),
  );
  return async (token: string) => {
    const issuer = await readIssuer(token);
    const payload = await verifiers.get(issuer)?.(token);
    return payload?.sub === undefined ? null : findUser(core, issuer, payload.sub);
  };
}

/** Finds the account of (issuer, subject); null when nobody signed in with it yet. */
export async function findUser({ database }: Core, issuer: string, subject: string) {
  const [row] = await database.rows<{ userId: number; accountId: number }>(
    `SELECT i.user_id AS "userId", a.id AS "accountId"
     FROM identities i JOIN accounts a ON a.user_id = i.user_id WHERE i.issuer = $1 AND i.subject = $2`,
    [issuer, subject],
  );
  return row ?? null;
}

/** The issuer a token claims, before anything is verified; "" when it cannot be read. */
async function readIssuer(token: string): Promise<string> {
  try {
    const { decodeJwt } = await import("jose");
    return decodeJwt(token).iss ?? "";
  } catch {
    return "";
  }
}

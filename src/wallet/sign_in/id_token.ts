/** ID tokens: the signature and every claim that matters are checked here, because arctic only decodes. */
import type { JWTVerifyGetKey } from "jose";
import { JWT_ALGORITHMS } from "../identity_token.ts";
import type { Clock } from "../clock.ts";
import type { SignInProvider } from "../settings.ts";
import type { EndpointFinder } from "./discovery.ts";
import type { Profile } from "./user.ts";

const MAX_NAME = 100;

/** Creates the reader of one provider's ID tokens; it throws for any that does not fit the flow's nonce. */
export function createIdTokenReader(
  clock: Clock,
  { issuer, clientId }: SignInProvider,
  findEndpoints: EndpointFinder,
) {
  let keys: JWTVerifyGetKey | undefined;

  async function openKeys(): Promise<JWTVerifyGetKey> {
    const { createRemoteJWKSet } = await import("jose");
    const { jwksUrl } = await findEndpoints();
    return (keys ??= createRemoteJWKSet(new URL(jwksUrl), {
      cooldownDuration: 30_000,
      timeoutDuration: 5000,
    }));
  }

  return async function readIdToken(idToken: string, nonce: string): Promise<Profile> {
    const { jwtVerify } = await import("jose");
    const { payload } = await jwtVerify(idToken, await openKeys(), {
      issuer,
      audience: clientId,
      algorithms: JWT_ALGORITHMS,
      requiredClaims: ["sub", "exp", "nonce"],
      currentDate: new Date(clock.now()),
    });
    if (payload.nonce !== nonce) throw new RangeError("the nonce of the ID token differs");
    return {
      issuer,
      subject: payload.sub!,
      email: typeof payload.email === "string" ? payload.email : null,
      name: typeof payload.name === "string" ? payload.name.slice(0, MAX_NAME) : null,
    };
  };
}

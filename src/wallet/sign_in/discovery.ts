/** Finds the endpoints of an issuer (OpenID Connect Discovery 1.0 §4) where settings do not name them. */
import { Unavailable } from "../errors.ts";
import type { ProviderEndpoints, SignInProvider } from "../settings.ts";

const TIMEOUT_MS = 5000;

export type EndpointFinder = () => Promise<ProviderEndpoints>;

/**
 * Creates the finder; a document is read when it is first needed, and a failure is not kept.
 *
 * @returns a function that throws {@link Unavailable} when the document cannot be read or is another issuer's
 */
export function createEndpointFinder({ issuer, endpoints }: SignInProvider): EndpointFinder {
  if (endpoints !== null) return async () => endpoints;
  let found: Promise<ProviderEndpoints> | undefined;
  return () =>
    (found ??= discover(issuer).catch((cause: unknown) => {
      found = undefined;
      throw new Unavailable(cause);
    }));
}

async function discover(issuer: string): Promise<ProviderEndpoints> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(address, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const document = (await response.json()) as Readonly<Record<string, unknown>>;
  if (document.issuer !== issuer) {
    throw new RangeError(`the document names the issuer "${String(document.issuer)}"`);
  }
  const read = (name: string) => {
    const value = document[name];
    if (typeof value === "string" && URL.canParse(value)) return value;
    throw new RangeError(`the document has no ${name}`);
  };
  return {
    authorizeUrl: read("authorization_endpoint"),
    tokenUrl: read("token_endpoint"),
    jwksUrl: read("jwks_uri"),
  };
}

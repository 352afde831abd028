/** An identity provider on this machine that signs in whoever it is told to. */
import { Events, OAuth2Server } from "oauth2-mock-server";

const CLIENT_ID = "wallet-client";

export interface Provider {
  readonly issuer: string;
  /** Settings of a wallet that offers it as "Local ID", found by discovery. */
  readonly env: Readonly<Record<string, string>>;
  /** Whom the next sign-ins are. */
  is(person: { readonly sub: string; readonly name: string }): void;
  stop(): Promise<void>;
}

/** Starts it. */
export async function openProvider(): Promise<Provider> {
  const server = new OAuth2Server();
  let person = { sub: "nobody", name: "Nobody" };
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  server.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, { aud: CLIENT_ID, ...person });
  });
  const issuer = server.issuer.url!;
  return {
    issuer,
    env: {
      SIGN_IN_PROVIDERS: "local",
      SIGN_IN_LOCAL_TITLE: "Local ID",
      SIGN_IN_LOCAL_ISSUER: issuer,
      SIGN_IN_LOCAL_CLIENT_ID: CLIENT_ID,
      SIGN_IN_LOCAL_CLIENT_SECRET: "hush",
    },
    is: (next) => void (person = next),
    stop: () => server.stop(),
  };
}

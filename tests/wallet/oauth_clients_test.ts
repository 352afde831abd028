/** Real OAuth clients, unchanged, against a host that listens on loopback. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import {
  CodeChallengeMethod,
  generateCodeVerifier,
  OAuth2Client,
  OAuth2RequestError,
} from "arctic";
import * as oauth from "oauth4webapi";
import * as openid from "openid-client";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { CALLBACK, decide, makePartner, signIn } from "./support/oauth.ts";
import type { Fetch, TestPartner } from "./support/oauth.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

onEveryStore("OAuth clients", (open) => {
  let host: Host;
  let server: ReturnType<typeof Bun.serve>;
  let origin: string;
  let fetchHere: Fetch;
  let partner: TestPartner;
  let user: TestUser;

  beforeAll(async () => {
    host = await open();
    const wallet = await buildWallet(host, { workers: false });
    server = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: (request) => wallet.routes.handle(request),
    });
    origin = server.url.origin;
    fetchHere = (path, init) => fetch(origin + path, { ...init, redirect: "manual" });
    partner = await makePartner(host.core);
    user = await makeUser(host.core, 100);
  });
  afterAll(() => server.stop(true));

  /** What the browser does: consent, and the address it is sent back to. */
  async function authorize(url: URL): Promise<URL> {
    const cookie = await signIn(host.core, user);
    const response = await decide(fetchHere, cookie, url.search.slice(1));
    return new URL(response.headers.get("location")!);
  }

  test.each(["post", "basic"] as const)("oauth4webapi with client_secret_%s", async (method) => {
    const insecure = { [oauth.allowInsecureRequests]: true };
    const issuer = new URL(origin);
    const found = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure });
    const server = await oauth.processDiscoveryResponse(issuer, found);
    const client: oauth.Client = { client_id: partner.clientId };
    const proof =
      method === "post"
        ? oauth.ClientSecretPost(partner.clientSecret)
        : oauth.ClientSecretBasic(partner.clientSecret);

    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const url = new URL(server.authorization_endpoint!);
    url.search = new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: CALLBACK,
      response_type: "code",
      scope: "deduct balance",
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    }).toString();
    const callback = oauth.validateAuthResponse(server, client, await authorize(url), state);
    const exchange = () =>
      oauth.authorizationCodeGrantRequest(
        server,
        client,
        proof,
        callback,
        CALLBACK,
        verifier,
        insecure,
      );
    const pair = await oauth.processAuthorizationCodeResponse(server, client, await exchange());
    expect(pair).toMatchObject({
      token_type: "bearer",
      scope: "deduct balance",
      expires_in: 2_592_000,
    });

    const refresh = async (token: string) =>
      oauth.processRefreshTokenResponse(
        server,
        client,
        await oauth.refreshTokenGrantRequest(server, client, proof, token, insecure),
      );
    const fresh = await refresh(pair.refresh_token!);
    const introspect = async (token: string) =>
      oauth.processIntrospectionResponse(
        server,
        client,
        await oauth.introspectionRequest(server, client, proof, token, insecure),
      );
    expect(await introspect(fresh.access_token)).toMatchObject({
      active: true,
      sub: String(user.userId),
    });
    expect(await introspect(pair.access_token)).toEqual({ active: false });

    const replay = await refresh(pair.refresh_token!).catch((cause) => cause);
    expect(replay).toBeInstanceOf(oauth.ResponseBodyError);
    expect(replay.error).toBe("invalid_grant");
    expect(await introspect(fresh.access_token)).toEqual({ active: false });
    const revoked = await oauth.revocationRequest(
      server,
      client,
      proof,
      fresh.access_token,
      insecure,
    );
    expect(await oauth.processRevocationResponse(revoked)).toBeUndefined();
  });

  test("openid-client", async () => {
    const config = await openid.discovery(
      new URL(origin),
      partner.clientId,
      partner.clientSecret,
      undefined,
      { algorithm: "oauth2", execute: [openid.allowInsecureRequests] },
    );
    const verifier = openid.randomPKCECodeVerifier();
    const state = openid.randomState();
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      scope: "deduct balance",
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
    const callback = await authorize(url);
    const checks = { pkceCodeVerifier: verifier, expectedState: state };
    const pair = await openid.authorizationCodeGrant(config, callback, checks);
    const fresh = await openid.refreshTokenGrant(config, pair.refresh_token!);
    expect(await openid.tokenIntrospection(config, fresh.access_token)).toMatchObject({
      active: true,
      client_id: partner.clientId,
    });
    await openid.tokenRevocation(config, fresh.refresh_token!);
    expect(await openid.tokenIntrospection(config, fresh.access_token)).toEqual({ active: false });
    await expect(openid.refreshTokenGrant(config, fresh.refresh_token!)).rejects.toMatchObject({
      error: "invalid_grant",
    });
    await expect(openid.authorizationCodeGrant(config, callback, checks)).rejects.toMatchObject({
      error: "invalid_grant",
    });
  });

  test("openid-client is told of a refusal", async () => {
    const config = await openid.discovery(
      new URL(origin),
      partner.clientId,
      partner.clientSecret,
      undefined,
      { algorithm: "oauth2", execute: [openid.allowInsecureRequests] },
    );
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      scope: "deduct",
      state: "s",
    });
    const cookie = await signIn(host.core, user);
    const response = await decide(fetchHere, cookie, url.search.slice(1), { decision: "deny" });
    const callback = new URL(response.headers.get("location")!);
    const failure = openid.authorizationCodeGrant(config, callback, { expectedState: "s" });
    await expect(failure).rejects.toMatchObject({ error: "access_denied" });
  });

  test("arctic's OAuth2Client", async () => {
    const client = new OAuth2Client(partner.clientId, partner.clientSecret, CALLBACK);
    const endpoint = (path: string) => `${origin}/api/oauth2/${path}`;
    const verifier = generateCodeVerifier();
    const url = client.createAuthorizationURLWithPKCE(
      endpoint("authorize"),
      "state 1",
      CodeChallengeMethod.S256,
      verifier,
      ["deduct", "balance"],
    );
    const callback = await authorize(url);
    expect(callback.searchParams.get("state")).toBe("state 1");
    const code = callback.searchParams.get("code")!;
    const pair = await client.validateAuthorizationCode(endpoint("token"), code, verifier);
    expect(pair.scopes()).toEqual(["deduct", "balance"]);
    const fresh = await client.refreshAccessToken(endpoint("token"), pair.refreshToken(), []);
    await client.revokeToken(endpoint("revoke"), fresh.accessToken());
    const again = client.refreshAccessToken(endpoint("token"), fresh.refreshToken(), []);
    await expect(again).rejects.toThrow(OAuth2RequestError);
  });
});

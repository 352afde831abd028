/** Sign-in through a provider, by name in development, and the cookies and JWTs that prove it. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Events, OAuth2Server } from "oauth2-mock-server";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { readReturnTo } from "../../src/wallet/sign_in/mod.ts";
import type { WalletService } from "../../src/wallet/mod.ts";
import { give, makeUser } from "./support/people.ts";
import {
  authorizePath,
  authorizeQuery,
  makePartner,
  openFetch,
  ORIGIN,
  postJson,
  readHidden,
  signIn,
} from "./support/oauth.ts";
import type { Fetch } from "./support/oauth.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host, StoreKind } from "./support/stores.ts";

const AUDIENCE = "wallet-client";
const DAY = 86_400_000;

type Claims = Record<string, unknown>;
interface Tamper {
  claims?: Claims;
  header?: Claims;
}

onEveryStore("sign-in", (open, kind: StoreKind) => {
  const provider = new OAuth2Server();
  let host: Host;
  let fetch: Fetch;
  let service: WalletService;
  let issuer: string;
  let tamper: Tamper = {};

  beforeAll(async () => {
    await provider.issuer.keys.generate("RS256");
    await provider.issuer.keys.generate("ES256", { kid: "legacy" });
    await provider.start(0, "127.0.0.1");
    issuer = provider.issuer.url!;
    provider.service.on(Events.BeforeTokenSigning, (token) => {
      Object.assign(token.payload, { aud: AUDIENCE, ...tamper.claims });
      Object.assign(token.header, tamper.header);
    });
    const env = {
      RATE_ADDRESS: "0",
      SIGN_IN_PROVIDERS: "mock",
      SIGN_IN_MOCK_TITLE: "Mock <ID>",
      SIGN_IN_MOCK_ISSUER: issuer,
      SIGN_IN_MOCK_AUTHORIZE_URL: `${issuer}/authorize`,
      SIGN_IN_MOCK_TOKEN_URL: `${issuer}/token`,
      SIGN_IN_MOCK_JWKS_URL: `${issuer}/jwks`,
      SIGN_IN_MOCK_CLIENT_ID: AUDIENCE,
      SIGN_IN_MOCK_CLIENT_SECRET: "hush",
      IDENTITY_ISSUER: issuer,
      IDENTITY_AUDIENCE: AUDIENCE,
      IDENTITY_JWKS_URL: `${issuer}/jwks`,
      LEGACY_ISSUER: issuer,
      LEGACY_AUDIENCE: AUDIENCE,
      LEGACY_JWKS_URL: `${issuer}/jwks`,
    };
    host = await open({ env });
    fetch = await openFetch(host);
    service = (await buildWallet(host, { workers: false })).service;
  });
  afterAll(() => provider.stop());

  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.slice(0, cookie.indexOf(";")))
      .join("; ");

  /** From the sign-in link to the provider's callback address. */
  async function begin(
    returnTo: string,
  ): Promise<{ cookie: string; callback: string; start: Response }> {
    const start = await fetch(`/sign-in/mock?${new URLSearchParams({ return_to: returnTo })}`);
    const there = await globalThis.fetch(start.headers.get("location")!, { redirect: "manual" });
    const { pathname, search } = new URL(there.headers.get("location")!);
    return { cookie: cookiesOf(start), callback: pathname + search, start };
  }

  async function finish(subject: string, changes: Claims = {}): Promise<Response> {
    const { cookie, callback } = await begin("/");
    tamper = { claims: { sub: subject, ...changes } };
    const response = await fetch(callback, { headers: { cookie } });
    tamper = {};
    return response;
  }

  const readOwner = (cookie: string) => fetch("/api/v1/points/balance", { headers: { cookie } });

  describe("by a provider", () => {
    test("comes back to the consent page, signed in, with a __Host- cookie", async () => {
      const path = authorizePath(authorizeQuery(await makePartner(host.core), { state: "a&b" }));
      const { cookie, callback, start } = await begin(path);
      expect(start.headers.getSetCookie()[0]).toMatch(
        /^__Host-sign-in=.+; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
      );
      const location = new URL(start.headers.get("location")!);
      for (const name of ["state", "nonce", "code_challenge"]) {
        expect(location.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      }
      tamper = { claims: { sub: "alice", name: "Alice", email: "alice@example.com" } };
      const response = await fetch(callback, { headers: { cookie } });
      tamper = {};
      expect([response.status, response.headers.get("location")]).toEqual([303, path]);
      const [session] = response.headers.getSetCookie();
      expect(session).toMatch(
        /^__Host-wallet=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax$/,
      );
      const page = await fetch(path, { headers: { cookie: cookiesOf(response) } });
      expect(await page.text()).toContain("You are signed in as Alice");
    });

    test("knows a returning subject, and never joins two by e-mail", async () => {
      const email = "shared@example.com";
      const ids = new Set<number>();
      for (const subject of ["bob", "bob", "carol"]) {
        const response = await finish(subject, { email });
        const { userId } = (await (await readOwner(cookiesOf(response))).json()) as {
          userId: number;
        };
        ids.add(userId);
      }
      expect(ids.size).toBe(2);
    });

    test.each([
      ["another nonce", { nonce: "x" }],
      ["no nonce", { nonce: undefined }],
      ["another audience", { aud: "someone else" }],
      ["another issuer", { iss: "https://evil.example" }],
      ["an expiry in the past", { exp: 1 }],
      ["no subject", { sub: undefined }],
    ])("refuses an ID token with %s", async (_, claims) => {
      const response = await finish("mallory", claims as Claims);
      expect(response.status).toBe(400);
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    test("refuses a callback in another browser, with another state, and a second time", async () => {
      const { cookie, callback } = await begin("/");
      expect((await fetch(callback)).status).toBe(400);
      const victim = await begin("/");
      expect((await fetch(callback, { headers: { cookie: victim.cookie } })).status).toBe(400);
      expect((await fetch(callback, { headers: { cookie } })).status).toBe(303);
      expect((await fetch(callback, { headers: { cookie } })).status).toBe(400);
    });

    test("refuses a callback after 10 minutes", async () => {
      const { cookie, callback } = await begin("/");
      await moveClock(host.core.database, 601_000);
      expect((await fetch(callback, { headers: { cookie } })).status).toBe(400);
      await moveClock(host.core.database, 0);
    });

    test("lists the providers, escaped, and keeps the way back", async () => {
      const html = await (await fetch("/sign-in?return_to=%2Fa%3Fb%26c")).text();
      expect(html).toContain("Mock &lt;ID&gt;");
      expect(html).toContain('href="/sign-in/mock?return_to=%2Fa%3Fb%26c"');
    });
  });

  describe("cookie", () => {
    test("lasts 7 days without use and 30 days at most", async () => {
      const user = await makeUser(host.core, 1);
      const busy = await signIn(host.core, user);
      const idle = await signIn(host.core, user);
      for (const day of [6, 12, 18, 24, 29]) {
        await moveClock(host.core.database, day * DAY);
        expect((await readOwner(busy)).status).toBe(200);
        if (day === 12) expect((await readOwner(idle)).status).toBe(401);
      }
      await moveClock(host.core.database, 30.1 * DAY);
      expect((await readOwner(busy)).status).toBe(401);
      await moveClock(host.core.database, 0);
    });

    test("is stored hashed and deleted at sign-out", async () => {
      const user = await makeUser(host.core, 1);
      const cookie = await signIn(host.core, user);
      const rows = await host.core.database.rows("SELECT s::text AS row FROM sign_ins s");
      expect(JSON.stringify(rows)).not.toContain(cookie.slice("__Host-wallet=".length));
      const page = await (
        await fetch(authorizePath(authorizeQuery(await makePartner(host.core))), {
          headers: { cookie },
        })
      ).text();
      const csrf = /name="csrf" value="([^"]+)"/.exec(page)![1]!;
      const foreign = await fetch("/sign-out", {
        method: "POST",
        headers: { cookie },
        body: new URLSearchParams({ csrf: "x" }),
      });
      expect(foreign.status).toBe(403);
      const out = await fetch("/sign-out", {
        method: "POST",
        headers: { cookie },
        body: new URLSearchParams({ csrf }),
      });
      expect(out.headers.getSetCookie()[0]).toContain("Max-Age=0");
      expect((await readOwner(cookie)).status).toBe(401);
    });

    test("counts for nothing when it comes twice", async () => {
      const cookie = await signIn(host.core, await makeUser(host.core, 1));
      expect((await readOwner(`${cookie}; ${cookie}`)).status).toBe(401);
    });
  });

  test("by name works on the embedded store only", async () => {
    const page = await fetch("/sign-in");
    const csrf = readHidden(await page.text(), "csrf");
    const body = new URLSearchParams({ csrf, name: "Eve", return_to: "/somewhere" });
    const headers = { cookie: cookiesOf(page) };
    const response = await fetch("/sign-in/dev", { method: "POST", headers, body });
    if (kind === "postgres") return expect(response.status).toBe(404);
    expect((await fetch("/sign-in/dev", { method: "POST", body })).status).toBe(403);
    expect(response.headers.get("location")).toBe("/somewhere");
    expect((await readOwner(cookiesOf(response))).status).toBe(200);
    const settings = { ...host.core.settings, production: true };
    const live = await openFetch({ ...host, core: { ...host.core, settings } });
    expect((await live("/sign-in/dev", { method: "POST", headers, body })).status).toBe(404);
  });

  describe("identity token", () => {
    const jwt = (claims: Claims, kid?: string) =>
      provider.issuer.buildToken({
        ...(kid ? { kid } : {}),
        scopesOrTransform: (_, payload) =>
          void Object.assign(payload, { aud: AUDIENCE, ...claims }),
      });

    async function knownUser(subject: string): Promise<number> {
      const response = await finish(subject);
      const { userId } = (await (await readOwner(cookiesOf(response))).json()) as {
        userId: number;
      };
      return userId;
    }

    test("resolves the balance of its subject", async () => {
      const userId = await knownUser("dora");
      const caller = await service.authenticate(`Bearer ${await jwt({ sub: "dora" })}`);
      expect(caller).toMatchObject({ kind: "identity", userId });
      await give(host.core, userId, 5);
      const charge = await service.charge({ caller, points: 2, reference: "a" });
      expect(charge.newBalance).toBe(3);
    });

    test.each([
      ["an unknown subject", { sub: "nobody" }],
      ["another audience", { sub: "dora", aud: "x" }],
      ["another issuer", { sub: "dora", iss: "https://evil.example" }],
      ["an expiry in the past", { sub: "dora", exp: 1 }],
      ["no expiry", { sub: "dora", exp: undefined }],
    ])("is refused with %s", async (_, claims) => {
      await knownUser("dora");
      await expect(service.authenticate(`Bearer ${await jwt(claims)}`)).rejects.toThrow("token");
    });

    test("is refused unsigned, signed by another, or signed with a shared secret", async () => {
      await knownUser("dora");
      const good = await jwt({ sub: "dora" });
      const [, payload] = good.split(".");
      const none = `${btoa('{"alg":"none"}').replaceAll("=", "")}.${payload}.`;
      const { SignJWT, decodeJwt, generateKeyPair } = await import("jose");
      const claims = decodeJwt(good);
      const { privateKey } = await generateKeyPair("RS256");
      const stranger = await new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256" })
        .sign(privateKey);
      const shared = await new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256" })
        .sign(new TextEncoder().encode("x".repeat(32)));
      for (const token of [none, stranger, shared]) {
        await expect(service.authenticate(`Bearer ${token}`)).rejects.toThrow();
      }
    });

    test("pays a deduction in the legacy flow only with ES256 and the matching privyId", async () => {
      const userId = await knownUser("frank");
      await give(host.core, userId, 10);
      const body = { amount: 4, description: "a", idempotencyKey: "k", privyId: "frank" };
      const send = (changes: object) =>
        postJson(fetch, "/api/v1/points/deduct", { ...body, ...changes });
      const sessionToken = await jwt({ sub: "frank" }, "legacy");
      const response = await send({ sessionToken });
      expect(response.status).toBe(200);
      const first = await response.text();
      expect(JSON.parse(first)).toMatchObject({ success: true, creditsDeducted: 4, newBalance: 6 });
      expect(await (await send({ sessionToken })).text()).toBe(first);
      expect((await send({ sessionToken, amount: 5 })).status).toBe(422);
      const rsa = await jwt({ sub: "frank" });
      for (const changes of [
        { sessionToken: rsa },
        { sessionToken, privyId: "dora" },
        { sessionToken: "x" },
        {},
      ]) {
        expect((await send(changes)).status).toBe(401);
      }
      const off = await openFetch({
        ...host,
        core: { ...host.core, settings: { ...host.core.settings, legacy: null } },
      });
      expect((await postJson(off, "/api/v1/points/deduct", { ...body, sessionToken })).status).toBe(
        401,
      );
    });
  });
});

test.each([
  ["/a?b=c#d", "/a?b=c#d"],
  [null, "/"],
  ["", "/"],
  ["https://evil.example", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["javascript:alert(1)", "/"],
])("readReturnTo(%p) is %p", (text, path) => {
  expect(readReturnTo(text)).toBe(path);
  expect(new URL(readReturnTo(text), ORIGIN).origin).toBe(ORIGIN);
});

/** Sign-in providers beyond a fully configured one: discovery, GitHub without ID tokens, and the built-in addresses. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readSettings } from "../../src/wallet/settings.ts";
import { openFetch } from "../wallet/support/oauth.ts";
import type { Fetch } from "../wallet/support/oauth.ts";
import { onEveryStore } from "../wallet/support/stores.ts";
import type { Host } from "../wallet/support/stores.ts";
import { openProvider } from "./support/provider.ts";
import type { Provider } from "./support/provider.ts";

describe("readSettings() of providers", () => {
  test("knows the addresses of Google and GitHub", () => {
    const { providers } = readSettings({
      SIGN_IN_PROVIDERS: "google, github",
      SIGN_IN_GOOGLE_CLIENT_ID: "g",
      SIGN_IN_GOOGLE_CLIENT_SECRET: "gs",
      SIGN_IN_GITHUB_CLIENT_ID: "h",
    });
    expect(providers.map(({ title, issuer, userUrl }) => [title, issuer, userUrl])).toEqual([
      ["Google", "https://accounts.google.com", null],
      ["GitHub", "https://github.com", "https://api.github.com/user"],
    ]);
    // As https://accounts.google.com/.well-known/openid-configuration names them.
    expect(providers[0]!.endpoints).toEqual({
      authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
      tokenUrl: "https://oauth2.googleapis.com/token",
      jwksUrl: "https://www.googleapis.com/oauth2/v3/certs",
    });
  });

  test("takes an issuer alone, and refuses half of the addresses", () => {
    const issuer = { SIGN_IN_PROVIDERS: "x", SIGN_IN_X_ISSUER: "https://x.example" };
    const env = { ...issuer, SIGN_IN_X_CLIENT_ID: "c" };
    expect(readSettings(env).providers[0]!.endpoints).toBeNull();
    expect(() => readSettings({ ...env, SIGN_IN_X_TOKEN_URL: "https://x.example/t" })).toThrow(
      'provider "x" lacks SIGN_IN_X_AUTHORIZE_URL, SIGN_IN_X_JWKS_URL',
    );
    expect(() => readSettings(issuer)).toThrow("lacks SIGN_IN_X_CLIENT_ID");
  });
});

onEveryStore("providers", (open) => {
  /** A double of GitHub: a token for the code "good", and the user of that token. */
  let user: unknown = { id: 583_231, login: "octocat", name: null, email: null };
  let asked: { url: URL; authorization: string | null; body: URLSearchParams }[] = [];
  const github = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request): Promise<Response> {
      const url = new URL(request.url);
      const body = new URLSearchParams(await request.text());
      asked.push({ url, authorization: request.headers.get("authorization"), body });
      if (url.pathname === "/user") return Response.json(user);
      // GitHub answers errors of the token endpoint with 200.
      if (body.get("code") !== "good") return Response.json({ error: "bad_verification_code" });
      return Response.json({ access_token: "gho_1", token_type: "bearer", scope: "read:user" });
    },
  });
  let local: Provider;
  let host: Host;
  let fetch: Fetch;

  beforeAll(async () => {
    local = await openProvider();
    const base = github.url.origin;
    host = await open({
      env: {
        ...local.env,
        SIGN_IN_PROVIDERS: "local,github,gone,other",
        SIGN_IN_GITHUB_CLIENT_ID: "gh",
        SIGN_IN_GITHUB_CLIENT_SECRET: "hush",
        SIGN_IN_GITHUB_AUTHORIZE_URL: `${base}/authorize`,
        SIGN_IN_GITHUB_TOKEN_URL: `${base}/token`,
        SIGN_IN_GITHUB_USER_URL: `${base}/user`,
        SIGN_IN_GONE_ISSUER: "http://127.0.0.1:9",
        SIGN_IN_GONE_CLIENT_ID: "x",
        // Its discovery document names another issuer.
        SIGN_IN_OTHER_ISSUER: local.issuer.replace("localhost", "127.0.0.1"),
        SIGN_IN_OTHER_CLIENT_ID: "x",
      },
    });
    fetch = await openFetch(host);
  });
  afterAll(async () => {
    github.stop(true);
    await local.stop();
  });

  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.slice(0, cookie.indexOf(";")))
      .join("; ");

  async function viaGitHub(code: string): Promise<Response> {
    const start = await fetch("/sign-in/github?return_to=/wallet/keys");
    const there = new URL(start.headers.get("location")!);
    expect(there.searchParams.get("scope")).toBe("read:user user:email");
    expect(there.searchParams.get("code_challenge_method")).toBe("S256");
    expect(there.searchParams.has("nonce")).toBe(false);
    const back = new URLSearchParams({ code, state: there.searchParams.get("state")! });
    asked = [];
    return fetch(`/sign-in/github/callback?${back}`, { headers: { cookie: cookiesOf(start) } });
  }

  test("an issuer alone is enough: the rest is discovered", async () => {
    local.is({ sub: "dora", name: "Dora" });
    const start = await fetch("/sign-in/local");
    expect(start.headers.get("location")).toStartWith(`${local.issuer}/authorize?`);
    const there = await globalThis.fetch(start.headers.get("location")!, { redirect: "manual" });
    const { pathname, search } = new URL(there.headers.get("location")!);
    const done = await fetch(pathname + search, { headers: { cookie: cookiesOf(start) } });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/wallet"]);
    const page = await fetch("/wallet", { headers: { cookie: cookiesOf(done) } });
    expect(await page.text()).toContain("Hello, Dora");
  });

  test.each(["gone", "other"])(
    "an issuer whose document cannot be trusted (%s) is a page of 503",
    async (id) => {
      const response = await fetch(`/sign-in/${id}`);
      expect(response.status).toBe(503);
      expect(await response.text()).toContain("One moment, please");
    },
  );

  test("GitHub's number is the subject, whatever the login is called later", async () => {
    const first = await viaGitHub("good");
    expect([first.status, first.headers.get("location")]).toEqual([303, "/wallet/keys"]);
    expect(asked.map(({ url }) => url.pathname)).toEqual(["/token", "/user"]);
    expect(asked[0]!.authorization).toBe(`Basic ${btoa("gh:hush")}`);
    expect(asked[0]!.body.get("code_verifier")).toMatch(/^[\w-]{43}$/);
    expect(asked[1]!.authorization).toBe("Bearer gho_1");
    user = { id: 583_231, login: "renamed", name: "New Name", email: "a@b.example" };
    await viaGitHub("good");
    const rows = await host.core.database.rows(
      "SELECT subject FROM identities WHERE issuer = 'https://github.com'",
    );
    expect(rows).toEqual([{ subject: "583231" }]);
    const page = await fetch("/wallet", { headers: { cookie: cookiesOf(first) } });
    expect(await page.text()).toContain("Hello, octocat");
  });

  test.each([
    ["a wrong code", "bad", { id: 1 }],
    ["no user", "good", { message: "Bad credentials" }],
    ["a number that is none", "good", { id: "583231" }],
  ])("GitHub answering with %s signs nobody in", async (_, code, answer) => {
    user = answer;
    const response = await viaGitHub(code);
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

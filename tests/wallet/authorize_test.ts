/** The test matrix of the authorization endpoint, cases 1 to 15. */
import { beforeAll, expect, test } from "bun:test";
import { makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import {
  authorizePath,
  authorizeQuery,
  CALLBACK,
  CHALLENGE,
  decide,
  getCode,
  makePartner,
  openFetch,
  ORIGIN,
  postJson,
  codeGrant,
  readHidden,
  readRedirect,
  signIn,
} from "./support/oauth.ts";
import type { Fetch, TestPartner } from "./support/oauth.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

onEveryStore("authorize", (open) => {
  let host: Host;
  let fetch: Fetch;
  let partner: TestPartner;
  let user: TestUser;
  let cookie: string;

  beforeAll(async () => {
    host = await open();
    fetch = await openFetch(host);
    partner = await makePartner(host.core);
    user = await makeUser(host.core, 100);
    cookie = await signIn(host.core, user);
  });

  const ask = (query: string) => fetch(authorizePath(query), { headers: { cookie } });

  async function expectPage(query: string): Promise<string> {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    return response.text();
  }

  async function expectError(query: string, error: string): Promise<URLSearchParams> {
    const response = await ask(query);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toStartWith(`${CALLBACK}?`);
    const parameters = readRedirect(response);
    expect(parameters.get("error")).toBe(error);
    expect(parameters.get("iss")).toBe(ORIGIN);
    expect(parameters.has("code")).toBe(false);
    return parameters;
  }

  function without(name: string): string {
    const query = new URLSearchParams(authorizeQuery(partner));
    query.delete(name);
    return query.toString();
  }

  test("1. without client_id shows a 400 page without Location", () =>
    expectPage(without("client_id")));

  test("2. with an unknown client_id shows a 400 page that does not echo it unescaped", async () => {
    const html = await expectPage(
      authorizeQuery({ ...partner, clientId: "<script>alert(1)</script>" }),
    );
    expect(html).not.toContain("<script>");
  });

  test.each([
    ["3. a trailing slash", `${CALLBACK}/`],
    ["4. a query", `${CALLBACK}?x=1`],
    ["5. another port", "https://partner.example:8443/callback"],
    ["upper case", CALLBACK.toUpperCase()],
    ["an encoded character", "https://partner.example/%63allback"],
    ["another site", "https://evil.example/callback"],
    ["the default port written out", "https://partner.example:443/callback"],
  ])("%s more than the registered URI shows a 400 page", (_, redirect_uri) =>
    expectPage(authorizeQuery(partner, { redirect_uri })).then(() => {}),
  );

  test("6. without redirect_uri shows a 400 page although one is registered", async () => {
    await expectPage(without("redirect_uri"));
    await expectPage(`${authorizeQuery(partner)}&redirect_uri=${encodeURIComponent(CALLBACK)}`);
    await expectPage(`${authorizeQuery(partner)}&client_id=${partner.clientId}`);
  });

  test("7. response_type=token redirects unsupported_response_type with state and iss", async () => {
    const query = authorizeQuery(partner, { response_type: "token" });
    expect((await expectError(query, "unsupported_response_type")).get("state")).toBe("state-1");
  });

  test.each(["deduct admin", "", "DEDUCT", "deduct,balance"])(
    "8. scope %p redirects invalid_scope",
    async (scope) => {
      await expectError(authorizeQuery(partner, { scope }), "invalid_scope");
    },
  );

  test("8. scope left out redirects invalid_scope", () =>
    expectError(without("scope"), "invalid_scope").then(() => {}));

  test("8. scope balance+deduct+balance grants both in canonical order", async () => {
    const code = await getCode(fetch, host.core, partner, user, {
      scope: "balance deduct balance",
    });
    const response = await postJson(fetch, "/api/oauth2/token", codeGrant(partner, code));
    expect(await response.json()).toMatchObject({ scope: "deduct balance" });
  });

  test("8. a scope that the partner may not ask for redirects invalid_scope", async () => {
    const reader = await makePartner(host.core, { scopes: ["balance"] });
    await expectError(authorizeQuery(reader), "invalid_scope");
  });

  test("a resource of another service redirects invalid_target, ours is granted (RFC 8707)", async () => {
    await expectError(
      authorizeQuery(partner, { resource: "https://other.example/mcp" }),
      "invalid_target",
    );
    const code = await getCode(fetch, host.core, partner, user, { resource: `${ORIGIN}/mcp` });
    expect(code).not.toBe("");
  });

  test.each([
    ["9. method plain", { code_challenge: CHALLENGE, code_challenge_method: "plain" }],
    ["9. no method", { code_challenge: CHALLENGE }],
    [
      "10. a challenge of 42 characters",
      { code_challenge: CHALLENGE.slice(1), code_challenge_method: "S256" },
    ],
    [
      "10. a challenge of 129 characters",
      { code_challenge: "a".repeat(129), code_challenge_method: "S256" },
    ],
    [
      "10. a challenge with +",
      { code_challenge: `${CHALLENGE.slice(1)}+`, code_challenge_method: "S256" },
    ],
    ["a method without a challenge", { code_challenge_method: "S256" }],
    ["a state of 1025 characters", { state: "x".repeat(1025) }],
  ])("%s redirects invalid_request", async (_, changes) => {
    await expectError(
      authorizeQuery(partner, changes as unknown as Record<string, string>),
      "invalid_request",
    );
  });

  test("neither state nor challenge redirects invalid_request", async () => {
    await expectError(without("state"), "invalid_request");
  });

  test.each(["scope", "state", "response_type", "code_challenge"])(
    "a repeated %s redirects invalid_request",
    async (name) => {
      await expectError(`${authorizeQuery(partner, { [name]: "a" })}&${name}=a`, "invalid_request");
    },
  );

  test("a public client without a challenge redirects invalid_request", async () => {
    const app = await makePartner(host.core, { authMethod: "none" });
    await expectError(authorizeQuery(app), "invalid_request");
  });

  test.each(["a b", "a&b=c", "a#b", "100%25%zz", "🀄 紫微", "a+b", '"><script>', "x".repeat(1024)])(
    "11. state %p comes back identical",
    async (state) => {
      const response = await decide(fetch, cookie, authorizeQuery(partner, { state }));
      expect(readRedirect(response).get("state")).toBe(state);
      const refused = await decide(fetch, cookie, authorizeQuery(partner, { state }), {
        decision: "deny",
      });
      expect(readRedirect(refused).get("state")).toBe(state);
    },
  );

  test("12. a refusal redirects access_denied and writes no code and no grant", async () => {
    const fresh = await makeUser(host.core, 0);
    const freshCookie = await signIn(host.core, fresh);
    const response = await decide(fetch, freshCookie, authorizeQuery(partner), {
      decision: "deny",
    });
    expect([response.status, readRedirect(response).get("error")]).toEqual([303, "access_denied"]);
    const grants = await host.core.database.rows("SELECT FROM oauth_grants WHERE user_id = $1", [
      fresh.userId,
    ]);
    expect(grants).toHaveLength(0);
  });

  test("13. a decision without or with a foreign CSRF value is 403 and grants nothing", async () => {
    const fresh = await makeUser(host.core, 0);
    const freshCookie = await signIn(host.core, fresh);
    const foreign = readHidden(await (await ask(authorizeQuery(partner))).text(), "csrf");
    for (const csrf of [null, "", foreign]) {
      const response = await decide(fetch, freshCookie, authorizeQuery(partner), { csrf });
      expect([response.status, response.headers.get("location")]).toEqual([403, null]);
    }
    const grants = await host.core.database.rows("SELECT FROM oauth_grants WHERE user_id = $1", [
      fresh.userId,
    ]);
    expect(grants).toHaveLength(0);
  });

  test.each([
    ["another origin", "origin", "https://evil.example"],
    ["another site", "sec-fetch-site", "cross-site"],
    ["a neighbour", "sec-fetch-site", "same-site"],
  ])("13. a decision from %s is 403", async (_, name, value) => {
    const page = await (await ask(authorizeQuery(partner))).text();
    const body = new URLSearchParams({
      csrf: readHidden(page, "csrf"),
      request: readHidden(page, "request"),
      decision: "approve",
      scope: "deduct",
    });
    const response = await fetch("/api/oauth2/authorize", {
      method: "POST",
      headers: { cookie, [name]: value },
      body,
    });
    expect(response.status).toBe(403);
  });

  test("14. the consent page cannot be framed and is not stored", async () => {
    const { headers } = await ask(authorizeQuery(partner));
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("15. opened while signed out goes to sign-in and back to the unchanged request", async () => {
    const path = authorizePath(authorizeQuery(partner, { state: "a&b %/" }));
    const response = await fetch(path);
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get("location")!, ORIGIN);
    expect(location.pathname).toBe("/sign-in");
    expect(location.searchParams.get("return_to")).toBe(path);
  });

  test("shows partner, scopes and account, escaped", async () => {
    const html = await (await ask(authorizeQuery(partner))).text();
    expect(html).toContain("Partner &amp; Co");
    expect(html).toContain("You are signed in as Test");
    expect(html).toContain("See how many points you have");
  });

  test("lets the user untick balance, and refuses when nothing is left", async () => {
    const granted = await decide(fetch, cookie, authorizeQuery(partner), { scope: ["deduct"] });
    const code = readRedirect(granted).get("code")!;
    const response = await postJson(fetch, "/api/oauth2/token", codeGrant(partner, code));
    expect(await response.json()).toMatchObject({ scope: "deduct" });
    const nothing = await decide(fetch, cookie, authorizeQuery(partner), { scope: [] });
    expect(readRedirect(nothing).get("error")).toBe("access_denied");
  });

  test("never grants more than was asked, whatever the form says", async () => {
    const query = authorizeQuery(partner, { scope: "balance" });
    const granted = await decide(fetch, cookie, query, { scope: ["balance", "deduct", "admin"] });
    const code = readRedirect(granted).get("code")!;
    const response = await postJson(fetch, "/api/oauth2/token", codeGrant(partner, code));
    expect(await response.json()).toMatchObject({ scope: "balance" });
  });

  test("keeps the query of a registered URI", async () => {
    const uri = "https://partner.example/cb?tenant=a%20b";
    const other = await makePartner(host.core, { redirectUris: [uri] });
    const response = await decide(fetch, cookie, authorizeQuery(other, { redirect_uri: uri }));
    expect(readRedirect(response).get("tenant")).toBe("a b");
    expect(readRedirect(response).get("code")).toStartWith("at_code_");
  });
});

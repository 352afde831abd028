/** The test matrix of the token endpoint and its metadata, cases 16 to 32. */
import { beforeAll, describe, expect, test } from "bun:test";
import { disablePartner } from "../../src/wallet/oauth/mod.ts";
import { makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import {
  CALLBACK,
  CHALLENGE,
  codeGrant,
  connect,
  deduct,
  getCode,
  makePartner,
  openFetch,
  ORIGIN,
  postJson,
  readInfo,
  refreshGrant,
  VERIFIER,
} from "./support/oauth.ts";
import type { Fetch, TestPair, TestPartner } from "./support/oauth.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const TOKEN = "/api/oauth2/token";
const SECOND = 1000;
const DAY = 86_400 * SECOND;

onEveryStore("token", (open) => {
  let host: Host;
  let fetch: Fetch;
  let other: Fetch;
  let partner: TestPartner;
  let user: TestUser;

  beforeAll(async () => {
    host = await open();
    fetch = await openFetch(host);
    other = await openFetch(await open({}, host));
    partner = await makePartner(host.core);
    user = await makeUser(host.core, 100_000);
  });

  const post = (body: object, headers: Record<string, string> = {}) =>
    postJson(fetch, TOKEN, body, headers);
  const code = (changes = {}) => getCode(fetch, host.core, partner, user, changes);

  async function expectError(response: Response, status: number, error: string): Promise<void> {
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ error, error_description: expect.any(String) });
  }

  test("a resource of ours may be named, another may not (RFC 8707)", async () => {
    const ours = { resource: `${ORIGIN}/mcp` };
    expect((await post({ ...codeGrant(partner, await code()), ...ours })).status).toBe(200);
    for (const resource of ["https://other.example/mcp", "mcp", `${ORIGIN}/mcp#part`]) {
      const refused = await post({ ...codeGrant(partner, await code()), resource });
      await expectError(refused, 400, "invalid_target");
    }
  });

  describe("exchange of a code", () => {
    test("16. with a JSON body returns the six fields and is not stored", async () => {
      const response = await post(codeGrant(partner, await code()));
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("pragma")).toBe("no-cache");
      expect(await response.json()).toEqual({
        access_token: expect.stringMatching(/^at_oat_[0-9A-Za-z]{49}$/),
        token_type: "Bearer",
        scope: "deduct balance",
        expires_in: 2_592_000,
        refresh_token: expect.stringMatching(/^at_ort_[0-9A-Za-z]{49}$/),
        refresh_token_expires_in: 7_776_000,
      });
    });

    test("17. works with a form and Basic credentials, encoded as the RFC says", async () => {
      // Every character may be percent-encoded inside Basic; `_` and `-` are the ones clients differ on.
      const encode = (text: string) => text.replaceAll("_", "%5F");
      const basic = btoa(`${encode(partner.clientId)}:${encode(partner.clientSecret)}`);
      const response = await fetch(TOKEN, {
        method: "POST",
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code: await code(),
          redirect_uri: CALLBACK,
        }),
      });
      expect(response.status).toBe(200);
    });

    test("18. with credentials in body and header is invalid_request", async () => {
      const basic = btoa(`${partner.clientId}:${partner.clientSecret}`);
      const headers = { authorization: `Basic ${basic}` };
      await expectError(
        await post(codeGrant(partner, await code()), headers),
        400,
        "invalid_request",
      );
    });

    test("19. answers a wrong secret and an unknown client alike", async () => {
      const secret = (await makePartner(host.core)).clientSecret;
      const stranger = (await makePartner(host.core)).clientId;
      const wrong = await post(codeGrant(partner, await code(), { client_secret: secret }));
      const unknown = await post(
        codeGrant(partner, await code(), { client_id: stranger.slice(0, -1) + "-" }),
      );
      const missing = await post(codeGrant(partner, await code(), { client_secret: undefined }));
      const bodies = new Set<string>();
      for (const response of [wrong, unknown, missing]) {
        expect(response.status).toBe(401);
        expect(response.headers.get("www-authenticate")).toStartWith("Basic");
        bodies.add(await response.text());
      }
      expect([...bodies]).toHaveLength(1);
      expect([...bodies][0]).toContain('"invalid_client"');
    });

    test("20. without grant_type is invalid_request, with password unsupported_grant_type", async () => {
      await expectError(await post({ client_id: "x" }), 400, "invalid_request");
      await expectError(await post({ grant_type: "password" }), 400, "unsupported_grant_type");
    });

    test("21. a code of 599 s works, one of 601 s does not", async () => {
      const [young, old] = [await code(), await code()];
      await moveClock(host.core.database, 599 * SECOND);
      expect((await post(codeGrant(partner, young))).status).toBe(200);
      await moveClock(host.core.database, 601 * SECOND);
      await expectError(await post(codeGrant(partner, old)), 400, "invalid_grant");
      await moveClock(host.core.database, 0);
    });

    test("22. another redirect_uri is invalid_grant and burns nothing", async () => {
      const mine = await code();
      const wrong = await post(codeGrant(partner, mine, { redirect_uri: `${CALLBACK}/` }));
      await expectError(wrong, 400, "invalid_grant");
      expect((await post(codeGrant(partner, mine))).status).toBe(200);
    });

    test("22. another client's attempt burns nothing", async () => {
      const mine = await code();
      const thief = await makePartner(host.core);
      await expectError(await post(codeGrant(thief, mine)), 400, "invalid_grant");
      expect((await post(codeGrant(partner, mine))).status).toBe(200);
    });

    test("23. a code again is invalid_grant and ends the first pair, rotated or not", async () => {
      const mine = await code();
      const first = (await (await post(codeGrant(partner, mine))).json()) as TestPair;
      const second = (await (
        await post(refreshGrant(partner, first.refresh_token))
      ).json()) as TestPair;
      await expectError(await post(codeGrant(partner, mine)), 400, "invalid_grant");
      expect((await deduct(fetch, first.access_token)).status).toBe(401);
      expect((await deduct(fetch, second.access_token)).status).toBe(401);
    });

    test("23. a code again with a wrong redirect_uri ends nothing", async () => {
      const mine = await code();
      const first = (await (await post(codeGrant(partner, mine))).json()) as TestPair;
      await post(codeGrant(partner, mine, { redirect_uri: "https://evil.example" }));
      expect((await deduct(fetch, first.access_token)).status).toBe(200);
    });

    test("24. a wrong, missing or unasked verifier is invalid_grant; the right one works afterwards", async () => {
      const mine = await code({ code_challenge: CHALLENGE, code_challenge_method: "S256" });
      for (const code_verifier of [undefined, "x".repeat(43), CHALLENGE]) {
        await expectError(
          await post(codeGrant(partner, mine, { code_verifier })),
          400,
          "invalid_grant",
        );
      }
      expect((await post(codeGrant(partner, mine, { code_verifier: VERIFIER }))).status).toBe(200);
      const plain = codeGrant(partner, await code(), { code_verifier: VERIFIER });
      await expectError(await post(plain), 400, "invalid_grant");
    });

    test("works for a public client with PKCE and without a secret", async () => {
      const app = await makePartner(host.core, { authMethod: "none" });
      const mine = await getCode(fetch, host.core, app, user, {
        code_challenge: CHALLENGE,
        code_challenge_method: "S256",
      });
      const grant = codeGrant(app, mine, { client_secret: undefined, code_verifier: VERIFIER });
      expect((await post(grant)).status).toBe(200);
    });

    test("of 12 at once happens once, and its pair is dead because the others were replays", async () => {
      const mine = await code();
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          postJson(i % 2 ? fetch : other, TOKEN, codeGrant(partner, mine)),
        ),
      );
      const issued = responses.filter((response) => response.status === 200);
      expect(issued).toHaveLength(1);
      const { access_token } = (await issued[0]!.json()) as TestPair;
      expect(await readInfo(fetch, access_token)).toMatchObject({ active: false });
    });

    test("25. GET is 405 with Allow", async () => {
      const response = await fetch(TOKEN);
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    });

    test.each([
      ["26. text/plain", "text/plain", "grant_type=refresh_token"],
      ["broken JSON", "application/json", "{"],
      ["a JSON array", "application/json", "[]"],
      ["a number as parameter", "application/json", '{"grant_type":1}'],
      [
        "a repeated form parameter",
        "application/x-www-form-urlencoded",
        "grant_type=a&grant_type=a",
      ],
      ["invalid UTF-8 in a form", "application/x-www-form-urlencoded", "grant_type=%ff"],
    ])("%s is invalid_request in the RFC's shape", async (_, type, body) => {
      const headers = { "content-type": type };
      await expectError(
        await fetch(TOKEN, { method: "POST", headers, body }),
        400,
        "invalid_request",
      );
    });

    test("a disabled partner is invalid_client and its tokens are dead", async () => {
      const gone = await makePartner(host.core);
      const pair = await connect(fetch, host.core, gone, user);
      await disablePartner(host.core, gone.partnerId);
      expect((await deduct(other, pair.access_token)).status).toBe(401);
      await expectError(await post(refreshGrant(gone, pair.refresh_token)), 401, "invalid_client");
    });

    test("refuses the eleventh wrong secret of a minute, for that client and address only", async () => {
      const victim = await makePartner(host.core);
      const wrong = codeGrant(victim, "x", { client_secret: partner.clientSecret });
      for (let i = 0; i < 10; i++) expect((await post(wrong)).status).toBe(401);
      const response = await post(wrong);
      expect(response.status).toBe(429);
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
      expect((await post(codeGrant(partner, await code()))).status).toBe(200);
    });
  });

  describe("refresh", () => {
    test("27. gives a new pair and ends the old access token at once, on every host", async () => {
      const old = await connect(fetch, host.core, partner, user);
      const response = await post(refreshGrant(partner, old.refresh_token));
      expect(response.status).toBe(200);
      const fresh = (await response.json()) as TestPair;
      expect(fresh).toMatchObject({ expires_in: 2_592_000, refresh_token_expires_in: 7_776_000 });
      expect((await deduct(other, old.access_token)).status).toBe(401);
      expect((await deduct(other, fresh.access_token)).status).toBe(200);
    });

    test("28. a used refresh token is invalid_grant and ends every pair of that user and partner", async () => {
      const bystander = await connect(fetch, host.core, partner, await makeUser(host.core, 10));
      const separate = await connect(fetch, host.core, partner, user);
      const old = await connect(fetch, host.core, partner, user);
      const fresh = (await (
        await post(refreshGrant(partner, old.refresh_token))
      ).json()) as TestPair;
      await expectError(await post(refreshGrant(partner, old.refresh_token)), 400, "invalid_grant");
      for (const pair of [fresh, separate]) {
        expect((await deduct(other, pair.access_token)).status).toBe(401);
        await expectError(
          await post(refreshGrant(partner, pair.refresh_token)),
          400,
          "invalid_grant",
        );
      }
      expect((await deduct(other, bystander.access_token)).status).toBe(200);
    });

    test("29. with another partner's credentials is invalid_grant and leaves the pair alone", async () => {
      const pair = await connect(fetch, host.core, partner, user);
      const thief = await makePartner(host.core);
      await expectError(await post(refreshGrant(thief, pair.refresh_token)), 400, "invalid_grant");
      expect((await post(refreshGrant(partner, pair.refresh_token))).status).toBe(200);
    });

    test("30. asking for more than the pair has is invalid_scope and does not use the token up", async () => {
      const pair = await connect(fetch, host.core, partner, user, "balance");
      for (const scope of ["deduct", "balance deduct", "admin"]) {
        const asked = refreshGrant(partner, pair.refresh_token, { scope });
        await expectError(await post(asked), 400, "invalid_scope");
      }
      expect((await post(refreshGrant(partner, pair.refresh_token))).status).toBe(200);
    });

    test("30. asking for less gives less", async () => {
      const pair = await connect(fetch, host.core, partner, user);
      const narrowed = refreshGrant(partner, pair.refresh_token, { scope: "balance" });
      expect(await (await post(narrowed)).json()).toMatchObject({ scope: "balance" });
    });

    test("31. at day 89 works; at day 91 is invalid_grant and revokes nothing", async () => {
      const [young, old, witness] = [
        await connect(fetch, host.core, partner, user),
        await connect(fetch, host.core, partner, user),
        await connect(fetch, host.core, partner, user),
      ];
      await moveClock(host.core.database, 89 * DAY);
      const fresh = (await (
        await post(refreshGrant(partner, young.refresh_token))
      ).json()) as TestPair;
      await moveClock(host.core.database, 91 * DAY);
      await expectError(await post(refreshGrant(partner, old.refresh_token)), 400, "invalid_grant");
      expect((await deduct(fetch, fresh.access_token)).status).toBe(200);
      expect(await readInfo(fetch, witness.access_token)).toMatchObject({ revokedAt: null });
      await moveClock(host.core.database, 0);
    });

    test("with an access token is invalid_grant", async () => {
      const pair = await connect(fetch, host.core, partner, user);
      await expectError(await post(refreshGrant(partner, pair.access_token)), 400, "invalid_grant");
      expect((await deduct(fetch, pair.access_token)).status).toBe(200);
    });

    test("within a grace period forgives the last token but gives nothing", async () => {
      const settings = { ...host.core.settings, refreshGraceSeconds: 30 };
      const lenient = await openFetch({ ...host, core: { ...host.core, settings } });
      const user = await makeUser(host.core, 10);
      const old = await connect(fetch, host.core, partner, user);
      const refresh = (token: string) => postJson(lenient, TOKEN, refreshGrant(partner, token));
      const fresh = (await (await refresh(old.refresh_token)).json()) as TestPair;
      await expectError(await refresh(old.refresh_token), 400, "invalid_grant");
      expect((await deduct(fetch, fresh.access_token)).status).toBe(200);
      await moveClock(host.core.database, 31 * SECOND);
      await expectError(await refresh(old.refresh_token), 400, "invalid_grant");
      expect((await deduct(fetch, fresh.access_token)).status).toBe(401);
      await moveClock(host.core.database, 0);
    });

    test("of 12 at once, 40 rounds on two hosts, gives exactly one 200 each and leaves no live pair", async () => {
      const racer = await makeUser(host.core, 0);
      for (let round = 0; round < 40; round++) {
        const pair = await connect(fetch, host.core, partner, racer, "balance");
        const grant = refreshGrant(partner, pair.refresh_token);
        const responses = await Promise.all(
          Array.from({ length: 12 }, (_, i) => postJson(i % 2 ? fetch : other, TOKEN, grant)),
        );
        expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
        expect(responses.filter((response) => response.status === 400)).toHaveLength(11);
      }
      const live = await host.core.database.rows(
        `SELECT FROM oauth_tokens t JOIN oauth_grants g ON g.id = t.grant_id
         WHERE g.user_id = $1 AND t.revoked_at IS NULL`,
        [racer.userId],
      );
      expect(live).toHaveLength(0);
    }, 60_000);
  });

  test("32. metadata names the origin as issuer, and every endpoint answers", async () => {
    const response = await fetch("/.well-known/oauth-authorization-server");
    const metadata = (await response.json()) as Record<string, unknown>;
    expect(metadata.issuer).toBe(ORIGIN);
    expect(metadata.code_challenge_methods_supported).toEqual(["S256"]);
    expect(metadata.authorization_response_iss_parameter_supported).toBe(true);
    const names = Object.keys(metadata).filter((name) => name.endsWith("_endpoint"));
    expect(names.sort()).toEqual([
      "authorization_endpoint",
      "introspection_endpoint",
      "revocation_endpoint",
      "token_endpoint",
    ]);
    for (const name of names) {
      const url = String(metadata[name]);
      expect(url).toStartWith(`${ORIGIN}/`);
      expect((await fetch(url.slice(ORIGIN.length), { method: "POST" })).status).not.toBe(404);
    }
  });
});

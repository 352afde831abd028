/** The test matrix of revocation, token info and bearer tokens, cases 33 to 42. */
import { beforeAll, expect, test } from "bun:test";
import { revokeConsent } from "../../src/wallet/oauth/mod.ts";
import type { Log } from "../../src/wallet/mod.ts";
import { makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { connect, deduct, makePartner, openFetch, postJson, readInfo } from "./support/oauth.ts";
import type { Fetch, TestPair, TestPartner } from "./support/oauth.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const REVOKE = "/api/oauth2/revoke";
const INFO = "/api/oauth2/token/info";
const INTROSPECT = "/api/oauth2/introspect";
const DAY = 86_400_000;

onEveryStore("revoke", (open) => {
  let host: Host;
  let fetch: Fetch;
  let other: Fetch;
  let partner: TestPartner;
  let user: TestUser;
  let pair: TestPair;
  const lines: string[] = [];

  beforeAll(async () => {
    const note = (message: string, fields?: object) =>
      void lines.push(message + JSON.stringify(fields));
    const log: Log = { info: note, warn: note, error: note };
    host = await open({ log });
    fetch = await openFetch(host);
    other = await openFetch(await open({}, host));
    partner = await makePartner(host.core);
    user = await makeUser(host.core, 100);
    await host.core.database.rows(
      "INSERT INTO webhook_endpoints(partner_id, url, events, secret_enc) VALUES($1, 'https://partner.example', '{token.revoked}', '')",
      [partner.partnerId],
    );
  });

  const fresh = async () => (pair = await connect(fetch, host.core, partner, user));
  const revoke = (body: object) => postJson(fetch, REVOKE, body);

  async function events(): Promise<Record<string, unknown>[]> {
    const rows = await host.core.database.rows<{ body: string }>(
      "SELECT body FROM webhook_events WHERE partner_id = $1 ORDER BY created_at, id",
      [partner.partnerId],
    );
    return rows.map((row) => JSON.parse(row.body));
  }

  async function expectSuccess(response: Response): Promise<void> {
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
  }

  test("33. ends the pair at once on every host, and info says when", async () => {
    await fresh();
    await expectSuccess(await revoke({ token: pair.access_token }));
    expect((await deduct(other, pair.access_token)).status).toBe(401);
    expect(await readInfo(other, pair.access_token)).toEqual({
      active: false,
      scope: "deduct balance",
      userId: user.userId,
      partnerId: partner.partnerId,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      revokedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  test("34. again is 200 and writes no second event", async () => {
    await fresh();
    const before = (await events()).length;
    await expectSuccess(await revoke({ token: pair.access_token }));
    await expectSuccess(await revoke({ token: pair.access_token }));
    await expectSuccess(await revoke({ token: pair.refresh_token }));
    expect((await events()).length).toBe(before + 1);
    expect((await events()).at(-1)).toMatchObject({
      event: "token.revoked",
      userId: user.userId,
      scope: "deduct balance",
      revokedBy: "partner",
    });
  });

  test("34. of 20 at once on two hosts writes one event", async () => {
    await fresh();
    const before = (await events()).length;
    const body = { token: pair.access_token };
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => postJson(i % 2 ? fetch : other, REVOKE, body)),
    );
    expect((await events()).length).toBe(before + 1);
  });

  test("35. of nonsense is the same 200", async () => {
    for (const token of ["nonsense", `${pair.access_token}x`, partner.clientSecret]) {
      await expectSuccess(await revoke({ token }));
    }
  });

  test("36. without a token is 400", async () => {
    const response = await revoke({});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid_request" });
  });

  test("37. by the refresh token ends the access token, also as a form", async () => {
    await fresh();
    const body = new URLSearchParams({
      token: pair.refresh_token,
      token_type_hint: "access_token",
    });
    await expectSuccess(await fetch(REVOKE, { method: "POST", body }));
    expect((await deduct(fetch, pair.access_token)).status).toBe(401);
  });

  test("with credentials needs them right and leaves another client's token alone", async () => {
    await fresh();
    const stranger = await makePartner(host.core);
    const wrong = {
      token: pair.access_token,
      client_id: partner.clientId,
      client_secret: "at_secret_x",
    };
    expect((await revoke(wrong)).status).toBe(401);
    const { clientId: client_id, clientSecret: client_secret } = stranger;
    await expectSuccess(await revoke({ token: pair.access_token, client_id, client_secret }));
    expect(await readInfo(fetch, pair.access_token)).toMatchObject({ active: true });
  });

  test("by the user in the settings ends every pair and says so", async () => {
    const [one, two] = [await fresh(), await fresh()];
    const before = (await events()).length;
    expect(await revokeConsent(host.core, user.userId, partner.partnerId)).toBeGreaterThanOrEqual(
      2,
    );
    expect(await revokeConsent(host.core, user.userId, partner.partnerId)).toBe(0);
    for (const { access_token } of [one, two]) {
      expect((await deduct(other, access_token)).status).toBe(401);
    }
    const told = (await events()).slice(before);
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(new Set(told.map((event) => event.revokedBy))).toEqual(new Set(["user"]));
  });

  test("38. info without a header is 401 with a challenge and no error=", async () => {
    const response = await fetch(INFO);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe('Bearer realm="wallet"');
  });

  test("39. info with anything malformed is 401", async () => {
    await fresh();
    const headers = [
      "Bearer",
      "Bearer ",
      "bearer x y",
      "Basic dTpw",
      `Bearer ${pair.refresh_token}`,
      `Bearer ${user.apiKey}`,
      `Bearer ${pair.access_token}x`,
      `Bearer ${pair.access_token}, Bearer ${pair.access_token}`,
    ];
    for (const authorization of headers) {
      const response = await fetch(INFO, { headers: { authorization } });
      expect([authorization.slice(0, 12), response.status]).toEqual([
        authorization.slice(0, 12),
        401,
      ]);
      expect(response.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }
  });

  test("40. info of an expired token is 200 and inactive", async () => {
    await fresh();
    await moveClock(host.core.database, 30 * DAY - 5000);
    expect(await readInfo(fetch, pair.access_token)).toMatchObject({ active: true });
    await moveClock(host.core.database, 30 * DAY + 1000);
    expect(await readInfo(fetch, pair.access_token)).toMatchObject({
      active: false,
      revokedAt: null,
    });
    expect((await deduct(fetch, pair.access_token)).status).toBe(401);
    await moveClock(host.core.database, 0);
  });

  test("info of a token that was never issued is inactive and nothing more", async () => {
    const { issueSecret } = await import("../../src/wallet/secrets/mod.ts");
    expect(await readInfo(fetch, issueSecret("access", host.core.random))).toEqual({
      active: false,
    });
  });

  test("41. the scheme is read in any case", async () => {
    await fresh();
    const response = await fetch(INFO, {
      headers: { authorization: `bEaReR ${pair.access_token}` },
    });
    expect(await response.json()).toMatchObject({ active: true });
  });

  test("42. a token in the query counts for nothing and reaches no log", async () => {
    await fresh();
    const response = await fetch(`${INFO}?access_token=${pair.access_token}`);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain(pair.access_token);
    expect(lines.join("\n")).not.toContain(pair.access_token);
  });

  test("introspection tells the token's own partner, and another nothing", async () => {
    await fresh();
    const ask = (who: TestPartner, token: string) =>
      postJson(fetch, INTROSPECT, {
        token,
        client_id: who.clientId,
        client_secret: who.clientSecret,
      });
    expect(await (await ask(partner, pair.access_token)).json()).toEqual({
      active: true,
      scope: "deduct balance",
      client_id: partner.clientId,
      sub: String(user.userId),
      iat: expect.any(Number),
      exp: expect.any(Number),
      token_type: "Bearer",
    });
    expect(await (await ask(partner, pair.refresh_token)).json()).toMatchObject({ active: true });
    const stranger = await makePartner(host.core);
    expect(await (await ask(stranger, pair.access_token)).json()).toEqual({ active: false });
    expect(await (await ask(partner, "nonsense")).json()).toEqual({ active: false });
    expect((await postJson(fetch, INTROSPECT, { token: pair.access_token })).status).toBe(401);
  });
});

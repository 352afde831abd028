/** The test matrix of API keys and limits, cases 58 to 61, and the routes that an owner reads. */
import { beforeAll, expect, test } from "bun:test";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import type { WalletService } from "../../src/wallet/mod.ts";
import { countPostings, give, makeUser } from "./support/people.ts";
import { connect, deduct, makePartner, openFetch, signIn } from "./support/oauth.ts";
import type { Fetch } from "./support/oauth.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

onEveryStore("keys", (open) => {
  let host: Host;
  let two: Host;
  let service: WalletService;
  let fetch: Fetch;
  let other: Fetch;

  beforeAll(async () => {
    host = await open();
    two = await open({}, host);
    service = (await buildWallet(host, { workers: false })).service;
    fetch = await openFetch(host);
    other = await openFetch(two);
  });

  const get = (from: Fetch, path: string, token: string) =>
    from(path, { headers: { authorization: `Bearer ${token}` } });

  test("58. a new key is shown once; the list has prefix and last four; the database has no clear key", async () => {
    const { userId } = await makeUser(host.core, 0);
    const made = await service.createApiKey(userId, { name: "Server 1" });
    expect(made.apiKey).toMatch(/^at_live_[0-9A-Za-z]{49}$/);
    const [listed] = await service.listApiKeys(userId);
    expect(listed).toEqual({
      id: made.id,
      name: "Server 1",
      hint: `${made.apiKey.slice(0, 12)}…${made.apiKey.slice(-4)}`,
      requestsPerMinute: 600,
      createdAt: expect.any(String),
      lastUsedAt: null,
      revokedAt: null,
    });
    const rows = await host.core.database.rows(
      "SELECT k::text AS row FROM api_keys k WHERE id = $1",
      [made.id],
    );
    expect(JSON.stringify(rows)).not.toContain(made.apiKey.slice(8, 40));
  });

  test("59. a revoked key is 401 on the next request on another host", async () => {
    const { userId, apiKey, apiKeyId } = await makeUser(host.core, 0);
    expect((await get(other, "/api/v1/points/balance", apiKey)).status).toBe(200);
    expect(await service.revokeApiKey(userId, apiKeyId)).toBe(true);
    expect((await get(other, "/api/v1/points/balance", apiKey)).status).toBe(401);
    expect(await service.revokeApiKey(userId, apiKeyId)).toBe(false);
  });

  test("59. nobody revokes another user's key", async () => {
    const { apiKey, apiKeyId } = await makeUser(host.core, 0);
    const stranger = await makeUser(host.core, 0);
    expect(await service.revokeApiKey(stranger.userId, apiKeyId)).toBe(false);
    expect((await get(fetch, "/api/v1/points/balance", apiKey)).status).toBe(200);
  });

  test("60. request 601 of a minute is 429 with Retry-After; another key is unaffected; no points move", async () => {
    const { userId, apiKey, accountId } = await makeUser(host.core, 50);
    for (let i = 0; i < 600; i++) {
      const caller = await service.authenticate(`Bearer ${apiKey}`);
      await service.rateLimit(caller);
    }
    const response = await get(fetch, "/api/v1/points/balance", apiKey);
    // The embedded store counts per process; Redis counts for all hosts together.
    const counted =
      two.core.rates !== host.core.rates
        ? await get(other, "/api/v1/points/balance", apiKey)
        : response;
    for (const refused of [response, counted]) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeWithin(1, 61);
      expect(refused.headers.get("ratelimit-policy")).toBe('"default";q=600;w=60');
      expect(refused.headers.get("ratelimit")).toMatch(/^"default";r=0;t=\d+$/);
      expect(await refused.clone().json()).toMatchObject({ code: "rate_limited" });
    }
    const spare = await service.createApiKey(userId, { name: "spare" });
    expect((await get(fetch, "/api/v1/points/balance", spare.apiKey)).status).toBe(200);
    expect(await countPostings(host.core, accountId)).toBe(0);
  }, 30_000);

  test("61. one character changed is 401 without a database query", async () => {
    const { apiKey } = await makeUser(host.core, 0);
    const asked: string[] = [];
    const database = {
      ...host.core.database,
      rows: (text: string) => Promise.reject(new Error(`asked ${asked.push(text)}`)),
    } as typeof host.core.database;
    const blind = await buildWallet(
      { ...host, core: { ...host.core, database } },
      { workers: false },
    ).catch(() => null);
    const target = blind?.service ?? service;
    const changed = apiKey.slice(0, -1) + (apiKey.endsWith("0") ? "1" : "0");
    await expect(target.authenticate(`Bearer ${changed}`)).rejects.toThrow("malformed");
    expect(asked.filter((text) => text.includes("api_keys"))).toEqual([]);
  });

  test("balance is told to an owner by key and by cookie, and to a partner with the scope", async () => {
    const user = await makeUser(host.core, 100);
    const partner = await makePartner(host.core);
    const hold = await service.hold({ caller: user.caller, points: 30, reference: "a" });
    const expected = { userId: user.userId, balance: 100, held: 30, available: 70 };
    const path = "/api/v1/points/balance";
    const { access_token } = await connect(fetch, host.core, partner, user, "balance");
    for (const response of [
      await get(fetch, path, user.apiKey),
      await get(fetch, path, access_token),
      await fetch(path, { headers: { cookie: await signIn(host.core, user) } }),
    ]) {
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toEqual(expected);
    }
    const blind = await connect(fetch, host.core, partner, user, "deduct");
    const refused = await get(fetch, path, blind.access_token);
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
      403,
      'Bearer realm="wallet", error="insufficient_scope", scope="balance"',
    ]);
    await service.release(hold);
  });

  test("transactions come newest first, page by page, and only to their owner", async () => {
    const user = await makeUser(host.core, 100);
    const partner = await makePartner(host.core);
    const { access_token } = await connect(fetch, host.core, partner, user);
    for (let i = 1; i <= 5; i++)
      await deduct(fetch, access_token, { amount: i, description: `d${i}` });
    await service.charge({ caller: user.caller, points: 7, reference: "bazi.chart" });
    await give(host.core, user.userId, 3);
    const seen: { points: number; reference: string | null }[] = [];
    let cursor: string | null = "";
    for (let pages = 0; cursor !== null && pages < 10; pages++) {
      const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const response = await get(fetch, `/api/v1/points/transactions?limit=3${query}`, user.apiKey);
      expect(response.status).toBe(200);
      const page = (await response.json()) as {
        transactions: typeof seen;
        nextCursor: string | null;
      };
      expect(page.transactions.length).toBeLessThanOrEqual(3);
      seen.push(...page.transactions);
      cursor = page.nextCursor;
    }
    expect(seen.map((transaction) => transaction.points)).toEqual([3, -7, -5, -4, -3, -2, -1, 100]);
    expect(seen[1]).toMatchObject({
      reference: "bazi.chart",
      apiKeyId: user.apiKeyId,
      partnerId: null,
    });
    const refused = await get(fetch, "/api/v1/points/transactions", access_token);
    expect(refused.status).toBe(403);
  });

  test.each(["limit=0", "limit=101", "limit=x", "limit=1&limit=2", "cursor=nonsense", "cursor="])(
    "transactions?%s is 400",
    async (query) => {
      const { apiKey } = await makeUser(host.core, 0);
      const response = await get(fetch, `/api/v1/points/transactions?${query}`, apiKey);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "invalid_request", success: false });
    },
  );
});

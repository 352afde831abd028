/** 4. With a PostgreSQL that hangs, every answer of a whole host comes within 6 s. */
import { describe, expect, test } from "bun:test";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { createApiKey } from "../../src/wallet/keys/mod.ts";
import { openStores } from "../../src/wallet/stores.ts";
import { createDatabase } from "../wallet/support/database.ts";
import { makeUser } from "../wallet/support/people.ts";
import { hasServers } from "../wallet/support/stores.ts";
import { openFrozenProxy } from "./frozen_proxy.ts";
import { loadFixtures, query } from "./support.ts";

const WITHIN_MS = 6000;

describe.skipIf(!hasServers)("4. a PostgreSQL that hangs", () => {
  test("leaves no request without an answer, and the host is not ready until it is back", async () => {
    const database = await createDatabase("frozen");
    const proxy = await openFrozenProxy(database.url);
    const stores = await openStores({ databaseUrl: proxy.url });
    const wallet = await buildWallet(stores, { workers: false });
    const { database: db, random } = stores.core;
    const { userId } = await makeUser(stores.core, 1000);
    const { apiKey } = await createApiKey(db, random, userId, { name: "a key" });
    const registry = await loadFixtures();
    const host = createHost({ registry, wallet, narrator: null, clock: Date, log: SILENT });

    const token = { authorization: `Bearer ${apiKey}` };
    const get = (path: string) => new Request(`http://localhost${path}`, { headers: token });
    const requests = () => [
      get("/healthz"),
      get("/readyz"),
      get("/api/v1/systems"),
      get("/api/v1/stats/ping"),
      get("/wallet"),
      get("/api/oauth2/token/info"),
      query("sample.add", { a: 1, b: 2 }, token),
      query("sample.add", { a: 1, b: 3 }, { ...token, "idempotency-key": crypto.randomUUID() }),
      query("mix.all", { a: 1 }, token),
    ];
    const ask = () =>
      Promise.all(
        requests().map(async (request) => {
          const startedMs = performance.now();
          const response = await host.handle(request);
          await response.text();
          const { pathname } = new URL(request.url);
          return { pathname, status: response.status, ms: performance.now() - startedMs };
        }),
      );
    const statusOf = (answers: Awaited<ReturnType<typeof ask>>, path: string) =>
      answers.find(({ pathname }) => pathname === path)?.status;

    expect(statusOf(await ask(), "/readyz")).toBe(200);
    proxy.freeze();
    for (let round = 0; round < 2; round++) {
      const answers = await ask();
      expect(answers.filter(({ ms }) => ms > WITHIN_MS)).toEqual([]);
      expect(statusOf(answers, "/healthz")).toBe(200);
      expect(statusOf(answers, "/readyz")).toBe(503);
      expect(statusOf(answers, "/api/trpc/sample.add")).toBe(503);
    }
    proxy.thaw();
    for (let tries = 0; tries < 50 && !(await wallet.ready()).ok; tries++) await Bun.sleep(100);
    expect(statusOf(await ask(), "/readyz")).toBe(200);
    await wallet.close();
    proxy.stop();
    await database.drop();
  }, 60_000);
});

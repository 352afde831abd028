/**
 * Finding 4: statements of several hosts lock their rows in one order, whatever they do. Two hosts take
 * a mixed load on few accounts, some of them empty and many keys used again, while charges, holds and
 * credits move the same accounts; PostgreSQL counts not one deadlock.
 */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { setTimeout as sleep } from "node:timers/promises";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { sweep } from "../../src/wallet/ledger/mod.ts";
import { openStores } from "../../src/wallet/stores.ts";
import type { Stores } from "../../src/wallet/stores.ts";
import { claimDue, deliver } from "../../src/wallet/webhooks/delivery.ts";
import { createEndpoint, sendTest, updateEndpoint } from "../../src/wallet/webhooks/mod.ts";
import { createDatabase } from "./support/database.ts";
import type { OwnDatabase } from "./support/database.ts";
import { connect, makePartner, openFetch } from "./support/oauth.ts";
import { expectSound, give, makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { hasServers } from "./support/stores.ts";

setDefaultTimeout(120_000);

const USERS = 40;
const EMPTY = 10;
const CONNECTIONS = 32;
const SECONDS = 8;

interface Host {
  readonly child: Bun.Subprocess;
  readonly port: number;
}

async function startHost(databaseUrl: string): Promise<Host> {
  const child = Bun.spawn(
    [process.execPath, new URL("support/host_process.ts", import.meta.url).pathname],
    { env: { ...process.env, TEST_DATABASE_URL: databaseUrl, TEST_SCHEMA: "public" } },
  );
  const { value } = await child.stdout.getReader().read();
  return { child, port: Number(new TextDecoder().decode(value)) };
}

describe.skipIf(!hasServers)("finding 4: deliveries that end their endpoint", () => {
  let database: OwnDatabase;
  let hosts: readonly Stores[];

  beforeAll(async () => {
    database = await createDatabase("endpoints");
    const env = { WEBHOOK_ALLOW_PRIVATE: "1", WALLET_KEY: Buffer.alloc(32, 7).toString("base64") };
    const options = { databaseUrl: database.url, redisUrl: process.env.TEST_REDIS_URL, env };
    hosts = [await openStores(options), await openStores(options)];
  });

  afterAll(async () => {
    await database?.drop();
  });

  test("five at once on two hosts, all refused with 410, give no deadlock", async () => {
    const [{ core }] = hosts as [Stores];
    const { partnerId } = await makePartner(core);
    const endpoint = await createEndpoint(core, partnerId, { url: "http://127.0.0.1:9/gone" });
    const gone = { ok: false, status: 410, error: "gone", ms: 1, retryAfter: null };
    for (let round = 0; round < 60; round++) {
      await updateEndpoint(core, partnerId, endpoint.id, { enabled: true });
      for (let i = 0; i < 5; i++) await sendTest(core, partnerId, endpoint.id);
      const claimed = await claimDue(core, 5);
      expect(claimed).toHaveLength(5);
      await Promise.all(
        claimed.map((one, i) => deliver(hosts[i % 2]!.core, async () => gone, one)),
      );
      const waiting = await core.database.rows(
        "SELECT id FROM webhook_deliveries WHERE status = 'pending'",
      );
      expect([round, waiting]).toEqual([round, []]);
    }
    for (const { closeStores } of hosts) await closeStores();
    await sleep(1500);
    expect(await database.readDeadlocks()).toBe(0);
  });
});

describe.skipIf(!hasServers)("finding 4: a mixed load on two hosts", () => {
  let database: OwnDatabase;
  let stores: Stores;
  let hosts: readonly Host[];
  let users: readonly TestUser[];
  let tokens: readonly string[];

  beforeAll(async () => {
    database = await createDatabase("deadlocks");
    stores = await openStores({ databaseUrl: database.url, redisUrl: process.env.TEST_REDIS_URL });
    const fetch = await openFetch({ ...stores, schema: "public" });
    const partners = [await makePartner(stores.core), await makePartner(stores.core)];
    const made: { user: TestUser; tokens: string[] }[] = [];
    for (let i = 0; i < USERS; i++) {
      const user = await makeUser(stores.core, i < EMPTY ? 0 : 1_000_000);
      const pairs = [];
      for (const partner of partners) {
        pairs.push((await connect(fetch, stores.core, partner, user)).access_token);
      }
      made.push({ user, tokens: pairs });
    }
    users = made.map(({ user }) => user);
    tokens = made.flatMap((one) => one.tokens);
    hosts = [await startHost(database.url), await startHost(database.url)];
  });

  afterAll(async () => {
    for (const { child } of hosts ?? []) child.kill("SIGKILL");
    await stores?.closeStores();
    await database?.drop();
  });

  const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

  /** Deducts over HTTP; one key in four has been used, sometimes for another amount. */
  async function deductUntil(endsAt: number, port: number, counts: Map<number, number>) {
    const used: { readonly token: string; readonly key: string }[] = [];
    for (let n = 0; performance.now() < endsAt; n++) {
      const again = n % 4 === 3;
      const { token, key } = again ? pick(used) : { token: pick(tokens), key: crypto.randomUUID() };
      if (!again) used.push({ token, key });
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/points/deduct`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({
          amount: n % 8 === 7 ? 2 : 1,
          description: "mixed",
          idempotencyKey: key,
        }),
      });
      await response.text();
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
    }
  }

  /** What else moves points: charges, holds that end either way, credits, the sweeper. */
  async function moveUntil(endsAt: number) {
    const { service } = await buildWallet(stores, { workers: false });
    const funded = users.slice(EMPTY);
    while (performance.now() < endsAt) {
      const { caller, userId } = pick(funded);
      const others = Array.from({ length: 8 }, () =>
        service.charge({ caller: pick(funded).caller, points: 1, reference: "mixed" }),
      );
      const hold = await service.hold({ caller, points: 3, reference: "mixed" });
      await (Math.random() < 0.5 ? service.capture(hold, 2) : service.release(hold));
      await give(stores.core, userId, 1);
      await sweep(stores.core.database);
      await Promise.all(others);
    }
  }

  test("gives no 5xx, no deadlock and a sound ledger", async () => {
    const counts = new Map<number, number>();
    const endsAt = performance.now() + SECONDS * 1000;
    await Promise.all([
      ...hosts.flatMap(({ port }) =>
        Array.from({ length: CONNECTIONS }, () => deductUntil(endsAt, port, counts)),
      ),
      moveUntil(endsAt),
      moveUntil(endsAt),
    ]);
    console.log(`mixed load: ${JSON.stringify(Object.fromEntries(counts))} in ${SECONDS} s`);
    expect([...counts.keys()].sort()).toEqual([200, 402, 422]);
    await expectSound(stores.core);
    for (const { child } of hosts) {
      child.kill("SIGKILL");
      await child.exited;
    }
    await stores.closeStores();
    // Backends report what they counted when they end.
    await sleep(1500);
    expect(await database.readDeadlocks()).toBe(0);
  });
});

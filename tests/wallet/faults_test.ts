/** What breaks, breaks nothing: hosts that die, stores that stop, connections that are cut, answers that are lost. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { connect as connectTcp, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { createDeductions } from "../../src/wallet/ledger/mod.ts";
import type { WalletService } from "../../src/wallet/mod.ts";
import { countPostings, expectSound, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import {
  connect,
  deduct,
  makePartner,
  openFetch,
  postJson,
  refreshGrant,
} from "./support/oauth.ts";
import type { Fetch, TestPartner } from "./support/oauth.ts";
import { onServers } from "./support/stores.ts";
import type { Host, OpenHosts } from "./support/stores.ts";

type Counts = Record<string, number>;

function countStatuses(statuses: readonly number[]): Counts {
  const counts: Counts = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const startedAt = performance.now();
  return { result: await work, ms: performance.now() - startedAt };
}

/** Starts a child that prints its port. */
async function startHost(schema: string): Promise<{ child: Bun.Subprocess; fetch: Fetch }> {
  const child = Bun.spawn(
    [process.execPath, new URL("support/host_process.ts", import.meta.url).pathname],
    {
      env: { ...process.env, TEST_SCHEMA: schema },
      stdout: "pipe",
    },
  );
  const { value } = await child.stdout.getReader().read();
  const port = Number(new TextDecoder().decode(value));
  return { child, fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init) };
}

onServers("faults", (open) => {
  let host: Host;
  let here: Fetch;
  let service: WalletService;
  let partner: TestPartner;
  let user: TestUser;
  let token: string;

  beforeAll(async () => {
    host = await open({ env: { RATE_TOKEN: "0" } });
    here = await openFetch(host);
    service = (await buildWallet(host, { workers: false })).service;
    partner = await makePartner(host.core);
  });

  beforeEach(async () => {
    user = await makeUser(host.core, 1000);
    token = (await connect(here, host.core, partner, user)).access_token;
  });

  describe("a host killed with kill -9 between commit and answer", () => {
    test.each([20, 60, 120])(
      "loses and doubles nothing (after %d ms)",
      async (ms) => {
        const { child, fetch } = await startHost(host.schema);
        await deduct(fetch, token, { idempotencyKey: "warm-up" });
        const keys = Array.from({ length: 150 }, (_, i) => `kill-${ms}-${i}`);
        const attempts = keys.map(async (idempotencyKey) => {
          try {
            const response = await deduct(fetch, token, { amount: 2, idempotencyKey });
            return response.status === 200 ? await response.text() : null;
          } catch {
            return null;
          }
        });
        setTimeout(() => child.kill("SIGKILL"), ms);
        const acknowledged = await Promise.all(attempts);
        await child.exited;

        const retried = await Promise.all(
          keys.map(async (idempotencyKey) =>
            (await deduct(here, token, { amount: 2, idempotencyKey })).text(),
          ),
        );
        acknowledged.forEach((body, i) => {
          if (body !== null) expect(retried[i]).toBe(body);
        });
        expect(await readAccount(host.core, user.accountId)).toEqual({
          balance: 1000 - 1 - 300,
          held: 0,
        });
        expect(await countPostings(host.core, user.accountId)).toBe(151);
        await expectSound(host.core);
      },
      30_000,
    );
  });

  describe("PostgreSQL connections terminated under load", () => {
    test("loses and doubles nothing; every refusal is a 503 that may be retried", async () => {
      const databaseUrl = new URL(process.env.TEST_DATABASE_URL!);
      databaseUrl.searchParams.set("application_name", `victim ${host.schema}`);
      const victim = await open({ databaseUrl: databaseUrl.href, env: { RATE_TOKEN: "0" } }, host);
      const fetch = await openFetch(victim);
      const keys = Array.from({ length: 200 }, (_, i) => `cut-${i}`);
      const cut = async () => {
        for (let i = 0; i < 4; i++) {
          await Bun.sleep(10);
          await host.core.database.rows(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE application_name = $1 AND pid <> pg_backend_pid()`,
            [`victim ${host.schema}`],
          );
        }
      };
      const attempts = Promise.all(
        keys.map(async (idempotencyKey, i) => {
          await Bun.sleep(i / 4);
          return (await deduct(fetch, token, { idempotencyKey })).status;
        }),
      );
      await cut();
      const first = countStatuses(await attempts);
      expect(Object.keys(first).filter((status) => status !== "200" && status !== "503")).toEqual(
        [],
      );
      const second = await Promise.all(
        keys.map(async (idempotencyKey) => (await deduct(fetch, token, { idempotencyKey })).status),
      );
      expect(countStatuses(second)).toEqual({ 200: 200 });
      expect(await readAccount(host.core, user.accountId)).toEqual({ balance: 800, held: 0 });
      await expectSound(host.core);
    }, 30_000);
  });

  describe("an answer of PostgreSQL that is lost", () => {
    test("after the commit: the same key finds the charge", async () => {
      const proxy = await startProxy(process.env.TEST_DATABASE_URL!);
      const victim = await open({ databaseUrl: proxy.url, env: { RATE_TOKEN: "0" } }, host);
      const { deduct: charge } = createDeductions(victim.core);
      const { hashSecret } = await import("../../src/wallet/secrets/mod.ts");
      const deduction = {
        tokenHash: hashSecret(token),
        amount: 5,
        key: "lost",
        requestHash: new Uint8Array(32),
        description: "a",
      };
      await charge({ ...deduction, key: "warm-up" });
      proxy.dropAnswers();
      const { result, ms } = await timed(
        charge(deduction).then((outcome) => outcome.status, String),
      );
      expect(["ok", "replay"].includes(result) || result.includes("Cannot reach the ledger")).toBe(
        true,
      );
      expect(ms).toBeLessThan(15_000);
      proxy.restore();
      expect((await charge(deduction)).status).toBe("replay");
      expect(await readAccount(host.core, user.accountId)).toEqual({ balance: 990, held: 0 });
      await expectSound(host.core);
      proxy.stop();
    }, 40_000);
  });

  describe("PostgreSQL that cannot be reached", () => {
    test("is a 503 with Retry-After, not ready, and back again afterwards", async () => {
      const proxy = await startProxy(process.env.TEST_DATABASE_URL!);
      const stores = await open({ databaseUrl: proxy.url, env: { RATE_TOKEN: "0" } }, host);
      const wallet = await buildWallet(stores, { workers: false });
      const fetch: Fetch = (path, init) =>
        wallet.routes.handle(new Request(`http://localhost${path}`, init));
      expect((await deduct(fetch, token)).status).toBe(200);
      proxy.refuse();
      // Together, since each of them tries for seconds before it gives up.
      const [response, ready, info, refresh] = await Promise.all([
        deduct(fetch, token, { idempotencyKey: "away" }),
        wallet.ready(),
        fetch("/api/oauth2/token/info", { headers: { authorization: `Bearer ${token}` } }),
        postJson(fetch, "/api/oauth2/token", refreshGrant(partner, "at_ort_x")),
      ]);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
      expect(await response.json()).toMatchObject({ code: "unavailable", success: false });
      expect(ready.ok).toBe(false);
      expect(info.status).toBe(503);
      expect(refresh.status).toBe(503);
      expect(await refresh.json()).toMatchObject({ error: "temporarily_unavailable" });
      proxy.restore();
      expect((await deduct(fetch, token, { idempotencyKey: "away" })).status).toBe(200);
      expect((await wallet.ready()).ok).toBe(true);
      proxy.stop();
    }, 40_000);
  });

  describe("a row that another transaction holds", () => {
    test("is a 503 after a bounded wait, and neighbours are served meanwhile", async () => {
      const other = await makeUser(host.core, 10);
      const { access_token } = await connect(here, host.core, partner, other);
      const { promise: release, resolve: letGo } = Promise.withResolvers<void>();
      const blocked = host.core.database.transaction(async (tx) => {
        await tx.rows("SELECT id FROM accounts WHERE id = $1 FOR UPDATE", [user.accountId]);
        await release;
      });
      await Bun.sleep(50);
      const stuck = timed(deduct(here, token, { idempotencyKey: "stuck" }));
      const { result: served } = await timed(deduct(here, access_token));
      expect(served.status).toBe(200);
      const { result, ms } = await stuck;
      expect(result.status).toBe(503);
      expect(ms).toBeLessThan(9000);
      letGo();
      await blocked;
      expect((await deduct(here, token, { idempotencyKey: "stuck" })).status).toBe(200);
    }, 30_000);
  });
});

describe.skipIf(!Bun.which("redis-server") || !process.env.TEST_DATABASE_URL)(
  "Redis of its own (needs redis-server and TEST_DATABASE_URL)",
  () => {
    onServers("redis faults", (open: OpenHosts) => {
      let redis: Bun.Subprocess;
      let hosts: Host[];
      let services: WalletService[];
      let doors: Fetch[];
      let folder: string;
      /** No port, which another could have. */
      let socket: string;

      const startRedis = async () => {
        redis = Bun.spawn(
          ["redis-server", "--port", "0", "--unixsocket", socket, "--save", "", "--dir", folder],
          {
            stdout: "ignore",
          },
        );
        await Bun.sleep(300);
      };

      beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), "auspex-redis-"));
        socket = join(folder, "socket");
        await startRedis();
        const options = { redisUrl: socket, env: { RATE_TOKEN: "1000000" } };
        const first = await open(options);
        hosts = [first, await open(options, first)];
        services = [];
        doors = [];
        for (const host of hosts) {
          services.push((await buildWallet(host, { workers: false })).service);
          doors.push(await openFetch(host));
        }
        await Bun.sleep(200);
      });
      afterAll(() => {
        redis.kill("SIGKILL");
        rmSync(folder, { recursive: true });
      });

      /** Holds, charges and refreshes on two hosts; all must be right and none may take long. */
      async function exercise(longestMs: number): Promise<void> {
        const core = hosts[0]!.core;
        const partner = await makePartner(core);
        const user = await makeUser(core, 100);
        const pair = await connect(doors[0]!, core, partner, user);
        const { result, ms } = await timed(
          Promise.allSettled(
            Array.from({ length: 60 }, async (_, i) => {
              const service = services[i % 2]!;
              if (i % 3 === 0)
                return service.charge({ caller: user.caller, points: 5, reference: "a" });
              const hold = await service.hold({ caller: user.caller, points: 5, reference: "a" });
              return service.capture(hold, 5);
            }),
          ),
        );
        expect(result.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(20);
        expect(ms).toBeLessThan(longestMs);
        expect(await readAccount(core, user.accountId)).toEqual({ balance: 0, held: 0 });
        const refreshes = await timed(
          Promise.all(
            Array.from({ length: 12 }, (_, i) =>
              postJson(
                doors[i % 2]!,
                "/api/oauth2/token",
                refreshGrant(partner, pair.refresh_token),
              ),
            ),
          ),
        );
        expect(refreshes.result.filter((response) => response.status === 200)).toHaveLength(1);
        expect(refreshes.ms).toBeLessThan(longestMs);
        await expectSound(core);
      }

      test("running: everything holds", () => exercise(10_000), 30_000);

      test("stopped with SIGSTOP: everything holds, waits are bounded, and it is used again after SIGCONT", async () => {
        redis.kill("SIGSTOP");
        await exercise(10_000);
        redis.kill("SIGCONT");
        await Bun.sleep(1500);
        await exercise(10_000);
      }, 60_000);

      test("a lock lost in mid-flight: everything holds", async () => {
        const thief = setInterval(() => {
          Bun.spawnSync(["redis-cli", "-s", socket, "flushall"]);
        }, 15);
        await exercise(15_000).finally(() => clearInterval(thief));
      }, 60_000);

      test("gone: everything holds", async () => {
        redis.kill("SIGKILL");
        await redis.exited;
        await exercise(10_000);
        await startRedis();
      }, 60_000);
    });
  },
);

interface Proxy {
  readonly url: string;
  /** From now on what the server says is swallowed and the connection cut. */
  dropAnswers(): void;
  /** From now on connections are cut at once. */
  refuse(): void;
  restore(): void;
  stop(): void;
}

/** A TCP proxy before PostgreSQL that can misbehave. */
async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let mode: "pass" | "drop" | "refuse" = "pass";
  const server = createServer((near) => {
    if (mode === "refuse") return void near.destroy();
    const far = connectTcp(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (chunk) => void far.write(chunk));
    far.on("data", (chunk) => {
      if (mode === "drop") setTimeout(() => near.destroy(), 5);
      else near.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    dropAnswers: () => void (mode = "drop"),
    refuse() {
      mode = "refuse";
      sockets.forEach((socket) => socket.destroy());
    },
    restore: () => void (mode = "pass"),
    stop: () => void server.close(),
  };
}

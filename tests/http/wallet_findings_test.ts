/** Finding 10 of the wallet's attacker, the host's part: logs, headers, and bodies that never end. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect } from "node:net";
import { createHost, createLog, SILENT } from "../../src/host/mod.ts";
import type { Listening } from "../../src/host/listen.ts";
import { createWallet } from "../../src/wallet/mod.ts";
import type { Wallet } from "../../src/wallet/mod.ts";
import { migratedSnapshot } from "../wallet/support/snapshot.ts";
import { createFakeWallet } from "./fake_wallet.ts";
import { loadFixtures } from "./support.ts";

const SECRET = "at_live_4bcdefghijkLMNOPQRSTUVWXyz0123456789abcd";

describe("finding 10: the log", () => {
  test.each([
    ["an unknown name of a procedure", `/api/trpc/${SECRET}`, {}],
    ["unknown names in a batch", `/api/trpc/sample.free,${SECRET}?batch=1`, {}],
    ["a key as the id of a request", "/api/trpc/sample.free", { "x-request-id": SECRET }],
    [
      "a token as the id of a request",
      "/",
      { "x-request-id": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.x" },
    ],
    ["a path that is not there", `/wallet/keys/${SECRET}`, {}],
    ["a query", `/?key=${SECRET}`, {}],
  ])("keeps nothing of %s", async (_, path, headers) => {
    let lines = "";
    const log = createLog((text) => void (lines += text));
    const registry = await loadFixtures();
    const { service } = createFakeWallet(100);
    const host = createHost({ registry, wallet: { service }, narrator: null, clock: Date, log });
    const request = new Request(`http://localhost${path}`, { headers: headers as HeadersInit });
    const response = await host.handle(request);
    log.flush();
    expect(lines).toContain('"message":"request"');
    expect(lines).not.toContain(SECRET);
    expect(lines).not.toContain("eyJ");
    expect(response.headers.get("x-request-id")).toMatch(/^rq-/);
  });
});

describe("finding 10: headers", () => {
  const open = async (production: boolean) =>
    createHost({
      registry: await loadFixtures(),
      wallet: null,
      narrator: null,
      clock: Date,
      log: SILENT,
      config: { production },
    });

  test("/docs/viewer runs its own script alone, is framed by nobody and tells nobody where it was", async () => {
    const page = await (await open(false)).handle(new Request("http://localhost/docs/viewer"));
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    // What the policy forbids is not there: no script with a text of its own.
    const markup = (await page.text()).replaceAll(/'[^']*'/g, "''");
    expect(markup).not.toMatch(/<script[^>]*>\s*[^<\s]/);
  });

  test("in production every page says that it is https alone; in development none does", async () => {
    for (const [production, said] of [
      [true, "max-age=31536000"],
      [false, null],
    ] as const) {
      const host = await open(production);
      for (const path of ["/", "/docs", "/nowhere", "/api/v1/systems"]) {
        const { headers } = await host.handle(new Request(`http://localhost${path}`));
        expect([path, headers.get("strict-transport-security")]).toEqual([path, said]);
      }
    }
  });
});

describe("finding 10: a body of a byte now and then", () => {
  let wallet: Wallet;
  let at: Listening;

  beforeAll(async () => {
    wallet = await createWallet({ dataDir: "memory:", snapshot: await migratedSnapshot() });
    const registry = await loadFixtures();
    at = createHost({ registry, wallet, narrator: null, clock: Date, log: SILENT }).listen({
      host: "127.0.0.1",
      port: 0,
    });
  }, 60_000);

  afterAll(async () => {
    await at.stop();
    await wallet.close();
  });

  /** Sends a byte every half second. @returns the status, and when the connection was closed */
  function drip(path: string): Promise<{ readonly status: number; readonly ms: number }> {
    const startedAt = performance.now();
    const { promise, resolve } = Promise.withResolvers<{ status: number; ms: number }>();
    const socket = connect(Number(new URL(at.url).port), "127.0.0.1");
    let said = "";
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
    );
    const timer = setInterval(() => socket.write("a"), 500);
    socket.on("data", (bytes) => (said += bytes.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      resolve({ status: Number(said.slice(9, 12)), ms: performance.now() - startedAt });
    });
    return promise;
  }

  test("is answered 408 and cut off within 12 s, on every kind of route", async () => {
    const paths = [
      "/api/trpc/sample.free",
      "/api/oauth2/token",
      "/api/oauth2/authorize",
      "/api/v1/points/deduct",
    ];
    const ends = await Promise.all(paths.map(drip));
    expect(ends.map(({ status }, i) => [paths[i], status])).toEqual(
      paths.map((path) => [path, 408]),
    );
    expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(14_000);
  }, 30_000);

  test("is not waited for where it would not be read: the answer ends the connection", async () => {
    const paths = {
      "/api/v1/keys": 401,
      "/api/v1/stripe/events": 503,
      "/nowhere": 404,
      "/api/v1/systems": 405,
    };
    const ends = await Promise.all(Object.keys(paths).map(drip));
    expect(ends.map(({ status }) => status)).toEqual(Object.values(paths));
    expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(5000);
  }, 30_000);
});

/**
 * Finding 10: every step of a statement and of a transaction has a limit of our own. The limits of the server
 * are none when the server hangs; a proxy that stops passing bytes on stands for that.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect, createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { openPostgres } from "../../src/wallet/db/mod.ts";
import type { Database } from "../../src/wallet/db/mod.ts";
import { hasServers } from "./support/stores.ts";

const WITHIN_MS = 6000;
const TABLE = `deadlines_${process.pid}`;

describe.skipIf(!hasServers)("finding 10: a database that hangs", () => {
  let server: Server;
  let database: Database;
  let direct: Database;
  let frozen = false;
  const held: (() => void)[] = [];

  /** Bytes either way wait while the server is frozen. */
  function pass(from: Socket, to: Socket): void {
    from.on("data", (chunk) => {
      const send = () => void to.write(chunk);
      if (frozen) held.push(send);
      else send();
    });
    from.on("error", () => {});
    from.on("close", () => to.destroy());
  }

  function thaw(): void {
    frozen = false;
    for (const send of held.splice(0)) send();
  }

  beforeAll(async () => {
    const target = new URL(process.env.TEST_DATABASE_URL!);
    server = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname);
      pass(near, far);
      pass(far, near);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const through = new URL(target);
    through.port = String((server.address() as AddressInfo).port);
    const options = { schema: "pg_catalog", connections: 4 };
    database = openPostgres({ url: through.href, ...options });
    direct = openPostgres({ url: target.href, ...options });
    await direct.script(`CREATE SCHEMA ${TABLE}; CREATE TABLE ${TABLE}.notes(text text)`);
    await Promise.all(Array.from({ length: 4 }, () => database.rows("SELECT 1")));
  });

  afterAll(async () => {
    thaw();
    await direct.script(`DROP SCHEMA ${TABLE} CASCADE`);
    await direct.close();
    await database.close();
    server.close();
  });

  const readNotes = async () =>
    (await direct.rows<{ text: string }>(`SELECT text FROM ${TABLE}.notes`)).map(
      ({ text }) => text,
    );

  async function timed(work: Promise<unknown>): Promise<{ end: string; ms: number }> {
    const startedAt = performance.now();
    const end = await work.then(
      () => "answered",
      (cause: { code?: string }) => cause.code ?? String(cause),
    );
    return { end, ms: performance.now() - startedAt };
  }

  test("a transaction that hangs in its middle is told so in time, and leaves nothing behind", async () => {
    const work = database.transaction(async (tx) => {
      await tx.rows(`INSERT INTO ${TABLE}.notes VALUES('middle')`);
      frozen = true;
      await tx.rows("SELECT 1");
    });
    const { end, ms } = await timed(work);
    expect(end).toBe("ERR_WALLET_NO_ANSWER");
    expect(ms).toBeLessThan(WITHIN_MS);
    thaw();
    expect(await timed(database.rows("SELECT 1"))).toMatchObject({ end: "answered" });
    expect(await readNotes()).not.toContain("middle");
  }, 30_000);

  test("one that hangs at its commit is told so in time", async () => {
    const work = database.transaction(async (tx) => {
      await tx.rows("SELECT 1");
      frozen = true;
    });
    const { end, ms } = await timed(work);
    expect(end).toBe("ERR_WALLET_NO_ANSWER");
    expect(ms).toBeLessThan(WITHIN_MS);
    thaw();
    expect(await timed(database.rows("SELECT 1"))).toMatchObject({ end: "answered" });
  }, 30_000);

  test("one that gets no connection in time never runs, not even later", async () => {
    frozen = true;
    let ran = false;
    const work = database.transaction(async (tx) => {
      ran = true;
      await tx.rows(`INSERT INTO ${TABLE}.notes VALUES('late')`);
    });
    const { end, ms } = await timed(work);
    expect(end).toBe("ERR_WALLET_NO_ANSWER");
    expect(ms).toBeLessThan(WITHIN_MS);
    thaw();
    expect(await timed(database.rows("SELECT 1"))).toMatchObject({ end: "answered" });
    expect(ran).toBe(false);
    expect(await readNotes()).not.toContain("late");
  }, 30_000);

  test("after one without an answer the next wait less, so that a request of several is answered in time", async () => {
    frozen = true;
    const startedAt = performance.now();
    for (let i = 0; i < 3; i++) {
      expect((await timed(database.rows("SELECT 1"))).end).toBe("ERR_WALLET_NO_ANSWER");
    }
    expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS);
    thaw();
    expect(await timed(database.rows("SELECT 1"))).toMatchObject({ end: "answered" });
  }, 30_000);

  test("a patient transaction has no limit: neither ours nor the server's", async () => {
    const { end, ms } = await timed(
      direct.transaction((tx) => tx.rows("SELECT pg_sleep(4.2)"), true),
    );
    expect(end).toBe("answered");
    expect(ms).toBeGreaterThan(4100);
    const short = await timed(direct.transaction((tx) => tx.rows("SELECT pg_sleep(4.2)")));
    expect(short.end).not.toBe("answered");
  }, 30_000);
});

/** What is kept can be brought back, with a ledger that is sound; and what is not whole is refused. */
import { afterAll, describe, expect, test } from "bun:test";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SQL } from "bun";
import { createWallet, type Wallet } from "../../src/wallet/mod.ts";
import { temporary } from "../build/program.ts";
import { layMigratedFolder } from "../wallet/support/snapshot.ts";

const ROOT = join(import.meta.dir, "../..");
const SERVER = process.env["TEST_DATABASE_URL"];
const room = temporary();
afterAll(() => rmSync(room, { recursive: true, force: true }));

async function run(command: string, args: readonly string[], env: Record<string, string>) {
  const child = Bun.spawn([process.execPath, join(ROOT, "src/wallet", `${command}.ts`), ...args], {
    cwd: room,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all(
    [child.stdout, child.stderr].map((one) => new Response(one).text()),
  );
  return { code: await child.exited, out: out!, err: err! };
}

/** A user with points, some of them spent. @returns how many are left */
async function fill({ service, demo }: Wallet): Promise<number> {
  const caller = await service.authenticate(`Bearer ${demo!.apiKey}`);
  const charge = await service.charge({ caller, points: 15, reference: "bazi.chart" });
  return charge.newBalance;
}

describe("the embedded store", () => {
  const data = join(room, "data");
  const file = join(room, "kept.backup");
  let key = "";

  test("is kept with its key, brought back elsewhere, and has the points it had", async () => {
    mkdirSync(data);
    await layMigratedFolder(data);
    const wallet = await createWallet({ dataDir: join(data, "wallet") });
    key = wallet.demo!.apiKey;
    expect(await fill(wallet)).toBe(985);
    const early = await run("backup", [file], { DATA_DIR: data });
    expect([early.code, early.err]).toEqual([1, expect.stringContaining("Stop it")]);
    await wallet.close();

    const kept = await run("backup", [file], { DATA_DIR: data });
    expect([kept.code, kept.out]).toEqual([
      0,
      expect.stringMatching(/1 users, \d+ postings, .*: sound/),
    ]);
    const other = join(room, "other");
    const back = await run("restore", [file], { DATA_DIR: other });
    expect([back.code, back.out]).toEqual([0, expect.stringContaining(": sound")]);
    const again = await createWallet({ dataDir: join(other, "wallet") });
    const caller = await again.service.authenticate(`Bearer ${key}`);
    expect((await again.service.balance(caller)).balance).toBe(985);
    await again.close();
    expect(readFileSync(join(other, "wallet/wallet.key"), "utf8")).toBe(
      readFileSync(join(data, "wallet/wallet.key"), "utf8"),
    );
  }, 90_000);

  test("is not written over, nor made from half a file", async () => {
    const over = await run("restore", [file], { DATA_DIR: data });
    expect([over.code, over.err]).toEqual([1, expect.stringContaining("is not empty")]);
    const half = join(room, "half.backup");
    const bytes = readFileSync(file);
    writeFileSync(half, bytes.subarray(0, bytes.length / 2));
    const torn = await run("restore", [half], { DATA_DIR: join(room, "third") });
    expect([torn.code, torn.err]).toEqual([1, expect.stringContaining("damaged")]);
    const none = await run("backup", [file], { DATA_DIR: join(room, "nowhere") });
    expect([none.code, none.err]).toEqual([1, expect.stringContaining("holds no store")]);
  }, 60_000);
});

describe.skipIf(SERVER === undefined)("PostgreSQL", () => {
  test("is kept while hosts serve, and brought back into a database that is empty", async () => {
    const names = ["from", "to"].map(
      (what) => `w_backup_${what}_${crypto.randomUUID().slice(0, 8)}`,
    );
    const [from, to] = names.map(
      (name) => Object.assign(new URL(SERVER!), { pathname: `/${name}` }).href,
    );
    const server = new SQL(SERVER!, { max: 1 });
    for (const name of names) await server.unsafe(`CREATE DATABASE ${name}`);
    const env = { WALLET_KEY: Buffer.alloc(32, 1).toString("base64") };
    const file = join(room, "server.backup");
    try {
      const wallet = await createWallet({ databaseUrl: from!, env, workers: false });
      const sql = new SQL(from!, { max: 1 });
      await sql`SELECT wallet_create_user(NULL, 'Ada')`;
      await sql.close();
      const kept = await run("backup", [file], { DATABASE_URL: from! });
      await wallet.close();
      expect([kept.code, kept.err, kept.out]).toEqual([
        0,
        "",
        expect.stringContaining("1 users, 0 postings"),
      ]);
      const back = await run("restore", [file], { DATABASE_URL: to! });
      expect([back.code, back.err, back.out]).toEqual([
        0,
        "",
        expect.stringContaining("1 users, 0 postings, 0 points: sound"),
      ]);
      const twice = await run("restore", [file], { DATABASE_URL: to! });
      expect([twice.code, twice.err]).toEqual([1, expect.stringContaining("holds tables already")]);
      const upgraded = await createWallet({ databaseUrl: to!, env, workers: false });
      expect((await upgraded.ready()).ok).toBe(true);
      await upgraded.close();
    } finally {
      for (const name of names) await server.unsafe(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await server.close();
    }
  }, 90_000);
});

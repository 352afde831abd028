/** The operator's check on PostgreSQL: another driver, read-only, and it finds what is wrong. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { openObserver } from "../../src/wallet/db/observer.ts";
import { makeUser } from "./support/people.ts";
import { onServers } from "./support/stores.ts";

const ROOT = join(import.meta.dir, "../..");

onServers("wallet:check", (open) => {
  async function check(schema: string) {
    const child = Bun.spawn([process.execPath, "src/wallet/check.ts"], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL, DATABASE_SCHEMA: schema },
      stdout: "pipe",
      stderr: "pipe",
    });
    const [out, err] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    return { code: await child.exited, out: out.trim(), err: err.trim() };
  }

  test("says sound, and names every fault that slipped past the rules", async () => {
    const { core, schema } = await open();
    const user = await makeUser(core, 100);
    expect(await check(schema)).toEqual({
      code: 0,
      out: "1 users, 1 postings, 100 points: sound",
      err: "",
    });
    await core.database.rows("UPDATE accounts SET balance = 101, held = 1 WHERE id = $1", [
      user.accountId,
    ]);
    const wrong = await check(schema);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toEndWith("NOT SOUND");
    expect(wrong.err.split("\n").sort()).toEqual([
      `account ${user.accountId}: balance 101, postings sum to 100`,
      `account ${user.accountId}: held 1, open holds sum to 0`,
    ]);
  });

  test("cannot write", async () => {
    const { schema } = await open();
    const observer = await openObserver(process.env.TEST_DATABASE_URL!, schema);
    const writing = observer.transaction((tx) => tx.rows("UPDATE accounts SET balance = 0"));
    await expect(writing).rejects.toThrow("read-only transaction");
    await observer.close();
  });

  test("accounts can be neither removed nor renumbered", async () => {
    const { core } = await open();
    const user = await makeUser(core, 100);
    for (const statement of [
      `DELETE FROM accounts WHERE id = ${user.accountId}`,
      `UPDATE accounts SET id = DEFAULT WHERE id = ${user.accountId}`,
      "TRUNCATE accounts CASCADE",
    ]) {
      await expect(core.database.rows(statement)).rejects.toThrow(/Cannot remove or renumber/);
    }
  });
});

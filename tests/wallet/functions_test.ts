/** The SQL functions of a migrated database are the texts in `db/functions/`, and nothing else. */
import { expect, test } from "bun:test";
import { digestFunctions, readFunctions } from "../../src/wallet/db/functions.ts";
import { readMigrations } from "../../src/wallet/db/migrate.ts";
import { onEveryStore } from "./support/stores.ts";

const functions = readFunctions();

/** The text between the dollar quotes. */
function bodyOf(sql: string): string {
  const parts = sql.split("$$");
  expect(parts).toHaveLength(3);
  return parts[1]!;
}

test("the newest migration names the digest of the functions: a changed function needs a migration of its own", () => {
  const named = /^-- functions ([0-9a-f]{16})$/m.exec(readMigrations().at(-1)!.sql)?.[1];
  expect(named).toBe(digestFunctions(functions));
});

test("a file holds one function, which bears its name", () => {
  for (const { name, sql } of functions) {
    const made = [...sql.matchAll(/CREATE OR REPLACE FUNCTION (\w+)/g)].map((match) => match[1]);
    expect(made).toEqual([name]);
  }
});

test("postings are written in one place for one movement and in one for many of each kind", () => {
  const writing = functions.filter(({ sql }) => /INSERT INTO postings/.test(sql));
  expect(writing.map(({ name }) => name)).toEqual([
    "wallet_charge_many",
    "wallet_deduct_many",
    "wallet_post",
  ]);
});

onEveryStore("functions", (open, kind) => {
  test("a migrated database has exactly these functions, each with the text of its file", async () => {
    const { core, schema } = await open();
    const space = kind === "embedded" ? "public" : schema;
    const stored = await core.database.rows<{ name: string; body: string }>(
      `SELECT proname AS name, prosrc AS body FROM pg_proc WHERE pronamespace = $1::regnamespace ORDER BY proname`,
      [space],
    );
    const written = functions.map(({ name, sql }) => ({ name, body: bodyOf(sql) }));
    expect(stored).toEqual(written.sort((a, b) => (a.name < b.name ? -1 : 1)));
  });

  test("arguments, result and settings are those of the files as well", async () => {
    const { core, schema } = await open();
    const space = kind === "embedded" ? "public" : schema;
    const twin = `${space}_twin`;
    const read = (name: string) =>
      core.database.rows<{ definition: string }>(
        `SELECT replace(pg_get_functiondef(oid), $1 || '.', '') AS definition FROM pg_proc
         WHERE pronamespace = $1::regnamespace ORDER BY proname`,
        [name],
      );
    const migrated = await read(space);
    const fresh = await core.database
      .transaction(async (tx) => {
        // The tables are found behind the twin, the functions are made in it.
        await tx.script(`CREATE SCHEMA "${twin}"; SET LOCAL search_path TO "${twin}", "${space}"`);
        for (const { sql } of functions) await tx.script(sql);
        const rows = await tx.rows<{ definition: string }>(
          `SELECT replace(replace(pg_get_functiondef(oid), $1 || '.', ''), $2 || '.', '') AS definition FROM pg_proc
           WHERE pronamespace = $1::regnamespace ORDER BY proname`,
          [twin, space],
        );
        throw Object.assign(new Error("undo"), { rows });
      })
      .catch((cause: { rows?: readonly { definition: string }[] }) => {
        if (!cause.rows) throw cause;
        return cause.rows;
      });
    expect(migrated.length).toBe(functions.length);
    expect(fresh).toEqual(migrated);
  });
});

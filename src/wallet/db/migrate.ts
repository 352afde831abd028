/**
 * Brings a store to the present schema: numbered SQL files, each applied once, in order; then, where one
 * was applied, the present text of every function.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Database } from "./client.ts";
import { readFunctions } from "./functions.ts";

const FOLDER = new URL("./migrations/", import.meta.url);

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** Reads the migrations beside this file, in order. */
export function readMigrations(): readonly Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => ({
      number: Number(name.slice(0, 4)),
      name: name.slice(5, -4),
      sql: readFileSync(new URL(name, FOLDER), "utf8"),
    }));
}

/**
 * Applies what is missing, all in one transaction under an advisory lock, so that hosts which start
 * together on an empty database wait for the first.
 *
 * @param schema created when absent
 * @returns numbers applied by this call
 * @throws {Error} when the database was migrated by a newer version of this program
 */
export async function migrate(database: Database, schema: string): Promise<readonly number[]> {
  const known = readMigrations();
  return database.transaction(async (tx) => {
    await tx.rows(
      "SELECT pg_advisory_xact_lock(hashtextextended('auspex wallet ' || $1::text, 0))",
      [schema],
    );
    await tx.script(`CREATE SCHEMA IF NOT EXISTS "${schema.replaceAll('"', '""')}"`);
    await tx.script(
      "CREATE TABLE IF NOT EXISTS wallet_migrations(number integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    const rows = await tx.rows<{ number: number }>("SELECT number FROM wallet_migrations");
    const applied = new Set(rows.map((row) => row.number));
    const newest = Math.max(0, ...applied);
    if (newest > (known.at(-1)?.number ?? 0)) {
      throw new Error(
        `Cannot start: the database has migration ${newest}, this version knows up to ${known.at(-1)?.number}`,
      );
    }
    const missing = known.filter((migration) => !applied.has(migration.number));
    // One script: sixty ways to a server that is far take longer than its work.
    const scripts = missing.map(
      ({ number, name, sql }) =>
        `${sql};\nINSERT INTO wallet_migrations(number, name) VALUES(${number}, '${name}')`,
    );
    if (missing.length > 0) scripts.push(...readFunctions().map(({ sql }) => sql));
    if (scripts.length > 0) await tx.script(scripts.join(";\n"));
    return missing.map((migration) => migration.number);
  }, true);
}

/** From every former version of the tables to the present ones: the same tables as a new store has, and nobody lost. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { PGlite } from "@electric-sql/pglite";
import { PARSERS, wrapEmbedded } from "../../src/wallet/db/embedded.ts";
import { migrate, readMigrations } from "../../src/wallet/db/migrate.ts";
import { checkLedger } from "../../src/wallet/ledger/mod.ts";
import { migratedSnapshot } from "./support/snapshot.ts";

const all = readMigrations();
let store: PGlite;

beforeAll(async () => {
  store = await PGlite.create({ parsers: PARSERS, loadDataDir: await migratedSnapshot() });
}, 60_000);
afterAll(async () => store?.close());

/** Everything a schema is made of, in words that do not name it. */
async function shapeOf(schema: string): Promise<readonly string[]> {
  const { rows } = await store.query<{ line: string }>(
    `SELECT 'column ' || table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' '
            || coalesce(column_default, '') AS line
       FROM information_schema.columns WHERE table_schema = $1
     UNION ALL
     SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = $1
     UNION ALL
     SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(c.oid)
       FROM pg_constraint c JOIN pg_namespace n ON n.oid = connamespace WHERE nspname = $1
     UNION ALL
     SELECT 'function ' || pg_get_functiondef(p.oid) FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
      WHERE nspname = $1
     UNION ALL
     SELECT 'trigger ' || pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class r ON r.oid = tgrelid
       JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = $1 AND NOT tgisinternal`,
    [schema],
  );
  return rows.map(({ line }) => line.replaceAll(schema, "SCHEMA").replaceAll("SCHEMA.", "")).sort();
}

test.each(all.slice(0, -1).map(({ number }) => number))(
  "from version %i",
  async (version) => {
    const schema = `former_${version}`;
    await store.exec(`CREATE SCHEMA ${schema}; SET search_path TO ${schema}`);
    await store.exec(
      "CREATE TABLE wallet_migrations(number integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    for (const { number, name, sql } of all.filter((one) => one.number <= version)) {
      await store.exec(
        `${sql};\nINSERT INTO wallet_migrations(number, name) VALUES(${number}, '${name}')`,
      );
    }
    await store.exec(
      "INSERT INTO users(display_name) VALUES('Ada'); INSERT INTO accounts(kind, user_id) SELECT 'user', id FROM users",
    );
    const database = wrapEmbedded(store);
    const missing = all.filter(({ number }) => number > version).map(({ number }) => number);
    expect(await migrate(database, schema)).toEqual(missing);
    expect(await migrate(database, schema)).toEqual([]);
    expect(await checkLedger(database)).toMatchObject({ ok: true, users: 1, postings: 0 });

    const upgraded = await shapeOf(schema);
    await store.exec(`SET search_path TO public`);
    const fresh = await shapeOf("public");
    expect(fresh.length).toBeGreaterThan(200);
    expect(upgraded).toEqual(fresh);
  },
  30_000,
);

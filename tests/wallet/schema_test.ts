/** The tables as drizzle sees them are the tables that the migrations make, column by column. */
import { expect, test } from "bun:test";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../src/wallet/db/schema/mod.ts";
import { onEveryStore } from "./support/stores.ts";

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
}

/** Names that PostgreSQL gives to the types of the schema. */
const NAMES: Readonly<Record<string, string>> = {
  "timestamp with time zone": "timestamptz",
  bigint: "int8",
  integer: "int4",
  smallint: "int2",
  boolean: "bool",
  "numeric(78, 0)": "numeric",
  "text[]": "_text",
};

onEveryStore("schema", (open, kind) => {
  test("names every table and every column with type and nullability", async () => {
    const { core, schema: space } = await open();
    const rows = await core.database.rows<Column & { readonly table: string }>(
      `SELECT table_name AS table, column_name AS name, udt_name AS type, is_nullable = 'NO' AS "notNull"
       FROM information_schema.columns WHERE table_schema = $1 AND table_name <> 'wallet_migrations'
       ORDER BY table_name, column_name`,
      [kind === "embedded" ? "public" : space],
    );
    const migrated = Object.groupBy(rows, ({ table }) => table);
    const declared = Object.values(schema).flatMap((value: unknown) =>
      is(value, PgTable) ? [value as PgTable] : [],
    );
    expect(declared.map(getTableName).sort()).toEqual(Object.keys(migrated).sort());
    for (const table of declared) {
      const columns = Object.values(getTableColumns(table)).map((column): Column => {
        const type = column.getSQLType();
        return { name: column.name, type: NAMES[type] ?? type, notNull: column.notNull };
      });
      const found = migrated[getTableName(table)]!.map(({ name, type, notNull }) => ({
        name,
        type,
        notNull,
      }));
      expect([getTableName(table), columns.sort((a, b) => (a.name < b.name ? -1 : 1))]).toEqual([
        getTableName(table),
        found.sort((a, b) => (a.name < b.name ? -1 : 1)),
      ]);
    }
  });
});

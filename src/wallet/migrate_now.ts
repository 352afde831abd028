/** `migrate`: brings the database at DATABASE_URL to the present tables and goes; hosts do so, too, when they start. */
import { migrate, openPostgres } from "./db/mod.ts";

async function run(): Promise<void> {
  const { DATABASE_URL, DATABASE_SCHEMA = "public" } = process.env;
  if (!DATABASE_URL) throw new Error("DATABASE_URL must name the database");
  const database = openPostgres({ url: DATABASE_URL, schema: DATABASE_SCHEMA, connections: 1 });
  try {
    const applied = await migrate(database, DATABASE_SCHEMA);
    console.log(applied.length === 0 ? "Nothing to migrate" : `Migrated: ${applied.join(", ")}`);
  } finally {
    await database.close();
  }
}

run().catch((cause: unknown) => {
  console.error(`Cannot migrate: ${cause instanceof Error ? cause.message : String(cause)}`);
  process.exit(1);
});

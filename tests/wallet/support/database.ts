/** A database of one's own on a server: its statistics are nobody else's. */
import { SQL } from "bun";

export interface OwnDatabase {
  readonly url: string;
  /** Deadlocks that PostgreSQL has broken in it so far; ask once every host on it has closed. */
  readDeadlocks(): Promise<number>;
  drop(): Promise<void>;
}

/** Creates it on the server of TEST_DATABASE_URL or another; drop it in the end. */
export async function createDatabase(
  label: string,
  server = process.env.TEST_DATABASE_URL!,
): Promise<OwnDatabase> {
  const name = `auspex_${label}_${process.pid}_${Date.now().toString(36)}`;
  const admin = new SQL({ url: server, max: 1 });
  await admin.unsafe(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async readDeadlocks() {
      const [row] = await admin.unsafe(
        "SELECT deadlocks::integer AS n FROM pg_stat_database WHERE datname = $1",
        [name],
      );
      return (row as { n: number }).n;
    },
    async drop() {
      await admin.unsafe(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.close();
    },
  };
}

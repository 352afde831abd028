/** Brings a kept store back: into a database by `pg_restore`, into a folder by its own format. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { openPostgres, unfold } from "./db/mod.ts";

/** What of a store's folder is kept: not what tells that a process has it. */
export const WANTS = (path: string): boolean =>
  !/^wallet\.lock|^readiness\.probe$|(^|\/)postmaster\.(pid|opts)$/.test(path);

/**
 * Runs a tool of PostgreSQL's own; the password goes by the environment, never by arguments that others can read.
 *
 * @throws {Error} with what it said
 */
export async function runTool(tool: string, args: readonly string[], url: string): Promise<void> {
  if (!Bun.which(tool))
    throw new Error(`${tool} is not installed; it comes with PostgreSQL's client`);
  const { hostname, port, username, password, pathname } = new URL(url);
  const child = Bun.spawn([tool, ...args], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PGHOST: decodeURIComponent(hostname),
      PGPORT: port || "5432",
      ...(username ? { PGUSER: decodeURIComponent(username) } : {}),
      ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
      // The tools that make and drop a database connect to this one.
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
    },
    stdout: "ignore",
    stderr: "pipe",
  });
  const said = await new Response(child.stderr).text();
  if ((await child.exited) !== 0) throw new Error(said.trim().split("\n").slice(0, 3).join("; "));
}

/**
 * Into a database that has no ledger yet, all or nothing.
 *
 * @throws {Error} where there is one, or the file cannot be read
 */
export async function bringBack(file: string, url: string, schema: string): Promise<void> {
  const store = openPostgres({ url, schema, connections: 1 });
  let taken: readonly object[];
  try {
    taken = await store.rows(
      "SELECT 1 AS one FROM information_schema.tables WHERE table_schema = $1 LIMIT 1",
      [schema],
    );
  } finally {
    await store.close();
  }
  if (taken.length > 0)
    throw new Error(`the schema ${schema} of that database holds tables already`);
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  const how = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"];
  const own = schema === "public" ? ["--clean", "--if-exists"] : [];
  await runTool("pg_restore", [...how, ...own, `--dbname=${database}`, file], url);
}

/**
 * Into a folder where there is no store yet.
 *
 * @throws {Error} where there is one, or the file cannot be read
 */
export function layBack(file: string, folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty; name another DATA_DIR, or move it away`);
  }
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const draft = join(dirname(folder), `restored-${crypto.randomUUID().slice(0, 8)}`);
  try {
    unfold(readFileSync(file), draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(`${file} ${(cause as Error).message}`, { cause });
  }
}

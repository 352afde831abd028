/** Whether the stores would take a charge: asked by `/readyz`, which a balancer believes. */
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Readiness } from "./contract.ts";
import { codeOf, IN_MEMORY, NO_ANSWER, type Database, type Query } from "./db/mod.ts";
import { Unavailable } from "./errors.ts";
import { checkLedger } from "./ledger/mod.ts";

/** For how long room on the disk is taken for granted once it was found, ms. */
const ROOM_MS = 5000;
/** What is written to see whether there is room. */
const PROBE_BYTES = 256 * 1024;

/** One row of each table that a charge needs, so that a file that is gone or damaged is noticed. */
const READ = `
  SELECT (SELECT count(*) FROM (SELECT * FROM users LIMIT 1) r)
       + (SELECT count(*) FROM (SELECT * FROM accounts LIMIT 1) r)
       + (SELECT count(*) FROM (SELECT * FROM postings LIMIT 1) r)
       + (SELECT count(*) FROM (SELECT * FROM holds LIMIT 1) r)
       + (SELECT count(*) FROM (SELECT * FROM api_keys LIMIT 1) r) AS rows`;

/** Grows a table of its own by some pages, which is gone with the transaction. */
const GROW = `
  CREATE TEMP TABLE readiness_probe ON COMMIT DROP AS
    SELECT n, md5(n::text) AS filling FROM generate_series(1, 4000) AS n`;

/**
 * Makes the question. The tables are read each time; room on the disk is looked for every few seconds; the ledger of
 * an embedded store, which nobody else watches, is proved once.
 *
 * @param folder of an embedded store
 */
export function createReadiness(
  database: Database,
  folder: string | null,
): () => Promise<Readiness> {
  let roomUntil = -Infinity;
  let proved: Promise<Readiness> | undefined;
  const onDisk = folder !== null && folder !== IN_MEMORY ? folder : null;

  async function requireRoom(): Promise<void> {
    if (performance.now() < roomUntil) return;
    if (onDisk !== null) writeProbe(onDisk);
    else if (database.kind === "postgres") await database.transaction(growTable);
    roomUntil = performance.now() + ROOM_MS;
  }

  async function prove(): Promise<Readiness> {
    const { ok, faults } = await checkLedger(database);
    const detail = ok ? `wallet on ${database.kind}` : `the ledger is not sound: ${faults[0]}`;
    return { ok, detail };
  }

  return async () => {
    try {
      await database.rows(READ);
      await requireRoom();
      if (onDisk === null) return { ok: true, detail: `wallet on ${database.kind}` };
      return await (proved ??= prove());
    } catch (cause) {
      roomUntil = -Infinity;
      proved = undefined;
      return { ok: false, detail: reasonOf(cause) };
    }
  };
}

async function growTable(tx: Query): Promise<void> {
  await tx.script("SAVEPOINT probe");
  try {
    await tx.rows(GROW);
  } catch (cause) {
    // Who may make no table of its own is still a user whose charges work.
    if (codeOf(cause) !== NOT_PERMITTED) throw cause;
    await tx.script("ROLLBACK TO SAVEPOINT probe");
  }
}

const NOT_PERMITTED = "42501";

/** @throws {Error} with the system's code, ENOSPC where the disk is full */
function writeProbe(folder: string): void {
  const path = join(folder, "readiness.probe");
  try {
    const file = openSync(path, "w", 0o600);
    try {
      writeSync(file, new Uint8Array(PROBE_BYTES).fill(1));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } finally {
    rmSync(path, { force: true });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  [NO_ANSWER]: "the database gives no answer in time",
  "53100": "the disk of the database is full",
  ENOSPC: "the disk of the embedded store is full",
  "25006": "the database takes no writes",
};

/** The reason in words of our own, where there are any: never an address. */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Unavailable ? cause.cause : cause;
  const known = REASONS[codeOf(inner)];
  if (known) return known;
  return cause instanceof Error ? cause.message : String(cause);
}

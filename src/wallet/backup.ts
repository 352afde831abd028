/**
 * `bun run backup [FILE]`: the whole ledger as one file, and the proof that it can be brought back.
 *
 * Reads DATABASE_URL and DATABASE_SCHEMA (by `pg_dump`, while hosts serve), or else the embedded store in DATA_DIR (stop
 * its host first), whose key is in the file. The file is brought back into a store of its own, which is checked and
 * thrown away. Exits 1 where the copy is not sound.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { homeOf } from "../packed.ts";
import { fold, holdsStore, lockFolder, storeFolder } from "./db/mod.ts";
import { checkPostgres, checkEmbedded, says } from "./check_store.ts";
import { bringBack, layBack, runTool, WANTS } from "./restore_store.ts";

const { DATABASE_URL, DATABASE_SCHEMA = "public", DATA_DIR } = process.env;
const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-").slice(0, 19);
const file = process.argv[2] ?? `auspex-${stamp}.backup`;

async function backup(): Promise<void> {
  if (DATABASE_URL) await dumpDatabase(DATABASE_URL);
  else await packStore(storeFolder(DATA_DIR, homeOf(join(import.meta.dir, "../.."))));
}

async function dumpDatabase(url: string): Promise<void> {
  const args = ["--format=custom", "--no-owner", "--no-privileges", `--schema=${DATABASE_SCHEMA}`];
  await runTool("pg_dump", [...args, `--file=${file}`], url);
  chmodSync(file, 0o600);
  const name = `auspex_proof_${crypto.randomUUID().slice(0, 8)}`;
  const proof = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  try {
    await runTool("createdb", [name], url);
  } catch (cause) {
    console.error(
      `Kept in ${file}, NOT PROVED: no database for the proof can be made: ${String(cause)}`,
    );
    process.exitCode = 1;
    return;
  }
  try {
    await bringBack(file, proof, DATABASE_SCHEMA);
    const report = await checkPostgres(proof, DATABASE_SCHEMA);
    console.log(`Kept in ${file}; brought back: ${says(report)}`);
    process.exitCode = report.ok ? 0 : 1;
  } finally {
    await runTool("dropdb", [name], url);
  }
}

async function packStore(folder: string): Promise<void> {
  if (!holdsStore(folder)) {
    console.error(
      `Cannot keep: ${folder} holds no store; DATA_DIR names the folder of the host's data`,
    );
    process.exitCode = 1;
    return;
  }
  const unlock = lockFolder(folder);
  try {
    writeFileSync(file, fold(folder, { made: stamp }, WANTS), { mode: 0o600 });
  } finally {
    unlock();
  }
  const copy = mkdtempSync(join(tmpdir(), "auspex-proof-"));
  try {
    layBack(file, join(copy, "wallet"));
    const report = await checkEmbedded(join(copy, "wallet"));
    console.log(`Kept in ${file}; brought back: ${says(report)}`);
    process.exitCode = report.ok ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

backup().catch((cause: unknown) => {
  console.error(`Cannot keep: ${cause instanceof Error ? cause.message : String(cause)}`);
  process.exit(1);
});

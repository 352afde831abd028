/**
 * Deductions over HTTP against pgbench on the very same function, in the same run.
 *
 * Required with 64 connections: 2.0 × pgbench on 1 000 accounts, 3.5 × on one, p95 at most 20 ms, no
 * status but 200, and a sound ledger. The two sides take turns, so that both meet the same growing
 * tables and the same moods of the machine. Reads BENCH_DATABASE_URL (or TEST_DATABASE_URL), BENCH_REDIS_URL
 * and BENCH_SECONDS (default 16, of each side and case). Exits 1 when a bar is missed.
 */
import { openStores } from "../../src/wallet/stores.ts";
import { checkLedger } from "../../src/wallet/ledger/mod.ts";
import { runLoad } from "./load.ts";
import type { LoadResult } from "./load.ts";
import { runPgbench } from "./pgbench.ts";
import { ACCOUNTS, seed } from "./seed.ts";

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 2;
const P95_LIMIT_MS = 20;
/** Turns of each side per case. */
const TURNS = 4;
const CASES = [
  { accounts: ACCOUNTS, atLeast: 2.0 },
  { accounts: 1, atLeast: 3.5 },
] as const;

const databaseUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (!databaseUrl) throw new Error("Cannot run the bench: set BENCH_DATABASE_URL");
const seconds = Number(process.env.BENCH_SECONDS ?? 16);
const schema = `bench_deduct_${process.pid}`;

const { core, closeStores } = await openStores({ databaseUrl, schema });
const tokens = await seed(core.database);
const server = Bun.spawn([process.execPath, new URL("server.ts", import.meta.url).pathname], {
  env: { ...process.env, BENCH_DATABASE_URL: databaseUrl, BENCH_SCHEMA: schema },
});
const failures: string[] = [];
try {
  const port = await readPort(server.stdout);
  await runLoad(port, tokens, CONNECTIONS, WARM_UP_SECONDS);
  for (const { accounts, atLeast } of CASES) await measure(port, accounts, atLeast);
  const report = await checkLedger(core.database);
  console.log(
    `ledger: ${report.postings} postings, ${report.ok ? "sound" : report.faults.join("; ")}`,
  );
  if (!report.ok) failures.push("the ledger is not sound");
} finally {
  server.kill("SIGTERM");
  await server.exited;
  await core.database.script(`DROP SCHEMA "${schema}" CASCADE`);
  await closeStores();
}
for (const failure of failures) console.error(`MISSED: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

async function measure(port: number, accounts: number, atLeast: number): Promise<void> {
  const yardsticks: number[] = [];
  const loads: LoadResult[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    yardsticks.push(await runPgbench(databaseUrl!, schema, accounts, seconds / TURNS));
    loads.push(await runLoad(port, tokens.slice(0, accounts), CONNECTIONS, seconds / TURNS));
  }
  const yardstick = mean(yardsticks);
  const perSecond = mean(loads.map((load) => load.perSecond));
  const ratio = perSecond / yardstick;
  const [p50, p95, p99] = (["p50Ms", "p95Ms", "p99Ms"] as const).map((name) =>
    Math.max(...loads.map((load) => load[name])),
  );
  const statuses = loads.reduce<Record<string, number>>((sums, load) => {
    for (const [status, n] of Object.entries(load.statuses)) sums[status] = (sums[status] ?? 0) + n;
    return sums;
  }, {});
  const name = `${accounts} account(s)`;
  console.log(
    `${name}: pgbench ${yardstick.toFixed(0)}/s, http ${perSecond.toFixed(0)}/s = ` +
      `${ratio.toFixed(2)} × (at least ${atLeast.toFixed(1)}), of the worst turn ` +
      `p50 ${p50!.toFixed(1)} ms, p95 ${p95!.toFixed(1)} ms, p99 ${p99!.toFixed(1)} ms, ` +
      `statuses ${JSON.stringify(statuses)}`,
  );
  if (ratio < atLeast) failures.push(`${name}: ${ratio.toFixed(2)} × is below ${atLeast}`);
  if (p95! > P95_LIMIT_MS) failures.push(`${name}: p95 is ${p95!.toFixed(1)} ms`);
  if (Object.keys(statuses).join() !== "200") failures.push(`${name}: other statuses than 200`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function readPort(stdout: ReadableStream<Uint8Array>): Promise<number> {
  const reader = stdout.getReader();
  const { value } = await reader.read();
  reader.releaseLock();
  const port = Number(new TextDecoder().decode(value));
  if (!Number.isInteger(port)) throw new Error("the server did not start");
  return port;
}

/**
 * Deductions over HTTP against pgbench on the very same function, in the same run.
 *
 * Required with 64 connections: 2.0 × pgbench on 1 000 accounts, 3.5 × on one, p95 at most 20 ms, no
 * status but 200; a mixed load on two hosts (40 users with two tokens each, keys used again, some accounts
 * empty) at 0.8 × of a plain load on the same two hosts, without a deadlock and without a 5xx; and a sound
 * ledger. The sides take turns, so that all meet the same growing tables and the same moods of the machine.
 * Works in a database of its own on the server of BENCH_DATABASE_URL (or TEST_DATABASE_URL). Reads
 * BENCH_REDIS_URL and BENCH_SECONDS (default 16, of each side and case). Exits 1 when a bar is missed.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { checkLedger } from "../../src/wallet/ledger/mod.ts";
import { openStores } from "../../src/wallet/stores.ts";
import { createDatabase } from "../../tests/wallet/support/database.ts";
import { mixedAsks, plainAsks, runLoad } from "./load.ts";
import type { LoadResult } from "./load.ts";
import { runPgbench } from "./pgbench.ts";
import { ACCOUNTS, seed, seedMixed } from "./seed.ts";

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 2;
const P95_LIMIT_MS = 20;
/** Turns of each side per case. */
const TURNS = 4;
const CASES = [
  { accounts: ACCOUNTS, atLeast: 2.0 },
  { accounts: 1, atLeast: 3.5 },
] as const;
const MIXED_AT_LEAST = 0.8;
/** What a mixed load may answer: charged or told again, too few points, a key used for another amount. */
const MIXED_STATUSES = new Set(["200", "402", "422"]);
/** Backends report their deadlocks within this time of their end. */
const STATISTICS_MS = 1500;

const serverUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (!serverUrl) throw new Error("Cannot run the bench: set BENCH_DATABASE_URL");
const seconds = Number(process.env.BENCH_SECONDS ?? 16);
const failures: string[] = [];

const database = await createDatabase("bench", serverUrl);
try {
  const { core, closeStores } = await openStores({ databaseUrl: database.url });
  const tokens = await seed(core.database);
  const mixed = await seedMixed(core.database);
  const servers = [await startServer(database.url), await startServer(database.url)] as const;
  try {
    const ports = servers.map(({ port }) => port);
    await runLoad(ports, plainAsks(tokens), CONNECTIONS, WARM_UP_SECONDS);
    for (const { accounts, atLeast } of CASES) await measure(ports[0]!, tokens, accounts, atLeast);
    await measureMixed(ports, tokens, mixed);
    const report = await checkLedger(core.database);
    console.log(
      `ledger: ${report.postings} postings, ${report.ok ? "sound" : report.faults.join("; ")}`,
    );
    if (!report.ok) failures.push("the ledger is not sound");
  } finally {
    for (const { child } of servers) {
      child.kill("SIGTERM");
      await child.exited;
    }
    await closeStores();
  }
  await sleep(STATISTICS_MS);
  const deadlocks = await database.readDeadlocks();
  console.log(`deadlocks: ${deadlocks}`);
  if (deadlocks > 0) failures.push(`${deadlocks} deadlocks`);
} finally {
  await database.drop();
}
for (const failure of failures) console.error(`MISSED: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

async function measure(
  port: number,
  tokens: readonly string[],
  accounts: number,
  atLeast: number,
): Promise<void> {
  const yardsticks: number[] = [];
  const loads: LoadResult[] = [];
  const asks = plainAsks(tokens.slice(0, accounts));
  for (let turn = 0; turn < TURNS; turn++) {
    yardsticks.push(await runPgbench(database.url, accounts, seconds / TURNS));
    loads.push(await runLoad([port], asks, CONNECTIONS, seconds / TURNS));
  }
  const name = `${accounts} account(s)`;
  const load = sumUp(loads);
  const ratio = load.perSecond / mean(yardsticks);
  console.log(
    `${name}: pgbench ${mean(yardsticks).toFixed(0)}/s, http ${load.perSecond.toFixed(0)}/s = ` +
      `${ratio.toFixed(2)} × (at least ${atLeast.toFixed(1)}), ${describe(load)}`,
  );
  if (ratio < atLeast) failures.push(`${name}: ${ratio.toFixed(2)} × is below ${atLeast}`);
  if (load.p95Ms > P95_LIMIT_MS) failures.push(`${name}: p95 is ${load.p95Ms.toFixed(1)} ms`);
  if (Object.keys(load.statuses).join() !== "200")
    failures.push(`${name}: other statuses than 200`);
}

async function measureMixed(
  ports: readonly number[],
  tokens: readonly string[],
  mixedTokens: readonly string[],
): Promise<void> {
  const plain: LoadResult[] = [];
  const mixed: LoadResult[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    plain.push(await runLoad(ports, plainAsks(tokens), CONNECTIONS, seconds / TURNS));
    mixed.push(await runLoad(ports, mixedAsks(mixedTokens), CONNECTIONS, seconds / TURNS));
  }
  const [yardstick, load] = [sumUp(plain), sumUp(mixed)];
  const ratio = load.perSecond / yardstick.perSecond;
  console.log(
    `mixed on two hosts: plain ${yardstick.perSecond.toFixed(0)}/s, mixed ${load.perSecond.toFixed(0)}/s = ` +
      `${ratio.toFixed(2)} × (at least ${MIXED_AT_LEAST}), ${describe(load)}`,
  );
  if (ratio < MIXED_AT_LEAST) failures.push(`mixed: ${ratio.toFixed(2)} × is below 0.8`);
  const strange = Object.keys(load.statuses).filter((status) => !MIXED_STATUSES.has(status));
  if (strange.length > 0) failures.push(`mixed: answers of ${strange.join(", ")}`);
}

/** The mean rate of the turns, and the percentiles of the worst one. */
function sumUp(loads: readonly LoadResult[]): LoadResult {
  const statuses: Record<string, number> = {};
  for (const load of loads) {
    for (const [status, n] of Object.entries(load.statuses)) {
      statuses[status] = (statuses[status] ?? 0) + n;
    }
  }
  const worst = (name: "p50Ms" | "p95Ms" | "p99Ms") => Math.max(...loads.map((load) => load[name]));
  return {
    perSecond: mean(loads.map((load) => load.perSecond)),
    p50Ms: worst("p50Ms"),
    p95Ms: worst("p95Ms"),
    p99Ms: worst("p99Ms"),
    statuses,
  };
}

function describe({ p50Ms, p95Ms, p99Ms, statuses }: LoadResult): string {
  return (
    `of the worst turn p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ` +
    `statuses ${JSON.stringify(statuses)}`
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function startServer(databaseUrl: string) {
  const child = Bun.spawn([process.execPath, new URL("server.ts", import.meta.url).pathname], {
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl },
  });
  const { value } = await child.stdout.getReader().read();
  const port = Number(new TextDecoder().decode(value));
  if (!Number.isInteger(port)) throw new Error("the server did not start");
  return { child, port };
}

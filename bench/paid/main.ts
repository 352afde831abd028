/**
 * Paid calls over HTTP on PostgreSQL and Redis, with inputs that all differ, against the same calls unpaid and against
 * bare deductions in the same run; answers are kept for who paid.
 *
 * Required with 64 connections: bazi.chart on one key and on 1 000 keys at least 0.6 of the same calls unpaid,
 * discordian.day at least 0.5 of the deductions of `bench:deduct` on as many accounts, no status but 200, and a
 * sound ledger. The sides take turns. Beside the rates stands what each part takes of a core for one call.
 * Works in a database of its own on the server of BENCH_DATABASE_URL (or TEST_DATABASE_URL) with the Redis of
 * BENCH_REDIS_URL (or TEST_REDIS_URL). Reads BENCH_SECONDS (default 12, of each side and case). Exits 1 when a bar is
 * missed.
 */
import { join } from "node:path";
import type { Core } from "../../src/wallet/core.ts";
import { createApiKey } from "../../src/wallet/keys/mod.ts";
import { checkLedger } from "../../src/wallet/ledger/mod.ts";
import { openStores } from "../../src/wallet/stores.ts";
import { createDatabase } from "../../tests/wallet/support/database.ts";
import { plainAsks, runLoad, type RequestMaker } from "../deduct/load.ts";
import { ACCOUNTS, seed } from "../deduct/seed.ts";
import { paidCalls } from "./calls.ts";
import { readCoreTime, type CoreTime } from "./core_time.ts";

const CONNECTIONS = 64;
const TURNS = 4;
const WARM_UP_SECONDS = 2;
const RATE = 1_000_000;
const CASES = [
  { procedure: "bazi.chart", keys: 1, against: "free", atLeast: 0.6 },
  { procedure: "bazi.chart", keys: ACCOUNTS, against: "free", atLeast: 0.6 },
  { procedure: "discordian.day", keys: 1, against: "deduct", atLeast: 0.5 },
  { procedure: "discordian.day", keys: ACCOUNTS, against: "deduct", atLeast: 0.5 },
] as const;

interface Server {
  readonly port: number;
  readonly child: Bun.Subprocess;
}
/** `unkept` pays without its answers being kept: that is measured, and no bar of its own. */
type Side = "paid" | "unkept" | "free" | "deduct";

/** A side over all its turns. */
interface Sum {
  calls: number;
  seconds: number;
  readonly p95Ms: number[];
  readonly coreTime: Record<keyof CoreTime, number>;
}

const databaseUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
const redisUrl = process.env.BENCH_REDIS_URL ?? process.env.TEST_REDIS_URL;
if (!databaseUrl || !redisUrl) {
  throw new Error("Cannot run the bench: set BENCH_DATABASE_URL and BENCH_REDIS_URL");
}
const seconds = Number(process.env.BENCH_SECONDS ?? 12);
const missed: string[] = [];

const database = await createDatabase("paid", databaseUrl);
try {
  const { core, closeStores } = await openStores({ databaseUrl: database.url });
  const tokens = await seed(core.database);
  const keys = await addKeys(core);
  const servers = {
    paid: await start("paid/server.ts", "paid"),
    unkept: await start("paid/server.ts", "unkept"),
    free: await start("paid/server.ts", "free"),
    deduct: await start("deduct/server.ts"),
  };
  try {
    for (const one of CASES) await measure(servers, one, keys, tokens);
    const { ok, postings, faults } = await checkLedger(core.database);
    console.log(`ledger: ${postings} postings, ${ok ? "sound" : faults.join("; ")}`);
    if (!ok) missed.push("the ledger is not sound");
  } finally {
    for (const { child } of Object.values(servers)) {
      child.kill("SIGTERM");
      await child.exited;
    }
    await closeStores();
  }
} finally {
  await database.drop();
}
for (const one of missed) console.error(`MISSED: ${one}`);
process.exit(missed.length === 0 ? 0 : 1);

async function measure(
  servers: Readonly<Record<Side, Server>>,
  { procedure, keys: count, against, atLeast }: (typeof CASES)[number],
  keys: readonly string[],
  tokens: readonly string[],
): Promise<void> {
  const yardstick =
    against === "free" ? paidCalls(procedure, []) : plainAsks(tokens.slice(0, count));
  const sides: Readonly<Record<string, () => RequestMaker>> = {
    [against]: yardstick,
    paid: paidCalls(procedure, keys.slice(0, count)),
    unkept: paidCalls(procedure, keys.slice(0, count)),
  };
  const sums = new Map<string, Sum>();
  for (let turn = -1; turn < TURNS; turn++) {
    for (const [side, requests] of Object.entries(sides)) {
      const { port, child } = servers[side as Side];
      const forSeconds = turn < 0 ? WARM_UP_SECONDS : seconds / TURNS;
      const before = readCoreTime(child.pid, database.url);
      const load = await runLoad([port], requests, CONNECTIONS, forSeconds);
      if (Object.keys(load.statuses).join() !== "200") {
        missed.push(`${procedure}, ${side}: answers ${JSON.stringify(load.statuses)}`);
      }
      if (turn >= 0) add(sums, side, load, before, readCoreTime(child.pid, database.url));
    }
  }
  const name = `${procedure} on ${count} key(s)`;
  const [paid, other] = [sums.get("paid")!, sums.get(against)!];
  const ratio = rateOf(paid) / rateOf(other);
  console.log(
    `${name}: ${rateOf(paid).toFixed(0)}/s, ${against} ${rateOf(other).toFixed(0)}/s = ${ratio.toFixed(2)} × (at least ${atLeast})`,
  );
  for (const [side, sum] of sums) console.log(`  ${side}: ${describe(sum)}`);
  if (ratio < atLeast) missed.push(`${name}: ${ratio.toFixed(2)} × is below ${atLeast}`);
}

function add(
  sums: Map<string, Sum>,
  side: string,
  load: Awaited<ReturnType<typeof runLoad>>,
  before: CoreTime,
  after: CoreTime,
): void {
  const none = { calls: 0, seconds: 0, p95Ms: [], coreTime: { host: 0, postgres: 0, redis: 0 } };
  const sum = sums.get(side) ?? none;
  const calls = Object.values(load.statuses).reduce((all, one) => all + one, 0);
  sum.calls += calls;
  sum.seconds += calls / load.perSecond;
  sum.p95Ms.push(load.p95Ms);
  for (const part of ["host", "postgres", "redis"] as const) {
    sum.coreTime[part] += after[part] - before[part];
  }
  sums.set(side, sum);
}

function rateOf({ calls, seconds: took }: Sum): number {
  return calls / took;
}

function describe({ calls, p95Ms, coreTime }: Sum): string {
  const each = (part: keyof CoreTime) => `${((coreTime[part] / calls) * 1e6).toFixed(0)} µs`;
  return (
    `of a core a call: host ${each("host")}, PostgreSQL ${each("postgres")}, Redis ${each("redis")}; ` +
    `p95 of the worst turn ${Math.max(...p95Ms).toFixed(1)} ms`
  );
}

/** A key for each account. */
async function addKeys(core: Core): Promise<readonly string[]> {
  const users = await core.database.rows<{ id: number }>("SELECT id FROM users ORDER BY id");
  const made = users.map(({ id }) =>
    createApiKey(core.database, core.random, id, { name: "bench", requestsPerMinute: RATE }),
  );
  const keys = (await Promise.all(made)).map(({ apiKey }) => apiKey);
  await core.database.script("ANALYZE");
  return keys;
}

/** Starts a server that prints its port. */
async function start(file: string, ...args: string[]): Promise<Server> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "..", file), ...args], {
    env: { ...process.env, BENCH_DATABASE_URL: database.url, BENCH_REDIS_URL: redisUrl! },
    stdout: "pipe",
    stderr: "inherit",
  });
  const { value } = await child.stdout.getReader().read();
  const port = Number(new TextDecoder().decode(value));
  if (!Number.isInteger(port) || port === 0) throw new Error(`${file} did not start`);
  return { port, child };
}

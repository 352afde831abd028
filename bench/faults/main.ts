/**
 * The ledger under faults, at length: two hosts on a PostgreSQL and a Redis of the run's own, of which everything is
 * killed, paused and cut while deductions, holds and card events go on.
 *
 * When all is whole again, every deduction is asked for once more under its key. Then: no answer but 200, 402, 422 and
 * 503; what was told once is told again byte by byte; each key has paid once, as it was told, or not at all; every
 * purchase is where the table of the wallet's README says; nothing is held; no deadlock; and `wallet:check` finds the
 * ledger sound. Reads BENCH_SECONDS (default 120). Exits 1 on a fault.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { nextId } from "../../src/wallet/core.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { oneRow } from "../../src/wallet/db/mod.ts";
import { sweep } from "../../src/wallet/ledger/mod.ts";
import { openStores } from "../../src/wallet/stores.ts";
import { collectOwed } from "../../src/wallet/top_up/mod.ts";
import { CENTS, expected, POINTS } from "../../tests/wallet/support/card_events.ts";
import { connect, makePartner, openFetch } from "../../tests/wallet/support/oauth.ts";
import { makeUser } from "../../tests/wallet/support/people.ts";
import type { TestUser } from "../../tests/wallet/support/people.ts";
import { moveClock } from "../../tests/wallet/support/clock.ts";
import { startChaos } from "./chaos.ts";
import { startCluster, startRedis } from "./cluster.ts";
import { startHosts } from "./hosts.ts";
import { deductUntil, holdUntil, settle, tellUntil } from "./load.ts";
import type { Ask, Counts, Purchase } from "./load.ts";

const USERS = 12;
const CLIENTS = 12;
/** Of what was asked, how many at once when all is whole again. */
const AGAIN = 32;
const START = 5000;
const seconds = Number(process.env.BENCH_SECONDS ?? 120);
const faults: string[] = [];

const cluster = await startCluster();
const redis = await startRedis();
const options = { databaseUrl: cluster.url, redisUrl: redis.url, env: { RATE_TOKEN: "0" } };
const stores = [await openStores(options), await openStores(options)] as const;
const [{ core }] = stores;
const { service } = await buildWallet(stores[0], { workers: false });
const fetch = await openFetch({ ...stores[0], schema: "public" });
const partner = await makePartner(core);
const users: TestUser[] = [];
const tokens: { readonly accountId: number; readonly token: string }[] = [];
for (let i = 0; i < USERS; i++) {
  const user = await makeUser(core, i % 4 === 0 ? 50 : START, 1_000_000);
  const { access_token: token } = await connect(fetch, core, partner, user);
  users.push(user);
  tokens.push({ accountId: user.accountId, token });
}
const hosts = await startHosts(cluster.url, redis.url);

const asks: Ask[] = [];
const counts: Counts = {};
const purchases: Purchase[] = [];
const endsAt = performance.now() + seconds * 1000;
const isOver = () => performance.now() >= endsAt;
const chaos = startChaos(cluster, redis, hosts);
const worked = Promise.all([
  ...Array.from({ length: CLIENTS }, () => deductUntil(isOver, tokens, hosts, asks, counts)),
  holdUntil(isOver, service, users),
  holdUntil(isOver, service, users),
  tellUntil(
    isOver,
    stores.map((one) => one.core),
    makePurchase,
    purchases,
  ),
]);
worked.catch((cause: unknown) => faults.push(String(cause)));
await sleep(seconds * 1000);
await chaos.stop();
await worked.catch(() => []);

// All is whole again: what was left open is asked for until it is known.
await sleep(6000);
const left = asks.values();
await Promise.all(Array.from({ length: AGAIN }, () => askAgain(left)));
await moveClock(core.database, 11 * 60_000);
while ((await sweep(core.database)) > 0);
await collectOwed(core);
await judge();
await hosts.stop();
for (const { closeStores } of stores) await closeStores();
const checked = Bun.spawnSync([process.execPath, "src/wallet/check.ts"], {
  env: { ...process.env, DATABASE_URL: cluster.url, DATABASE_SCHEMA: "public" },
});
console.log(`faults: ${JSON.stringify(chaos.counts)}`);
console.log(`answers: ${JSON.stringify(counts)}`);
console.log(`wallet:check: ${checked.stdout.toString().trim()}`);
if (checked.exitCode !== 0) faults.push(`wallet:check: ${checked.stderr.toString()}`);
redis.stop();
await cluster.stop();
for (const fault of faults) console.error(`FAULT: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);

async function askAgain(left: Iterable<Ask>): Promise<void> {
  for (const ask of left) {
    await settle(ask, hosts, counts, () => false).catch((cause) => faults.push(String(cause)));
  }
}

async function makePurchase(): Promise<Purchase> {
  const user = await makeUser(core, 0);
  const topUpId = nextId(core);
  await core.database.rows(
    "INSERT INTO topups(id, user_id, cents, points) VALUES($1, $2, $3, $4)",
    [topUpId, user.userId, CENTS, POINTS],
  );
  return { topUpId, user, said: new Set() };
}

async function judge(): Promise<void> {
  const posted = await core.database.rows<{
    key: string;
    accountId: number;
    amount: number;
    n: number;
  }>(
    `SELECT idem_key AS key, source_id AS "accountId", sum(amount)::bigint AS amount, count(*) AS n
     FROM postings WHERE partner_id = $1 GROUP BY 1, 2`,
    [partner.partnerId],
  );
  const byKey = new Map(posted.map((row) => [row.key, row]));
  for (const { key, accountId, amount, end } of asks) {
    const found = byKey.get(key);
    const fits =
      end?.status === 200
        ? found?.n === 1 && found.amount === amount && found.accountId === accountId
        : found === undefined;
    if (!fits) faults.push(`${key}: told ${end?.status}, posted ${JSON.stringify(found)}`);
  }
  for (const { topUpId, user, said } of purchases) {
    const { stays, status } = expected(said);
    const row = await oneRow<{ balance: number; status: string; frozen: boolean }>(
      core.database,
      `SELECT a.balance, t.status, u.frozen_at IS NOT NULL AS frozen
       FROM topups t JOIN accounts a ON a.user_id = t.user_id JOIN users u ON u.id = t.user_id
       WHERE t.id = $1 AND u.id = $2`,
      [topUpId, user.userId],
    );
    if (row.balance !== stays || row.status !== status || row.frozen) {
      faults.push(`${[...said].join(" ")}: ${JSON.stringify(row)}, not ${stays} ${status}`);
    }
  }
  const { held } = await oneRow<{ held: number }>(
    core.database,
    "SELECT sum(held)::bigint AS held FROM accounts",
  );
  const deadlocks = await cluster.countDeadlocks();
  if (held > 0) faults.push(`${held} points are held for ever`);
  if (deadlocks > 0) faults.push(`${deadlocks} deadlocks`);
  console.log(`${asks.length} deductions, ${purchases.length} purchases, ${deadlocks} deadlocks`);
}

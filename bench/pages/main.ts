/**
 * Server time and transfer of every page of the wallet, on PostgreSQL, with a busy account and a busy partner.
 *
 * Required: p95 under 50 ms of server time (request in, whole body out, four at a time) and under 150 KB
 * with style, script and icon. Reads BENCH_DATABASE_URL (or TEST_DATABASE_URL), BENCH_REDIS_URL and
 * BENCH_REQUESTS (default 100 a page). Exits 1 when a bar is missed.
 */
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { openStores } from "../../src/wallet/stores.ts";
import { FURNISHED_ENV } from "../../tests/pages/support/furnish.ts";
import { OWN_POSTINGS, PEOPLE, POSTINGS_EACH, seed } from "./seed.ts";

const P95_LIMIT_MS = 50;
const TRANSFER_LIMIT = 150_000;
const AT_ONCE = 4;
const WARM_UP = 5;

const databaseUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (!databaseUrl) throw new Error("Cannot run the bench: set BENCH_DATABASE_URL");
const redisUrl = process.env.BENCH_REDIS_URL;
const requests = Number(process.env.BENCH_REQUESTS ?? 100);
const schema = `bench_pages_${process.pid}`;

const stores = await openStores({
  databaseUrl,
  schema,
  env: FURNISHED_ENV,
  ...(redisUrl ? { redisUrl } : {}),
});
const wallet = await buildWallet({ ...stores, closeStores: async () => {} }, { workers: false });
let missed = 0;
try {
  const { cookie, paths } = await seed({ ...stores, schema });
  console.log(
    `${OWN_POSTINGS} postings of the account; a partner with ${PEOPLE} people and ${PEOPLE * POSTINGS_EACH} charges`,
  );
  for (const [name, path] of Object.entries({ "sign-in": "/sign-in", ...paths })) {
    const times = await measure(path, cookie);
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    const bytes = await weigh(path, cookie);
    report(name, p50, p95, bytes);
  }
} finally {
  await wallet.close();
  await stores.core.database.script(`DROP SCHEMA "${schema}" CASCADE`);
  await stores.closeStores();
}
console.log(missed === 0 ? "holds: every page" : `MISSED: ${missed} page(s)`);
process.exit(missed === 0 ? 0 : 1);

/** ms from the request to the last byte of its body. */
async function measure(path: string, cookie: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < WARM_UP; i++) await ask(path, cookie);
  async function lane(): Promise<void> {
    while (times.length < requests) {
      const start = performance.now();
      const response = await ask(path, cookie);
      await response.arrayBuffer();
      times.push(performance.now() - start);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return times.sort((a, b) => a - b);
}

/** Bytes of a page and of what it loads, as a browser that takes gzip is sent them. */
async function weigh(path: string, cookie: string): Promise<number> {
  const html = await (await ask(path, cookie)).text();
  let bytes = Buffer.byteLength(html);
  for (const [, asset] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
    bytes += (await (await ask(asset!, cookie)).arrayBuffer()).byteLength;
  }
  return bytes;
}

function ask(path: string, cookie: string): Promise<Response> {
  const headers = { cookie, "accept-encoding": "gzip" };
  return wallet.routes.handle(new Request(`http://localhost${path}`, { headers }));
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
}

function report(name: string, p50: number, p95: number, bytes: number): void {
  const fits = p95 < P95_LIMIT_MS && bytes < TRANSFER_LIMIT;
  if (!fits) missed++;
  console.log(
    `${fits ? "holds " : "MISSED"} ${name.padEnd(13)} p50 ${p50.toFixed(1).padStart(5)} ms, p95 ${p95
      .toFixed(1)
      .padStart(
        5,
      )} ms (under ${P95_LIMIT_MS}), ${(bytes / 1000).toFixed(1).padStart(5)} KB (under ${TRANSFER_LIMIT / 1000})`,
  );
}

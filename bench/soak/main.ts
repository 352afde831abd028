/**
 * Mixed calls for half an hour: memory must not grow by more than a twentieth.
 *
 * First the caches are filled and the code is compiled, as fast as the host answers; then it is called at a steady rate
 * of SOAK_RATE a second (default 20) for SOAK_MINUTES (default 30). What the host holds is read every ten seconds, and
 * the last fifth of the time is held against the first by the least of each: between two collections of garbage memory
 * swings. Runs on the stores of TEST_DATABASE_URL and TEST_REDIS_URL where they are set, else on the embedded one.
 * Exits 1 when it grew by more, or a call failed on our side.
 */
import { join } from "node:path";
import { createRegistry, discover } from "../../src/plugins/mod.ts";
import { openStores } from "../../src/wallet/stores.ts";
import { ROOT, SOURCE, startProgram, type Program } from "../../tests/build/program.ts";
import { createDatabase } from "../../tests/wallet/support/database.ts";
import { makeUser } from "../../tests/wallet/support/people.ts";
import { mixedCalls } from "./mixed.ts";

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const RATE = Number(process.env.SOAK_RATE ?? 20);
const WARM_UP_CALLS = Number(process.env.SOAK_WARM_UP ?? 20_000);
const AT_ONCE = 4;
const READ_EVERY_MS = 10_000;
const MOST_GROWTH = 1.05;

const calls = mixedCalls(createRegistry(await discover([join(ROOT, "plugins")])));
const statuses: Record<number, number> = {};
const { TEST_DATABASE_URL: serverUrl, TEST_REDIS_URL: redisUrl } = process.env;
const database = serverUrl && redisUrl ? await createDatabase("soak", serverUrl) : null;
const program = await startProgram(
  SOURCE,
  {
    WALLET_KEY: Buffer.alloc(32, 1).toString("base64"),
    SLOW_PROCESSES: "1",
    ...(database ? { DATABASE_URL: database.url, REDIS_URL: redisUrl! } : {}),
  },
  layKey,
);
let failed = true;
try {
  failed = await soak(program);
} finally {
  await program.stop();
  await database?.drop();
}
process.exit(failed ? 1 : 0);

/** @returns whether a bar was missed */
async function soak({ memory }: Program): Promise<boolean> {
  let made = 0;
  const warm = async () => {
    while (made++ < WARM_UP_CALLS) await callNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, warm));
  console.log(`warm after ${WARM_UP_CALLS} calls: ${(await memory()).toFixed(0)} MB`);

  const readings: number[] = [];
  const startedMs = performance.now();
  const endsMs = startedMs + MINUTES * 60_000;
  for (let sent = 0; performance.now() < endsMs; sent++) {
    const dueMs = startedMs + (sent * 1000) / RATE;
    await Bun.sleep(Math.max(0, dueMs - performance.now()));
    await callNext();
    if (performance.now() < startedMs + (readings.length + 1) * READ_EVERY_MS) continue;
    readings.push(await memory());
    if (readings.length % 12 === 0)
      console.log(`${readings.length / 6} min: ${readings.at(-1)!.toFixed(0)} MB`);
  }
  const part = Math.max(1, Math.floor(readings.length / 5));
  const [first, last] = [Math.min(...readings.slice(0, part)), Math.min(...readings.slice(-part))];
  const growth = last / first;
  const broken = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
  console.log(`answers: ${JSON.stringify(statuses)}`);
  console.log(
    `memory: ${first.toFixed(0)} MB → ${last.toFixed(0)} MB = ${growth.toFixed(3)} (at most ${MOST_GROWTH})`,
  );
  return growth > MOST_GROWTH || broken.length > 0;
}

async function callNext(): Promise<void> {
  const { name, input } = calls.next().value!;
  const response = await program.call(name, input);
  await response.arrayBuffer();
  statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  if (response.status >= 500) console.error(`${response.status}: ${name} ${JSON.stringify(input)}`);
}

/** A key that may call as often as is measured here. */
async function layKey(dataDir: string): Promise<string> {
  const place = database ? { databaseUrl: database.url } : { dataDir: join(dataDir, "wallet") };
  const { core, closeStores } = await openStores(place);
  const { apiKey } = await makeUser(core, 1_000_000_000, 1_000_000);
  await closeStores();
  return apiKey;
}

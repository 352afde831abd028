/**
 * The whole host under load, `paid` by a wallet on PostgreSQL and Redis, the same `unkept`, or `free`; prints its port.
 * At BENCH_PORT it shares that with others, as workers do. It writes its log lines into nothing.
 */
import { join } from "node:path";
import { createHost, createLog } from "../../src/host/mod.ts";
import { createRegistry, discover } from "../../src/plugins/mod.ts";
import { createWallet } from "../../src/wallet/mod.ts";

const { BENCH_DATABASE_URL: databaseUrl, BENCH_REDIS_URL: redisUrl } = process.env;
const log = createLog(() => {});
// With a key answers are kept for who paid, as they are wherever one is set.
const KEEPING = { WALLET_KEY: Buffer.alloc(32, 1).toString("base64") };
const [, , kind] = process.argv;
const wallet =
  kind === "free"
    ? null
    : await createWallet({ databaseUrl, redisUrl, log, env: kind === "paid" ? KEEPING : {} });
const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
const host = createHost({ registry, wallet, narrator: null, clock: Date, log });
const port = Number(process.env.BENCH_PORT ?? 0);
const listening = host.listen({ host: "127.0.0.1", port, shared: port > 0 });
console.log(new URL(listening.url).port);

process.on("SIGTERM", async () => {
  await listening.stop();
  await wallet?.close();
  process.exit(0);
});

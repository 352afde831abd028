/** The host under load: the wallet's routes on a port of its own; prints the port. */
import { Elysia } from "elysia";
import { createWallet } from "../../src/wallet/mod.ts";

const { BENCH_DATABASE_URL: databaseUrl, BENCH_REDIS_URL: redisUrl } = process.env;
const wallet = await createWallet({
  databaseUrl,
  redisUrl: redisUrl || undefined,
  env: { RATE_TOKEN: process.env.BENCH_RATE ?? "0" },
});
const app = new Elysia().use(wallet.routes).listen({ port: 0, hostname: "127.0.0.1" });
console.log(app.server!.port);

process.on("SIGTERM", async () => {
  await app.stop();
  await wallet.close();
  process.exit(0);
});

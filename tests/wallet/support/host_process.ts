/** A host in a process of its own, to be killed: the wallet's routes on a port that it prints. */
import { createWallet } from "../../../src/wallet/mod.ts";

const wallet = await createWallet({
  databaseUrl: process.env.TEST_DATABASE_URL,
  redisUrl: process.env.TEST_REDIS_URL,
  schema: process.env.TEST_SCHEMA,
  env: { RATE_TOKEN: "0" },
});
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: (request) => wallet.routes.handle(request),
});
console.log(server.port);

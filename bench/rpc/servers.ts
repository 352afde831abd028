/**
 * One server of the bench, in a process of its own: prints its address, then serves until it is ended.
 *
 * `bun bench/rpc/servers.ts host|elysia|bun [file with the bytes to serve]`
 */
import { join } from "node:path";
import { Elysia } from "elysia";
import { createHost, createLog } from "../../src/host/mod.ts";
import { createRegistry, discover } from "../../src/plugins/mod.ts";

const [kind, file = ""] = process.argv.slice(2);
const at = { host: "127.0.0.1", port: 0 };

/** The real host on the real plugins, without a wallet; it writes its log lines into nothing. */
async function serveHost(): Promise<string> {
  const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
  const log = createLog(() => {});
  const config = process.env["BENCH_CACHE"] === "0" ? { cacheBytes: 0 } : {};
  const host = createHost({ registry, wallet: null, narrator: null, clock: Date, log, config });
  return host.listen(at).url;
}

/** A bare Elysia route that answers with the same bytes: head and body. */
async function serveElysia(): Promise<string> {
  const body = await Bun.file(file).text();
  const headers = await headersToServe();
  const app = new Elysia()
    .get("/", () => new Response(body, { headers }))
    .listen({ hostname: at.host, port: at.port });
  return `http://${at.host}:${app.server!.port}/`;
}

/** The headers that came with the bytes. */
async function headersToServe(): Promise<Record<string, string>> {
  return (await Bun.file(`${file}.headers.json`).json()) as Record<string, string>;
}

/** A bare Bun server with one static answer. */
async function serveBun(): Promise<string> {
  const body = await Bun.file(file).bytes();
  const headers = await headersToServe();
  const server = Bun.serve({
    hostname: at.host,
    port: 0,
    routes: { "/": new Response(body, { headers }) },
  });
  return `http://${at.host}:${server.port}/`;
}

const serve = { host: serveHost, elysia: serveElysia, bun: serveBun }[kind ?? ""];
if (!serve) throw new TypeError(`Cannot serve: kind is ${kind}, must be host, elysia or bun`);
console.log(await serve());

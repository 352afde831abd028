/**
 * One server of the bench, in a process of its own: prints its address, then serves until it is ended.
 *
 * `bun bench/rpc/servers.ts host|elysia|bun [file with the bytes to serve]`
 */
import { join } from "node:path";
import { Elysia } from "elysia";
import { createHost, createLog, type Watch } from "../../src/host/mod.ts";
import { createMeter } from "../../src/host/metrics/mod.ts";
import { createExporter, createTracer } from "../../src/host/otlp/mod.ts";
import { createRegistry, discover } from "../../src/plugins/mod.ts";

const [kind, file = ""] = process.argv.slice(2);
const at = { host: "127.0.0.1", port: 0 };

/** The real host on the real plugins, without a wallet; it writes its log lines into nothing. */
async function serveHost(): Promise<string> {
  const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
  const log = createLog(() => {});
  const config = process.env["BENCH_CACHE"] === "0" ? { cacheBytes: 0 } : {};
  const watch = watchOf(process.env["BENCH_WATCH"]);
  const host = createHost({
    registry,
    wallet: null,
    narrator: null,
    clock: Date,
    log,
    config,
    watch,
  });
  return host.listen(at).url;
}

/** As a service has it that was told nothing else. */
const SAMPLING = { ratio: 1, perSecond: 1000 };

/** What looks at every request: nothing, the metrics, or traces to the collector at BENCH_COLLECTOR. */
function watchOf(kind = ""): Watch | undefined {
  if (kind === "metrics") return { end: createMeter({ version: "bench" }).count };
  if (kind !== "traces") return undefined;
  const endpoint = process.env["BENCH_COLLECTOR"]!;
  const names = { service: "bench", version: "bench" };
  return createTracer(createExporter({ endpoint, headers: {}, ...SAMPLING, ...names }), SAMPLING);
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

/**
 * What metrics and traces cost the pure call of `bench:rpc`: processor time of the server a call, over a port, each with
 * and without in the same run. Prints both shares and exits 1 beyond 0.01 and 0.10.
 *
 * `bun run bench:watch`: half a minute, loopback only.
 */
import { join } from "node:path";
import { createMeter } from "../../src/host/metrics/mod.ts";
import type { LoadReport } from "./load.ts";

const KINDS = ["plain", "metrics", "traces"] as const;
type Kind = (typeof KINDS)[number];
const ROUNDS = 4;
const ROUND_S = 1.5;
const LIMITS = { metrics: 0.01, traces: 0.1 };
const PATH = `/api/trpc/discordian.day?input=${encodeURIComponent('{"date":"2024-02-28"}')}`;
const TICKS_PER_S = 100;

const collector = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response("{}") });
const children: Bun.Subprocess[] = [];

async function start(kind: Kind): Promise<{ readonly url: string; readonly pid: number }> {
  const env = { ...process.env, BENCH_WATCH: kind, BENCH_COLLECTOR: collector.url.origin };
  const file = join(import.meta.dir, "servers.ts");
  const child = Bun.spawn([process.execPath, file, "host"], { env, stdout: "pipe" });
  children.push(child);
  const { value } = await child.stdout.getReader().read();
  return { url: new TextDecoder().decode(value).trim() + PATH, pid: child.pid };
}

/** Processor time of a process, s. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await Bun.file(`/proc/${pid}/stat`).text();
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_PER_S;
}

/** Calls of one round and the processor time of each, µs. */
async function load(server: { readonly url: string; readonly pid: number }): Promise<number> {
  const before = await cpuOf(server.pid);
  const args = [join(import.meta.dir, "load.ts"), server.url, "16", String(ROUND_S), "0"];
  const child = Bun.spawn([process.execPath, ...args], { stdout: "pipe" });
  const report = JSON.parse(await new Response(child.stdout).text()) as LoadReport;
  if (report.failures > 0) throw new Error(`${report.failures} requests failed`);
  return (((await cpuOf(server.pid)) - before) / (report.perSecond * ROUND_S)) * 1e6;
}

/** Time of one count, µs: too little to be seen as a difference of two rounds. */
function timeOfCount(): number {
  const meter = createMeter({ version: "bench" });
  const line = {
    id: "rq",
    method: "GET",
    route: "/api/trpc/*",
    status: 200,
    ms: 0.04,
    procedure: "discordian.day",
    points: 1,
    caller: undefined,
    code: undefined,
    cached: true,
  };
  const startedMs = performance.now();
  for (let count = 0; count < 1e6; count++) meter.count(line);
  meter.stop();
  return (performance.now() - startedMs) / 1000;
}

const best: Record<Kind, number> = { plain: Infinity, metrics: Infinity, traces: Infinity };
try {
  const servers = {
    plain: await start("plain"),
    metrics: await start("metrics"),
    traces: await start("traces"),
  };
  for (const kind of KINDS) await load(servers[kind]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of KINDS) best[kind] = Math.min(best[kind], await load(servers[kind]));
  }
} finally {
  for (const child of children) child.kill();
  await collector.stop(true);
}
const countUs = Math.min(...Array.from({ length: 5 }, timeOfCount));
const [plain, metrics, traces] = KINDS.map((kind) => best[kind].toFixed(1));
console.log(
  `a call: ${plain} µs, with metrics ${metrics}, with traces ${traces}; one count ${countUs.toFixed(3)} µs`,
);
const shares = { metrics: countUs / best.plain, traces: best.traces / best.plain - 1 };
for (const kind of ["metrics", "traces"] as const) {
  const holds = shares[kind] <= LIMITS[kind];
  if (!holds) process.exitCode = 1;
  const share = (shares[kind] * 100).toFixed(2);
  console.log(
    `${holds ? "  holds" : "  MISSED"}: ${kind} cost ${share} %, limit ${LIMITS[kind] * 100} %`,
  );
}

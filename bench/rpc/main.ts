/**
 * Measures the host against bare servers in the same run, and exits 1 when a limit is missed.
 *
 * `bun bench/rpc/main.ts`: about a minute, loopback only. Each pair of figures is taken in alternating rounds,
 * so that a busy machine slows both; the median of the rounds' ratios counts.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoadReport } from "./load.ts";

/** A pure procedure of the catalogue and an input for it. */
const PURE = { name: "discordian.day", input: { date: "2024-02-28" } };
const CHART = {
  name: "bazi.chart",
  input: { birthDate: "1988-06-15", birthTime: "13:30", timezone: "Asia/Shanghai", gender: "male" },
};
const LIMITS = { rpc: 0.6, systems: 0.85, chartP95Ms: 5 };
const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_S = 1.5;

const children: { kill(): void }[] = [];

async function start(kind: string, file = ""): Promise<string> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "servers.ts"), kind, file], {
    stdout: "pipe",
    stderr: "inherit",
  });
  children.push(child);
  const reader = child.stdout.getReader();
  const { value } = await reader.read();
  reader.releaseLock();
  return new TextDecoder().decode(value).trim();
}

async function load(url: string, seconds: number, rate = 0): Promise<LoadReport> {
  const args = [url, String(CONNECTIONS), String(seconds), String(rate)];
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "load.ts"), ...args], {
    stdout: "pipe",
    stderr: "inherit",
  });
  const report = JSON.parse(await new Response(child.stdout).text()) as LoadReport;
  if (report.failures > 0) throw new Error(`${report.failures} requests to ${url} failed`);
  return report;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Rates of both, round by round, and the median of their ratios. */
async function compare(label: string, ours: string, bare: string): Promise<number> {
  await load(ours, 0.5);
  await load(bare, 0.5);
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      ours: (await load(ours, ROUND_S)).perSecond,
      bare: (await load(bare, ROUND_S)).perSecond,
    });
  }
  const ratio = median(rounds.map((round) => round.ours / round.bare));
  const [ourRate, bareRate] = [
    median(rounds.map((round) => round.ours)),
    median(rounds.map((round) => round.bare)),
  ];
  console.log(
    `${label}: ${ourRate.toFixed(0)}/s against ${bareRate.toFixed(0)}/s bare, ratio ${ratio.toFixed(2)}`,
  );
  return ratio;
}

/** Keeps the bytes of an answer in a file, for the bare servers to serve. */
async function keep(url: string, folder: string, name: string): Promise<string> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  const file = join(folder, name);
  console.log(`${name}: ${await Bun.write(file, await response.arrayBuffer())} bytes`);
  return file;
}

const missed: string[] = [];
function require(ok: boolean, limit: string): void {
  console.log(`${ok ? "  holds" : "  MISSED"}: ${limit}`);
  if (!ok) missed.push(limit);
}

const inputOf = (one: typeof PURE | typeof CHART) =>
  `/api/trpc/${one.name}?input=${encodeURIComponent(JSON.stringify(one.input))}`;
const folder = await mkdtemp(join(tmpdir(), "auspex-bench-"));
try {
  const host = await start("host");
  const pure = `${host}${inputOf(PURE)}`;
  const elysia = await start("elysia", await keep(pure, folder, "pure answer"));
  const rpc = await compare(`${PURE.name} through /api/trpc/`, pure, elysia);
  require(rpc >= LIMITS.rpc, `at least ${LIMITS.rpc} of a bare Elysia route`);

  const systems = `${host}/api/v1/systems`;
  const bun = await start("bun", await keep(systems, folder, "systems"));
  const catalogue = await compare("/api/v1/systems", systems, bun);
  require(catalogue >= LIMITS.systems, `at least ${LIMITS.systems} of a bare Bun static answer`);

  const chart = `${host}${inputOf(CHART)}`;
  await keep(chart, folder, "chart answer");
  const top = (await load(chart, 3)).perSecond;
  const half = await load(chart, 4, top / 2);
  console.log(
    `${CHART.name}: ${top.toFixed(0)}/s at most; at half of it p50 ${half.p50Ms.toFixed(2)} ms, p95 ${half.p95Ms.toFixed(2)} ms`,
  );
  require(half.p95Ms < LIMITS.chartP95Ms, `p95 under ${LIMITS.chartP95Ms} ms at half the top rate`);
} finally {
  for (const child of children) child.kill();
  await rm(folder, { recursive: true });
}
if (missed.length > 0) process.exit(1);

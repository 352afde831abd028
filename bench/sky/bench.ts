/**
 * Charts per second: `bun bench/sky/bench.ts [charts]`.
 *
 * One chart is Sun to Pluto with speeds, mean and true node and Placidus houses, at instants of
 * 1800-2100 in no order. Swiss Ephemeris' C library is compiled and run when Debian's libswe-dev and
 * swe-basic-data are installed; caelus and astronomy-engine are dev-dependencies.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as astronomy from "astronomy-engine";
import { Engine } from "caelus";
import { loadNodeData } from "caelus/node";
import { computeChart } from "../../src/sky/mod.ts";

const charts = Number(process.argv[2] ?? 20000);
const ROUNDS = 3;
const LIMIT = 1.2;

function instant(i: number): number {
  return 2378497 + (((i + 1) * 0.6180339887498949) % 1) * 109572;
}

function best(count: number, chart: (julianDayUt: number) => void): number {
  let rate = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (let i = 0; i < count; i++) chart(instant(i));
    rate = Math.max(rate, (count / (performance.now() - start)) * 1000);
  }
  return rate;
}

function own(julianDayUt: number): void {
  computeChart({ julianDayUt, latitudeDeg: 51.5, longitudeDeg: -0.1 });
}

const ENGINE_BODIES = [
  "Sun",
  "Moon",
  "Mercury",
  "Venus",
  "Mars",
  "Jupiter",
  "Saturn",
  "Uranus",
  "Neptune",
  "Pluto",
] as readonly astronomy.Body[];
const SPEED_STEP_DAYS = 0.05;

/** Ten bodies with speeds by difference; no nodes and no houses, which it does not have. */
function astronomyEngine(julianDayUt: number): void {
  const time = astronomy.MakeTime(julianDayUt - 2451545);
  const later = time.AddDays(SPEED_STEP_DAYS);
  for (const body of ENGINE_BODIES) {
    for (const at of [time, later]) astronomy.Ecliptic(astronomy.GeoVector(body, at, true));
  }
}

const caelusEngine = new Engine(
  loadNodeData(
    new URL("../../node_modules/caelus/data", import.meta.url).pathname,
    "embedded",
    "embedded",
  ),
);
/** Its own chart: thirteen bodies with speeds, nodes, Placidus and aspects. */
function caelus(julianDayUt: number): void {
  caelusEngine.chartAt(julianDayUt, 51.5, -0.1, "placidus");
}

function libswe(count: number): number | undefined {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const program = join(folder, "libswe");
    const source = new URL("./libswe.c", import.meta.url).pathname;
    const compiled = Bun.spawnSync(["cc", "-O2", "-o", program, source, "-lswe", "-lm"]);
    if (!compiled.success) return undefined;
    let rate = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const run = Bun.spawnSync([program, String(count)]);
      if (!run.success) return undefined;
      rate = Math.max(rate, Number(run.stdout.toString().split(" ")[0]));
    }
    return rate;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const before = process.memoryUsage().rss;
const start = performance.now();
own(instant(0));
const first = performance.now() - start;
const grown = (process.memoryUsage().rss - before) / 1e6;
console.log(`first chart, packs read: ${first.toFixed(0)} ms, ${grown.toFixed(0)} MB`);

const rates: readonly (readonly [string, number | undefined])[] = [
  ["own", best(charts, own)],
  ["libswe (C)", libswe(charts)],
  ["astronomy-engine (no nodes, no houses)", best(Math.ceil(charts / 10), astronomyEngine)],
  ["caelus", best(Math.ceil(charts / 40), caelus)],
];
const [, ownRate] = rates[0]!;
for (const [name, rate] of rates) {
  const figure = rate === undefined ? "not installed" : `${Math.round(rate)} charts/s`;
  const ratio = rate === undefined ? "" : `  ${(ownRate! / rate).toFixed(2)} × slower`;
  console.log(`${name.padEnd(40)} ${figure.padStart(16)}${name === "own" ? "" : ratio}`);
}
const libsweRate = rates[1]![1];
if (libsweRate !== undefined && ownRate! < LIMIT * libsweRate) {
  console.error(
    `Below the limit: ${(ownRate! / libsweRate).toFixed(2)} × libswe, must be ${LIMIT}`,
  );
  process.exit(1);
}

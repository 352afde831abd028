/**
 * Searches over time against a search by Swiss Ephemeris' C library in the same run, and a small call beside a
 * long one: `bun run bench:search`.
 *
 * The C program is compiled and run when Debian's libswe-dev and swe-basic-data are installed. Exits 1 where a
 * limit is missed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import western from "../../plugins/western/mod.ts";
import { runOnce } from "../../src/plugins/run_once.ts";
import { prepare, type AnyProcedure } from "../../src/plugins/mod.ts";
import { searchBetween, type Body } from "../../src/sky/mod.ts";

const ROUNDS = 5;
const FROM = 2460310.5;
const ANGLES = [0, 60, 90, 120, 180, 240, 270, 300];
const SEVEN: readonly Body[] = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"];
const MOVERS: readonly Body[] = [
  ...SEVEN.filter((body) => body !== "moon"),
  "uranus",
  "neptune",
  "pluto",
];
const YEAR_LIMIT_MS = 150;
const DECADE_LIMIT_MS = 1000;
const BESIDE_LIMIT_MS = 20;
const EVERY_MS = 5;

function yearOfAspects(): number {
  const search = searchBetween(FROM, FROM + 365);
  return SEVEN.reduce(
    (sum, a, i) =>
      SEVEN.slice(i + 1).reduce((more, b) => more + search.angles(a, b, ANGLES).length, sum),
    0,
  );
}

/** The same places as the C program's: twelve points, eight angles. */
const PLACES = Array.from({ length: 12 }, (_, point) => 17.3 + point * 33.7).flatMap((deg) =>
  ANGLES.map((angle) => (deg + angle) % 360),
);
function transits(): number {
  const search = searchBetween(FROM, FROM + 3652);
  return MOVERS.reduce((sum, body) => sum + search.longitudes(body, PLACES).length, 0);
}

function best(search: () => number): readonly [count: number, ms: number] {
  let [count, fastest] = [0, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    count = search();
    fastest = Math.min(fastest, performance.now() - start);
  }
  return [count, fastest];
}

function libswe(): readonly number[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const program = join(folder, "libswe");
    const source = new URL("./libswe.c", import.meta.url).pathname;
    const built = Bun.spawnSync(["cc", "-O2", "-o", program, source, "-lswe", "-lm"]);
    if (!built.success) return undefined;
    const run = Bun.spawnSync([program, String(ROUNDS)]);
    return run.success ? run.stdout.toString().trim().split(" ").map(Number) : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const TEN_YEARS = {
  birthDate: "1990-05-17",
  birthTime: "14:23",
  timezone: "Europe/London",
  latitude: 51.5,
  longitude: -0.12,
  from: "2024-01-01",
  to: "2033-12-31",
  planets: [...MOVERS],
  houseSystem: "placidus",
  orb: "1",
};

/** How long ten years of transits take, and the 95th percentile of what calls beside them wait, one every 5 ms. */
async function decade(): Promise<readonly [ms: number, besideMs: number]> {
  const procedure = western.procedures.find(({ name }) => name === "transits.calculate")!;
  const prepared = prepare(procedure as AnyProcedure, TEN_YEARS, Date.now());
  const waits: number[] = [];
  let running = true;
  const beside = (async () => {
    while (running) {
      const due = performance.now() + EVERY_MS;
      await Bun.sleep(EVERY_MS);
      waits.push(performance.now() - due);
    }
  })();
  const start = performance.now();
  const { input, civils } = prepared;
  await runOnce(procedure as AnyProcedure, { input, civils, seed: undefined }, { now: 0 });
  const ms = performance.now() - start;
  running = false;
  await beside;
  waits.sort((a, b) => a - b);
  return [ms, waits[Math.floor(0.95 * waits.length)] ?? 0];
}

const missed: string[] = [];
const [aspects, aspectsMs] = best(yearOfAspects);
const [hits, hitsMs] = best(transits);
const theirs = libswe();
const lines = [
  ["a year of aspects of seven bodies", aspects, aspectsMs, theirs?.[0], theirs?.[1]],
  ["ten years of transits, places only", hits, hitsMs, theirs?.[2], theirs?.[3]],
] as const;
for (const [name, count, ms, swissCount, swissMs] of lines) {
  const other =
    swissMs === undefined
      ? "libswe not installed"
      : `libswe (C) ${swissCount} in ${swissMs.toFixed(0)} ms: ${(swissMs / ms).toFixed(2)} ×`;
  console.log(`${name.padEnd(38)} ${count} in ${ms.toFixed(0)} ms; ${other}`);
  if (swissMs !== undefined && swissMs < ms) missed.push(name);
}
if (aspectsMs > YEAR_LIMIT_MS) missed.push("a year of aspects");
const runs = [await decade(), await decade(), await decade(), await decade()];
const callMs = Math.min(...runs.map(([ms]) => ms));
const besideMs = Math.max(...runs.map(([, wait]) => wait));
console.log(
  `transits.calculate over ten years      ${callMs.toFixed(0)} ms; a call beside it waits ${besideMs.toFixed(1)} ms (p95)`,
);
if (callMs > DECADE_LIMIT_MS) missed.push("ten years of transits");
if (besideMs > BESIDE_LIMIT_MS) missed.push("a small call beside");
if (missed.length > 0) {
  console.error(`MISSED: ${missed.join(", ")}`);
  process.exit(1);
}

/**
 * Measures the atlas: `bun bench/places/main.ts`, half a minute. Exits 1 when a limit is missed.
 *
 * Loading is measured in processes of their own, from nothing to the first answer. Names are looked up
 * against a scan of the same names, written out as a list of strings, in the same run.
 */
import { fold } from "../../src/places/fold.ts";
import { openAtlas, resolvePlace, searchPlaces } from "../../src/places/mod.ts";

const LIMITS = {
  loadMs: 150,
  loadMb: 60,
  exactUs: 50,
  prefixP95Ms: 5,
  timesScan: 20,
  fileMb: 9,
} as const;
const LOADS = 5;
const EXACT = ["Taipei", "臺北", "Zermatt", "서울", "Новосибирск", "القاهرة", "मुंबई", "Kraków"];
const PREFIXES = [
  ..."abcdefghijklmnopqrstuvwxyz",
  ...["sa", "san", "sant", "new", "st", "la", "ka", "mo", "ber", "lond", "spring", "ho chi"],
  ...[
    "中",
    "大",
    "新",
    "臺",
    "北京",
    "東",
    "с",
    "но",
    "санк",
    "м",
    "서",
    "부",
    "ا",
    "ال",
    "म",
    "त",
  ],
];
const missed: string[] = [];

await measureLoad();
await measureFile();
const atlas = openAtlas();
const list = listNames();
measureExact();
measurePrefixes();
measureTypos();
if (missed.length > 0) {
  console.error(`MISSED: ${missed.join(", ")}`);
  process.exit(1);
}

async function measureLoad(): Promise<void> {
  const runs: { ms: number; mb: number }[] = [];
  for (let run = 0; run < LOADS; run++) {
    const child = Bun.spawn(["bun", new URL("load.ts", import.meta.url).pathname]);
    runs.push(JSON.parse(await new Response(child.stdout).text()) as { ms: number; mb: number });
  }
  const ms = median(runs.map((run) => run.ms));
  const mb = median(runs.map((run) => run.mb));
  report("load to the first answer", ms, LIMITS.loadMs, "ms");
  report("memory of it", mb, LIMITS.loadMb, "MB");
}

async function measureFile(): Promise<void> {
  const file = Bun.file(new URL("../../src/places/data/places.bin.zst", import.meta.url));
  report("committed index", file.size / 1e6, LIMITS.fileMb, "MB");
}

function measureExact(): void {
  const lookup = time(() => EXACT.forEach((text) => atlas.names.exact(fold(text))), 500);
  const resolved = time(() => EXACT.forEach((text) => resolvePlace(atlas, { text })), 200);
  const keys = EXACT.map(fold);
  const scanned = time(() => keys.forEach((key) => list.filter((name) => name === key)), 3);
  report("exact name found", (lookup * 1000) / EXACT.length, LIMITS.exactUs, "µs");
  report(
    "exact name resolved and described",
    (resolved * 1000) / EXACT.length,
    LIMITS.exactUs,
    "µs",
  );
  reportTimes("resolved, against a scan", scanned / resolved);
}

function measurePrefixes(): void {
  const own: number[] = [];
  const scans: number[] = [];
  for (const text of PREFIXES) {
    own.push(time(() => searchPlaces(atlas, { text }), 20));
    const key = fold(text);
    scans.push(time(() => list.filter((name) => name.startsWith(key)), 1));
  }
  report("prefix searched, p95", quantile(own, 0.95), LIMITS.prefixP95Ms, "ms");
  console.log(`prefix searched, median: ${quantile(own, 0.5).toFixed(2)} ms`);
  reportTimes("prefixes, against a scan", sum(scans) / sum(own));
}

function measureTypos(): void {
  for (const text of ["Sprngfield", "Constantinopel", "Екатеринбрг", "xqzwvkjx"])
    console.log(`typo ${text}: ${time(() => searchPlaces(atlas, { text }), 3).toFixed(1)} ms`);
}

/** All names of places, folded, one string each. */
function listNames(): readonly string[] {
  const names: string[] = [];
  const cursor = atlas.names.cursorAt(0);
  do
    if (atlas.names.subjects[cursor.name]! < atlas.pack.header.places)
      names.push(String.fromCharCode(...cursor.folded.subarray(0, cursor.foldedLength)));
  while (cursor.advance());
  return names;
}

/** Milliseconds of one round, the best of three after one to warm up. */
function time(round: () => void, rounds: number): number {
  round();
  let best = Infinity;
  for (let attempt = 0; attempt < 3; attempt++) {
    const start = performance.now();
    for (let at = 0; at < rounds; at++) round();
    best = Math.min(best, (performance.now() - start) / rounds);
  }
  return best;
}

function report(what: string, value: number, limit: number, unit: string): void {
  console.log(`${what}: ${value.toFixed(2)} ${unit} (at most ${limit})`);
  if (value > limit) missed.push(what);
}

function reportTimes(what: string, times: number): void {
  console.log(`${what}: ${times.toFixed(0)} times as fast (at least ${LIMITS.timesScan})`);
  if (times < LIMITS.timesScan) missed.push(what);
}

function quantile(values: readonly number[], at: number): number {
  return values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.ceil(values.length * at) - 1)
  ]!;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Measures the blends on one core, and exits 1 when a limit is missed.
 *
 * `bun bench/blends/main.ts`: about half a minute, loopback only. It starts itself again bound to one core
 * where the system has `taskset`; elsewhere it says that it ran on all of them.
 */
import { join } from "node:path";
import { createHost, SILENT, type Narrator } from "../../src/host/mod.ts";
import { createNarrator } from "../../src/host/narrator.ts";
import { createRegistry, discover } from "../../src/plugins/mod.ts";

const LIMITS = {
  natalP95Ms: 60,
  worldP95Ms: 80,
  matchP95Ms: 80,
  batchP95Ms: 200,
  /** A small call while births are blended all the time. */
  besideP95Ms: 40,
  /** Over the model's own time. */
  modelOverheadMs: 150,
};
const MODEL_MS = 300;
const CAP_MS = 1_000;
const CALLS = 200;
const PLACES = [
  ["Asia/Taipei", 25.033, 121.565],
  ["Europe/Berlin", 52.52, 13.405],
  ["America/New_York", 40.713, -74.006],
  ["Africa/Lagos", 6.524, 3.379],
  ["Australia/Sydney", -33.869, 151.209],
] as const;

const taskset = Bun.which("taskset");
if (taskset && process.env["BENCH_BOUND"] === undefined) {
  const again = Bun.spawn([taskset, "-c", "0", process.execPath, import.meta.path], {
    env: { ...process.env, BENCH_BOUND: "1" },
    stdout: "inherit",
    stderr: "inherit",
  });
  process.exit(await again.exited);
}

const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
const hostWith = (narrator: Narrator | null) =>
  createHost({ registry, wallet: null, narrator, clock: Date, log: SILENT });
const plain = hostWith(null);
type Host = typeof plain;

/** The nth birth: another day, hour and place each time. */
function birth(n: number) {
  const [timezone, latitude, longitude] = PLACES[n % PLACES.length]!;
  const two = (value: number) => String(value).padStart(2, "0");
  return {
    birthDate: `${1940 + (n % 70)}-${two(1 + (n % 12))}-${two(1 + (n % 28))}`,
    birthTime: `${two((n * 7) % 24)}:${two((n * 13) % 60)}`,
    timezone,
    latitude,
    longitude,
  };
}

async function ask(host: Host, name: string, input: object): Promise<Record<string, unknown>> {
  const response = await host.handle(
    new Request(`http://localhost/api/trpc/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
    }),
  );
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { result: { data: Record<string, unknown> } }).result.data;
}

/** Milliseconds that this process has had of the core; what else runs on the machine takes none of it. */
function coreMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

interface Sample {
  /** Of the core, sorted. */
  readonly core: readonly number[];
  /** By the clock on the wall, sorted. */
  readonly wall: readonly number[];
}

/** Milliseconds of many calls; the first fifth warms up and is left out. */
async function sample(count: number, work: (n: number) => Promise<unknown>): Promise<Sample> {
  const [core, wall]: [number[], number[]] = [[], []];
  for (let n = 0; n < count; n++) {
    const before = coreMs();
    wall.push(await timed(() => work(n)));
    core.push(coreMs() - before);
  }
  const settled = (times: readonly number[]) =>
    times.slice(Math.floor(count / 5)).sort((a, b) => a - b);
  return { core: settled(core), wall: settled(wall) };
}

function at(times: readonly number[], part: number): number {
  return times[Math.min(times.length - 1, Math.ceil(times.length * part) - 1)]!;
}

let missed = 0;
function judge(what: string, found: number, limit: number): void {
  const ok = found <= limit;
  if (!ok) missed += 1;
  console.log(
    `${ok ? "  holds" : "  MISSED"}: ${what}: ${found.toFixed(1)} ms, limit ${Math.round(limit)} ms`,
  );
}

/** Judges calls by the time of the core; the wall is told beside it. */
async function judgeCalls(
  label: string,
  limit: number,
  count: number,
  call: (n: number) => Promise<unknown>,
): Promise<void> {
  const { core, wall } = await sample(count, call);
  const told = (times: readonly number[]) =>
    `median ${at(times, 0.5).toFixed(1)}, 95 % ${at(times, 0.95).toFixed(1)}, longest ${at(times, 1).toFixed(1)} ms`;
  console.log(`${label}: core ${told(core)}; wall ${told(wall)}`);
  judge(`${label}, 95th percentile of the core`, at(core, 0.95), limit);
}

console.log(taskset ? "bound to one core" : "not bound to one core: no taskset");
await judgeCalls("natal.tian without gender", LIMITS.natalP95Ms, CALLS, (n) =>
  ask(plain, "natal.tian", birth(n)),
);
await judgeCalls("natal.tian with a picture", LIMITS.natalP95Ms, CALLS, (n) =>
  ask(plain, "natal.tian", { ...birth(n), gender: "female", picture: true }),
);
await judgeCalls("blend.global", LIMITS.worldP95Ms, CALLS, (n) =>
  ask(plain, "blend.global", { ...birth(n), question: "Shall I move?", seed: String(n) }),
);
await judgeCalls("compatibility.tian", LIMITS.matchP95Ms, CALLS, (n) =>
  ask(plain, "compatibility.tian", { a: birth(n), b: birth(n + 31) }),
);
const moment = {
  date: "2026-03-03",
  time: "10:20",
  timezone: "Asia/Taipei",
  latitude: 25,
  longitude: 121.5,
};
await judgeCalls("predict.binaryBatch of 50", LIMITS.batchP95Ms, 30, (n) =>
  ask(plain, "predict.binaryBatch", {
    questions: Array.from({ length: 50 }, (_, i) => ({
      question: `Will goal ${n} ${i} be met?`,
      optionA: "Yes",
      optionB: "No",
      resolutionDate: "2027-01-01",
    })),
    at: moment,
  }),
);

let busy = true;
const working = (async () => {
  for (let n = 0; busy; n++) await ask(plain, "natal.tian", birth(n));
})();
const beside: number[] = [];
for (let n = 0; n < 150; n++) {
  await Bun.sleep(5);
  const date = `20${String(10 + (n % 80)).padStart(2, "0")}-03-04`;
  beside.push(await timed(() => ask(plain, "discordian.day", { date })));
}
busy = false;
await working;
beside.sort((a, b) => a - b);
console.log(`a small call beside blends: median ${at(beside, 0.5).toFixed(1)} ms`);
judge("a small call beside blends, 95th percentile", at(beside, 0.95), LIMITS.besideP95Ms);

const TEXT =
  "The systems of this birth lean the same way more often than not, and say so in many tongues. ";
const model = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request) {
    const { model: name } = (await request.json()) as { model: string };
    await Bun.sleep(name === "hangs" ? 60_000 : MODEL_MS);
    const message = { role: "assistant", content: TEXT.repeat(5) };
    const choices = [{ index: 0, message, finish_reason: "stop" }];
    return Response.json({ id: "c", object: "chat.completion", created: 0, model: name, choices });
  },
});
const baseUrl = `http://127.0.0.1:${model.port}/v1`;
const narrated = (name: string, timeoutMs: number) =>
  hostWith(
    createNarrator({ model: name, apiKey: "k", baseUrl, timeoutMs, concurrency: 8 }, SILENT),
  );

const quick = narrated("quick", 10_000);
/** The same double asked by nobody but this line, in the same minute of the same machine. */
const bare = await sample(15, async () => {
  const body = JSON.stringify({ model: "quick" });
  const response = await fetch(`${baseUrl}/chat/completions`, { method: "POST", body });
  await response.text();
});
const written = await sample(15, (n) => ask(quick, "natal.tian", birth(n + 100)));
const [modelMs, natalMs] = [at(bare.wall, 0.5), at(written.wall, 0.5)];
console.log(
  `the model alone: median ${modelMs.toFixed(1)} ms; natal.tian with it: ${natalMs.toFixed(1)} ms`,
);
judge("natal.tian over the model alone, medians", natalMs - modelMs, LIMITS.modelOverheadMs);
const together = await timed(() =>
  Promise.all(Array.from({ length: 8 }, (_, n) => ask(quick, "natal.tian", birth(n + 300)))),
);
judge("eight births at once, beside eight one after another", together, (8 * natalMs) / 2);

const hanging = narrated("hangs", CAP_MS);
let writer: unknown;
const capped = await timed(async () => {
  const { synthesis } = await ask(hanging, "natal.tian", birth(500));
  writer = (synthesis as { writer: string }).writer;
});
console.log(`a model that hangs: the text is by the ${String(writer)}`);
judge(
  `natal.tian with a model that hangs, capped at ${CAP_MS} ms`,
  capped,
  CAP_MS + LIMITS.modelOverheadMs,
);

void model.stop(true);
process.exit(missed > 0 || writer !== "rules" ? 1 : 0);

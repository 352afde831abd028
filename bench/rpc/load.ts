/**
 * A load generator over loopback: keeps so many requests under way for so long, then prints one line of
 * JSON with what it saw. Runs as a process of its own, so that it does not share the server's loop.
 *
 * `bun bench/rpc/load.ts <url> <connections> <seconds> [requests a second]`
 */
const [url = "", connections = "32", seconds = "2", rate = "0"] = process.argv.slice(2);
const headers = JSON.parse(process.env["LOAD_HEADERS"] ?? "{}") as Record<string, string>;

/** What one run saw. */
export interface LoadReport {
  readonly requests: number;
  readonly perSecond: number;
  readonly failures: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly bytes: number;
}

const latencies: number[] = [];
let failures = 0;
let bytes = 0;

async function one(dueMs: number): Promise<void> {
  const response = await fetch(url, { headers });
  const body = await response.arrayBuffer();
  bytes = body.byteLength;
  if (response.status !== 200) failures += 1;
  latencies.push(performance.now() - dueMs);
}

/** As fast as the server answers: every connection sends its next request at once. */
async function full(untilMs: number): Promise<void> {
  const worker = async () => {
    while (performance.now() < untilMs) await one(performance.now());
  };
  await Promise.all(Array.from({ length: Number(connections) }, worker));
}

/** At a fixed rate; latency counts from the moment a request was due, so that queueing shows. */
async function paced(startMs: number, untilMs: number, perSecond: number): Promise<void> {
  const running = new Set<Promise<void>>();
  for (let sent = 0; ; sent++) {
    const dueMs = startMs + (sent * 1000) / perSecond;
    if (dueMs >= untilMs) break;
    const waitMs = dueMs - performance.now();
    if (waitMs > 1) await Bun.sleep(waitMs);
    const call: Promise<void> = one(dueMs).finally(() => running.delete(call));
    running.add(call);
    if (running.size >= Number(connections) * 4) await Promise.race(running);
  }
  await Promise.all(running);
}

const startMs = performance.now();
const untilMs = startMs + Number(seconds) * 1000;
if (Number(rate) > 0) await paced(startMs, untilMs, Number(rate));
else await full(untilMs);
const tookS = (performance.now() - startMs) / 1000;

latencies.sort((a, b) => a - b);
const at = (part: number) => latencies[Math.floor(latencies.length * part)] ?? 0;
const report: LoadReport = {
  requests: latencies.length,
  perSecond: latencies.length / tookS,
  failures,
  p50Ms: at(0.5),
  p95Ms: at(0.95),
  bytes,
};
console.log(JSON.stringify(report));

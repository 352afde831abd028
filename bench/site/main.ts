/**
 * Server time and transfer of the site: the library, a search, every system's page and its first example asked.
 *
 * Required: p95 under 50 ms of server time for pages (request in, whole body out), transfer under 150 KB with
 * style, script and mark. The time of an answer is that of its computation and is told beside. Reads BENCH_ROUNDS
 * (default 5). Exits 1 when a bar is missed.
 */
import { SITE_ASSETS } from "../../src/host/site/frame.ts";
import { ASSETS } from "../../src/ui/mod.ts";
import { formOf, openHost, page, registry, send } from "../../tests/site/support.ts";

const P95_LIMIT_MS = 50;
const TRANSFER_LIMIT = 150_000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const host = openHost();
const loaded = [...ASSETS, ...SITE_ASSETS].reduce((sum, { bytes }) => sum + bytes, 0);
const gzip = { "accept-encoding": "gzip" };
let missed = 0;

async function time(make: () => Request): Promise<{ ms: number; bytes: number }> {
  const from = performance.now();
  const response = await host.handle(make());
  const bytes = (await response.arrayBuffer()).byteLength;
  return { ms: performance.now() - from, bytes };
}

function tell(name: string, all: readonly { ms: number; bytes: number }[], isBound: boolean): void {
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  const most = Math.max(...all.map(({ bytes }) => bytes)) + loaded;
  const isOver = most > TRANSFER_LIMIT || (isBound && at(0.95) > P95_LIMIT_MS);
  if (isOver) missed += 1;
  console.log(
    `${isOver ? "MISSED" : "ok"} ${name}: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, ` +
      `largest ${most} bytes with style and script (${all.length} requests)`,
  );
}

for (const path of ["/", "/?q=moon", "/?kind=calculation"]) {
  const all = [];
  for (let round = 0; round < rounds * 10; round++) all.push(await time(() => page(path, gzip)));
  tell(path, all, true);
}
const shown = [];
const answered = [];
for (const id of registry.procedures.keys()) {
  const path = `/systems/${id}`;
  const form = await formOf(await (await host.handle(page(`${path}?example=0`))).text());
  for (let round = 0; round < rounds; round++) {
    shown.push(await time(() => page(path, gzip)));
    answered.push(await time(() => send(path, form, gzip)));
  }
}
tell("pages of systems", shown, true);
tell("answers, computation included", answered, false);
process.exit(missed === 0 ? 0 : 1);

/**
 * Hosts that share a port as `WORKERS=2` has them, against one alone: computed bazi.chart with inputs that all differ.
 *
 * Required: together they can serve at least 1.7 times the calls of one. That is held by the time of a core that a call
 * takes, since the load itself needs a part of the same cores: two processes that each have a core serve
 * 2 × (time of a call alone ÷ time of a call beside the other). The rates that were seen stand beside it, and neither
 * process may have had less than a quarter of the calls. The sides take turns.
 *
 * `bun run bench:workers`: half a minute, loopback only; reads BENCH_SECONDS (default 12, of each side).
 */
import { join } from "node:path";
import { runLoad } from "../deduct/load.ts";
import { paidCalls } from "../paid/calls.ts";
import { readCoreTime } from "../paid/core_time.ts";

const CONNECTIONS = 32;
const TURNS = 4;
/** Calls of each process before it is measured, so that its code is compiled. */
const WARM_UP_CALLS = 3000;
const AT_LEAST = 1.7;
const LEAST_SHARE = 0.25;

interface Side {
  readonly port: number;
  readonly children: readonly Bun.Subprocess[];
  calls: number;
  seconds: number;
  /** Seconds of the cores of each process. */
  readonly coreTime: number[];
}

const seconds = Number(process.env.BENCH_SECONDS ?? 12);
const [one, two] = [await start(1), await start(2)];
try {
  for (const side of [one, two]) {
    while (side.calls < WARM_UP_CALLS * side.children.length) await load(side, 1);
    Object.assign(side, { calls: 0, seconds: 0, coreTime: side.children.map(() => 0) });
  }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const side of [one, two]) await load(side, seconds / TURNS);
  }
} finally {
  for (const child of [...one.children, ...two.children]) child.kill();
}

const costOf = ({ coreTime, calls }: Side) => coreTime.reduce((sum, time) => sum + time, 0) / calls;
const rateOf = ({ calls, seconds: took }: Side) => calls / took;
const shares = two.coreTime.map((time) => time / (costOf(two) * two.calls));
const ratio = (2 * costOf(one)) / costOf(two);
for (const [name, side] of Object.entries({ one, two })) {
  console.log(
    `${name}: ${(costOf(side) * 1e6).toFixed(0)} µs of a core a call, ${rateOf(side).toFixed(0)}/s seen`,
  );
}
console.log(`shares of the two: ${shares.map((share) => share.toFixed(2)).join(" and ")}`);
const missed = [
  ...(ratio < AT_LEAST ? [`two can serve ${ratio.toFixed(2)} × of one`] : []),
  ...(Math.min(...shares) < LEAST_SHARE ? ["the calls are not shared out"] : []),
];
console.log(
  `two can serve ${ratio.toFixed(2)} × of one (at least ${AT_LEAST}); seen ${(rateOf(two) / rateOf(one)).toFixed(2)} ×`,
);
for (const miss of missed) console.error(`MISSED: ${miss}`);
process.exit(missed.length === 0 ? 0 : 1);

async function load(side: Side, forSeconds: number): Promise<void> {
  const read = () => side.children.map(({ pid }) => readCoreTime(pid).host);
  const before = read();
  const { perSecond, statuses } = await runLoad(
    [side.port],
    paidCalls("bazi.chart", []),
    CONNECTIONS,
    forSeconds,
  );
  if (Object.keys(statuses).join() !== "200") throw new Error(JSON.stringify(statuses));
  const calls = statuses["200"]!;
  side.calls += calls;
  side.seconds += calls / perSecond;
  for (const [at, after] of read().entries()) side.coreTime[at]! += after - before[at]!;
}

async function start(processes: number): Promise<Side> {
  const probe = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const port = probe.port!;
  await probe.stop(true);
  const children = await Promise.all(
    Array.from({ length: processes }, async () => {
      const child = Bun.spawn(
        [process.execPath, join(import.meta.dir, "../paid/server.ts"), "free"],
        {
          env: { ...process.env, BENCH_PORT: String(port) },
          stdout: "pipe",
          stderr: "inherit",
        },
      );
      await child.stdout.getReader().read();
      return child;
    }),
  );
  return { port, children, calls: 0, seconds: 0, coreTime: children.map(() => 0) };
}

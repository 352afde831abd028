#!/usr/bin/env bun
/**
 * Tries what answers claim of omitted inputs against runs with every value that could matter, on any days and
 * on days with skipped or repeated hours, for every procedure with something omittable.
 *
 *     bun scripts/omissions_prove.ts --runs 500000 --shard 1/2 --seed 7
 *
 * With `--blends` those procedures that are made of others, which are dear.
 *
 * Prints a line for each contradiction and the figures at the end; exits with 1 if there was one.
 */
import { parseArgs } from "node:util";
import { join } from "node:path";
import { askMember, createMembers } from "../src/host/call_members.ts";
import { SILENT } from "../src/host/mod.ts";
import { createRegistry, discover, type Asked, type Registered } from "../src/plugins/mod.ts";
import { barest, omittablesOf } from "./omissions/ask.ts";
import { anyDay, awkwardDays, numbersOf, pick, placed } from "./omissions/days.ts";
import { prove } from "./omissions/prove.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "500000" },
    shard: { type: "string", default: "1/1" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "60" },
    only: { type: "string" },
    blends: { type: "boolean", default: false },
  },
});
const [shard, shards] = values.shard.split("/").map(Number) as [number, number];
const mostRuns = Number(values.runs) / shards;
const endsAt = performance.now() + Number(values.minutes) * 60_000;
const next = numbersOf(Number(values.seed) * 1000 + shard);
const now = Date.UTC(2026, 0, 15, 4, 30);

const registry = createRegistry(await discover([join(import.meta.dir, "../plugins")]));
const served = [...registry.procedures.values()].filter(
  ({ procedure }) =>
    omittablesOf(procedure).length > 0 &&
    (values.blends ? procedure.kind === "blend" : procedure.kind !== "blend") &&
    (!values.only || procedure.name.includes(values.only)),
);
const members = createMembers({ registry, log: SILENT, runLimitMs: 60_000 });
const lenderOf = ({ procedure }: Registered) => ({
  call: members(procedure, now),
  ask: (name: string, asked: Asked) => askMember(registry, name, asked),
});
const awkward = awkwardDays().filter((_, index) => index % shards === shard - 1);
console.error(`${served.length} procedures, ${awkward.length} awkward zone-days in this shard`);

/** How long one question may take, ms: dear procedures try fewer times of a day. */
const SLICE_MS = 1500;
const figures = new Map<
  string,
  { runs: number; refused: number; awkward: number; wrong: number; msPerRun: number }
>();
const kinds = new Map<string, number>();
const tried = new Set<string>();
let runs = 0;
let last = performance.now();
for (let round = 0; runs < mostRuns && performance.now() < endsAt; round++) {
  for (const one of served) {
    const { name } = one.procedure;
    const figure = figures.get(name) ?? { runs: 0, refused: 0, awkward: 0, wrong: 0, msPerRun: 5 };
    figures.set(name, figure);
    const hard = round % 2 === 0;
    const day = hard ? pick(next, awkward) : anyDay(next);
    const startedMs = performance.now();
    // Every fourth question of a cheap procedure is tried at every minute of its day.
    const most = round % 4 < 3 ? 150 : 1600;
    const mostTimes = Math.max(30, Math.min(most, Math.round(SLICE_MS / figure.msPerRun)));
    const input = barest(one.procedure, placed(day, next), next);
    const proof = await prove(one, input, { mostTimes, now, next, lenderOf });
    if (!proof) continue;
    if (proof.runs > 1) figure.msPerRun = (performance.now() - startedMs) / proof.runs;
    if (hard) {
      figure.awkward += 1;
      tried.add(`${day.date} ${day.timezone}`);
    }
    figure.runs += proof.runs;
    figure.refused += proof.refused;
    runs += proof.runs;
    for (const found of proof.contradictions) {
      figure.wrong += 1;
      const count = (kinds.get(`${found.procedure} ${found.kind}`) ?? 0) + 1;
      kinds.set(`${found.procedure} ${found.kind}`, count);
      if (count <= 5) console.log(JSON.stringify(found).slice(0, 900));
    }
  }
  if (performance.now() - last > 30_000) {
    last = performance.now();
    console.error(`${runs} runs, ${tried.size} awkward zone-days, ${JSON.stringify([...kinds])}`);
  }
}
console.log(
  JSON.stringify({
    runs,
    awkwardDays: tried.size,
    contradictions: Object.fromEntries(kinds),
    procedures: Object.fromEntries(
      [...figures].map(([name, { msPerRun, ...rest }]) => [
        name,
        { ...rest, msPerRun: Math.round(msPerRun * 100) / 100 },
      ]),
    ),
  }),
);
process.exit(kinds.size > 0 ? 1 : 0);

/**
 * `bun run sizing`: what 10, 1 000 and 100 000 paid calls a second take, by the measured cost of each part and by a
 * simulation of the fullest cell. The tables of `deploy/sizing.md` come from here.
 */
import { mostOfOneAccount, PLANS, size, type Sized } from "./plans.ts";

const SECONDS = Number(process.env.SIZING_SECONDS ?? 5);
const part = (value: number) => `${(value * 100).toFixed(0)} %`;
const whole = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 0 });

function rowOf({ plan, fullest, without, hostCores, databaseCores, storedGb, dollars }: Sized) {
  const { hosts, database } = fullest.used;
  return [
    whole(plan.rate),
    `${plan.cells} × ${plan.cell.workers} = ${hostCores}`,
    `${plan.cells} × ${plan.cell.databaseCores} = ${databaseCores}`,
    `${part(hosts)}, ${part(database)}`,
    `${fullest.p50Ms.toFixed(0)} / ${fullest.p95Ms.toFixed(0)} / ${fullest.p99Ms.toFixed(0)} ms`,
    `${without.p95Ms.toFixed(0)} ms`,
    `${whole(storedGb.postings)} + ${whole(storedGb.readings)} GB`,
    `${whole(dollars)} $`,
  ];
}

const head = [
  "Calls a second",
  "Workers (a core each)",
  "Cores of PostgreSQL",
  "Used in the fullest cell: hosts, PostgreSQL",
  "p50 / p95 / p99 there",
  "p95 there, one worker away",
  "Stored a day: postings + kept answers",
  "A month",
];
const rows = [head, head.map(() => "---"), ...PLANS.map((plan) => rowOf(size(plan, SECONDS)))];
for (const row of rows) console.log(`| ${row.join(" | ")} |`);
console.log(
  `\none account: ${[1, 8, 64].map((n) => `${whole(mostOfOneAccount(n))}/s with ${n} in a statement`).join(", ")}`,
);

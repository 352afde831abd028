/**
 * Measures the pillars, the luck cycles and the purple star chart against the libraries they were
 * checked with, in one process and in turns, and every procedure's calculation by itself. Exits 1
 * when a limit is missed.
 *
 * `bun bench/chinese/main.ts`: about half a minute, nothing but arithmetic.
 */
import { astro } from "iztro";
import { Solar } from "lunar-typescript";
import chinese from "../../plugins/chinese/mod.ts";
import { chartOf } from "../../src/east/four_pillars/chart.ts";
import { findLuck } from "../../src/east/four_pillars/luck.ts";
import { chartTimeOf } from "../../src/east/calendar/chart_time.ts";
import { fourPillars } from "../../src/east/calendar/pillars.ts";
import { ziweiChart } from "../../plugins/chinese/ziwei/chart/procedure.ts";
import { readZiwei, type ZiweiRules } from "../../plugins/chinese/ziwei/chart/read_chart.ts";
import type { AnyProcedure, Convention } from "../../src/plugins/contract.ts";
import { resolveCivil } from "../../src/time/mod.ts";
import { dearestInput } from "../dearest_input.ts";

const LIMITS = { pillars: 3, ziwei: 3, calculationMs: 20 };
const ROUNDS = 7;
const ROUND_MS = 250;
const BIRTHS = 512;

interface Birth {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly gender: "male" | "female";
  readonly date: string;
  readonly time: string;
}

/** Births spread over a century, none twice, so that no table of answers can help. */
const births: readonly Birth[] = Array.from({ length: BIRTHS }, (_, i) => {
  const at = new Date(Date.UTC(1920, 0, 1) + i * 71.37 * 86_400_000 + (i % 24) * 3_600_000);
  const iso = at.toISOString();
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    gender: i % 2 === 0 ? "male" : "female",
    date: iso.slice(0, 10),
    time: `${iso.slice(11, 13)}:30`,
  };
});

const missed: string[] = [];
function require(ok: boolean, limit: string): void {
  console.log(`${ok ? "  holds" : "  MISSED"}: ${limit}`);
  if (!ok) missed.push(limit);
}

/** How many births a function reads in a second, in the best of the rounds. */
function perSecond(read: (birth: Birth) => unknown, ms: number): number {
  let done = 0;
  const start = performance.now();
  while (performance.now() - start < ms) {
    for (let i = 0; i < 32; i++) read(births[(done + i) % BIRTHS]!);
    done += 32;
  }
  return (done * 1000) / (performance.now() - start);
}

/** The ratio of the best rounds of both, which alternate and so have the same chances of a calm moment. */
function compare(
  label: string,
  ours: (birth: Birth) => unknown,
  theirs: (birth: Birth) => unknown,
): number {
  perSecond(ours, ROUND_MS);
  perSecond(theirs, ROUND_MS);
  const best = { ours: 0, theirs: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    best.ours = Math.max(best.ours, perSecond(ours, ROUND_MS));
    best.theirs = Math.max(best.theirs, perSecond(theirs, ROUND_MS));
  }
  const ratio = best.ours / best.theirs;
  const [us, them] = [best.ours, best.theirs].map((rate) => (1e6 / rate).toFixed(1));
  console.log(`${label}: ${us} µs against ${them} µs, ${ratio.toFixed(1)} times as fast`);
  return ratio;
}

function civilOf({ date, time }: Birth) {
  const result = resolveCivil({ date, time, timezone: "+08:00" });
  if (!result.ok) throw new Error(`Cannot resolve ${date} ${time}`);
  return result.moment;
}

const STAGES = { direction: "yinReversed", earth: "withFire" } as const;

/** The eight characters and the eight cycles with their ages, ten gods and stages. */
function ownPillars(birth: Birth): unknown {
  const civil = civilOf(birth);
  const { pillars, jie } = fourPillars(civil, chartTimeOf(civil, "civil"), "23:00", "liChun");
  return findLuck(chartOf(pillars), civil, jie, birth.gender, "exact", STAGES);
}

/** The same by lunar-typescript: its pillars and cycles are computed when they are asked for. */
function libraryPillars({ year, month, day, hour, gender }: Birth): unknown {
  const eightChar = Solar.fromYmdHms(year, month, day, hour, 30, 0).getLunar().getEightChar();
  eightChar.setSect(1);
  const pillars = [
    eightChar.getYear(),
    eightChar.getMonth(),
    eightChar.getDay(),
    eightChar.getTime(),
  ];
  const luck = eightChar.getYun(gender === "male" ? 1 : 0, 2);
  const cycles = luck.getDaYun(9).map((cycle) => [cycle.getGanZhi(), cycle.getStartYear()]);
  return [pillars, luck.getStartYear(), luck.getStartMonth(), luck.getStartDay(), cycles];
}

/** The values that the schools of a procedure have where the caller chooses none. */
function defaultsOf(procedure: AnyProcedure): Record<string, string> {
  const conventions = Object.entries(procedure.conventions ?? {}) as [string, Convention][];
  return Object.fromEntries(
    conventions.map(([name, { default: value }]) => [
      name,
      typeof value === "string" ? value : value({}),
    ]),
  );
}

const ZIWEI_RULES = defaultsOf(ziweiChart) as unknown as ZiweiRules;

function ownZiwei(birth: Birth): unknown {
  return readZiwei(civilOf(birth), { ...ZIWEI_RULES, gender: birth.gender });
}

function libraryZiwei({ date, hour, gender }: Birth): unknown {
  const doubleHour = hour === 23 ? 12 : Math.floor((hour + 1) / 2);
  return astro.bySolar(date, doubleHour, gender === "male" ? "男" : "女");
}

const pillars = compare(
  "bazi pillars and luck, against lunar-typescript",
  ownPillars,
  libraryPillars,
);
require(pillars >= LIMITS.pillars, `at least ${LIMITS.pillars} times lunar-typescript`);
const ziwei = compare("ziwei chart, against iztro", ownZiwei, libraryZiwei);
require(ziwei >= LIMITS.ziwei, `at least ${LIMITS.ziwei} times iztro`);

/** Inputs that cost most: everything left out that may be, or the longest span. */
const HEAVY: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  "bazi.chart": births.slice(0, 40).map(({ date }) => ({ birthDate: date, timezone: "+08:00" })),
  "compatibility.bazi": pairs(),
  "compatibility.ziwei": pairs(),
  "compatibility.element": pairs(),
  "numberFengShui.annualFortune": [{ birthDate: "1985-03-14", fromYear: 2000, toYear: 2029 }],
};

function pairs(): readonly Readonly<Record<string, unknown>>[] {
  return births.slice(0, 40).map(({ date }, i) => ({
    a: { birthDate: date, timezone: "+08:00" },
    b: { birthDate: births[i + 100]!.date, timezone: "Asia/Taipei" },
  }));
}

const slowest = { name: "", ms: 0 };
for (const procedure of chinese.procedures) {
  const inputs = [
    ...procedure.examples.map(({ input }) => input),
    ...(HEAVY[procedure.name] ?? []),
  ];
  const ms = (await dearestInput(procedure, inputs)).ms;
  if (ms >= slowest.ms) Object.assign(slowest, { name: procedure.name, ms });
  if (HEAVY[procedure.name]) console.log(`${procedure.name}, dearest input: ${ms.toFixed(2)} ms`);
}
console.log(
  `slowest of ${chinese.procedures.length}: ${slowest.name}, ${slowest.ms.toFixed(2)} ms`,
);
require(slowest.ms <= LIMITS.calculationMs, `no calculation over ${LIMITS.calculationMs} ms`);
if (missed.length > 0) process.exit(1);

/**
 * Measures every Western and Indian calculation that reads one birth, with its time and without it,
 * at its dearest birth. Exits 1 when one takes longer than its limit.
 *
 * `bun bench/natal/main.ts`: about half a minute, nothing but arithmetic.
 */
import vedic from "../../plugins/vedic/mod.ts";
import western from "../../plugins/western/mod.ts";
import type { AnyProcedure } from "../../src/plugins/contract.ts";
import { dearestInput } from "../dearest_input.ts";

const LIMIT_MS = 10;

const PLACES = [
  { timezone: "America/New_York", latitude: 27.95, longitude: -82.46 },
  { timezone: "Asia/Kolkata", latitude: 13.09, longitude: 80.28 },
  { timezone: "Australia/Sydney", latitude: -33.87, longitude: 151.21 },
  { timezone: "Europe/Oslo", latitude: 69.65, longitude: 18.96 },
] as const;

/** Births spread over a century. */
const births = Array.from({ length: 24 }, (_, i) => {
  const at = new Date(Date.UTC(1920, 0, 1) + i * 1521.37 * 86_400_000 + (i % 24) * 3_600_000);
  const iso = at.toISOString();
  return {
    birthDate: iso.slice(0, 10),
    birthTime: `${iso.slice(11, 13)}:30`,
    ...PLACES[i % PLACES.length]!,
  };
});
/** Other ways of giving a birth. */
const OF_BIRTH = new Set(["birthHour", "place", "calendar"]);
/** What is asked beside a birth, where it may be left out or the first example asks less. */
const REST: Readonly<Record<string, object>> = {
  "harmonics.chart": { harmonic: 5 },
  "progressions.calculate": { targetDate: "2040-05-05" },
  "relocation.chart": { newLatitude: 35.7, newLongitude: 139.7 },
  "returns.planetary": { body: "mars", from: "2026-01-01", to: "2028-01-01" },
  "returns.solar": { year: 2040 },
  "rectification.candidates": {
    marginMinutes: 20,
    events: [
      { kind: "union", date: "2030-05-05" },
      { kind: "move", date: "2033-03-03" },
      { kind: "study", date: "2031-09-09" },
    ],
  },
  "transits.calculate": { from: "2026-01-01", to: "2026-02-01" },
};

/** What a procedure needs beside a birth: as its first example has it, where nothing dearer is named. */
function restOf({ name, input, examples }: AnyProcedure): object {
  const given: Readonly<Record<string, unknown>> = examples[0]?.input ?? {};
  const required = ((input.required ?? []) as readonly string[]).filter((field) => field in given);
  const beside = required.filter((field) => !(field in births[0]!) && !OF_BIRTH.has(field));
  return { ...Object.fromEntries(beside.map((field) => [field, given[field]])), ...REST[name] };
}

const missed: string[] = [];
for (const procedure of [...western.procedures, ...vedic.procedures]) {
  if (procedure.reads !== "birth") continue;
  const rest = restOf(procedure);
  await measure(
    procedure,
    "with a time",
    births.map((birth) => ({ ...birth, ...rest })),
  );
  if (!procedure.omittable?.["birthTime"]) continue;
  const timeless = births.map(({ birthTime: _, ...birth }) => ({ ...birth, ...rest }));
  await measure(procedure, "without a time", timeless);
}
if (missed.length > 0) {
  console.error(`MISSED: ${missed.join(", ")}`);
  process.exit(1);
}

async function measure(
  procedure: AnyProcedure,
  what: string,
  inputs: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const { ms, input } = await dearestInput(procedure, inputs);
  const name = `${procedure.name} ${what}`;
  console.log(`${name}: ${ms.toFixed(2)} ms (at most ${LIMIT_MS}), ${String(input["birthDate"])}`);
  if (ms > LIMIT_MS) missed.push(name);
}

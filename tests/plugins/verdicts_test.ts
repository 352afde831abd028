/** What a candidate of an omitted input knows without a run is what a run with that input answers. */
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { compute, createRegistry, discover, prepare, workOf } from "../../src/plugins/mod.ts";
import { readCivils } from "../../src/plugins/civil_input.ts";
import { valueAt } from "../../src/plugins/whatif.ts";
import type { Convention, Registered } from "../../src/plugins/mod.ts";

const ROOT = join(import.meta.dir, "../../plugins");
const NOW = Date.UTC(2026, 0, 15, 4, 30);
const registry = createRegistry(await discover([ROOT]));

const TAMPA = { timezone: "America/New_York", latitude: 27.95, longitude: -82.46 };
const births = [
  { birthDate: "1990-06-10", ...TAMPA },
  { birthDate: "1990-06-10", timezone: "Asia/Taipei" },
  { birthDate: "1974-01-06", ...TAMPA },
  { birthDate: "1850-11-30", timezone: "UTC", latitude: -33.9, longitude: 18.4 },
  { birthDate: "2001-12-21", timezone: "Europe/Oslo", latitude: 69.65, longitude: 18.96 },
  { birthDate: "0499-03-21", timezone: "Asia/Kolkata", latitude: 25.6, longitude: 85.1 },
  { birthDate: "2031-08-02", timezone: "Pacific/Auckland", latitude: -46.9, longitude: 168.1 },
];
type Birth = (typeof births)[number];

/** What a procedure needs beside a birth. */
function complete({ procedure }: Registered, birth: Birth): object {
  const year = Number(birth.birthDate.slice(0, 4)) + 41;
  const later = `${String(year).padStart(4, "0")}-05-05`;
  if (procedure.name === "progressions.calculate") return { ...birth, targetDate: later };
  if (procedure.name === "transits.calculate") return { ...birth, from: later, to: later };
  const example = procedure.examples[0].input as Readonly<Record<string, unknown>>;
  const required: readonly string[] = procedure.input.required ?? [];
  const wanted = required.filter((name) => !(name in birth));
  return { ...Object.fromEntries(wanted.map((name) => [name, example[name]])), ...birth };
}

/** What a run answers, in codes as candidates know it. */
async function call({ procedure, plugin }: Registered, input: object) {
  return (await compute(prepare(procedure, input, NOW), plugin, { now: NOW })).output;
}

async function candidatesOf({ procedure }: Registered, input: object) {
  const { candidates } = await workOf(procedure);
  const conventions = Object.entries(procedure.conventions ?? {}) as [string, Convention][];
  const defaults = Object.fromEntries(conventions.map(([name, one]) => [name, one.default]));
  const filled = { ...defaults, ...input };
  const civil = readCivils(procedure.reads, filled, "assumed")[""];
  return candidates!["birthTime"]!(filled, civil, NOW);
}

const knowing: Registered[] = [];
for (const one of registry.procedures.values()) {
  const { reads, omittable } = one.procedure;
  if (reads !== "birth" || !omittable?.["birthTime"]) continue;
  const [first] = await candidatesOf(one, complete(one, births[0]!));
  if (first?.verdicts) knowing.push(one);
}

test("charts know their verdicts", () => {
  expect(knowing.map(({ procedure }) => procedure.name)).toEqual(
    expect.arrayContaining(["astrology.calculate", "hellenistic.calculate", "vedic.chart"]),
  );
});

for (const one of knowing) {
  const { procedure } = one;
  const fields = procedure.omittable!["birthTime"]!.verdicts;
  describe(procedure.name, () => {
    test.each(births)("$birthDate $timezone", async (birth) => {
      const input = complete(one, birth);
      const candidates = await candidatesOf(one, input);
      expect(candidates.length).toBeGreaterThan(0);
      for (const { set, verdicts } of candidates) {
        const answer = await call(one, { ...input, ...set });
        const known = verdicts!();
        expect(Object.keys(known).sort()).toEqual([...fields].sort());
        const ran = Object.fromEntries(
          fields.map((field) => [field, valueAt(answer, field) ?? null]),
        );
        expect({ ...set, ...known }).toEqual({ ...set, ...ran });
      }
    });
  });
}

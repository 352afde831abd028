/**
 * Every draw over seeds: what falls has the odds that are stated, in every place.
 *
 * This is the one home of tests with 100,000 draws; beside the rules stand those of the order in which
 * chance is asked. The whole `run` of a procedure is counted, on the stream that its seed opens, and
 * the first seeds are served whole, so that nothing between the chance and the answer can weigh on it.
 */
import { join } from "node:path";
import { describe, expect, test } from "bun:test";
import {
  compute,
  createRegistry,
  discover,
  prepare,
  seededRandom,
  workOf,
  type AnyProcedure,
  type Convention,
} from "../../src/plugins/mod.ts";
import { CASES, type Answer, type Case } from "./cases.ts";
import { boundsOf, chiSquare } from "./chi_square.ts";

const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
const DRAWS = 100_000;
/** How many of them are served whole, to be compared. */
const SERVED = 100;
const NOW = Date.UTC(2026, 0, 15, 4, 30);

const seedOf = ({ procedure }: Case, index: number) => `${procedure} ${index}`;

/** The call with the conventions that stand where none is chosen. */
function filled(procedure: AnyProcedure, input: Case["input"]): Case["input"] {
  const conventions = Object.entries((procedure.conventions ?? {}) as Record<string, Convention>);
  const defaults = conventions.map(([name, { default: value }]) => [
    name,
    typeof value === "function" ? value(input) : value,
  ]);
  return { ...Object.fromEntries(defaults), ...input };
}

/** Opens a draw: what it returns gives the answer of a seed. */
async function open(one: Case): Promise<(seed: string) => Answer | Promise<Answer>> {
  const { procedure } = registry.procedures.get(one.procedure)!;
  const { input, civils } = prepare(procedure, one.input, NOW);
  const call = Object.freeze(filled(procedure, input));
  const civil = () => civils[""]!;
  const { run } = await workOf(procedure);
  return (seed) => run(call, { lang: "en", civil, now: NOW, random: seededRandom(seed) } as never);
}

/** Counts of every table of every claim. */
async function count(one: Case): Promise<readonly (readonly number[][])[]> {
  const draw = await open(one);
  const counts = one.claims.map(({ tables }) => tables.map((odds) => odds.map(() => 0)));
  for (let i = 0; i < (one.draws ?? DRAWS); i++) {
    const drawn = draw(seedOf(one, i)) as Answer;
    // Most draws answer at once; waiting for those too would be most of the work.
    const answer = drawn instanceof Promise ? await drawn : drawn;
    one.claims.forEach(({ cells }, claim) => {
      for (const [table, cell] of cells(answer)) counts[claim]![table]![cell]! += 1;
    });
  }
  return counts;
}

interface Judged {
  readonly statistic: number;
  readonly degrees: number;
  readonly total: number;
}

/** The statistic of a table and its degrees of freedom; none where nothing was counted. */
function judge(counts: readonly number[], odds: readonly number[]): Judged {
  const total = counts.reduce((sum, one) => sum + one, 0);
  const possible = odds.filter((one) => one > 0).length;
  return { statistic: chiSquare(counts, odds), degrees: total === 0 ? 0 : possible - 1, total };
}

function add(a: Judged, b: Judged): Judged {
  return {
    statistic: a.statistic + b.statistic,
    degrees: a.degrees + b.degrees,
    total: a.total + b.total,
  };
}

test("no draw is left out", () => {
  const draws = [...registry.procedures.values()].filter(
    ({ procedure }) => procedure.kind === "draw",
  );
  const tested = new Set(CASES.map(({ procedure }) => procedure));
  expect(draws.map(({ procedure }) => procedure.name).filter((name) => !tested.has(name))).toEqual(
    [],
  );
});

for (const one of CASES) {
  const { procedure: name, input, claims, draws = DRAWS } = one;
  describe(`${name} ${JSON.stringify(input)}`, () => {
    let counted: ReturnType<typeof count> | undefined;

    test("serves what its seeds draw", async () => {
      const { procedure, plugin } = registry.procedures.get(name)!;
      const draw = await open(one);
      for (let i = 0; i < SERVED; i++) {
        const seed = seedOf(one, i);
        const prepared = prepare(procedure, { ...input, seed }, NOW);
        const { output } = await compute(prepared, plugin, { now: NOW });
        for (const { cells } of claims) expect(cells(output)).toEqual(cells(await draw(seed)));
      }
    });

    claims.forEach(({ claim, tables, summed = false }, index) => {
      test(`${claim}, over ${draws} seeded draws`, async () => {
        const counts = (await (counted ??= count(one)))[index]!;
        const judged = tables.map((odds, table) => judge(counts[table]!, odds));
        for (const { statistic, degrees, total } of summed ? [judged.reduce(add)] : judged) {
          expect(total).toBeGreaterThan(0);
          const { lower, upper } = boundsOf(degrees);
          expect(statistic).toBeGreaterThanOrEqual(lower);
          expect(statistic).toBeLessThanOrEqual(upper);
        }
      }, 60_000);
    });
  });
}

/**
 * Every draw as it is served, over seeds: what falls has the odds that are stated.
 *
 * The parts of each draw have tests of their own beside their rules, over 100,000 draws each; here the
 * whole procedure runs, so that nothing between the chance and the answer can weigh on it.
 */
import { join } from "node:path";
import { expect, test } from "bun:test";
import { createRegistry, discover, invoke, prepare } from "../../src/plugins/mod.ts";
import { chiSquare, quantile } from "./chi_square.ts";

const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
/** Outcomes counted of each draw. */
const COUNT = 100_000;
const NOW = Date.UTC(2026, 0, 15, 4, 30);

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Answer = any;

interface Odds {
  readonly procedure: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What is counted: one or more outcomes of an answer, each a whole number from 0. */
  readonly outcomes: (answer: Answer) => readonly number[];
  /** Chances of the outcomes, in any unit. */
  readonly odds: readonly number[];
}

const even = (count: number) => new Array<number>(count).fill(1);
const figure = (pattern: string) => Number.parseInt(pattern.replaceAll("2", "0"), 2);

const CASES: readonly Odds[] = [
  {
    procedure: "tarot.draw",
    input: { spread: "celticCross" },
    outcomes: ({ cards }) =>
      cards.map(({ id, reversed }: Answer) => 2 * Number(id) + (reversed ? 1 : 0)),
    odds: even(156),
  },
  {
    procedure: "runes.cast",
    input: { spread: "five" },
    outcomes: ({ runes }) => runes.map(({ number }: Answer) => number - 1),
    odds: even(24),
  },
  {
    procedure: "coinFlip.flip",
    input: { flips: 9, weight: 0.7 },
    outcomes: ({ sequence }) => sequence.map((side: string) => (side === "heads" ? 0 : 1)),
    odds: [7, 3],
  },
  {
    procedure: "ifa.cast",
    input: {},
    outcomes: ({ odu }) => [odu.rank - 1],
    odds: even(256),
  },
  {
    procedure: "sikidy.cast",
    input: {},
    outcomes: ({ columns }) => columns.slice(0, 4).map((column: Answer) => figure(column.figure)),
    odds: even(16),
  },
  {
    procedure: "hakata.cast",
    input: {},
    outcomes: ({ tablets }) => [
      tablets.reduce((sum: number, { open }: Answer) => 2 * sum + (open ? 1 : 0), 0),
    ],
    odds: even(16),
  },
  ...["raml.cast", "ramal.cast"].map((procedure) => ({
    procedure,
    input: {},
    outcomes: ({ houses }: Answer) =>
      houses.slice(0, 4).map((house: Answer) => figure(house.pattern)),
    odds: even(16),
  })),
  {
    procedure: "liuyao.calculate",
    input: { date: "2026-01-15", time: "12:00", timezone: "UTC" },
    outcomes: ({ cast }) => cast.values.map((value: number) => value - 6),
    // Three coins: two tails and a head and the other way round come three times as often.
    odds: [1, 3, 3, 1],
  },
  {
    procedure: "divination.draw",
    input: { systemSlug: "guanyin-100" },
    outcomes: ({ lotNumber }) => [lotNumber - 1],
    odds: even(100),
  },
];

test("no draw is left out", () => {
  const draws = [...registry.procedures.values()].filter(
    ({ procedure }) => procedure.kind === "draw",
  );
  const tested = new Set(CASES.map(({ procedure }) => procedure));
  expect(draws.map(({ procedure }) => procedure.name).filter((name) => !tested.has(name))).toEqual(
    [],
  );
});

for (const { procedure: name, input, outcomes, odds } of CASES) {
  test(`${name} keeps its odds over ${COUNT} seeded outcomes`, async () => {
    const { procedure, plugin } = registry.procedures.get(name)!;
    // Texts do not bear on the odds and take most of the time.
    const { brief: _brief, ...bare } = procedure;
    const counts = odds.map(() => 0);
    let seen = 0;
    for (let i = 0; seen < COUNT; i++) {
      const prepared = prepare(bare, { ...input, seed: `odds of ${name} ${i}` }, NOW);
      const { answer } = await invoke(prepared, { now: NOW, plugin });
      for (const outcome of outcomes(answer)) {
        counts[outcome]! += 1;
        seen += 1;
      }
    }
    const statistic = chiSquare(counts, odds);
    expect(statistic).toBeLessThan(quantile(odds.length - 1));
    if (odds.length > 4) expect(statistic).toBeGreaterThan(quantile(odds.length - 1, -3.72));
  }, 60_000);
}

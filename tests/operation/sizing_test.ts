/** The simulation behind `deploy/sizing.md`: its queues are those of the books, and its largest plan holds. */
import { describe, expect, test } from "bun:test";
import { CALLS, STORES } from "../../scripts/sizing/costs.ts";
import { mostOfOneAccount, PLANS, size } from "../../scripts/sizing/plans.ts";
import { createChance, createStation, createTimeline } from "../../scripts/sizing/queue.ts";
import { simulate, type Cell } from "../../scripts/sizing/simulate.ts";

/** Mean time in the queue where calls come by chance, µs. */
function meanWait(servers: number, rate: number, workOf: (chance: () => number) => number) {
  const time = createTimeline();
  const station = createStation(time, servers);
  const chance = createChance(7);
  let [sum, count] = [0, 0];
  const next = () => {
    if (count === 200_000) return;
    count++;
    const [startedUs, workUs] = [time.now(), workOf(chance)];
    station.submit(workUs, () => void (sum += time.now() - startedUs - workUs));
    time.after((-Math.log(1 - chance()) / rate) * 1e6, next);
  };
  next();
  time.run();
  return sum / count;
}

describe("createStation()", () => {
  test.each([0.3, 0.6, 0.8])("waits as Pollaczek and Khinchine have it: M/D/1 at %d", (used) => {
    const workUs = 1000;
    const expected = (used * workUs) / (2 * (1 - used));
    const wait = meanWait(1, (used / workUs) * 1e6, () => workUs);
    expect(Math.abs(wait / expected - 1)).toBeLessThan(0.03);
  });

  test("waits as Erlang has it: M/M/3 at 2/3", () => {
    // Erlang's C for three servers and an offered load of two is 4/9.
    const workUs = 1000;
    const expected = ((4 / 9) * workUs) / (3 - 2);
    const wait = meanWait(3, 2000, (chance) => -Math.log(1 - chance()) * workUs);
    expect(Math.abs(wait / expected - 1)).toBeLessThan(0.05);
  });
});

describe("simulate()", () => {
  const cell: Cell = {
    workers: 4,
    databaseCores: 4,
    rate: 1500,
    charts: 0.5,
    kept: 0,
    accounts: 10_000,
    busiest: 0,
  };

  test("uses the cores of the hosts by rate times work", () => {
    const { used, perSecond } = simulate(cell, 10);
    const workOf = ({ readUs, runUs, answerUs }: (typeof CALLS)["small" | "chart"]) =>
      readUs + runUs + answerUs;
    const eachUs = (workOf(CALLS.small) + workOf(CALLS.chart)) / 2;
    expect(Math.abs(perSecond / cell.rate - 1)).toBeLessThan(0.03);
    expect(Math.abs(used.hosts / ((perSecond * eachUs) / 1e6 / cell.workers) - 1)).toBeLessThan(
      0.03,
    );
  });

  test("says the same for the same seed", () => {
    expect(simulate(cell, 1, 3)).toEqual(simulate(cell, 1, 3));
  });

  test("lets one account take no more than its row allows, and more where its calls come together", () => {
    const hot = { ...cell, workers: 8, rate: 6000, charts: 0, busiest: 1 };
    const [apart, together] = [simulate(hot, 2), simulate({ ...hot, spread: 1 }, 2)];
    for (const { perSecond, batch } of [apart, together]) {
      expect(perSecond).toBeLessThanOrEqual(mostOfOneAccount(batch) * 1.02);
    }
    // One statement after another, each no shorter than its way, its work and its commit.
    const { wayUs, statementUs, commitUs } = STORES;
    expect(apart.perSecond / apart.batch).toBeLessThan(1e6 / (wayUs + statementUs + commitUs));
    expect(together.batch).toBeGreaterThan(4);
  });

  test.each(PLANS.map((plan) => [plan.rate, plan] as const))(
    "%d calls a second are served by their plan, with one worker away, too",
    (_rate, plan) => {
      const { fullest, without } = size(plan, 2);
      expect(fullest.used.hosts).toBeLessThan(0.75);
      expect(fullest.used.database).toBeLessThan(0.75);
      expect(fullest.p95Ms).toBeLessThan(50);
      expect(without.p95Ms).toBeLessThan(100);
    },
    30_000,
  );
});

import { expect, test } from "bun:test";
import { openPack, type PackMeta } from "../../src/sky/packs/chebyshev_pack.ts";
import { seriesPlanetState } from "../../src/sky/series/model.ts";
import { readTableFile } from "../../src/sky/table_file.ts";
import { buildPack } from "./build_pack.ts";
import { NO_CUT, compileSeries } from "./full_series.ts";
import { solveRidge } from "./ridge.ts";
import { formatSeries } from "./write_series.ts";

test("the committed series are what the generator makes today", async () => {
  const committed = await Bun.file(
    new URL("../../src/sky/data/series.bin", import.meta.url),
  ).bytes();
  expect(Bun.hash(await formatSeries())).toBe(Bun.hash(committed));
});

test("a piece of the committed planet pack is what the generator makes today", async () => {
  const model = await compileSeries(NO_CUT);
  const committed = openPack(readTableFile<PackMeta>("planets.bin"), "mars");
  const plan = {
    startJulianDay: committed.fromJulianDay + 64 * 1000,
    endJulianDay: committed.fromJulianDay + 64 * 1003,
    segmentDays: 64,
    degree: 13,
    toleranceAu: 1e-10,
  };
  const built = buildPack(plan, (julianDay, out) =>
    seriesPlanetState(model, "mars", julianDay, out),
  );
  const exact = new Float64Array(6);
  const packed = new Float64Array(6);
  expect(built.layout.segments).toBe(3);
  for (let day = 0.5; day < 192; day += 9.7) {
    seriesPlanetState(model, "mars", plan.startJulianDay + day, exact);
    committed.evaluate(plan.startJulianDay + day, packed);
    for (let axis = 0; axis < 3; axis++) {
      expect(Math.abs(exact[axis]! - packed[axis]!)).toBeLessThan(1e-9);
    }
  }
});

test("solveRidge() recovers the weights of an exact problem", () => {
  const truth = [2, -1, 0.5];
  const rows = Array.from({ length: 40 }, (_, i) => [1, Math.cos(i), Math.sin(2 * i)]);
  const values = rows.map((row) => row.reduce((sum, x, k) => sum + x * truth[k]!, 0));
  solveRidge(rows, values, 1e-12).forEach((w, k) => expect(w).toBeCloseTo(truth[k]!, 8));
});

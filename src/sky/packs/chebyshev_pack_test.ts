import { expect, test } from "bun:test";
import { createSeriesEphemeris, servedEphemeris } from "../ephemeris.ts";
import { seriesModel } from "../series/model.ts";
import { SERIES_PLANETS } from "../series/vsop87.ts";
import { formatTableFile, parseTableFile, readTableFile } from "../table_file.ts";
import { openPack, type PackMeta } from "./chebyshev_pack.ts";

test("openPack() evaluates Chebyshev polynomials and their derivatives", () => {
  // One segment of ten days: x = 2 T0 + 0.5 T1, y = T2, z = -T3 in units of 1 / 1000.
  const meta: PackMeta = {
    source: "test",
    bodies: {
      body: {
        startJulianDay: 100,
        segmentDays: 10,
        segments: 1,
        wideDegrees: 2,
        narrowDegrees: 2,
        units: [1e-3, 1e-3, 1e-3, 1e-3],
      },
    },
  };
  const bytes = formatTableFile(meta, {
    "body.wide": Int32Array.of(2000, 0, 0, 500, 0, 0),
    "body.narrow": Int16Array.of(0, 1000, 0, 0, 0, -1000),
  });
  const pack = openPack(parseTableFile<PackMeta>(bytes, "test"), "body");
  expect([pack.fromJulianDay, pack.toJulianDay]).toEqual([100, 110]);
  const out = new Float64Array(6);
  for (const x of [-1, -0.3, 0, 0.7, 1]) {
    pack.evaluate(105 + 5 * x, out);
    const expected = [
      2 + 0.5 * x,
      2 * x * x - 1,
      -(4 * x ** 3 - 3 * x),
      0.5 / 5,
      (4 * x) / 5,
      -(12 * x * x - 3) / 5,
    ];
    expected.forEach((value, i) => expect(out[i]!).toBeCloseTo(value, 12));
  }
  expect(() => openPack(parseTableFile<PackMeta>(bytes, "test"), "none")).toThrow(
    'Cannot open pack: no body "none"',
  );
});

test("finding 3: no small body jumps where one polynomial hands over to the next", () => {
  const file = readTableFile<PackMeta>("small_bodies.bin");
  const [before, after] = [new Float64Array(6), new Float64Array(6)];
  const instant = 1e-6;
  for (const [body, { startJulianDay, segmentDays, segments }] of Object.entries(
    file.meta.bodies,
  )) {
    const pack = openPack(file, body);
    for (let segment = 1; segment < segments; segment++) {
      const joint = startJulianDay + segment * segmentDays;
      pack.evaluate(joint - instant, before);
      pack.evaluate(joint + instant, after);
      const jump = [0, 1, 2].map((i) => after[i]! - before[i]! - before[i + 3]! * 2 * instant);
      const distanceAu = Math.max(0.3, Math.hypot(before[0]!, before[1]!, before[2]!) - 1);
      expect((Math.hypot(...jump) / distanceAu) * 206265).toBeLessThan(0.003);
    }
  }
});

test("packs hold the states of the series they were made of", () => {
  const series = createSeriesEphemeris(seriesModel());
  const packed = servedEphemeris();
  const exact = new Float64Array(6);
  const found = new Float64Array(6);
  const arcsecond = Math.PI / 648000;
  for (let julianDay = 2342000.7; julianDay < 2524500; julianDay += 9137.31) {
    for (const planet of SERIES_PLANETS) {
      series.planetState(planet, julianDay, exact);
      packed.planetState(planet, julianDay, found);
      const apart = Math.hypot(...[0, 1, 2].map((i) => exact[i]! - found[i]!));
      const distance = Math.hypot(exact[0]!, exact[1]!, exact[2]!);
      // The served series are cut at 1e-9 rad a term.
      expect(apart / distance / arcsecond).toBeLessThan(0.03);
    }
    series.moonState(julianDay, exact);
    packed.moonState(julianDay, found);
    const apart = Math.hypot(...[0, 1, 2].map((i) => exact[i]! - found[i]!));
    expect(apart / 0.00257 / arcsecond).toBeLessThan(0.06);
  }
});

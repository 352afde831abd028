/**
 * Rebuilds the generated tables of `src/sky`: `bun scripts/sky/generate.ts [step ...]`.
 *
 * Without arguments the tables are rebuilt from what is committed here and from the dev-dependencies
 * (20 minutes, most of it the Moon). `--ask` first asks Swiss Ephemeris again for the positions that the
 * fits and the accuracy report use, which needs a C compiler and Debian's libswe-dev, swe-basic-data
 * and swe-standard-data. A step's name runs that step alone.
 */
import { fitCorrections } from "./fit_corrections.ts";
import { fitSmallBodies } from "./fit_small_bodies.ts";
import { writeFitSamples } from "./write_fit_samples.ts";
import { writeNutation } from "./write_nutation.ts";
import { writeMoonPack, writePlanetPacks } from "./write_packs.ts";
import { writeReference } from "./write_reference.ts";
import { writeSeries } from "./write_series.ts";
import { writeLunations, writeSolarTerms } from "./write_terms.ts";

type Steps = Readonly<Record<string, () => Promise<void>>>;

/** What asks Swiss Ephemeris. */
const ASKED: Steps = {
  samples: writeFitSamples,
  smallBodies: fitSmallBodies,
  reference: writeReference,
};
const TABLES: Steps = {
  corrections: fitCorrections,
  nutation: writeNutation,
  series: writeSeries,
  planets: writePlanetPacks,
  moon: writeMoonPack,
  terms: writeSolarTerms,
  lunations: writeLunations,
};
const ALL: Steps = { ...ASKED, ...TABLES };

const asked = process.argv.slice(2).filter((argument) => argument !== "--ask");
const wanted =
  asked.length > 0 ? asked : Object.keys(process.argv.includes("--ask") ? ALL : TABLES);
for (const name of wanted) {
  const step = ALL[name];
  if (!step) throw new RangeError(`Cannot generate "${name}": steps are ${Object.keys(ALL)}`);
  const start = performance.now();
  await step();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/**
 * Rebuilds every generated table of `src/sky`: `bun scripts/sky/generate.ts [step ...]`.
 *
 * Without arguments all steps run in order; a step's name runs that step alone.
 */
import { writeNutation } from "./write_nutation.ts";
import { writeMoonPack, writePlanetPacks } from "./write_packs.ts";
import { writeSeries } from "./write_series.ts";
import { writeLunations, writeSolarTerms } from "./write_terms.ts";

const STEPS: Readonly<Record<string, () => Promise<void>>> = {
  nutation: writeNutation,
  series: writeSeries,
  planets: writePlanetPacks,
  moon: writeMoonPack,
  terms: writeSolarTerms,
  lunations: writeLunations,
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(STEPS)) {
  const step = STEPS[name];
  if (!step) throw new RangeError(`Cannot generate "${name}": steps are ${Object.keys(STEPS)}`);
  const start = performance.now();
  await step();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

import type { CorrectionShape } from "../../src/sky/series/correction.ts";
import type { SeriesPlanet } from "../../src/sky/series/vsop87.ts";

/** What a set of corrections is fitted to. */
export interface CorrectionPlan {
  /** Middle and half width in Julian centuries from J2000. */
  readonly middle: number;
  readonly half: number;
  /** Instants that are fitted, and others at which the fit is checked. */
  readonly samples: number;
  readonly checks: number;
  /** Share of the mean square of a term that is added to the diagonal. */
  readonly ridge: number;
  readonly shapes: Readonly<Record<SeriesPlanet, CorrectionShape>>;
}

const shape = (degree: number, harmonics: number, resonant = false): CorrectionShape => ({
  degree,
  harmonics,
  resonant,
});

/** 1690 to 2210 serves the packs; -1100 to 3100 serves the years around them. */
export const CORRECTION_PLANS: Readonly<Record<"modern" | "long", CorrectionPlan>> = {
  modern: {
    middle: -0.5,
    half: 2.6,
    samples: 1200,
    checks: 300,
    ridge: 1e-9,
    shapes: {
      mercury: shape(3, 2),
      venus: shape(3, 2),
      earth: shape(3, 2),
      mars: shape(4, 3),
      jupiter: shape(4, 3, true),
      saturn: shape(4, 3, true),
      uranus: shape(4, 2, true),
      neptune: shape(3, 2),
    },
  },
  long: {
    middle: -10,
    half: 21,
    samples: 2500,
    checks: 300,
    ridge: 1e-11,
    shapes: {
      mercury: shape(8, 2),
      venus: shape(8, 2),
      earth: shape(12, 2),
      mars: shape(12, 2),
      jupiter: shape(16, 2, true),
      saturn: shape(16, 2, true),
      uranus: shape(8, 2, true),
      neptune: shape(6, 2, true),
    },
  },
};
export type CorrectionSetName = keyof typeof CORRECTION_PLANS;

/** Unit of the committed samples, arcseconds. */
export const SAMPLE_UNIT_ARCSEC = 1e-5;
export const SAMPLES_FILE = new URL("./inputs/fit_samples.bin", import.meta.url);

/** Lists the instants of a plan, fitted ones first: spread by the golden section. */
export function sampleInstants(plan: CorrectionPlan): number[] {
  return Array.from({ length: plan.samples + plan.checks }, (_, i) => {
    const share = ((i + 1) * 0.6180339887498949) % 1;
    return 2451545 + 36525 * (plan.middle + plan.half * (2 * share - 1));
  });
}

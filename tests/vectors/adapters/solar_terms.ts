import { newMoons, solarTermsOfYear } from "#sky";
import { deltaTSeconds, toJulianDay } from "#time";
import { verdictOf, type Adapter } from "../adapter.ts";

/** `solar-terms.json` gives instants in TT to a tenth of a second: it is put to the engine itself. */

interface Moment {
  readonly jdUt: number;
  readonly jdTt: number;
  readonly lon?: number;
}
interface TermsCase {
  readonly kind: "solarTerms" | "newMoons" | "deltaT";
  readonly year?: number;
  readonly terms?: readonly Moment[];
  readonly newMoons?: readonly Moment[];
  readonly table?: readonly { readonly year: number; jdUt: number; deltaT: number }[];
}

const SECONDS = 86400;
const INSTANT_BAR_SECONDS = 1;
/** Seconds of Delta T in 1800-2100, in 1000-1800 and elsewhere. */
const DELTA_T_BARS = [0.05, 0.7, 2.5] as const;

function compare(
  name: string,
  expected: readonly Moment[],
  found: readonly { julianDayTt: number; julianDayUt: number }[],
): string[] {
  if (found.length !== expected.length) {
    return [`/${name}: expected ${expected.length}, got ${found.length}`];
  }
  return expected.flatMap(({ jdTt, jdUt }, i) => {
    const own = found[i]!;
    const tt = (own.julianDayTt - jdTt) * SECONDS;
    const ut = (own.julianDayUt - jdUt) * SECONDS;
    const within = Math.abs(tt) <= INSTANT_BAR_SECONDS && Math.abs(ut) <= INSTANT_BAR_SECONDS;
    return within ? [] : [`/${name}/${i}: ${tt.toFixed(2)} s off in TT, ${ut.toFixed(2)} s in UT`];
  });
}

function judgeMoons(year: number, expected: readonly Moment[]): string[] {
  const start = toJulianDay({ year, month: 1, day: 1 });
  const end = toJulianDay({ year: year + 1, month: 1, day: 1 });
  return compare("newMoons", expected, newMoons(start, end));
}

function judgeDeltaT(table: NonNullable<TermsCase["table"]>): string[] {
  return table.flatMap(({ year, jdUt, deltaT }) => {
    const era = year >= 1800 && year <= 2100 ? 0 : year >= 1000 && year < 1800 ? 1 : 2;
    const error = Math.abs(deltaTSeconds(jdUt) - deltaT);
    return error <= DELTA_T_BARS[era] ? [] : [`/deltaT/${year}: ${error.toFixed(3)} s off`];
  });
}

export const adapters: readonly Adapter[] = [
  {
    files: /^solar-terms\.json$/,
    procedures: () => [],
    async judge(one) {
      const c = one as unknown as TermsCase;
      if (c.kind === "deltaT") return verdictOf(judgeDeltaT(c.table ?? []));
      if (c.kind === "newMoons") return verdictOf(judgeMoons(c.year!, c.newMoons ?? []));
      return verdictOf(compare("terms", c.terms ?? [], solarTermsOfYear(c.year!)));
    },
  },
];

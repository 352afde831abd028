/**
 * Conjunctions of Jupiter and Saturn, and when they pass from one triplicity to the next.
 *
 * @source Abu Ma'shar, On the Great Conjunctions; mean longitudes of date: J. Meeus, Astronomical Algorithms,
 * table 31.A, after J. L. Simon and others (1994)
 */
import { apparentPosition, normalizeDeg, searchBetween } from "#sky";
import { toTt } from "#time";
import { elementOf, signAt } from "#lore";

const J2000 = 2451545;
const CENTURY_DAYS = 36525;
const JUPITER = [34.351519, 3036.3027748] as const;
const SATURN = [50.077444, 1223.5110686] as const;
const RATE = JUPITER[1] - SATURN[1];
/** Centuries from 2000 to a mean conjunction, and between two of them. */
const FIRST = (SATURN[0] - JUPITER[0]) / RATE;
const PERIOD = 360 / RATE;
/** True conjunctions stand nearer to a mean one than this. */
const REACH_DAYS = 520;
/** Passes of one conjunction stand nearer together than this. */
const SAME_DAYS = 400;

/** One conjunction. */
export interface Found {
  readonly julianDayUt: number;
  readonly longitudeDeg: number;
  /** Between the two in latitude, degrees; null of mean ones. */
  readonly latitudeDeg: number | null;
  readonly retrograde: boolean;
  readonly pass: number;
  readonly passes: number;
}

/** Mean conjunctions about a span, Julian days UT with their longitude. */
function meanBetween(fromUt: number, toUt: number) {
  const indexOf = (ut: number) => ((ut - J2000) / CENTURY_DAYS - FIRST) / PERIOD;
  const [first, last] = [Math.ceil(indexOf(fromUt)), Math.ceil(indexOf(toUt)) - 1];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
    const centuries = FIRST + (first + i) * PERIOD;
    return {
      julianDayUt: J2000 + centuries * CENTURY_DAYS,
      longitudeDeg: normalizeDeg(JUPITER[0] + JUPITER[1] * centuries),
    };
  });
}

/** All conjunctions from one Julian day UT to another. */
export function conjunctionsBetween(
  kind: "true" | "mean",
  fromUt: number,
  toUt: number,
): readonly Found[] {
  if (kind === "mean") {
    return meanBetween(fromUt, toUt).map((one) => ({
      ...one,
      latitudeDeg: null,
      retrograde: false,
      pass: 1,
      passes: 1,
    }));
  }
  return meanBetween(fromUt - REACH_DAYS, toUt + REACH_DAYS)
    .flatMap(({ julianDayUt }) => trueAbout(julianDayUt))
    .filter(({ julianDayUt }) => julianDayUt >= fromUt && julianDayUt < toUt);
}

/** The one or three conjunctions about a mean one. */
function trueAbout(meanUt: number): readonly Found[] {
  const found = searchBetween(meanUt - REACH_DAYS, meanUt + REACH_DAYS).angles(
    "jupiter",
    "saturn",
    [0],
  );
  const near = found.filter(({ julianDayUt }) => julianDayUt - found[0]!.julianDayUt < SAME_DAYS);
  return near.map(({ julianDayUt, longitudeDeg }, i) => {
    const jupiter = apparentPosition("jupiter", toTt(julianDayUt));
    const saturn = apparentPosition("saturn", toTt(julianDayUt));
    return {
      julianDayUt,
      longitudeDeg,
      latitudeDeg: Math.abs(jupiter.latitudeDeg - saturn.latitudeDeg),
      retrograde: jupiter.longitudeSpeed < 0,
      pass: i + 1,
      passes: near.length,
    };
  });
}

/** The element in which conjunctions fall, and whether it differs from that of the one before. */
export function elementsOf(found: readonly Found[], before: Found | undefined) {
  return found.map((one, i) => {
    const element = elementOf(signAt(one.longitudeDeg));
    const last = i > 0 ? found[i - 1] : before;
    return { element, shift: last ? elementOf(signAt(last.longitudeDeg)) !== element : false };
  });
}

/** The Moon's way in a span: nearest and farthest, over the ecliptic and under it, highest and lowest. */
import { vocabulary, type IdOf } from "#sdk";
import { apparentMoon, instantOfTt, type Position } from "#sky";
import { toTt } from "#time";

export const MOON_EVENT = vocabulary("moonEvent", [
  "perigee",
  "apogee",
  "ascendingNode",
  "descendingNode",
  "highest",
  "lowest",
]);
export type MoonEvent = IdOf<typeof MOON_EVENT>;

/** Kilometres in an astronomical unit. */
const AU_KM = 149597870.7;
/** Far below the quarter of a month between two of a kind. */
const STEP_DAYS = 1;
/** A second. */
const TOLERANCE_DAYS = 1e-5;

/** One event. */
export interface MoonPassage {
  readonly event: MoonEvent;
  readonly julianDayUt: number;
  readonly longitudeDeg: number;
  readonly declinationDeg: number;
  readonly distanceKm: number;
}

/** What changes sign, and what it becomes when it grows and when it falls. */
const TURNS: readonly {
  readonly of: (moon: Position) => number;
  readonly rising: MoonEvent;
  readonly falling: MoonEvent;
}[] = [
  { of: (moon) => moon.distanceSpeed, rising: "perigee", falling: "apogee" },
  { of: (moon) => moon.latitudeDeg, rising: "ascendingNode", falling: "descendingNode" },
  { of: (moon) => moon.declinationSpeed, rising: "lowest", falling: "highest" },
];

/** Every event from one Julian day UT to another, in order of time. */
export function moonPassages(fromUt: number, toUt: number): readonly MoonPassage[] {
  const [from, to] = [toTt(fromUt), toTt(toUt)];
  const samples: { readonly tt: number; readonly moon: Position }[] = [];
  for (let tt = from; tt < to + STEP_DAYS; tt += STEP_DAYS) {
    const at = Math.min(tt, to);
    samples.push({ tt: at, moon: apparentMoon(at) });
    if (at === to) break;
  }
  return TURNS.flatMap(({ of, rising, falling }) =>
    samples.slice(1).flatMap((right, i): readonly MoonPassage[] => {
      const left = samples[i]!;
      const before = of(left.moon);
      if (before > 0 === of(right.moon) > 0) return [];
      const tt = solved(left.tt, right.tt, before > 0, (at) => of(apparentMoon(at)));
      const moon = apparentMoon(tt);
      return [
        {
          event: before > 0 ? falling : rising,
          julianDayUt: instantOfTt(tt).julianDayUt,
          longitudeDeg: moon.longitudeDeg,
          declinationDeg: moon.declinationDeg,
          distanceKm: moon.distanceAu * AU_KM,
        },
      ];
    }),
  ).sort((a, b) => a.julianDayUt - b.julianDayUt);
}

/** Where a quantity changes sign, by halves. */
export function solved(
  from: number,
  to: number,
  positiveFirst: boolean,
  valueAt: (at: number) => number,
): number {
  let [left, right] = [from, to];
  while (right - left > TOLERANCE_DAYS) {
    const middle = (left + right) / 2;
    if (valueAt(middle) > 0 === positiveFirst) left = middle;
    else right = middle;
  }
  return (left + right) / 2;
}

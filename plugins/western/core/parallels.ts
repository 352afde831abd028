/** When two planets stand equally far from the equator, on one side or on either. */
import { vocabulary, type IdOf } from "#sdk";
import { apparentPosition, instantOfTt } from "#sky";
import { toTt } from "#time";
import { solved } from "./moon_course.ts";
import type { Modern } from "./points.ts";

export const PARALLEL = vocabulary("parallel", ["parallel", "contraparallel"]);
export type Parallel = IdOf<typeof PARALLEL>;

/** Declinations hardly bend in a day; the Moon's do. */
const STEP_DAYS = 1;
const MOON_STEP_DAYS = 0.25;

/** One exact parallel. */
export interface ExactParallel {
  readonly a: Modern;
  readonly b: Modern;
  readonly parallel: Parallel;
  readonly julianDayUt: number;
  /** Declination of the first, degrees. */
  readonly declinationDeg: number;
  readonly longitudeDeg: number;
}

/** Every exact parallel and contraparallel between planets, in order of time. */
export function exactParallels(
  planets: readonly Modern[],
  fromUt: number,
  toUt: number,
): readonly ExactParallel[] {
  const [from, to] = [toTt(fromUt), toTt(toUt)];
  const step = planets.includes("moon") ? MOON_STEP_DAYS : STEP_DAYS;
  const count = Math.max(1, Math.ceil((to - from) / step));
  const times = Array.from({ length: count + 1 }, (_, i) => Math.min(from + i * step, to));
  const declinationOf = (id: Modern) => (tt: number) => apparentPosition(id, tt).declinationDeg;
  const sampled = new Map(planets.map((id) => [id, times.map(declinationOf(id))]));
  return planets
    .flatMap((a, i) =>
      planets.slice(i + 1).flatMap((b) =>
        PARALLEL.ids.flatMap((parallel) => {
          const sign = parallel === "parallel" ? -1 : 1;
          const [one, other] = [sampled.get(a)!, sampled.get(b)!];
          const gap = (tt: number) => declinationOf(a)(tt) + sign * declinationOf(b)(tt);
          return times.slice(1).flatMap((right, k): readonly ExactParallel[] => {
            const before = one[k]! + sign * other[k]!;
            const after = one[k + 1]! + sign * other[k + 1]!;
            if (before > 0 === after > 0) return [];
            const tt = solved(times[k]!, right, before > 0, gap);
            const { declinationDeg, longitudeDeg } = apparentPosition(a, tt);
            const { julianDayUt } = instantOfTt(tt);
            return [{ a, b, parallel, julianDayUt, declinationDeg, longitudeDeg }];
          });
        }),
      ),
    )
    .sort((x, y) => x.julianDayUt - y.julianDayUt);
}

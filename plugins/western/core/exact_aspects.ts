/** Exact aspects of planets among themselves over a span. */
import type { Search } from "#sky";
import type { Ptolemaic } from "./aspects.ts";
import type { Modern } from "./points.ts";

const ANGLES = [0, 60, 90, 120, 180, 240, 270, 300];
const NAMES: Readonly<Record<number, Ptolemaic>> = {
  0: "conjunction",
  60: "sextile",
  90: "square",
  120: "trine",
  180: "opposition",
};

/** The aspect that an angle ahead makes, 0 to 300. */
export function aspectOfAngle(angleDeg: number): Ptolemaic {
  return NAMES[Math.min(angleDeg, 360 - angleDeg)]!;
}

/** Every exact aspect of the five between planets, in order of time. */
export function exactAspects(search: Search, planets: readonly Modern[]) {
  return planets
    .flatMap((a, i) =>
      planets.slice(i + 1).flatMap((b) =>
        search.angles(a, b, ANGLES).map(({ angleDeg, julianDayUt, longitudeDeg }) => ({
          a,
          b,
          aspect: aspectOfAngle(angleDeg),
          julianDayUt,
          longitudeDeg,
        })),
      ),
    )
    .sort((x, y) => x.julianDayUt - y.julianDayUt);
}

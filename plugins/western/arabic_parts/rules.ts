/** Where the parts fall in a chart. */
import { normalizeDeg } from "#sky";
import { CLASSICAL, domicileLordOf, signAt, type Classical } from "#lore";
import { lotsOf } from "../core/lots.ts";
import type { AngledNativity } from "../core/nativity.ts";
import { separationOf } from "../core/sphere.ts";
import { PART, PARTS, type PartEnd, type PartId } from "./table.ts";

/** How near a body counts as standing on a part, degrees. */
const NEAR_DEG = 3;

/** A part before it is reported. */
export interface Part {
  readonly id: PartId;
  readonly longitudeDeg: number;
  readonly to: PartEnd;
  readonly from: PartEnd;
  readonly bodies: readonly Classical[];
}

/** Longitudes of everything that parts are measured between. */
function endsOf(chart: AngledNativity): Readonly<Record<PartEnd, number>> {
  const { houses, positions } = chart;
  const planets = Object.fromEntries(
    CLASSICAL.ids.map((id) => [id, positions[id]!.longitudeDeg]),
  ) as Record<Classical, number>;
  const [fortune, spirit] = lotsOf(houses.ascendantDeg, planets, chart.isDay, "hermetic");
  const cusp = (house: number) => houses.cuspsDeg[house - 1]!;
  const lord = (house: number) => planets[domicileLordOf(signAt(cusp(house)))];
  return {
    ...planets,
    ascendant: houses.ascendantDeg,
    midheaven: houses.midheavenDeg,
    northNode: positions.meanNode!.longitudeDeg,
    fortune: fortune!.longitudeDeg,
    spirit: spirit!.longitudeDeg,
    cusp2: cusp(2),
    cusp9: cusp(9),
    cusp12: cusp(12),
    lord2: lord(2),
    lord9: lord(9),
    lord12: lord(12),
    cancer15: 105,
    aries19: 19,
    taurus3: 33,
  };
}

/**
 * All parts of the lists.
 *
 * @param reverses whether a night birth turns those parts round that the lists turn round
 */
export function partsOf(chart: AngledNativity, reverses: boolean): readonly Part[] {
  const ends = endsOf(chart);
  return PART.ids.map((id) => {
    const [to, from] = endsIn(id, chart.isDay, reverses);
    const longitudeDeg = normalizeDeg(ends.ascendant + ends[to] - ends[from]);
    const bodies = CLASSICAL.ids.filter(
      (planet) => separationOf(ends[planet], longitudeDeg) <= NEAR_DEG,
    );
    return { id, longitudeDeg, to, from, bodies };
  });
}

/** By night Nobility is counted from the Moon's exaltation; the others change ends or keep them. */
function endsIn(id: PartId, isDay: boolean, reverses: boolean): readonly [PartEnd, PartEnd] {
  const [to, from, byNight] = PARTS[id];
  if (isDay) return [to, from];
  if (id === "nobility") return ["taurus3", "moon"];
  return reverses && byNight === "reversed" ? [from, to] : [to, from];
}

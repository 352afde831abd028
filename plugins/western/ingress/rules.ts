/**
 * The instant of a mundane chart, and the planet that rules its time.
 *
 * @source Ptolemy, Tetrabiblos II; W. Ramesey, Astrologia Restaurata (1653) IV: the strongest planet by place and
 * dignity is lord of the year; a fixed sign rising serves a year, a common one half, a movable one a quarter
 */
import {
  findSolarLongitude,
  houseOf,
  lunarEclipses,
  moonPhases,
  normalizeDeg,
  solarEclipses,
} from "#sky";
import { toJulianDay } from "#time";
import { CLASSICAL, modalityOf, type Classical, type Sign } from "#lore";
import type { AngledNativity } from "../core/nativity.ts";
import { strengthOf, type StrengthChart } from "../core/strength.ts";
import type { Input } from "./input.ts";

const LONGITUDES = { aries: 0, cancer: 90, libra: 180, capricorn: 270 } as const;
/** Lilly's: a planet so near before a cusp counts with its house. */
const BEFORE_CUSP_DEG = 5;

/** What opens the time, Julian day UT; undefined where the year has fewer. */
export function instantOf({ year, event = "ingress", sign = "aries", number = 1 }: Input) {
  const start = toJulianDay({ year, month: 1, day: 1 }, 0);
  const end = toJulianDay({ year: year + 1, month: 1, day: 1 }, 0);
  if (event === "ingress") return findSolarLongitude(LONGITUDES[sign], start).julianDayUt;
  if (event === "lunation") {
    return moonPhases(start, end).filter(({ phase }) => phase === "new" || phase === "full")[
      number - 1
    ]?.julianDayUt;
  }
  return [...solarEclipses(start, end), ...lunarEclipses(start, end)]
    .map(({ greatest }) => greatest.julianDayUt)
    .sort((a, b) => a - b)[number - 1];
}

/** How many months the chart serves by its rising sign. */
export function monthsOf(rising: Sign): 3 | 6 | 12 {
  const kind = modalityOf(rising);
  return kind === "fixed" ? 12 : kind === "mutable" ? 6 : 3;
}

/** Points of the seven as Lilly counts them, the strongest first. */
export function rankedOf({ positions, houses, isDay }: AngledNativity) {
  const housed = (deg: number) => {
    const house = houseOf(deg, houses.cuspsDeg);
    const ahead = normalizeDeg(houses.cuspsDeg[house % 12]! - deg);
    return ahead < BEFORE_CUSP_DEG ? (house % 12) + 1 : house;
  };
  const chart: StrengthChart = {
    places: Object.fromEntries(
      CLASSICAL.ids.map((id) => {
        const { longitudeDeg, longitudeSpeed } = positions[id]!;
        return [id, { longitudeDeg, speedDegPerDay: longitudeSpeed, house: housed(longitudeDeg) }];
      }),
    ),
    isDay,
    northNodeDeg: positions.meanNode?.longitudeDeg ?? null,
    stars: null,
  };
  return CLASSICAL.ids
    .map((planet: Classical) => ({
      planet,
      points: strengthOf(planet, chart, { bounds: "lilly", triplicity: "ptolemaic" }).net,
      house: housed(positions[planet]!.longitudeDeg),
    }))
    .sort((a, b) => b.points - a.points);
}

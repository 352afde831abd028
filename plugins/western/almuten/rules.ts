/**
 * The victor of the chart: every planet's dignities at five places, its house, the day and the hour.
 *
 * @source Abraham Ibn Ezra, Book of Nativities (12th century): Sun, Moon, ascendant, Fortune and the lunation
 * before the birth; seven points for the lord of the day and six for that of the hour
 */
import { vocabulary, type IdOf } from "#sdk";
import { apparentMoon, apparentSun, houseOf, planetaryDayAt, previousMoonPhase } from "#sky";
import { CLASSICAL, type Classical } from "#lore";
import { almutensOf, type DignitySchool } from "../core/dignities.ts";
import { lotsOf } from "../core/lots.ts";
import { nativityAt, type AngledNativity } from "../core/nativity.ts";

/** Places whose dignities are counted. */
export const VITAL_PLACE = vocabulary("vitalPlace", [
  "sun",
  "moon",
  "ascendant",
  "fortune",
  "lunation",
]);
export type VitalPlace = IdOf<typeof VITAL_PLACE>;

/** From the first house to the twelfth. */
const HOUSE_POINTS = [12, 6, 3, 9, 7, 1, 10, 4, 5, 11, 8, 2] as const;
const DAY_POINTS = 7;
const HOUR_POINTS = 6;

/** The lunation before a birth. */
export interface Lunation {
  readonly kind: "new" | "full";
  readonly julianDayUt: number;
  readonly longitudeDeg: number;
}

/** Where the last new or full Moon fell; of a full Moon the light that stood above the earth. */
export function lunationBefore(chart: AngledNativity): Lunation {
  const [dark, full] = (["new", "full"] as const).map((phase) =>
    previousMoonPhase(chart.julianDayUt, phase),
  );
  if (dark!.julianDayUt > full!.julianDayUt) {
    const { julianDayUt, julianDayTt } = dark!;
    return { kind: "new", julianDayUt, longitudeDeg: apparentSun(julianDayTt).longitudeDeg };
  }
  const { julianDayUt, julianDayTt } = full!;
  const then = nativityAt(
    julianDayUt,
    julianDayTt,
    true,
    chart.place,
    ["sun"],
    chart.houses.system,
  );
  const light = then.isDay ? apparentSun(julianDayTt) : apparentMoon(julianDayTt);
  return { kind: "full", julianDayUt, longitudeDeg: light.longitudeDeg };
}

/** Everything that one planet is given. */
export interface Tally {
  readonly planet: Classical;
  readonly places: Readonly<Record<VitalPlace, number>>;
  readonly house: number;
  readonly housePoints: number;
  readonly day: number;
  readonly hour: number;
  readonly total: number;
}

/** The tallies of the seven, and the five places that they were counted at. */
export function tallyOf(chart: AngledNativity, school: DignitySchool) {
  const longitudes = Object.fromEntries(
    CLASSICAL.ids.map((id) => [id, chart.positions[id]!.longitudeDeg]),
  ) as Record<Classical, number>;
  const { ascendantDeg, cuspsDeg } = chart.houses;
  const lunation = lunationBefore(chart);
  const places: Readonly<Record<VitalPlace, number>> = {
    sun: longitudes.sun,
    moon: longitudes.moon,
    ascendant: ascendantDeg,
    fortune: lotsOf(ascendantDeg, longitudes, chart.isDay, "hermetic")[0]!.longitudeDeg,
    lunation: lunation.longitudeDeg,
  };
  const rulers = rulersOf(chart);
  const tallies = CLASSICAL.ids.map((planet): Tally => {
    const earned = Object.fromEntries(
      VITAL_PLACE.ids.map((id) => [
        id,
        almutensOf(places[id], chart.isDay, school).points.find((one) => one.planet === planet)
          ?.points ?? 0,
      ]),
    ) as Record<VitalPlace, number>;
    const house = houseOf(longitudes[planet], cuspsDeg);
    const housePoints = HOUSE_POINTS[house - 1]!;
    const day = rulers?.day === planet ? DAY_POINTS : 0;
    const hour = rulers?.hour === planet ? HOUR_POINTS : 0;
    const total = Object.values(earned).reduce((a, b) => a + b, housePoints + day + hour);
    return { planet, places: earned, house, housePoints, day, hour, total };
  });
  return { places, lunation, rulers, tallies };
}

/** Lords of the day and the hour; null where the Sun keeps up or down. */
function rulersOf({ julianDayUt, place }: AngledNativity) {
  const day = planetaryDayAt(julianDayUt, place, { limb: "centre", refractionDeg: 0 });
  return day.state === "normal" ? { day: day.ruler, hour: day.current.ruler } : null;
}

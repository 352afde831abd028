/** Sect and the condition of each planet as the answer gives them. */
import { elementOf, signAt, type Classical } from "#lore";
import { dignityOf, heldOf, lordsOf, type DignitySchool } from "../core/dignities.ts";
import { TRIPLICITIES } from "../core/dignity_tables.ts";
import type { Nativity } from "../core/nativity.ts";
import { altitudeOf } from "../core/sphere.ts";
import { placeOf } from "../core/zodiac.ts";
import { ANGULARITY } from "./answer.ts";
import {
  conditionsOf,
  isOriental,
  JOYS,
  monomoiriaOf,
  sectOf,
  sectPlacement,
  solarPhaseOf,
  twelfthPartOf,
  type Longitudes,
} from "./condition.ts";

/** What of a nativity the condition of a planet depends on. */
export interface Setting {
  readonly longitudes: Longitudes;
  readonly chart: Nativity;
  readonly school: DignitySchool;
  /** Whole-sign house of a longitude; null without the ascendant. */
  readonly houseOf: ((longitudeDeg: number) => number) | null;
}

/** The light that leads, and who stands with it and against it. */
export function reportSect(isDay: boolean, longitudes: Longitudes) {
  const light: Classical = isDay ? "sun" : "moon";
  const three = TRIPLICITIES.dorothean[elementOf(signAt(longitudes[light]))];
  const [first, second] = isDay ? [three.day, three.night] : [three.night, three.day];
  return {
    sect: isDay ? ("day" as const) : ("night" as const),
    light,
    benefic: isDay ? ("jupiter" as const) : ("venus" as const),
    malefic: isDay ? ("saturn" as const) : ("mars" as const),
    contraryBenefic: isDay ? ("venus" as const) : ("jupiter" as const),
    contraryMalefic: isDay ? ("mars" as const) : ("saturn" as const),
    triplicityLords: [first, second, three.partner!],
  };
}

/** One planet with everything that helps or hurts it. */
export function reportPlanet(planet: Classical, { longitudes, chart, school, houseOf }: Setting) {
  const longitude = longitudes[planet];
  const house = houseOf && houseOf(longitude);
  const lords = lordsOf(longitude, chart.isDay, school);
  const sect = sectOf(planet, longitudes);
  const position = chart.positions[planet]!;
  const above =
    chart.houses &&
    chart.place &&
    altitudeOf(position, chart.houses.armcDeg, chart.place.latitudeDeg) > 0;
  const conditions = houseOf
    ? conditionsOf(planet, longitudes, (other) => houseOf(longitudes[other]))
    : { bonification: [], maltreatment: [] };
  return {
    planet,
    ...placeOf(longitude),
    retrograde: position.longitudeSpeed < 0,
    house,
    inJoy: house === null ? null : JOYS[planet] === house,
    angularity: house === null ? null : ANGULARITY.ids[(house - 1) % 3]!,
    sect,
    sectPlacement:
      above === null || chart.isDay === null
        ? null
        : sectPlacement(sect, chart.isDay, above, longitude),
    solarPhase: solarPhaseOf(planet, longitudes),
    oriental: isOriental(planet, longitudes),
    dignities: heldOf(dignityOf(planet, longitude, chart.isDay, school)),
    boundLord: lords.bound,
    decanLord: lords.face,
    monomoiria: monomoiriaOf(longitude),
    twelfthPart: placeOf(twelfthPartOf(longitude)),
    ...conditions,
  };
}

/** One star as the answer gives it. */
import { STARS, type Position } from "#sky";
import type { Nativity } from "../core/nativity.ts";
import { altitudeOf } from "../core/sphere.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { angleTimes } from "./contacts.ts";
import { isTraditional, NATURES } from "./natures.ts";
import type { Touch } from "./scene.ts";

/** One star with its place and contacts. */
export function reportStar(place: Position, { id, contacts, prominence }: Touch, chart: Nativity) {
  const { designation, magnitude } = STARS.find((one) => one.id === id)!;
  return {
    star: id,
    designation,
    magnitude,
    nature: isTraditional(id) ? NATURES[id] : [],
    theme: isTraditional(id) ? ({ code: "brings", with: { star: id } } as const) : null,
    ...placeOf(place.longitudeDeg),
    latitudeDeg: round(place.latitudeDeg),
    rightAscensionDeg: round(place.rightAscensionDeg),
    declinationDeg: round(place.declinationDeg),
    atHorizon: chart.place && atHorizon(place, chart.positions.sun!, chart.place.latitudeDeg),
    contacts: contacts.map((one) => ({
      ...one,
      orbDeg: round(one.orbDeg),
      strength: round(one.strength, 4),
    })),
    prominence,
  };
}

/** Where the Sun stands as the star crosses the horizon, which decides whether the crossing can be seen. */
function atHorizon(star: Position, sun: Position, latitudeDeg: number) {
  const times = angleTimes(star, latitudeDeg);
  if (times.rising === undefined || times.setting === undefined) {
    const above = star.declinationDeg > 0 === latitudeDeg > 0;
    return {
      state: above ? ("alwaysAbove" as const) : ("alwaysBelow" as const),
      sunAltitudeAtRisingDeg: null,
      sunAltitudeAtSettingDeg: null,
    };
  }
  return {
    state: "rises" as const,
    sunAltitudeAtRisingDeg: round(altitudeOf(sun, times.rising, latitudeDeg), 2),
    sunAltitudeAtSettingDeg: round(altitudeOf(sun, times.setting, latitudeDeg), 2),
  };
}

/**
 * Apparent positions of the sky, and what follows from them; permissive, fast, and within half an
 * arcsecond of Swiss Ephemeris in 1800-2100 (README.md has the figures).
 *
 * Positions take Julian days in Terrestrial Time (`julianDayTt`); houses, searches and everything on
 * the horizon take universal time (`julianDayUt`) and answer in both. Angles are degrees.
 *
 * @example
 * ```ts
 * import { apparentSun, computeChart } from "#sky";
 * import { toJulianDay, toTt } from "#time";
 *
 * const noon = toJulianDay({ year: 2024, month: 12, day: 21 }, 0.5);
 * console.log(apparentSun(toTt(noon)).longitudeDeg); // 270.11...
 * const chart = computeChart({ julianDayUt: noon, latitudeDeg: 25.03, longitudeDeg: 121.56 });
 * console.log(chart.houses.ascendantDeg, chart.positions.moon?.longitudeSpeed);
 * ```
 */

// Angles and instants
export { movedAlong, normalizeDeg, signedDeg } from "./angles.ts";
export { instantOfTt, instantOfUt, type Instant } from "./instant.ts";

// Bodies and their places
export {
  BODIES,
  BodyUnavailable,
  CHART_PLANETS,
  LUNAR_POINTS,
  PLANETS,
  URANIAN_POINTS,
  isWithinBody,
  rangeOfBody,
  type Body,
  type LunarPoint,
  type Planet,
  type UranianPoint,
} from "./bodies/bodies.ts";
export {
  apparentPosition,
  apparentPositions,
  apparentPositionsOf,
  bodyOf,
  positionsOf,
  type Positions,
  type Unavailable,
} from "./bodies/position.ts";
export {
  HELIOCENTRIC,
  heliocentricPosition,
  osculatingOrbit,
  type Heliocentric,
  type Orbit,
} from "./bodies/heliocentric.ts";
export { hasParallax, seenFromPlace, type Parallax } from "./bodies/topocentric.ts";
export { DEFAULT_CHART_BODIES, computeChart, type Chart, type ChartRequest } from "./chart.ts";
export type { Position } from "./coordinates.ts";
export { SMALL_BODIES, type Range, type SmallBody } from "./ephemeris.ts";
export { frameAt, type Frame } from "./frame/frame.ts";
export { localSiderealTimeDeg, siderealTimeDeg } from "./frame/sidereal_time.ts";
export { apparentMoon, apparentSun, skyAt, type PlaceKind, type Sky } from "./sky.ts";

// Houses
export {
  chartAnglesOf,
  isInsidePolarCircle,
  longitudeRising,
  type ChartAngles,
  type LocalSky,
} from "./houses/angles_of_chart.ts";
export { houseOf, housesAt, housesOfArmc, type Houses } from "./houses/houses.ts";
export { HOUSE_SYSTEMS, type HouseSystem } from "./houses/systems.ts";

// Stars and sidereal zodiacs
export {
  AYANAMSAS,
  AYANAMSA_IDS,
  ayanamsaAt,
  ayanamsaOf,
  siderealLongitudeDeg,
  type Ayanamsa,
  type AyanamsaDefinition,
  type AyanamsaId,
} from "./ayanamsa.ts";
export { SIGN_IDS, type SignId } from "./zodiac.ts";
export { STARS, apparentStar, starOf, type Star, type StarId } from "./stars/stars.ts";

// Events of the ecliptic
export {
  findAspects,
  findCrossings,
  nextCrossing,
  type Crossing,
  type CrossingOptions,
} from "./events/crossings.ts";
export { searchBetween, type Passage, type Search } from "./events/search.ts";
export { equationOfTimeMinutes } from "./events/equation_of_time.ts";
export {
  MOON_PHASES,
  findElongation,
  moonElongation,
  moonPhaseOfLunation,
  moonPhases,
  newMoons,
  nextMoonPhase,
  previousMoonPhase,
  type MoonPhase,
  type MoonPhaseName,
} from "./events/lunations.ts";
export { findSolarLongitude } from "./events/solar_longitude.ts";
export {
  SOLAR_TERM_TABLE_YEARS,
  nextSolarTerm,
  previousSolarTerm,
  solarTerm,
  solarTermsOfYear,
  type SolarTerm,
  type SolarTermKind,
} from "./events/solar_terms.ts";
export { findStations, type Station } from "./events/stations.ts";

// Eclipses
export {
  localSolarEclipse,
  nextLocalSolarEclipse,
  type LocalPhase,
  type LocalSolarEclipse,
  type VisibleMaximum,
} from "./eclipses/local_solar.ts";
export {
  localLunarEclipse,
  nextLocalLunarEclipse,
  type LocalLunarEclipse,
} from "./eclipses/local_lunar.ts";
export {
  lunarEclipseOf,
  lunarEclipses,
  nextLunarEclipse,
  type LunarEclipse,
  type PhaseSpan,
} from "./eclipses/lunar.ts";
export {
  nextSolarEclipse,
  solarEclipseOf,
  solarEclipses,
  type SolarEclipse,
} from "./eclipses/solar.ts";

// The horizon of a place
export { horizontalPlace, type HorizontalPlace, type Riser } from "./horizon/altitude.ts";
export {
  TWILIGHT_ALTITUDES,
  dayOfSun,
  type DawnAndDusk,
  type DayOfSun,
  type Twilight,
} from "./horizon/day_of_sun.ts";
export {
  STANDARD_REFRACTION_DEG,
  horizonEvents,
  isAboveHorizon,
  type Culmination,
  type HorizonEvent,
  type HorizonEvents,
  type HorizonOptions,
} from "./horizon/horizon_events.ts";
export type { Place } from "./horizon/place.ts";
export {
  CHALDEAN_ORDER,
  DAY_RULERS,
  planetaryDayAt,
  type HourRuler,
  type PlanetaryDay,
  type PlanetaryHour,
} from "./horizon/planetary_hours.ts";

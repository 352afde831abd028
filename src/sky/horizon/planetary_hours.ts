import { horizonEvents, isAboveHorizon, type HorizonOptions } from "./horizon_events.ts";
import type { Place } from "./place.ts";

/** The seven planets from the slowest to the fastest: the Chaldean order. */
export const CHALDEAN_ORDER = [
  "saturn",
  "jupiter",
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
] as const;
/** A planet that rules hours. */
export type HourRuler = (typeof CHALDEAN_ORDER)[number];

/** Rulers of the days, index 0 is Sunday. */
export const DAY_RULERS: readonly HourRuler[] = [
  "sun",
  "moon",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
];

/** One of the 24 unequal hours of a planetary day. */
export interface PlanetaryHour {
  /** 1 to 12 by day, 13 to 24 by night. */
  readonly number: number;
  readonly part: "day" | "night";
  readonly ruler: HourRuler;
  readonly startJulianDayUt: number;
  readonly endJulianDayUt: number;
}

/** The planetary day that contains an instant. */
export type PlanetaryDay =
  | {
      readonly state: "normal";
      readonly sunriseJulianDayUt: number;
      readonly sunsetJulianDayUt: number;
      readonly nextSunriseJulianDayUt: number;
      /** Weekday of the sunrise in local mean time: 0 is Sunday. */
      readonly weekday: number;
      readonly ruler: HourRuler;
      readonly hours: readonly PlanetaryHour[];
      /** The hour that contains the instant. */
      readonly current: PlanetaryHour;
    }
  /** The Sun does not rise and set about this instant: there are no planetary hours. */
  | { readonly state: "polarDay" | "polarNight" };

/**
 * Computes the planetary hours of the day, from sunrise to sunrise, that contains an instant.
 *
 * Day and night are cut into twelve equal hours each; the first belongs to the day's ruler and the
 * others follow in Chaldean order. The weekday is that of the sunrise in local mean time unless it is
 * given.
 *
 * @param options horizon of sunrise and sunset; upper limb and 34' of refraction by default
 * @param utcOffsetDays offset of the clock that counts the weekdays; by longitude when absent
 * @source al-Biruni, The Book of Instruction (1029), §§ 390-391; Vettius Valens, Anthologies I.10
 */
export function planetaryDayAt(
  julianDayUt: number,
  place: Place,
  options: HorizonOptions = {},
  utcOffsetDays: number = place.longitudeDeg / 360,
): PlanetaryDay {
  const { events } = horizonEvents("sun", place, julianDayUt - 1.3, julianDayUt + 1.3, options);
  const last = events.findLast((event) => event.julianDayUt <= julianDayUt);
  const next = events.find((event) => event.julianDayUt > julianDayUt);
  const polar = isAboveHorizon("sun", place, julianDayUt, options) ? "polarDay" : "polarNight";
  if (!last || !next) return { state: polar };
  const [sunrise, sunset, nextSunrise] =
    last.kind === "rise"
      ? [last, next, events.find((e) => e.kind === "rise" && e.julianDayUt > next.julianDayUt)]
      : [events.findLast((e) => e.kind === "rise" && e.julianDayUt < last.julianDayUt), last, next];
  if (!sunrise || !nextSunrise) return { state: polar };

  const weekday = weekdayOf(sunrise.julianDayUt + utcOffsetDays);
  const hours = hoursOf(
    sunrise.julianDayUt,
    sunset.julianDayUt,
    nextSunrise.julianDayUt,
    DAY_RULERS[weekday]!,
  );
  return {
    state: "normal",
    sunriseJulianDayUt: sunrise.julianDayUt,
    sunsetJulianDayUt: sunset.julianDayUt,
    nextSunriseJulianDayUt: nextSunrise.julianDayUt,
    weekday,
    ruler: DAY_RULERS[weekday]!,
    hours,
    current: hours.find((hour) => julianDayUt < hour.endJulianDayUt) ?? hours[23]!,
  };
}

/** Weekday of a Julian day in local time: 0 is Sunday. */
function weekdayOf(julianDayLocal: number): number {
  return ((Math.floor(julianDayLocal + 1.5) % 7) + 7) % 7;
}

function hoursOf(
  sunrise: number,
  sunset: number,
  nextSunrise: number,
  dayRuler: HourRuler,
): readonly PlanetaryHour[] {
  const first = CHALDEAN_ORDER.indexOf(dayRuler);
  return Array.from({ length: 24 }, (_, i) => {
    const [start, length] =
      i < 12 ? [sunrise, (sunset - sunrise) / 12] : [sunset, (nextSunrise - sunset) / 12];
    const within = i % 12;
    return {
      number: i + 1,
      part: i < 12 ? "day" : "night",
      ruler: CHALDEAN_ORDER[(first + i) % 7]!,
      startJulianDayUt: start + within * length,
      endJulianDayUt: start + (within + 1) * length,
    };
  });
}

/** For which place a year is reckoned. */
import { InputError, issuesOfCivil, Type } from "#sdk";
import { resolveCivil } from "#time";
import type { AyanamsaName, SunriseRule } from "../core/conventions.ts";
import { clockOf } from "../core/day/when.ts";
import { CENTRAL_STATION, SunCalendar } from "./calendar.ts";

export const PLACE_RECKONED = Type.Object(
  {
    latitude: Type.Number({ description: "Degrees, north positive" }),
    longitude: Type.Number({ description: "Degrees, east positive" }),
    assumed: Type.Boolean({
      description: "True where none was given: the Central Station of the Indian almanac",
    }),
  },
  { description: "The place whose Sun decides the days" },
);

interface Asked {
  readonly year: number;
  readonly timezone?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** The calendar of a year at a place, by the clock that its zone has on 1 January. */
export function calendarOf(asked: Asked, ayanamsa: AyanamsaName, sunrise: SunriseRule) {
  const assumed = asked.latitude === undefined || asked.longitude === undefined;
  const latitude = assumed ? CENTRAL_STATION.latitude : asked.latitude!;
  const longitude = assumed ? CENTRAL_STATION.longitude : asked.longitude!;
  const timezone = asked.timezone ?? (assumed ? CENTRAL_STATION.timezone : undefined);
  const place = { latitude, longitude, ...(timezone === undefined ? {} : { timezone }) };
  const date = `${String(asked.year).padStart(4, "0")}-01-01`;
  const result = resolveCivil({ date, ...place });
  if (!result.ok) {
    throw new InputError(issuesOfCivil(result.issues, { date: "year", time: "year" }));
  }
  return {
    calendar: new SunCalendar({
      place: { latitudeDeg: latitude, longitudeDeg: longitude },
      offsetDays: result.moment.offsetSeconds / 86400,
      sunrise,
      ayanamsa,
    }),
    reckonedFor: { latitude, longitude, assumed },
    when: clockOf(place),
  };
}

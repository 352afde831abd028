/** Instants as the answers of this folder give them: in universal time and by a clock. */
import { Type, type Static } from "#sdk";
import { civilOfInstant, epochMsOfJulianDay, formatLocal } from "#time";
import { utcOf } from "../positions.ts";

export const WHEN = {
  utc: Type.String({ description: "UTC, to the second" }),
  local: Type.String({ description: "By the clock asked for" }),
};
export const whenShape = (description: string) => Type.Object(WHEN, { description });
export type When = Static<ReturnType<typeof whenShape>>;

/** Start and end by the clock. */
export const LASTS = { begins: whenShape("Begins, included"), ends: whenShape("Ends") };
export type Lasts = { readonly begins: When; readonly ends: When };

/** Where the clock of an answer stands; local mean time where no zone is given. */
export interface ClockPlace {
  readonly timezone?: string | undefined;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Writes a Julian day UT for an answer. */
export type Clock = (julianDayUt: number) => When;

export function clockOf({ timezone, latitude, longitude }: ClockPlace): Clock {
  const place = {
    ...(timezone === undefined ? {} : { timezone }),
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(timezone === undefined && longitude === undefined ? { timezone: "UTC" } : {}),
  };
  return (julianDayUt) => {
    const epochMs = Math.round(epochMsOfJulianDay(julianDayUt) / 1000) * 1000;
    const utc = utcOf(julianDayUt);
    const civil = civilOfInstant(epochMs, place);
    return { utc, local: civil.ok ? formatLocal(civil.moment) : utc.replace("Z", "") };
  };
}

/** A span of Julian days UT as {@link LASTS}. */
export function lastsOf(when: Clock, start: number, end: number): Lasts {
  return { begins: when(start), ends: when(end) };
}

/** Hours and minutes of a clock: `05:42`. */
export const minuteOf = ({ local }: When) => local.slice(-8, -3);
/** Date of a clock. */
export const dayOf = ({ local }: When) => local.slice(0, -9);

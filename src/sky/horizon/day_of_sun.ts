import type { Instant } from "../instant.ts";
import { horizonEvents, type HorizonOptions } from "./horizon_events.ts";
import type { Place } from "./place.ts";

/** Altitudes of the Sun's centre at which the twilights begin and end, degrees. */
export const TWILIGHT_ALTITUDES = { civil: -6, nautical: -12, astronomical: -18 } as const;
/** Name of a twilight, by how deep the Sun stands. */
export type Twilight = keyof typeof TWILIGHT_ALTITUDES;

/** Morning and evening of one altitude; null where the Sun does not reach it that day. */
export interface DawnAndDusk {
  readonly dawn: Instant | null;
  readonly dusk: Instant | null;
}

/** The Sun's day at a place. */
export interface DayOfSun {
  /** `polarDay` and `polarNight`: the Sun neither rises nor sets in the 24 hours. */
  readonly state: "normal" | "polarDay" | "polarNight";
  readonly sunrise: Instant | null;
  readonly sunset: Instant | null;
  /** True noon: the Sun's upper transit. */
  readonly noon: Instant | null;
  /** Altitude of the Sun's centre at noon without refraction, degrees. */
  readonly noonAltitudeDeg: number | null;
  readonly twilights: Readonly<Record<Twilight, DawnAndDusk>>;
}

/**
 * Computes sunrise, sunset, noon and twilights of the 24 hours after an instant.
 *
 * @param startJulianDayUt usually the local midnight that begins a civil day
 * @param options horizon of sunrise and sunset; upper limb and 34' of refraction by default
 * @returns the first of each kind in the 24 hours; null is said, never guessed
 */
export function dayOfSun(
  startJulianDayUt: number,
  place: Place,
  options: HorizonOptions = {},
): DayOfSun {
  const end = startJulianDayUt + 1;
  const day = horizonEvents("sun", place, startJulianDayUt, end, options);
  const noon = day.culminations.find((culmination) => culmination.kind === "upperTransit");
  const names = Object.keys(TWILIGHT_ALTITUDES) as Twilight[];
  const twilights = names.map((name) => {
    const horizon: HorizonOptions = {
      limb: "centre",
      refractionDeg: 0,
      altitudeDeg: TWILIGHT_ALTITUDES[name],
    };
    const { events } = horizonEvents("sun", place, startJulianDayUt, end, horizon);
    return [name, { dawn: firstOf(events, "rise"), dusk: firstOf(events, "set") }] as const;
  });
  return {
    state: STATES[day.state],
    sunrise: firstOf(day.events, "rise"),
    sunset: firstOf(day.events, "set"),
    noon: noon ? toInstant(noon) : null,
    noonAltitudeDeg: noon?.altitudeDeg ?? null,
    twilights: Object.fromEntries(twilights) as Record<Twilight, DawnAndDusk>,
  };
}

const STATES = {
  rises: "normal",
  alwaysAbove: "polarDay",
  alwaysBelow: "polarNight",
} as const;

function firstOf(
  events: readonly (Instant & { readonly kind: string })[],
  kind: "rise" | "set",
): Instant | null {
  const found = events.find((event) => event.kind === kind);
  return found ? toInstant(found) : null;
}

function toInstant({ julianDayTt, julianDayUt }: Instant): Instant {
  return { julianDayTt, julianDayUt };
}

/** Which of several zones a clock was set by: asked only where they differ at the time in question. */
import {
  BACKZONES,
  civilOfInstant,
  resolveCivil,
  type Backzone,
  type CivilMoment,
} from "../../time/mod.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A zone with what its clocks showed. */
export interface ZoneClock {
  readonly zone: string;
  /** `+08:00`; null where the date and time cannot be read in it. */
  readonly offset: string | null;
  /** Ms since 1970-01-01T00:00 UT. */
  readonly epochMs: number | null;
}

/**
 * Reads the civil time of an object in each of several zones.
 *
 * @param fields the birth or moment, with its coordinates
 * @param now the time where no date is given, ms since the epoch
 */
export function clocksAt(
  fields: Fields,
  zones: readonly string[],
  now: number,
): readonly ZoneClock[] {
  return zones.map((zone) => {
    const moment = momentIn(zone, fields, now);
    return {
      zone,
      offset: moment?.receipt.offset ?? null,
      epochMs: moment?.epochMs ?? null,
    };
  });
}

/** Whether the fields say what a clock showed, or leave it to the clock of the call. */
export function readsClock(fields: Fields): boolean {
  const isMoment = !("birthDate" in fields);
  const isNow = isMoment && fields["date"] === undefined;
  return isNow || ["birthTime", "birthHour", "time"].some((name) => fields[name] !== undefined);
}

function momentIn(zone: string, fields: Fields, now: number): CivilMoment | null {
  const where = {
    timezone: zone,
    latitude: fields["latitude"] as number | undefined,
    longitude: fields["longitude"] as number | undefined,
  };
  const date = fields["birthDate"] ?? fields["date"];
  const hour = fields["birthHour"];
  const time = typeof hour === "number" ? `${String(hour).padStart(2, "0")}:30` : undefined;
  const result =
    date === undefined
      ? civilOfInstant(now, where, backzoneOf(fields))
      : resolveCivil(
          {
            ...where,
            date: date as string,
            time: (fields["birthTime"] ?? fields["time"] ?? time) as string | undefined,
            calendar: fields["calendar"] as "gregorian" | "julian" | undefined,
            fold: fields["fold"] as 0 | 1 | undefined,
          },
          backzoneOf(fields),
        );
  return result.ok ? result.moment : null;
}

/** The convention asked for; one that is none is told by the schema, and the default stands meanwhile. */
function backzoneOf({ backzone }: Fields): { readonly backzone?: Backzone } {
  const known = BACKZONES.find((one) => one === backzone);
  return known === undefined ? {} : { backzone: known };
}

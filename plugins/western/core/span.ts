/** A span of days by a clock, and the instants found in it. */
import {
  CivilDate,
  InputError,
  issuesOfCivil,
  Latitude,
  Longitude,
  Refusal,
  Type,
  Zone,
} from "#sdk";
import {
  civilDaySpan,
  civilOfInstant,
  epochMsOfJulianDay,
  formatLocal,
  julianDayOfEpochMs,
  resolveCivil,
  type CivilMoment,
} from "#time";
import { utcOf } from "./nativity.ts";

/** Inputs of a search over a span; both days are counted in. A place may stand for its zone. */
export const SPAN = {
  from: CivilDate,
  to: CivilDate,
  timezone: Type.Optional(Zone),
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
};

/** Codes of the refusals that reading a span can end in. */
export const SPAN_REFUSALS = ["span-reversed", "span-too-long"] as const;
export type SpanRefusals = {
  "span-reversed": { from: string; to: string };
  /** Days asked for, and the most that are searched. */
  "span-too-long": { days: number; most: number };
};

/** An instant as answers over a span give it. */
export const WHEN = {
  utc: Type.String({ description: "UTC, to the second" }),
  local: Type.String({ description: "By the clock of the zone asked for; UTC where none was" }),
};
export const whenShape = (description: string) => Type.Object(WHEN, { description });

/** An instant in universal time and by the clock of a zone. */
export interface When {
  readonly utc: string;
  readonly local: string;
}

/** A span that is searched. */
export interface Span {
  /** Julian days UT; the end is not counted in. */
  readonly fromUt: number;
  readonly toUt: number;
  /** Writes an instant for an answer. */
  readonly when: (julianDayUt: number) => When;
}

/**
 * Reads the days from one date to another by the clock of a zone.
 *
 * @param mostDays how long a span is searched at most
 * @throws {InputError} if a date or the zone does not exist
 * @throws {Refusal} `span-reversed`, `span-too-long`
 */
export function readSpan(
  { from, to, timezone }: { from: string; to: string; timezone?: string | undefined },
  mostDays: number,
): Span {
  const fromUt = julianDayOfEpochMs(civilDaySpan(readDay("from", from, timezone)).startMs);
  const toUt = julianDayOfEpochMs(civilDaySpan(readDay("to", to, timezone)).endMs);
  if (toUt <= fromUt) throw new Refusal("span-reversed", { from, to });
  const days = Math.round(toUt - fromUt);
  if (days > mostDays) throw new Refusal("span-too-long", { days, most: mostDays });
  return { fromUt, toUt, when: clockOf(timezone) };
}

/** Writes instants in universal time and by the clock of a zone. */
export function clockOf(timezone: string | undefined): (julianDayUt: number) => When {
  return (julianDayUt) => {
    const epochMs = Math.round(epochMsOfJulianDay(julianDayUt) / 1000) * 1000;
    const civil = civilOfInstant(epochMs, { timezone: timezone ?? "UTC" });
    const utc = utcOf(julianDayUt);
    return { utc, local: civil.ok ? formatLocal(civil.moment) : utc.replace("Z", "") };
  };
}

function readDay(field: string, date: string, timezone: string | undefined): CivilMoment {
  const result = resolveCivil({ date, timezone: timezone ?? "UTC" });
  if (!result.ok) throw new InputError(issuesOfCivil(result.issues, { date: field, time: field }));
  return result.moment;
}

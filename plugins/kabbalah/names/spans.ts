/** What an omitted time of birth could have been: the spans of the day between degrees of the Sun. */
import type { Candidate, Omittable } from "#sdk";
import { apparentSun, findSolarLongitude, rangeOfBody } from "#sky";
import {
  civilDaySpan,
  civilOfInstant,
  epochMsOfJulianDay,
  julianDayOfEpochMs,
  toTt,
  type CivilMoment,
} from "#time";

/** The omission of the time of birth. */
export const TIME_OMITTABLE: Omittable = {
  fields: ["birthTime", "birthHour"],
  assume: null,
  says: {
    en: "No time of birth was given: the Sun is taken at local noon, and the name of the hour is left out",
    zhHant: "未提供出生時刻：太陽取當地正午之位，時辰之名從缺",
  },
  candidates: (_input, civil) => (civil ? spansOfDay(civil) : []),
  exhaustive: true,
  verdicts: ["/arc/number", "/day/number"],
};

/** One representative per span of the local day in which the Sun keeps its degree. */
export function spansOfDay(civil: CivilMoment): readonly Candidate[] {
  if (!isServed(civil.julianDayTt)) return [];
  const { startMs, endMs } = civilDaySpan(civil);
  const start = julianDayOfEpochMs(startMs);
  const next = Math.floor(apparentSun(toTt(start)).longitudeDeg + 1) % 360;
  const crossing = epochMsOfJulianDay(findSolarLongitude(next, start).julianDayUt);
  const after = epochMsOfJulianDay(findSolarLongitude((next + 1) % 360, start).julianDayUt);
  const cuts = [crossing, after].filter((ms) => ms > startMs && ms < endMs);
  const edges = [startMs, ...cuts, endMs];
  return edges.slice(1).map((end, i) => {
    const from = edges[i]!;
    const until = i === cuts.length ? "24:00" : clockAt(end, civil).slice(0, 5);
    return {
      set: { birthTime: clockAt((from + end) / 2, civil) },
      when: `${clockAt(from, civil).slice(0, 5)}–${until}`,
    };
  });
}

/** Whether the Sun is served at an instant. */
export function isServed(julianDayTt: number): boolean {
  const { fromJulianDay, toJulianDay } = rangeOfBody("sun");
  return julianDayTt > fromJulianDay + 2 && julianDayTt < toJulianDay - 2;
}

function clockAt(epochMs: number, civil: CivilMoment): string {
  const result = civilOfInstant(Math.floor(epochMs / 1000) * 1000, {
    timezone: civil.zone,
    ...(civil.latitude === null ? {} : { latitude: civil.latitude }),
    ...(civil.longitude === null ? {} : { longitude: civil.longitude }),
  });
  if (!result.ok) throw new TypeError(`Cannot find clock: ${result.issues[0]?.message ?? ""}`);
  const { hour, minute, second } = result.moment;
  return [hour, minute, Math.floor(second)].map((part) => String(part).padStart(2, "0")).join(":");
}

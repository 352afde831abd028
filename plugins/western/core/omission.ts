/**
 * What an omitted time of birth could have been: one representative per span of the civil day between
 * the boundaries that a technique names, so that verdicts that agree are proved.
 */
import type { Candidate, Omittable, Text } from "#sdk";
import {
  apparentPositionsOf,
  housesAt,
  normalizeDeg,
  rangeOfBody,
  skyAt,
  type Body,
  type Sky,
} from "#sky";
import { civilOfInstant, epochMsOfJulianDay, resolveCivil, toTt, type CivilMoment } from "#time";
import { altitudeOf } from "./sphere.ts";

/** A whole number that changes where a verdict can change; sampled along the day. */
export type Marker = (julianDayUt: number, sky: Sky, civil: CivilMoment) => number;

type Fields = Readonly<Record<string, unknown>>;

const SECOND = 1 / 86400;
const STEP_DAYS = 1 / 48;
/** More spans than this would cost too many runs; the first and last of the day always remain. */
const MAX_SPANS = 60;

/** Degrees to take off tropical longitudes at an instant. */
export type Offset = (sky: Sky) => number;
const NO_OFFSET: Offset = () => 0;

/** Sign of a body in the zodiac of an offset. */
export const signMarker =
  (body: Body, offsetOf: Offset = NO_OFFSET): Marker =>
  (_, sky) => {
    const tropical = apparentPositionsOf(sky, [body]).positions[body]?.longitudeDeg ?? 0;
    return Math.floor(normalizeDeg(tropical - offsetOf(sky)) / 30);
  };

/** A change every two hours, for verdicts without boundaries that could be named. */
export const clockMarker: Marker = (julianDayUt) => Math.floor(julianDayUt * 12);

/** Eighth of the lunation. */
export const phaseMarker: Marker = (_, sky) => {
  const { sun, moon } = apparentPositionsOf(sky, ["sun", "moon"]).positions;
  return Math.floor(((((moon!.longitudeDeg - sun!.longitudeDeg) % 360) + 360) % 360) / 45);
};

/** Sign of the ascendant, where the place is known. */
export const ascendantMarker =
  (offsetOf: Offset = NO_OFFSET): Marker =>
  (julianDayUt, sky, civil) => {
    if (civil.latitude === null || civil.longitude === null) return 0;
    const { ascendantDeg } = housesAt(
      julianDayUt,
      civil.latitude,
      civil.longitude,
      "wholeSign",
      sky.frame,
    );
    return Math.floor(normalizeDeg(ascendantDeg - offsetOf(sky)) / 30);
  };

/** Day or night, where the place is known. */
export const sectMarker: Marker = (julianDayUt, sky, civil) => {
  if (civil.latitude === null || civil.longitude === null) return 0;
  const { armcDeg } = housesAt(
    julianDayUt,
    civil.latitude,
    civil.longitude,
    "wholeSign",
    sky.frame,
  );
  const sun = apparentPositionsOf(sky, ["sun"]).positions.sun!;
  return altitudeOf(sun, armcDeg, civil.latitude) > 0 ? 1 : 0;
};

/**
 * Declares the time of birth as omittable.
 *
 * @param verdicts fields to certify, as JSON pointers
 * @param markers what can change them along the day; between their changes nothing that is certified does
 * @param exhaustive false where the verdicts have no boundaries that the markers name
 */
export function birthTimeOmittable(
  says: Text,
  verdicts: readonly string[],
  markers: readonly Marker[] | ((input: Fields) => readonly Marker[]),
  exhaustive = true,
): Omittable {
  return {
    fields: ["birthTime", "birthHour"],
    assume: null,
    says,
    candidates: (input, civil) =>
      civil
        ? spansOfDay(input, civil, typeof markers === "function" ? markers(input) : markers)
        : [],
    exhaustive,
    verdicts,
  };
}

/** One representative per span of the local day. */
function spansOfDay(
  input: Readonly<Record<string, unknown>>,
  civil: CivilMoment,
  markers: readonly Marker[],
): readonly Candidate[] {
  const [from, to] = dayOf(input, civil);
  const { fromJulianDay, toJulianDay } = rangeOfBody("sun");
  if (toTt(from) < fromJulianDay || toTt(to) > toJulianDay) return [];
  const cuts = cutsBetween(from, to, civil, markers).slice(0, MAX_SPANS - 1);
  const edges = [from, ...cuts, to];
  return edges.slice(1).map((end, i) => {
    const start = edges[i]!;
    return {
      set: { birthTime: clockAt((start + end) / 2, civil) },
      when: `${clockAt(start, civil).slice(0, 5)}–${i === cuts.length ? "24:00" : clockAt(end, civil).slice(0, 5)}`,
    };
  });
}

/** First and last instant of the civil day. */
function dayOf(
  input: Readonly<Record<string, unknown>>,
  civil: CivilMoment,
): readonly [number, number] {
  const at = (time: string) => {
    const result = resolveCivil({
      date: input["birthDate"] as string,
      time,
      timezone: input["timezone"] as string | undefined,
      latitude: input["latitude"] as number | undefined,
      longitude: input["longitude"] as number | undefined,
      calendar: input["calendar"] as "gregorian" | "julian" | undefined,
    });
    return result.ok ? result.moment.julianDayUt : undefined;
  };
  return [
    at("00:00:00") ?? civil.julianDayUt - 0.5,
    at("23:59:59") ?? civil.julianDayUt + 0.5 - SECOND,
  ];
}

function cutsBetween(
  from: number,
  to: number,
  civil: CivilMoment,
  markers: readonly Marker[],
): readonly number[] {
  const steps = Math.ceil((to - from) / STEP_DAYS);
  const times = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const valuesAt = (julianDayUt: number) => {
    const sky = skyAt(toTt(julianDayUt));
    return markers.map((marker) => marker(julianDayUt, sky, civil));
  };
  const cuts = new Set<number>();
  let before = valuesAt(times[0]!);
  for (let i = 1; i < times.length; i++) {
    const after = valuesAt(times[i]!);
    markers.forEach((marker, m) => {
      if (before[m] !== after[m]) {
        cuts.add(changeOf(marker, before[m]!, times[i - 1]!, times[i]!, civil));
      }
    });
    before = after;
  }
  return [...cuts]
    .sort((a, b) => a - b)
    .filter((cut, i, all) => i === 0 || cut - all[i - 1]! > SECOND);
}

function changeOf(marker: Marker, before: number, left: number, right: number, civil: CivilMoment) {
  let [a, b] = [left, right];
  while (b - a > SECOND) {
    const middle = (a + b) / 2;
    if (marker(middle, skyAt(toTt(middle)), civil) === before) a = middle;
    else b = middle;
  }
  return b;
}

function clockAt(julianDayUt: number, civil: CivilMoment): string {
  const result = civilOfInstant(epochMsOfJulianDay(julianDayUt), {
    timezone: civil.zone === "LMT" ? undefined : civil.zone,
    latitude: civil.latitude ?? undefined,
    longitude: civil.longitude ?? undefined,
  });
  if (!result.ok) throw new RangeError(`Cannot read clock: ${result.issues[0]?.message}`);
  const { hour, minute, second } = result.moment;
  return [hour, minute, Math.floor(second)].map((n) => String(n).padStart(2, "0")).join(":");
}

/** The place as an omission: nothing is certified, what hangs on the horizon is left out. */
export function placeOmittable(says: Text): Omittable {
  return {
    fields: ["latitude", "longitude"],
    assume: null,
    says,
    candidates: () => [{ set: {}, when: "any place" }],
    exhaustive: false,
    verdicts: [],
  };
}

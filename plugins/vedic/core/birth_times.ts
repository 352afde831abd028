/**
 * An omitted time of birth: the spans of the civil day between which what a procedure certifies does
 * not change, and what is the same at both ends of the day.
 */
import { birthTimesOf, changesBetween, partsOfDay, type Candidates } from "#sdk";
import { movedAlong, normalizeDeg, signedDeg, type PlaceKind } from "#sky";
import { civilDaySpan, civilDayStretches, julianDayOfEpochMs, toTt, type CivilMoment } from "#time";
import type { AyanamsaName, NodeName } from "./conventions.ts";
import { GRAHA_IDS } from "./grahas.ts";
import { servedRange, siderealSkyAt, type Longitudes, type SiderealSky } from "./positions.ts";

/** What markers look at: the sidereal longitudes of an instant, and the clock's offset then. */
export type DaySky = Pick<SiderealSky, "longitudes" | "sky"> & {
  readonly julianDayUt: number;
  readonly julianDayTt: number;
  readonly offsetSeconds: number;
};

/** What changes where a verdict can change. */
export type Marker = (sky: DaySky) => number | string;

const SECOND = 1 / 86400;
/** How far apart the computed skies are. */
const SKY_STEP_DAYS = 1 / 8;
/** How far apart changes are looked for; the Moon needs five hours for a pada, the node turns within days. */
const STEP_MS = 30 * 60_000;

/** First and last instant of the civil day, Julian days UT. */
export function dayBounds(civil: CivilMoment): readonly [number, number] {
  const { startMs, endMs } = civilDaySpan(civil);
  return [julianDayOfEpochMs(startMs), julianDayOfEpochMs(endMs) - SECOND];
}

/** Whether the sky is served over the whole civil day. */
export function isServedAllDay(civil: CivilMoment): boolean {
  const [from, to] = dayBounds(civil);
  const { fromJulianDay, toJulianDay } = servedRange();
  return toTt(from) >= fromJulianDay && toTt(to) + SKY_STEP_DAYS <= toJulianDay;
}

/** The instants of a civil day, ms since the epoch, at which a marker changes. */
function changesOf(
  civil: CivilMoment,
  markers: readonly Marker[],
  skyOf: (julianDayUt: number) => SiderealSky,
): readonly number[] {
  const between = skiesBetween(dayBounds(civil)[0], skyOf);
  return civilDayStretches(civil).flatMap(({ startMs, endMs, offsetSeconds }) => {
    const skies = new Map<number, DaySky>();
    const skyAt = (epochMs: number) => {
      let sky = skies.get(epochMs);
      if (!sky)
        skies.set(epochMs, (sky = { ...between(julianDayOfEpochMs(epochMs)), offsetSeconds }));
      return sky;
    };
    return markers.flatMap((marker) =>
      changesBetween((epochMs) => marker(skyAt(epochMs)), startMs, endMs, STEP_MS),
    );
  });
}

/**
 * Longitudes between skies three hours apart, by Hermite's cubic through places and speeds; the
 * Moon's is good to 0.01".
 */
function skiesBetween(from: number, skyOf: (julianDayUt: number) => SiderealSky) {
  const computed = new Map<number, SiderealSky>();
  const skyAt = (index: number) => {
    let sky = computed.get(index);
    if (!sky) computed.set(index, (sky = skyOf(from + index * SKY_STEP_DAYS)));
    return sky;
  };
  return (julianDayUt: number): Omit<DaySky, "offsetSeconds"> => {
    const steps = (julianDayUt - from) / SKY_STEP_DAYS;
    const index = Math.floor(steps);
    const [left, right] = [skyAt(index), skyAt(index + 1)];
    const days = right.sky.julianDayTt - left.sky.julianDayTt;
    const part = steps - index;
    const longitudes = Object.fromEntries(
      GRAHA_IDS.map((id) => {
        const arc = signedDeg(right.longitudes[id] - left.longitudes[id]);
        const moved = movedAlong(arc, [left.speeds[id], right.speeds[id]], days, part);
        return [id, normalizeDeg(left.longitudes[id] + moved)];
      }),
    ) as unknown as Longitudes;
    const { sky } = part < 0.5 ? left : right;
    return { longitudes, sky, julianDayUt, julianDayTt: left.sky.julianDayTt + part * days };
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields to certify, by JSON pointer, from the sky of an instant; equal to what a run answers. */
export type Verdicts = (sky: SiderealSky, julianDayUt: number, offsetSeconds: number) => Fields;

/**
 * The times of birth that are tried where none is given.
 *
 * @param markers what can change the verdicts in the course of the day, or what finds it from the input
 * @param verdictsOf finds the verdicts without a run, where a run is dear
 */
export function birthTimes(
  markers:
    readonly Marker[] | ((input: Fields, civil: CivilMoment, now: number) => readonly Marker[]),
  verdictsOf?: (input: Fields, civil: CivilMoment) => Verdicts,
): Candidates {
  return (input, civil, now) => {
    if (!civil || !isServedAllDay(civil)) return [];
    const ayanamsa = (input["ayanamsa"] ?? "lahiri") as AyanamsaName;
    const node = (input["node"] ?? "mean") as NodeName;
    const kind = (input["positions"] ?? "apparent") as PlaceKind;
    const skyOf = (at: number) => siderealSkyAt(toTt(at), ayanamsa, node, kind);
    const chosen = typeof markers === "function" ? markers(input, civil, now) : markers;
    const known = verdictsOf?.(input, civil);
    const parts = partsOfDay(civil, changesOf(civil, chosen, skyOf));
    return birthTimesOf(parts).map((candidate, index) => {
      const { epochMs, offsetSeconds } = parts[index]!;
      const at = julianDayOfEpochMs(epochMs);
      return {
        ...candidate,
        ...(known && { verdicts: () => known(skyOf(at), at, offsetSeconds) }),
      };
    });
  };
}

/** Cases of the sky put to services that tell where the planets stand, each by its own description. */
import { observed, verdictOf, type Adapter, type Call } from "../adapter.ts";

/** What a service is asked: a minute of UTC and a place. */
export interface Instant {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Tropical longitudes of date in degrees by the English names of the bodies: `{ Sun: 280.37 }`. */
export type Longitudes = Readonly<Record<string, number>>;

const BODIES = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"];
const OUTER = ["Uranus", "Neptune", "Pluto"];
/** Arcseconds: services round to the arcsecond or a little coarser, and reckon Delta T each in their own way. */
const TOLERANCE = 10;
/** Years in which all of them agree what a clock in UTC shows. */
const YEARS = [1900, 2100] as const;

/**
 * The adapter of a service for `ephemeris.json`.
 *
 * @param name of the call, for `serves`
 * @param takesSeconds a service that takes whole minutes is not asked for other instants
 */
export function positionsAdapter(
  name: string,
  takesSeconds: boolean,
  ask: (call: Call, instant: Instant) => Promise<Longitudes>,
): Adapter {
  return {
    files: /^ephemeris\.json$/,
    procedures: () => [name],
    async judge(one, call) {
      const { utc, lat, lon, bodies } = one as unknown as {
        utc: string;
        lat: number;
        lon: number;
        bodies: Readonly<Record<string, { lon: number } | null>>;
      };
      const [, year, month, day, hour, minute, second] =
        /^([+-]?\d+)-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z$/.exec(utc)!.map(Number);
      if (year! < YEARS[0] || year! > YEARS[1]) {
        return { kind: "skipped", reason: `outside ${YEARS.join(" to ")}` };
      }
      if (second !== 0 && !takesSeconds) return { kind: "skipped", reason: "takes whole minutes" };
      const found = await ask(call, {
        year: year!,
        month: month!,
        day: day!,
        hour: hour!,
        minute: minute!,
        second: second!,
        latitude: lat,
        longitude: lon,
      });
      return verdictOf(
        [...BODIES, ...OUTER].flatMap((body) => {
          const expected = bodies[body]?.lon;
          const actual = found[body];
          if (expected === undefined) return [];
          // Services of Indian astrology leave the outer planets out.
          if (actual === undefined) return OUTER.includes(body) ? [] : [`${body}: not told`];
          const off = Math.abs(((actual - expected + 540) % 360) - 180) * 3600;
          observed(`${body}, arcseconds`, off);
          return off <= TOLERANCE
            ? []
            : [`${body}: expected ${expected}, got ${actual}, ${off.toFixed(1)}″ off`];
        }),
      );
    },
  };
}

/** When the day begins by the Sun at a birth, and by the clock where the place is unknown. */
import { horizonEvents } from "#sky";
import { julianDayOfEpochMs, type CivilMoment } from "#time";

/** Clock hours that stand for sunrise and sunset near the equator. */
export const SIX = 6 * 3600;
export const EIGHTEEN = 18 * 3600;

/** Seconds of the day shown by the clock. */
export function clockSeconds({ hour, minute, second }: CivilMoment): number {
  return hour * 3600 + minute * 60 + second;
}

/** Rise and set in seconds of the local day, and whether they are the Sun's own. */
export interface SunSeconds {
  readonly rise: number;
  readonly set: number;
  readonly known: boolean;
}

/** What is known of the days of one place, by their midnight: ms since the epoch. */
export type SunsByMidnight = Map<number, SunSeconds>;

/**
 * Seconds of the local day at which the Sun rises and sets.
 *
 * @param suns days found before, where several moments of one day are asked for
 * @returns 6:00 and 18:00 with `known: false` where no place was given or the Sun does neither
 */
export function sunSeconds(moment: CivilMoment, suns?: SunsByMidnight): SunSeconds {
  const { latitude, longitude, epochMs } = moment;
  if (latitude === null || longitude === null) return FALLBACK;
  const midnightMs = epochMs - clockSeconds(moment) * 1000;
  const known = suns?.get(midnightMs) ?? sunOfDay(midnightMs, latitude, longitude);
  suns?.set(midnightMs, known);
  return known;
}

const FALLBACK: SunSeconds = { rise: SIX, set: EIGHTEEN, known: false };

function sunOfDay(midnightMs: number, latitudeDeg: number, longitudeDeg: number): SunSeconds {
  const midnight = julianDayOfEpochMs(midnightMs);
  const { events } = horizonEvents("sun", { latitudeDeg, longitudeDeg }, midnight, midnight + 1);
  const [rise, set] = (["rise", "set"] as const).map((kind) =>
    events.find((event) => event.kind === kind),
  );
  if (!rise || !set) return FALLBACK;
  const seconds = (jd: number) => Math.round((jd - midnight) * 86_400);
  return { rise: seconds(rise.julianDayUt), set: seconds(set.julianDayUt), known: true };
}

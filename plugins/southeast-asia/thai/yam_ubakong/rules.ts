/**
 * The setting-out hours of Ubakong: ten watches of 144 minutes from six in the morning, five marks that shift with the weekday.
 *
 * @source ยามอุบากอง (th.wikisource.org, from a history of the first three reigns, 1980): the marks and their verse; two public
 *   tables that agree on all 35 watches of the day, and differ on the night
 */
import { vocabulary, type IdOf } from "#sdk";
import { formatDate, fromFixed, modulo } from "#time";

/** In the order in which they follow each other through a Sunday. */
export const MARK = vocabulary("yamMark", {
  fourZeros: { native: "สี่ศูนย์", roman: "si sun" },
  cross: { native: "กากบาท", roman: "kakabat" },
  clear: { native: "ปลอดศูนย์", roman: "plot sun" },
  twoZeros: { native: "สองศูนย์", roman: "song sun" },
  oneZero: { native: "ศูนย์หนึ่ง", roman: "sun nueng" },
});
export type Mark = IdOf<typeof MARK>;

export const WATCHES = 5;
export const WATCH_MINUTES = 144;
/** Minutes of the day at which the first watch begins. */
export const FIRST_WATCH = 360;

/** The mark of a watch of daylight; weekdays and watches from 0, Sunday first. */
export function markOf(weekday: number, watch: number): Mark {
  return MARK.ids[modulo(watch - weekday, WATCHES)]!;
}

/** A watch with its bounds by the clock of the place. */
export interface Watch {
  readonly night: boolean;
  readonly watch: number;
  readonly from: string;
  readonly to: string;
  readonly mark: Mark;
}

function clockAt(fixed: number, minutes: number): string {
  const day = fixed + Math.floor(minutes / 1440);
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = minutes % 1440;
  return `${formatDate(fromFixed(day))}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

/** The ten watches from six in the morning of a day. */
export function watchesOf(
  fixed: number,
  weekday: number,
  night: "next" | "same",
): readonly Watch[] {
  return Array.from({ length: 2 * WATCHES }, (_, index) => {
    const isNight = index >= WATCHES;
    const row = weekday + (isNight && night === "next" ? 1 : 0);
    const begins = FIRST_WATCH + WATCH_MINUTES * index;
    return {
      night: isNight,
      watch: (index % WATCHES) + 1,
      from: clockAt(fixed, begins),
      to: clockAt(fixed, begins + WATCH_MINUTES),
      mark: markOf(row, index % WATCHES),
    };
  });
}

import { moduloFromOne } from "../integer.ts";
import { createCycleCalendar, type CycleCalendar } from "./calendar.ts";

/** A day of the Akan round of 42 days: a week of six and a week of seven. */
export interface AkanDay {
  /** 1 Nwona to 6 Fo. */
  readonly prefix: number;
  /** 1 Wukuo to 7 Bene. */
  readonly stem: number;
}

/**
 * The cycle of forty-two days of the Akan.
 *
 * @source P. F. W. Bartle, The Forty Days: the Akan Calendar (1978)
 */
export const akan: CycleCalendar<AkanDay> = createCycleCalendar({
  id: "akan",
  lengthDays: 42,
  fromFixed: (fixed) => ({
    prefix: moduloFromOne(fixed - 37, 6),
    stem: moduloFromOne(fixed - 37, 7),
  }),
});

/** The week of six days. */
export const AKAN_PREFIXES: readonly string[] = ["Nwona", "Nkyi", "Kuru", "Kwa", "Mono", "Fo"];

/** The week of seven days. */
export const AKAN_STEMS: readonly string[] = [
  "Wukuo",
  "Yaw",
  "Fie",
  "Memene",
  "Kwasi",
  "Dwo",
  "Bene",
];

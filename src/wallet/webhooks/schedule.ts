/** When a failed delivery is tried again (the schedule that Standard Webhooks recommends). */

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Seconds before each try; after the last one a delivery is dead. */
export const GAPS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

const JITTER = 0.2;
const LONGEST = 24 * HOUR;

/**
 * Seconds until the next try.
 *
 * @param attempts tries so far, 1 or more
 * @param retryAfter what the receiver asked for, which may lengthen the gap to a day at most
 * @param chance in [0, 1)
 * @returns null when there is no next try
 */
export function nextGap(
  attempts: number,
  retryAfter: number | null,
  chance: number,
): number | null {
  const gap = GAPS[attempts];
  if (gap === undefined) return null;
  const spread = gap * (1 + JITTER * (2 * chance - 1));
  return Math.max(spread, Math.min(retryAfter ?? 0, LONGEST));
}

/** The days that a calendar holds: whole months, so that its bytes change once a month and not at every look. */

/** Days by the proleptic Gregorian calendar, YYYY-MM-DD; both are counted in. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/**
 * The months about an instant.
 *
 * @param at ms since the epoch
 * @param before months before the one that holds it, in UTC
 * @param after months after it
 */
export function monthsAround(at: number, before: number, after: number): Window {
  const now = new Date(at);
  const day = (months: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, date))
      .toISOString()
      .slice(0, 10);
  return { from: day(-before, 1), to: day(after + 1, 0) };
}

/** Every day of it. */
export function daysOf({ from, to }: Window): readonly string[] {
  const days: string[] = [];
  for (const day = new Date(`${from}T00:00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const written = day.toISOString().slice(0, 10);
    days.push(written);
    if (written >= to) return days;
  }
}

/** Its first instant and the first one after it, ms since the epoch, in UTC. */
export function spanOf({ from, to }: Window): readonly [number, number] {
  return [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`) + 86_400_000];
}

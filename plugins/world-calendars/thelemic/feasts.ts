/**
 * The feasts of the times.
 *
 * @source Liber AL II.36-43, with the civil dates of Crowley's comments (solve-et-coagula.us); the feast of 12 October is
 *   his birthday. Feasts of a person's birth, puberty and passing (II.41) have no date of their own.
 */
import { findSolarLongitude } from "#sky";
import { vocabulary, type IdOf } from "#sdk";
import { epochMsOfJulianDay, MS_PER_DAY, toJulianDay, type CivilMoment } from "#time";

/** The feasts; their words name the verse or custom that ordains each. */
export const FEAST = vocabulary("feast", [
  "supreme-ritual",
  "writing-1",
  "writing-2",
  "writing-3",
  "prophet-and-bride",
  "crowleymas",
  "greater-feast",
  "equinox-of-the-gods",
  "june-solstice",
  "september-equinox",
  "december-solstice",
]);
export type Feast = IdOf<typeof FEAST>;

const DATED: readonly { readonly feast: Feast; readonly month: number; readonly day: number }[] = [
  { feast: "supreme-ritual", month: 3, day: 20 },
  { feast: "writing-1", month: 4, day: 8 },
  { feast: "writing-2", month: 4, day: 9 },
  { feast: "writing-3", month: 4, day: 10 },
  { feast: "prophet-and-bride", month: 8, day: 12 },
  { feast: "crowleymas", month: 10, day: 12 },
  { feast: "greater-feast", month: 12, day: 1 },
];

interface Quarter {
  readonly feast: Feast;
  readonly longitudeDeg: number;
  /** Month in which the Sun reaches it. */
  readonly month: number;
}

const QUARTERS: readonly Quarter[] = [
  { feast: "equinox-of-the-gods", longitudeDeg: 0, month: 3 },
  { feast: "june-solstice", longitudeDeg: 90, month: 6 },
  { feast: "september-equinox", longitudeDeg: 180, month: 9 },
  { feast: "december-solstice", longitudeDeg: 270, month: 12 },
];

/**
 * The feasts of a local civil day.
 *
 * A quarter of the year is kept on the local day that holds its instant.
 */
export function feastsOf(moment: CivilMoment): readonly Feast[] {
  const { year, month, day } = moment;
  const dated = DATED.filter((one) => one.month === month && one.day === day);
  const quarter = QUARTERS.find((one) => one.month === month);
  const kept = quarter && isOnDay(moment, crossing(year, quarter)) ? [quarter] : [];
  return [...dated, ...kept].map(({ feast }) => feast);
}

function crossing(year: number, { month, longitudeDeg }: Quarter): number {
  const start = toJulianDay({ year, month, day: 10 });
  return epochMsOfJulianDay(findSolarLongitude(longitudeDeg, start).julianDayUt);
}

/** Says whether an instant lies on the moment's local civil day, by the moment's own offset. */
function isOnDay({ hour, minute, second, epochMs }: CivilMoment, instant: number): boolean {
  const midnight = epochMs - ((hour * 60 + minute) * 60 + second) * 1000;
  return instant >= midnight && instant < midnight + MS_PER_DAY;
}

/**
 * The feasts of the times.
 *
 * @source Liber AL II.36-43, with the civil dates of Crowley's comments (solve-et-coagula.us); the feast of 12 October is
 *   his birthday. Feasts of a person's birth, puberty and passing (II.41) have no date of their own.
 */
import { findSolarLongitude } from "#sky";
import type { Text } from "#old";
import { epochMsOfJulianDay, MS_PER_DAY, toJulianDay, type CivilMoment } from "#time";

/** A feast and where it is ordained. */
export interface Feast {
  readonly id: string;
  readonly name: Text;
  /** Verse or custom. */
  readonly source: string;
}

interface DatedFeast extends Feast {
  readonly month: number;
  readonly day: number;
}

const WRITING = "Liber AL II.38";

const DATED: readonly DatedFeast[] = [
  {
    id: "supreme-ritual",
    month: 3,
    day: 20,
    name: { en: "Feast for the Supreme Ritual", zhHant: "至高儀式之慶" },
    source: "Liber AL II.40",
  },
  {
    id: "writing-1",
    month: 4,
    day: 8,
    name: { en: "First day of the Writing of the Book of the Law", zhHant: "書寫律法之書第一日" },
    source: WRITING,
  },
  {
    id: "writing-2",
    month: 4,
    day: 9,
    name: { en: "Second day of the Writing of the Book of the Law", zhHant: "書寫律法之書第二日" },
    source: WRITING,
  },
  {
    id: "writing-3",
    month: 4,
    day: 10,
    name: { en: "Third day of the Writing of the Book of the Law", zhHant: "書寫律法之書第三日" },
    source: WRITING,
  },
  {
    id: "prophet-and-bride",
    month: 8,
    day: 12,
    name: {
      en: "Feast for the First Night of the Prophet and his Bride",
      zhHant: "先知與新娘初夜之慶",
    },
    source: "Liber AL II.37",
  },
  {
    id: "crowleymas",
    month: 10,
    day: 12,
    name: { en: "Crowleymas", zhHant: "克勞利誕辰" },
    source: "Custom: birth of Crowley, 12 October 1875",
  },
  {
    id: "greater-feast",
    month: 12,
    day: 1,
    name: { en: "Crowley's Greater Feast", zhHant: "克勞利大慶" },
    source: "Custom: 1 December 1947",
  },
];

interface Quarter extends Feast {
  readonly longitudeDeg: number;
  /** Month in which the Sun reaches it. */
  readonly month: number;
}

const TIMES = "Liber AL II.36";

const QUARTERS: readonly Quarter[] = [
  {
    id: "equinox-of-the-gods",
    longitudeDeg: 0,
    month: 3,
    name: {
      en: "Feast for the Equinox of the Gods (March equinox)",
      zhHant: "眾神分點之慶（春分）",
    },
    source: "Liber AL II.40",
  },
  {
    id: "june-solstice",
    longitudeDeg: 90,
    month: 6,
    name: { en: "Feast of the Times: June solstice", zhHant: "時節之慶：夏至" },
    source: TIMES,
  },
  {
    id: "september-equinox",
    longitudeDeg: 180,
    month: 9,
    name: { en: "Feast of the Times: September equinox", zhHant: "時節之慶：秋分" },
    source: TIMES,
  },
  {
    id: "december-solstice",
    longitudeDeg: 270,
    month: 12,
    name: { en: "Feast of the Times: December solstice", zhHant: "時節之慶：冬至" },
    source: TIMES,
  },
];

/**
 * The feasts of a local civil day.
 *
 * A quarter of the year is kept on the local day that holds its instant.
 */
export function feastsOf(moment: CivilMoment): readonly Feast[] {
  const { year, month, day } = moment;
  const dated = DATED.filter((feast) => feast.month === month && feast.day === day);
  const quarter = QUARTERS.find((feast) => feast.month === month);
  const kept = quarter && isOnDay(moment, crossing(year, quarter)) ? [quarter] : [];
  return [...dated, ...kept].map(({ id, name, source }) => ({ id, name, source }));
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

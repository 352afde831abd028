/** Years of the eras for one civil year. */
import {
  fromHistoricalYear,
  islamicCivil,
  olympiadOfJulianYear,
  toFixed,
  toHistoricalYear,
  type OlympiadYear,
} from "#time";
import { ERA_IDS, ERAS, type Begins, type EraId } from "./table.ts";

export interface EraYear {
  readonly era: EraId;
  /** On 1 January. */
  readonly year: number;
  /** On 31 December, where the era's year begins in between; null where it begins with the civil year. */
  readonly later: number | null;
  readonly from: string | null;
  readonly begins: Begins;
  readonly cycle: OlympiadYear | null;
}

/** @param year astronomical: 0 is 1 BCE */
export function erasOf(year: number): readonly EraYear[] {
  return ERA_IDS.map((era) => eraOf(era, year));
}

export function eraOf(era: EraId, year: number): EraYear {
  const { offset, from, begins } = ERAS[era];
  if (era === "common") {
    return { era, year: toHistoricalYear(year), later: null, from, begins, cycle: null };
  }
  if (era === "olympiad") {
    const cycle = olympiadOfJulianYear(toHistoricalYear(year));
    const games = year - fromHistoricalYear(-776);
    return { era, year: games, later: games + 1, from, begins, cycle };
  }
  if (era === "hijri") {
    const at = (month: number, day: number) =>
      islamicCivil.fromFixed(toFixed({ year, month, day })).year;
    const [first, last] = [at(1, 1), at(12, 31)];
    const newYear = islamicCivil.toFixed({ year: last, month: 1, day: 1 });
    const begun = monthDay(newYear);
    return {
      era,
      year: first,
      later: last === first ? null : last,
      from: begun,
      begins,
      cycle: null,
    };
  }
  return {
    era,
    year: year + offset,
    later: from === null ? null : year + offset + 1,
    from,
    begins,
    cycle: null,
  };
}

function monthDay(fixed: number): string {
  const date = new Date((fixed - 719163) * 86_400_000);
  return date.toISOString().slice(-19, -14);
}

/** The civil year, astronomical, in which a year of an era begins. */
export function civilOf(era: EraId, year: number): number {
  if (era === "common") return fromHistoricalYear(year);
  if (era === "hijri") {
    const newYear = islamicCivil.toFixed({ year, month: 1, day: 1 });
    return new Date((newYear - 719163) * 86_400_000).getUTCFullYear();
  }
  if (era === "olympiad") return year - 1 + fromHistoricalYear(-776);
  const { offset, from } = ERAS[era];
  return year - offset - (from === null ? 0 : 1);
}

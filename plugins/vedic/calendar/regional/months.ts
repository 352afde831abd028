/**
 * The solar months of the regions: first days, lengths and years.
 *
 * @source Report of the Calendar Reform Committee (1955); R. Sewell and S. B. Dikshit, The Indian Calendar (1896),
 *   §§ 28, 69-71, 94: eras; Bangla Academy, reforms of 1987 and 2019
 */
import { findCrossings } from "#sky";
import {
  fromFixed,
  HINDU_EPOCH,
  indianNational,
  isLeapYear,
  SAKA_ERA,
  SURYA_YEAR_DAYS,
  suryaSolarLongitude,
  toFixed,
} from "#time";
import type { AyanamsaName } from "../../core/conventions.ts";
import { siderealSunAt } from "../../core/day/lunar_month.ts";
import { SunCalendar } from "../../festivals/calendar.ts";
import { firstDayOf, type Region } from "../../festivals/solar_month.ts";
import { BIKRAM_YEARS, bikramMonthDays, bikramNewYear } from "./bikram.ts";
import type { MonthRule, Regional, RegionalEra } from "./terms.ts";

/** A month of a calendar; days are Rata Die. */
export interface Month {
  /** From the month of Aries, or of Chaitra: 1 to 12. */
  readonly index: number;
  /** Years of Shaka passed, or the calendar's own year where it has no Sun's entry. */
  readonly year: number;
  readonly first: number;
  /** First day of the next month. */
  readonly next: number;
  /** The Sun's entry, Julian day UT; null where the days are fixed. */
  readonly entry: number | null;
}

interface Facts {
  readonly rule: MonthRule;
  readonly eras: readonly RegionalEra[];
  /** Index of the month with which the year of its first era begins. */
  readonly begins: number;
  readonly region?: Region;
  /** Whether custom reckons by the Surya Siddhanta. */
  readonly surya?: boolean;
  readonly place?: { readonly latitudeDeg: number; readonly longitudeDeg: number };
}
export const FACTS: Readonly<Record<Regional, Facts>> = {
  tamil: {
    rule: "sunset",
    eras: ["shaka", "thiruvalluvar"],
    begins: 1,
    region: "tamil",
    place: { latitudeDeg: 13.0833, longitudeDeg: 80.2707 },
  },
  malayalam: {
    rule: "afternoon",
    eras: ["kollam"],
    begins: 5,
    region: "malabar",
    place: { latitudeDeg: 8.5241, longitudeDeg: 76.9366 },
  },
  bengali: {
    rule: "midnight",
    eras: ["bangabda", "shaka"],
    begins: 1,
    region: "bengal",
    surya: true,
    place: { latitudeDeg: 22.5726, longitudeDeg: 88.3639 },
  },
  odia: {
    rule: "dayItself",
    eras: ["shaka", "vilayati"],
    begins: 1,
    region: "orissa",
    place: { latitudeDeg: 19.8135, longitudeDeg: 85.8312 },
  },
  "bangla-academy": { rule: "fixedDays", eras: ["bangabda"], begins: 1 },
  saka: { rule: "fixedDays", eras: ["shaka"], begins: 1 },
  bikram: { rule: "table", eras: ["bikram"], begins: 1 },
};

/** What an era counts where Shaka counts 0, and the month, from Aries, with which its year begins. */
const ERAS: Readonly<Record<RegionalEra, { readonly from: number; readonly begins: number }>> = {
  shaka: { from: 0, begins: 1 },
  thiruvalluvar: { from: 110, begins: 10 },
  kollam: { from: -746, begins: 5 },
  bangabda: { from: -515, begins: 1 },
  vilayati: { from: -514, begins: 6 },
  bikram: { from: 0, begins: 1 },
};
/** The year of an era in a month of a year of Shaka. */
export function eraYear(era: RegionalEra, shaka: number, index: number): number {
  const { from, begins } = ERAS[era];
  return shaka + from - (index < begins ? 1 : 0);
}

/** Local mean time of Ujjain, in which the Siddhanta counts, less universal time, in days. */
const UJJAIN_DAYS = (75 + 46 / 60 + 6 / 3600) / 360;
const OF_FIXED_ZERO = 1721424.5;
const INDIAN_TIME = 5.5 / 24;
const DEGREES_A_DAY = 360 / SURYA_YEAR_DAYS;

/** The Sun of one theory; Julian days UT. */
interface Sun {
  longitude(at: number): number;
  /** The entry into a sign about a time. */
  entry(sign: number, near: number): number;
}
const SURYA: Sun = {
  longitude: (at) => suryaSolarLongitude(at - OF_FIXED_ZERO + UJJAIN_DAYS),
  entry(sign, near) {
    let [low, high] = [near - 4, near + 4];
    for (let step = 0; step < 48; step++) {
      const middle = (low + high) / 2;
      if ((SURYA.longitude(middle) - 30 * sign + 540) % 360 < 180) low = middle;
      else high = middle;
    }
    return high;
  },
};
const drik = (ayanamsa: AyanamsaName): Sun => ({
  longitude: (at) => siderealSunAt(at, ayanamsa),
  entry: (sign, near) =>
    findCrossings("sun", 30 * sign, near - 4, near + 4, { ayanamsa })[0]!.julianDayUt,
});

/** Days of the civil year before Chaitra or Boishakh, about. */
const FIXED_OFFSET = 92;
/** Days of the civil year before the Sun's entry into Aries, about. */
const entryOffset = (shaka: number) =>
  HINDU_EPOCH +
  (shaka + SAKA_ERA) * SURYA_YEAR_DAYS -
  toFixed({ year: shaka + 78, month: 1, day: 1 });

export interface School {
  readonly siddhanta: "customary" | "drik" | "surya";
  readonly ayanamsa: AyanamsaName;
}

/** Finds the months of one calendar. */
export class Months {
  readonly #facts: Facts;
  readonly #sun: Sun;
  readonly #days: SunCalendar;

  constructor(
    readonly calendar: Regional,
    school: School,
  ) {
    this.#facts = FACTS[calendar];
    const bySurya =
      school.siddhanta === "surya" || (school.siddhanta === "customary" && this.#facts.surya);
    this.#sun = bySurya ? SURYA : drik(school.ayanamsa);
    this.#days = new SunCalendar({
      place: this.#facts.place ?? { latitudeDeg: 23.1833, longitudeDeg: 82.5 },
      offsetDays: INDIAN_TIME,
      sunrise: "centre",
      ayanamsa: school.ayanamsa,
    });
  }

  /** The month that holds a day; null outside the table of a calendar that has one. */
  holding(fixed: number): Month | null {
    if (this.#facts.rule === "fixedDays") return this.#fixed(fixed);
    if (this.#facts.rule === "table") return this.#listed(fixed);
    const noon = fixed + OF_FIXED_ZERO + 0.5 - INDIAN_TIME;
    const sign = Math.floor(this.#sun.longitude(noon) / 30);
    const near = noon - (this.#sun.longitude(noon) - 30 * sign) / DEGREES_A_DAY;
    // The Sun may enter a sign on a day before that on which its month begins.
    const at = this.#entry(sign, near);
    const next = this.#entry(sign + 1, near + 30.4);
    if (next.first <= fixed) return this.#between(next, this.#entry(sign + 2, near + 60.9));
    if (at.first <= fixed) return this.#between(at, next);
    return this.#between(this.#entry(sign - 1, near - 30.4), at);
  }

  /** The month of an index, from 1, in a year as {@link Month} counts it; null where there is none. */
  find(year: number, index: number): Month | null {
    const mean =
      this.#facts.rule === "table"
        ? toFixed({ year: year - 57, month: 4, day: 14 }) + 30.4 * (index - 1)
        : toFixed({ year: year + 78, month: 1, day: 1 }) +
          (this.#facts.rule === "fixedDays" ? FIXED_OFFSET : entryOffset(year)) +
          30.44 * (index - 1);
    for (const away of [15, 0, 30, -15, 45]) {
      const month = this.holding(Math.floor(mean + away));
      if (month?.index === index && month.year === year) return month;
    }
    return null;
  }

  #entry(sign: number, near: number) {
    const index = (sign + 12) % 12;
    const entry = this.#sun.entry(index, this.#closer(index, near));
    return { index: index + 1, entry, first: firstDayOf(this.#days, entry, this.#facts.region!) };
  }

  /** Within a day of the entry: the Sun's speed changes by a thirtieth about its mean. */
  #closer(sign: number, near: number): number {
    const ahead = ((this.#sun.longitude(near) - 30 * sign + 540) % 360) - 180;
    return near - ahead / DEGREES_A_DAY;
  }

  #between(
    { index, entry, first }: { index: number; entry: number; first: number },
    next: { first: number },
  ): Month {
    const kali = (entry - OF_FIXED_ZERO - HINDU_EPOCH) / SURYA_YEAR_DAYS - (index - 1) / 12;
    const year = Math.round(kali) - SAKA_ERA;
    return { index, year, first, next: next.first, entry };
  }

  #fixed(fixed: number): Month {
    if (this.calendar === "saka") {
      const { year, month, day } = indianNational.fromFixed(fixed);
      const first = fixed - day + 1;
      const after = { year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 };
      return { index: month, year, first, next: indianNational.toFixed(after), entry: null };
    }
    const civil = fromFixed(fixed).year;
    const begun = fixed >= banglaNewYear(civil) ? civil : civil - 1;
    let first = banglaNewYear(begun);
    const days = banglaMonthDays(begun);
    let index = 0;
    while (first + days[index]! <= fixed) first += days[index++]!;
    const next = first + days[index]!;
    return { index: index + 1, year: begun - 78, first, next, entry: null };
  }

  #listed(fixed: number): Month | null {
    const [from, to] = BIKRAM_YEARS;
    if (fixed < bikramNewYear(from) || fixed >= bikramNewYear(to + 1)) return null;
    let year = fromFixed(fixed).year + 56;
    if (year < to && fixed >= bikramNewYear(year + 1)) year++;
    let first = bikramNewYear(year);
    let index = 1;
    while (first + bikramMonthDays(year, index) <= fixed) {
      first += bikramMonthDays(year, index++);
    }
    return { index, year, first, next: first + bikramMonthDays(year, index), entry: null };
  }
}

const banglaNewYear = (civil: number) => toFixed({ year: civil, month: 4, day: 14 });
/** Since 1426 six months of 31 days and a Falgun of 29; before, five and a Falgun of 30; a day more in leap years. */
function banglaMonthDays(civil: number): readonly number[] {
  const isNew = civil - 593 >= 1426;
  const leap = isLeapYear(civil + 1) ? 1 : 0;
  const long = isNew ? 6 : 5;
  return Array.from({ length: 12 }, (_, i) =>
    i < long ? 31 : i === 10 ? (isNew ? 29 : 30) + leap : 30,
  );
}

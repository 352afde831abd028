/**
 * The eras in which the masonic bodies date their papers.
 *
 * @source A. G. Mackey, Encyclopaedia of Freemasonry (1874), "Calendar"; D. Sickels, General Ahiman
 *   Rezon (1868), p. 388, with Misraim; the Order of High Priesthood, 1913 (programs also write 1911, and
 *   its bodies also Anno Benedictionis): pages of American bodies; the Strict Observance:
 *   A. Bernheim, The Dating of Masonic Records (1986)
 */
import { vocabulary, type IdOf } from "#sdk";
import {
  hebrew,
  HEBREW_MONTHS,
  hebrewMonthName,
  isHebrewLeapYear,
  toFixed,
  type CalendarDate,
} from "#time";

export const ERA = vocabulary("masonicEra", {
  annoLucis: { native: "Anno Lucis" },
  annoInventionis: { native: "Anno Inventionis" },
  annoDepositionis: { native: "Anno Depositionis" },
  annoOrdinis: { native: "Anno Ordinis" },
  annoBenefacionis: { native: "Anno Benefacionis" },
  annoMundiHebrew: { native: "Anno Mundi" },
  annoLucisMisraim: { native: "Anno Lucis" },
});
export type EraId = IdOf<typeof ERA>;

/** What the eras are counted from. */
export const EPOCH = vocabulary("masonicEpoch", [
  "creationOfLight",
  "secondTemple",
  "solomonsTemple",
  "foundationOfTemplars",
  "deathOfMolay",
  "blessingOfAbraham",
  "hebrewCreation",
  "usshersCreation",
]);
export type EpochId = IdOf<typeof EPOCH>;

/** A Hebrew year of thirteen months, in which the twelfth is called Adar I. */
const LEAP_YEAR = 5784;

/** Months of the Hebrew year from Nisan; Adar of a leap year is Adar I. */
export const MONTH = vocabulary("hebrewMonth", {
  nisan: HEBREW_MONTHS[0]!,
  iyar: HEBREW_MONTHS[1]!,
  sivan: HEBREW_MONTHS[2]!,
  tammuz: HEBREW_MONTHS[3]!,
  av: HEBREW_MONTHS[4]!,
  elul: HEBREW_MONTHS[5]!,
  tishri: HEBREW_MONTHS[6]!,
  marheshvan: HEBREW_MONTHS[7]!,
  kislev: HEBREW_MONTHS[8]!,
  tevet: HEBREW_MONTHS[9]!,
  shevat: HEBREW_MONTHS[10]!,
  adar: HEBREW_MONTHS[11]!,
  adarII: HEBREW_MONTHS[12]!,
  adarI: hebrewMonthName(LEAP_YEAR, 12),
});

/** First day of the Craft's year. */
export type LucisYearStart = "january1" | "march1";
/** Which founding the Order of the Temple counts from. */
export type OrdinisEpoch = "1118" | "1314";

/** The points on which rites differ. */
export interface Usages {
  readonly lucisYearStart: LucisYearStart;
  readonly ordinisEpoch: OrdinisEpoch;
}

/** One era and its year. */
export interface Era {
  readonly name: EraId;
  readonly abbreviation: string;
  /** What the era is counted from. */
  readonly from: EpochId;
  /** The year's number; null before the era begins. */
  readonly year: number | null;
}

const ORDINIS_FROM: Readonly<Record<OrdinisEpoch, EpochId>> = {
  "1118": "foundationOfTemplars",
  "1314": "deathOfMolay",
};

const ERAS: readonly Omit<Era, "year">[] = [
  { name: "annoLucis", abbreviation: "A∴L∴", from: "creationOfLight" },
  { name: "annoInventionis", abbreviation: "A∴Inv∴", from: "secondTemple" },
  { name: "annoDepositionis", abbreviation: "A∴Dep∴", from: "solomonsTemple" },
  { name: "annoOrdinis", abbreviation: "A∴O∴", from: ORDINIS_FROM["1118"] },
  { name: "annoBenefacionis", abbreviation: "A∴B∴", from: "blessingOfAbraham" },
  { name: "annoMundiHebrew", abbreviation: "A∴M∴", from: "hebrewCreation" },
  { name: "annoLucisMisraim", abbreviation: "A∴L∴", from: "usshersCreation" },
];

/** Years between the common era and an era that follows the civil year. */
const OFFSETS: Readonly<Record<Exclude<EraId, "annoOrdinis" | "annoMundiHebrew">, number>> = {
  annoLucis: 4000,
  annoInventionis: 530,
  annoDepositionis: 1000,
  annoBenefacionis: 1913,
  annoLucisMisraim: 4004,
};

/**
 * Counts a civil date in every era.
 *
 * Years before the common era take no gap at zero: the offsets are added to the astronomical year.
 * From 1 March, January and February belong to the year before; Mackey's own example for 1 January
 * 1872 numbers the month from March but keeps the civil year, 5872.
 */
export function countEras(date: CalendarDate, usages: Usages): readonly Era[] {
  return ERAS.map((row) => ({
    ...row,
    from: row.name === "annoOrdinis" ? ORDINIS_FROM[usages.ordinisEpoch] : row.from,
    year: atLeastOne(yearIn(row.name, date, usages)),
  }));
}

function yearIn(id: EraId, date: CalendarDate, usages: Usages): number {
  if (id === "annoMundiHebrew") return hebrew.fromFixed(toFixed(date)).year;
  if (id === "annoOrdinis") return date.year - Number(usages.ordinisEpoch);
  const year = date.year + OFFSETS[id];
  const beforeMarch = id === "annoLucis" && usages.lucisYearStart === "march1" && date.month < 3;
  return beforeMarch ? year - 1 : year;
}

function atLeastOne(year: number): number | null {
  return year >= 1 ? year : null;
}

/** Writes a year as the rite does: `A∴L∴ 6024`. */
export function writeEra({ abbreviation, year }: Era): string {
  return year === null ? `${abbreviation} –` : `${abbreviation} ${year}`;
}

/**
 * The French Rite's date: months numbered from March.
 *
 * @returns `1st day of the 11th month`, as in Mackey's example for 1 January
 */
export function frenchDay({ month, day }: CalendarDate): {
  readonly month: number;
  readonly day: number;
} {
  return { month: ((month + 9) % 12) + 1, day };
}

/** The Scottish Rite's date: the Hebrew one in force at noon. */
export function scottishDay(date: CalendarDate): {
  readonly day: number;
  readonly month: IdOf<typeof MONTH>;
} {
  const { year, month, day } = hebrew.fromFixed(toFixed(date));
  const isFirstAdar = month === 12 && isHebrewLeapYear(year);
  return { day, month: isFirstAdar ? "adarI" : MONTH.ids[month - 1]! };
}

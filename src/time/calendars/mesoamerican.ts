import { floorDivide, modulo } from "../integer.ts";
import {
  createCycleCalendar,
  createDateCalendar,
  type CycleCalendar,
  type DateCalendar,
} from "./calendar.ts";

/** Rata Die of 0.0.0.0.0 by the correlation 584283 (Goodman, Martínez, Thompson). */
export const MAYAN_EPOCH = -1137142;

/** Julian day numbers of 0.0.0.0.0 that scholars use. */
export type MayanCorrelation = 584283 | 584285 | 584286;

/** A Maya long count: days from the start of the present world. */
export interface LongCount {
  /** 144 000 days. */
  readonly baktun: number;
  /** 7200 days, 0 to 19. */
  readonly katun: number;
  /** 360 days, 0 to 19. */
  readonly tun: number;
  /** 20 days, 0 to 17. */
  readonly uinal: number;
  /** 1 day, 0 to 19. */
  readonly kin: number;
}

/**
 * Days since the Mayan epoch, in units of twenty.
 *
 * @source J. E. S. Thompson, Maya Hieroglyphic Writing; Calendrical Calculations, 4th ed., §11.1
 */
export const mayanLongCount: DateCalendar<LongCount & { readonly text: string }, LongCount> =
  createDateCalendar({
    id: "mayanLongCount",
    fromFixed: (fixed) => longCountOf(fixed - MAYAN_EPOCH),
    toFixed: (count) => daysOfLongCount(count) + MAYAN_EPOCH,
  });

/** A day of the year of 365 days: 0 is the seating of the month. */
export interface HaabDay {
  /** 1 Pop to 19 Wayeb. */
  readonly month: number;
  /** 0 to 19, in Wayeb 0 to 4. */
  readonly day: number;
}

/** The Mayan year of 365 days. */
export const mayanHaab: CycleCalendar<HaabDay> = createCycleCalendar({
  id: "mayanHaab",
  lengthDays: 365,
  fromFixed: (fixed) => haabOf(fixed - MAYAN_EPOCH),
});

/** A day of the round of 260 days. */
export interface TzolkinDay {
  /** 1 to 13. */
  readonly number: number;
  /** 1 to 20. */
  readonly name: number;
}

/** The Mayan cycle of 260 days. */
export const mayanTzolkin: CycleCalendar<TzolkinDay> = createCycleCalendar({
  id: "mayanTzolkin",
  lengthDays: 260,
  fromFixed: (fixed) => tzolkinOf(fixed - MAYAN_EPOCH),
});

/** Returns the number of the Lord of the Night, 1 to 9; the epoch belongs to the ninth. */
export function lordOfTheNight(fixed: number): number {
  return modulo(fixed - MAYAN_EPOCH - 1, 9) + 1;
}

/** Returns how many days later than 584283 another correlation puts a Maya date. */
export function mayanCorrelationShift(correlation: MayanCorrelation): number {
  return correlation - 584283;
}

/** Rata Die of 1 Coatl 2 Xocotlhuetzi, the fall of Tenochtitlan, 13 August 1521 (Julian). */
const TENOCHTITLAN = 555403;

/** The Aztec cycle of 260 days. */
export const aztecTonalpohualli: CycleCalendar<TzolkinDay> = createCycleCalendar({
  id: "aztecTonalpohualli",
  lengthDays: 260,
  fromFixed: (fixed) => {
    const count = fixed - (TENOCHTITLAN - 104);
    return { number: modulo(count, 13) + 1, name: modulo(count, 20) + 1 };
  },
});

/** A day of the Aztec year of 365 days. */
export interface XihuitlDay {
  /** 1 Izcalli to 18 Tititl, 19 the five nemontemi. */
  readonly month: number;
  /** 1 to 20. */
  readonly day: number;
}

/**
 * The Aztec year of 365 days.
 *
 * @source A. Caso, Los calendarios prehispánicos; Calendrical Calculations, 4th ed., §11.2
 */
export const aztecXihuitl: CycleCalendar<XihuitlDay> = createCycleCalendar({
  id: "aztecXihuitl",
  lengthDays: 365,
  fromFixed: (fixed) => {
    const dayOfYear = modulo(fixed - (TENOCHTITLAN - 201), 365);
    return { month: floorDivide(dayOfYear, 20) + 1, day: modulo(dayOfYear, 20) + 1 };
  },
});

/** The twenty day names in Yucatec, with their glosses. */
export const TZOLKIN_NAMES: readonly { readonly roman: string; readonly gloss: string }[] = [
  { roman: "Imix", gloss: "water lily" },
  { roman: "Ikʼ", gloss: "wind" },
  { roman: "Akʼbal", gloss: "night" },
  { roman: "Kʼan", gloss: "maize" },
  { roman: "Chikchan", gloss: "snake" },
  { roman: "Kimi", gloss: "death" },
  { roman: "Manikʼ", gloss: "deer" },
  { roman: "Lamat", gloss: "Venus" },
  { roman: "Muluk", gloss: "water" },
  { roman: "Ok", gloss: "dog" },
  { roman: "Chuwen", gloss: "monkey" },
  { roman: "Ebʼ", gloss: "grass" },
  { roman: "Bʼen", gloss: "reed" },
  { roman: "Ix", gloss: "jaguar" },
  { roman: "Men", gloss: "eagle" },
  { roman: "Kibʼ", gloss: "owl" },
  { roman: "Kabʼan", gloss: "earth" },
  { roman: "Etzʼnabʼ", gloss: "flint" },
  { roman: "Kawak", gloss: "storm" },
  { roman: "Ajaw", gloss: "lord" },
];

/** The nineteen months of the haab. */
export const HAAB_MONTHS: readonly string[] = [
  "Pop",
  "Woʼ",
  "Sip",
  "Sotzʼ",
  "Sek",
  "Xul",
  "Yaxkʼin",
  "Mol",
  "Chʼen",
  "Yax",
  "Sakʼ",
  "Keh",
  "Mak",
  "Kʼankʼin",
  "Muwan",
  "Pax",
  "Kʼayabʼ",
  "Kumkʼu",
  "Wayebʼ",
];

/** The twenty day signs in Nahuatl, with their glosses. */
export const TONALPOHUALLI_NAMES: readonly { readonly roman: string; readonly gloss: string }[] = [
  { roman: "Cipactli", gloss: "crocodile" },
  { roman: "Ehecatl", gloss: "wind" },
  { roman: "Calli", gloss: "house" },
  { roman: "Cuetzpalin", gloss: "lizard" },
  { roman: "Coatl", gloss: "snake" },
  { roman: "Miquiztli", gloss: "skull" },
  { roman: "Mazatl", gloss: "deer" },
  { roman: "Tochtli", gloss: "rabbit" },
  { roman: "Atl", gloss: "water" },
  { roman: "Itzcuintli", gloss: "dog" },
  { roman: "Ozomatli", gloss: "monkey" },
  { roman: "Malinalli", gloss: "grass" },
  { roman: "Acatl", gloss: "reed" },
  { roman: "Ocelotl", gloss: "jaguar" },
  { roman: "Cuauhtli", gloss: "eagle" },
  { roman: "Cozcacuauhtli", gloss: "vulture" },
  { roman: "Ollin", gloss: "movement" },
  { roman: "Tecpatl", gloss: "flint" },
  { roman: "Quiahuitl", gloss: "rain" },
  { roman: "Xochitl", gloss: "flower" },
];

/** The eighteen months of the xihuitl and the five days outside them. */
export const XIHUITL_MONTHS: readonly string[] = [
  "Izcalli",
  "Atlcahualo",
  "Tlacaxipehualiztli",
  "Tozoztontli",
  "Huei Tozoztli",
  "Toxcatl",
  "Etzalcualiztli",
  "Tecuilhuitontli",
  "Huei Tecuilhuitl",
  "Tlaxochimaco",
  "Xocotlhuetzi",
  "Ochpaniztli",
  "Teotleco",
  "Tepeilhuitl",
  "Quecholli",
  "Panquetzaliztli",
  "Atemoztli",
  "Tititl",
  "Nemontemi",
];

function longCountOf(days: number): LongCount & { readonly text: string } {
  const baktun = floorDivide(days, 144000);
  const katun = floorDivide(modulo(days, 144000), 7200);
  const tun = floorDivide(modulo(days, 7200), 360);
  const uinal = floorDivide(modulo(days, 360), 20);
  const kin = modulo(days, 20);
  return { baktun, katun, tun, uinal, kin, text: [baktun, katun, tun, uinal, kin].join(".") };
}

function daysOfLongCount({ baktun, katun, tun, uinal, kin }: LongCount): number {
  return 144000 * baktun + 7200 * katun + 360 * tun + 20 * uinal + kin;
}

function haabOf(days: number): HaabDay {
  const dayOfYear = modulo(days + 348, 365);
  return { month: floorDivide(dayOfYear, 20) + 1, day: modulo(dayOfYear, 20) };
}

function tzolkinOf(days: number): TzolkinDay {
  return { number: modulo(days + 3, 13) + 1, name: modulo(days + 19, 20) + 1 };
}

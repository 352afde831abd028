import { floorDivide, modulo, moduloFromOne } from "../integer.ts";
import { dayOfWeek } from "../julian_day.ts";
import { createCycleCalendar, type CycleCalendar } from "./calendar.ts";

/** A day of the Balinese Pawukon: ten weeks of one to ten days running side by side. */
export interface PawukonDay {
  /** The one-day week: whether the day bears its name. */
  readonly luang: boolean;
  readonly dwiwara: number;
  readonly triwara: number;
  readonly caturwara: number;
  /** 1 Umanis, 2 Paing, 3 Pon, 4 Wage, 5 Keliwon. */
  readonly pancawara: number;
  readonly sadwara: number;
  /** 1 is Sunday (Redite). */
  readonly saptawara: number;
  readonly asatawara: number;
  readonly sangawara: number;
  /** 0 to 9. */
  readonly dasawara: number;
  /** The named week of seven days, 1 Sinta to 30 Watugunung. */
  readonly wuku: number;
}

/** Weights that make the ten-day week, from Umanis and from Sunday. */
const PANCAWARA_WEIGHTS = [5, 9, 7, 4, 8] as const;
const SAPTAWARA_WEIGHTS = [5, 4, 3, 7, 8, 6, 9] as const;

/**
 * The cycle of 210 days of Bali, with its ten concurrent weeks.
 *
 * @source F. B. Eiseman Jr., Bali: Sekala and Niskala; Calendrical Calculations, 4th ed., ch. 12
 */
export const baliPawukon: CycleCalendar<PawukonDay> = createCycleCalendar({
  id: "baliPawukon",
  lengthDays: 210,
  fromFixed: (fixed) => {
    const day = modulo(fixed + 1721279, 210);
    const pancawara = modulo(day + 1, 5) + 1;
    const saptawara = modulo(day, 7) + 1;
    // The eight- and nine-day weeks stand still for some days to fit into 210.
    const asatawara = modulo(Math.max(6, 4 + modulo(day - 70, 210)), 8) + 1;
    const weight = PANCAWARA_WEIGHTS[pancawara - 1]! + SAPTAWARA_WEIGHTS[saptawara - 1]!;
    const dasawara = modulo(1 + weight, 10);
    return {
      luang: dasawara % 2 === 0,
      dwiwara: dasawara % 2 === 0 ? 2 : 1,
      triwara: modulo(day, 3) + 1,
      caturwara: moduloFromOne(asatawara, 4),
      pancawara,
      sadwara: modulo(day, 6) + 1,
      saptawara,
      asatawara,
      sangawara: modulo(Math.max(0, day - 3), 9) + 1,
      dasawara,
      wuku: floorDivide(day, 7) + 1,
    };
  },
});

/** A day of the Javanese week and market week. */
export interface Weton {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 0 Legi, 1 Pahing, 2 Pon, 3 Wage, 4 Kliwon. */
  readonly pasaran: number;
  /** Sum of both weights, 7 to 18. */
  readonly neptu: number;
}

const WEEKDAY_NEPTU = [5, 4, 3, 7, 8, 6, 9] as const;
const PASARAN_NEPTU = [5, 9, 7, 4, 8] as const;

/**
 * The Javanese day begins at sunset: births after it belong to the next weton.
 *
 * @source checked against the proclamation of Indonesia, 17 August 1945, a Friday Legi
 */
export const javaneseWeton: CycleCalendar<Weton> = createCycleCalendar({
  id: "javaneseWeton",
  dayStart: "sunset",
  lengthDays: 35,
  fromFixed: (fixed) => {
    const day = dayOfWeek(fixed);
    const pasaran = modulo(fixed, 5);
    return { weekday: day, pasaran, neptu: WEEKDAY_NEPTU[day]! + PASARAN_NEPTU[pasaran]! };
  },
});

/** The market days of Java, from Legi. */
export const PASARAN_NAMES: readonly string[] = ["Legi", "Pahing", "Pon", "Wage", "Kliwon"];

/** The days of the week in Javanese, from Sunday. */
export const JAVANESE_WEEKDAYS: readonly string[] = [
  "Ngahad",
  "Senèn",
  "Selasa",
  "Rebo",
  "Kemis",
  "Jemuwah",
  "Setu",
];

/** The thirty named weeks of the Pawukon, from Sinta. */
export const WUKU_NAMES: readonly string[] = [
  "Sinta",
  "Landep",
  "Ukir",
  "Kulantir",
  "Tolu",
  "Gumbreg",
  "Wariga",
  "Warigadean",
  "Julungwangi",
  "Sungsang",
  "Dungulan",
  "Kuningan",
  "Langkir",
  "Medangsia",
  "Pujut",
  "Pahang",
  "Krulut",
  "Merakih",
  "Tambir",
  "Medangkungan",
  "Matal",
  "Uye",
  "Menail",
  "Perangbakat",
  "Bala",
  "Ugu",
  "Wayang",
  "Kelawu",
  "Dukut",
  "Watugunung",
];

/** Names of the concurrent weeks, each list from its first day (dasawara from 0). */
export const PAWUKON_WEEKS = {
  luang: ["Luang"],
  dwiwara: ["Menga", "Pepet"],
  triwara: ["Pasah", "Beteng", "Kajeng"],
  caturwara: ["Sri", "Laba", "Jaya", "Menala"],
  pancawara: ["Umanis", "Paing", "Pon", "Wage", "Keliwon"],
  sadwara: ["Tungleh", "Aryang", "Urukung", "Paniron", "Was", "Maulu"],
  saptawara: ["Redite", "Soma", "Anggara", "Buda", "Wraspati", "Sukra", "Saniscara"],
  asatawara: ["Sri", "Indra", "Guru", "Yama", "Ludra", "Brahma", "Kala", "Uma"],
  sangawara: ["Dangu", "Jangur", "Gigis", "Nohan", "Ogan", "Erangan", "Urungan", "Tulus", "Dadi"],
  dasawara: [
    "Raksasa",
    "Pandita",
    "Pati",
    "Suka",
    "Duka",
    "Sri",
    "Manuh",
    "Manusa",
    "Raja",
    "Dewa",
  ],
} as const;

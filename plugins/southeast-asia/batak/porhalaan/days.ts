/**
 * The thirty days of a Batak month, its twelve months, and the days of the scorpion.
 *
 * @source names of days and months: J. Winkler, Die Toba-Batak auf Sumatra (1925), as encyclopaedias and Batak pages hand
 *   them on, with what the days up to Tula are good for (budaya-indonesia.org, Parhalaan); year from the new moon of May
 *   (Winkler) or of April (Lumbantobing); great feasts shunned while the scorpion, hala, shows head, belly or tail
 *   (Lumbantobing). No saying of the days from 16 on was found. Three things are ours: the month begins on the day of the
 *   new moon at 7 hours east; the scorpion is the Moon beside the stars of Scorpius, three days from noon to noon, where
 *   datu cut it into the bamboo by their own rule; a thirteenth month follows the twelfth
 */
import type { Classical } from "#lore";
import { vocabulary, type IdOf, type Leaning } from "#sdk";
import { deltaTSeconds, fromFixed, lastNewMoon, lunarPosition, toFixed, toJulianDay } from "#time";

type Names = Readonly<Record<string, { readonly native?: string } | undefined>>;

const named = (native: string) => ({ native, roman: native });

/** The thirty days. */
export const DAY = vocabulary("porhalaanDay", {
  artia: named("Artia"),
  suma: named("Suma"),
  anggara: named("Anggara"),
  muda: named("Muda"),
  boraspati: named("Boraspati"),
  singkora: named("Singkora"),
  samisara: named("Samisara"),
  artiaAek: named("Artia ni Aek"),
  sumaMangadop: named("Suma ni Mangadop"),
  anggaraSampulu: named("Anggara Sampulu"),
  mudaMangadop: named("Muda ni Mangadop"),
  boraspatiTangkup: named("Boraspati ni Tangkup"),
  singkoraPurasa: named("Singkora Purasa"),
  samisaraPurasa: named("Samisara Purasa"),
  tula: named("Tula"),
  sumaHolom: named("Suma ni Holom"),
  anggaraHolom: named("Anggara ni Holom"),
  mudaHolom: named("Muda ni Holom"),
  boraspatiHolom: named("Boraspati ni Holom"),
  singkoraMoraturun: named("Singkora Moraturun"),
  samisaraMoraturun: named("Samisara Moraturun"),
  artiaAngga: named("Artia ni Angga"),
  sumaMate: named("Suma ni Mate"),
  anggaraBegu: named("Anggara ni Begu"),
  mudaMate: named("Muda ni Mate"),
  boraspatiGok: named("Boraspati na Gok"),
  singkoraDuduk: named("Singkora Duduk"),
  samisaraBulanMate: named("Samisara Bulan Mate"),
  hurung: named("Hurung"),
  ringkar: named("Ringkar"),
});
export type Day = IdOf<typeof DAY>;

/** The months; the last is put in where a year has thirteen. */
export const MONTH = vocabulary("porhalaanMonth", {
  sada: named("Sipaha Sada"),
  dua: named("Sipaha Dua"),
  tolu: named("Sipaha Tolu"),
  opat: named("Sipaha Opat"),
  lima: named("Sipaha Lima"),
  onom: named("Sipaha Onom"),
  pitu: named("Sipaha Pitu"),
  ualu: named("Sipaha Ualu"),
  sia: named("Sipaha Sia"),
  sampulu: named("Sipaha Sampulu"),
  li: named("Li"),
  hurung: named("Hurung"),
  lamadu: named("Lamadu"),
});

const namesOf = <K extends string>(ids: readonly K[], writings: Names) =>
  Object.fromEntries(ids.map((id) => [id, writings[id]!.native!])) as Readonly<Record<K, string>>;

/** The names of days and months, which every tongue keeps. */
export const DAY_NAMES = namesOf(DAY.ids, DAY.writings);
export const MONTH_NAMES = namesOf(MONTH.ids, MONTH.writings);

/** The three parts of the scorpion. */
export const HALA = vocabulary("hala", ["head", "belly", "tail"]);
export type Hala = IdOf<typeof HALA>;

/** Days whose saying is on record. */
export const TOLD = [
  "artia",
  "suma",
  "anggara",
  "muda",
  "boraspati",
  "singkora",
  "samisara",
  "artiaAek",
  "sumaMangadop",
  "anggaraSampulu",
  "mudaMangadop",
  "boraspatiTangkup",
  "singkoraPurasa",
  "samisaraPurasa",
  "tula",
] as const satisfies readonly Day[];
export type Told = (typeof TOLD)[number];

/** How the day leans by its saying. */
export const LEANINGS: Readonly<Record<Told, Leaning>> = {
  artia: "favourable",
  suma: "mixed",
  anggara: "adverse",
  muda: "favourable",
  boraspati: "favourable",
  singkora: "favourable",
  samisara: "favourable",
  artiaAek: "favourable",
  sumaMangadop: "adverse",
  anggaraSampulu: "adverse",
  mudaMangadop: "favourable",
  boraspatiTangkup: "favourable",
  singkoraPurasa: "favourable",
  samisaraPurasa: "favourable",
  tula: "adverse",
};

const PLANETS: readonly Classical[] = [
  "sun",
  "moon",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
];

/** The planet of a day of the month: four weeks of them, then two days without. */
export const planetOf = (day: number): Classical | null =>
  day > 28 ? null : PLANETS[(day - 1) % 7]!;

const EAST = 7 / 24;
const RATA_DIE = 1721424.5;
const midnight = (fixed: number) => toJulianDay(fromFixed(fixed)) - EAST;
const terrestrial = (julianDayUt: number) => julianDayUt + deltaTSeconds(julianDayUt) / 86400;

/** The first day of the month that a day lies in: that of the new moon. */
export function monthStart(fixed: number): number {
  const newMoon = lastNewMoon(terrestrial(midnight(fixed + 1)) - 1e-6);
  const universal = newMoon - deltaTSeconds(newMoon) / 86400;
  return Math.floor(universal + EAST - RATA_DIE);
}

/** The first day of the month after one that begins on a day. */
const nextStart = (start: number) => monthStart(start + 35);

/** The first day of the year that begins in a Western one, with the first new moon of a month of it. */
function yearStart(year: number, month: number): number {
  const first = toFixed({ year, month, day: 1 });
  const start = monthStart(first);
  return start === first ? start : nextStart(start);
}

/** Longitude of 2000, half a day's way of the Moon before the head of Scorpius, and what a century adds to it. */
const HEAD_DEG = 236;
const CENTURY_DEG = 1.397;
/** More than the Moon goes in three days. */
const REACH_DEG = 48;

/** How far the Moon stands past the head of Scorpius at noon, in degrees of one turn. */
function pastHead(fixed: number): number {
  const noon = terrestrial(midnight(fixed) + 0.5);
  const moved = (CENTURY_DEG * (noon - 2451545)) / 36525;
  const past = lunarPosition(noon).longitudeDeg - moved - HEAD_DEG;
  return ((past % 360) + 360) % 360;
}

/** The part of the scorpion on a day: three days from the first noon by its head; null on others. */
export function halaOf(fixed: number): Hala | null {
  if (pastHead(fixed) >= REACH_DEG) return null;
  const since = [1, 2, 3].findIndex((days) => pastHead(fixed - days) >= 360 - REACH_DEG);
  return HALA.ids[since] ?? null;
}

/** A month of a year. */
export interface Month {
  readonly begins: number;
  readonly days: number;
  /** Days of it that have the scorpion. */
  readonly hala: readonly number[];
}

/** The months of the year that holds a day, with its number from 0. */
export function yearOf(fixed: number, turn: "may" | "april"): { months: Month[]; place: number } {
  const { year } = fromFixed(fixed);
  const month = turn === "may" ? 5 : 4;
  const own = yearStart(year, month) <= fixed ? year : year - 1;
  const end = yearStart(own + 1, month);
  const months: Month[] = [];
  for (let begins = yearStart(own, month); begins < end; begins += months.at(-1)!.days) {
    const days = nextStart(begins) - begins;
    const hala = Array.from({ length: days }, (_, i) => i + 1).filter(
      (day) => halaOf(begins + day - 1) !== null,
    );
    months.push({ begins, days, hala });
  }
  return { months, place: months.findLastIndex(({ begins }) => begins <= fixed) };
}

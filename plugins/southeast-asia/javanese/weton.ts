/**
 * Weekday and market day of Java, their weights and the pancasuda.
 *
 * @source neptu: Ki Totok Yasmiran (Museum Radya Pustaka, Surakarta), terms of the Javanese calendar,
 *   2022; pancasuda: Serat Pawukon (Ng. Wirapustaka, Radyapustaka 1903), tables of the weeks, where
 *   the weekdays weigh otherwise; popular primbon take the neptu itself
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Direction } from "../core/names.ts";

/** The days of the week, from Sunday. */
export const DINA = vocabulary("dina", {
  sunday: { roman: "Ngahad" },
  monday: { roman: "Senèn" },
  tuesday: { roman: "Selasa" },
  wednesday: { roman: "Rebo" },
  thursday: { roman: "Kemis" },
  friday: { roman: "Jemuwah" },
  saturday: { roman: "Setu" },
});

/** Weights of the weekdays, from Sunday. */
export const DAY_NEPTU = [5, 4, 3, 7, 8, 6, 9] as const;

export const MARKET_DAY = vocabulary("pasaran", {
  legi: { roman: "Legi" },
  pahing: { roman: "Pahing" },
  pon: { roman: "Pon" },
  wage: { roman: "Wage" },
  kliwon: { roman: "Kliwon" },
});

export const COLOUR = vocabulary("colour", ["white", "red", "yellow", "black", "manyColours"]);

/** From Legi, 0. */
export const MARKET_DAYS: readonly {
  readonly neptu: number;
  readonly direction: Direction;
  readonly colour: IdOf<typeof COLOUR>;
}[] = [
  { neptu: 5, direction: "east", colour: "white" },
  { neptu: 9, direction: "south", colour: "red" },
  { neptu: 7, direction: "west", colour: "yellow" },
  { neptu: 4, direction: "north", colour: "black" },
  { neptu: 8, direction: "centre", colour: "manyColours" },
];

/**
 * By the remainder of the weights divided by seven, from 1; 7 where nothing is left. Some popular
 * lists exchange the fifth and the sixth.
 */
export const PANCASUDA = vocabulary("pancasuda", {
  wasesaSegara: { roman: "Wasesa Segara" },
  tunggakSemi: { roman: "Tunggak Semi" },
  satriyaWibawa: { roman: "Satriya Wibawa" },
  sumurSinaba: { roman: "Sumur Sinaba" },
  satriyaWirang: { roman: "Satriya Wirang" },
  bumiKapetak: { roman: "Bumi Kapetak" },
  lebuKatiupAngin: { roman: "Lebu Katiup Angin" },
});
export type Pancasuda = IdOf<typeof PANCASUDA>;

/** Points over the base, in the order of the seven; this service's own. */
export const PANCASUDA_POINTS = [18, 14, 16, 12, -6, 2, -2] as const;

/** Javanese names of the thirty weeks, where they differ from those of Bali in spelling. */
export const JAVANESE_WUKU = [
  "Sinta",
  "Landep",
  "Wukir",
  "Kurantil",
  "Tolu",
  "Gumbreg",
  "Warigalit",
  "Warigagung",
  "Julungwangi",
  "Sungsang",
  "Galungan",
  "Kuningan",
  "Langkir",
  "Mandasiya",
  "Julungpujud",
  "Pahang",
  "Kuruwelut",
  "Marakeh",
  "Tambir",
  "Medangkungan",
  "Maktal",
  "Wuye",
  "Manahil",
  "Prangbakat",
  "Bala",
  "Wugu",
  "Wayang",
  "Kulawu",
  "Dukut",
  "Watugunung",
] as const;

/** Which weights of the weekday pancasuda is counted from. */
export type PancasudaRule = "pawukon" | "neptu";

/** Weights of the weekdays for pancasuda in the pawukon, from Sunday; Bali's kertaaji. */
const PAWUKON_WEIGHTS = [6, 4, 3, 6, 5, 7, 8] as const;

/**
 * What the weights of a weekday and a market day leave when divided by seven.
 *
 * @param weekday from Sunday, 0
 * @param pasaran from Legi, 0
 */
export function pancasudaOf(weekday: number, pasaran: number, rule: PancasudaRule) {
  const dayWeight = (rule === "pawukon" ? PAWUKON_WEIGHTS : DAY_NEPTU)[weekday]!;
  const sum = dayWeight + MARKET_DAYS[pasaran]!.neptu;
  const at = (sum - 1) % 7;
  return { pancasuda: PANCASUDA.ids[at]!, points: PANCASUDA_POINTS[at]!, dayWeight, sum };
}

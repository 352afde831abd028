import { modulo } from "#time";
import { vocabulary, type IdOf } from "#sdk";
import type { Direction } from "#east/directions.ts";
import { TRIGRAMS, type Trigram } from "./trigrams.ts";

/** The eight wandering stars. */
export const WANDERING_STAR = vocabulary("wanderingStar", {
  fuWei: { native: "伏位", roman: "fú wèi" },
  shengQi: { native: "生氣", roman: "shēng qì" },
  tianYi: { native: "天醫", roman: "tiān yī" },
  yanNian: { native: "延年", roman: "yán nián" },
  huoHai: { native: "禍害", roman: "huò hài" },
  liuSha: { native: "六煞", roman: "liù shà" },
  wuGui: { native: "五鬼", roman: "wǔ guǐ" },
  jueMing: { native: "絕命", roman: "jué mìng" },
});
export type WanderingStar = IdOf<typeof WANDERING_STAR>;

/** The stars from the best to the worst. */
export const STAR_RANK: readonly WanderingStar[] = [
  "shengQi",
  "tianYi",
  "yanNian",
  "fuWei",
  "huoHai",
  "liuSha",
  "wuGui",
  "jueMing",
];

/** Star by which lines differ, bottom, middle and top: `"001"` is the top alone. */
const BY_DIFFERENCE: Readonly<Record<string, WanderingStar>> = {
  "000": "fuWei",
  "001": "shengQi",
  "011": "wuGui",
  "111": "yanNian",
  "101": "liuSha",
  "100": "huoHai",
  "110": "tianYi",
  "010": "jueMing",
};

/**
 * Returns the star that one trigram makes for another; the same both ways.
 *
 * @source Bazhai Mingjing: the star follows from the lines in which the two differ
 */
export function wanderingStar(one: Trigram, other: Trigram): WanderingStar {
  const difference = [...one.lines]
    .map((value, i) => (value === other.lines[i] ? "0" : "1"))
    .join("");
  return BY_DIFFERENCE[difference]!;
}

/** Returns the trigram on a luo shu number; null for the centre. */
export function trigramOfLuoShu(number: number): Trigram | null {
  return TRIGRAMS.find((trigram) => trigram.luoShu === number) ?? null;
}

/** Luo shu numbers of the directions, north first, then by the east. */
export const SIDES: readonly (readonly [luoShu: number, direction: Direction])[] = [
  [1, "north"],
  [8, "northeast"],
  [3, "east"],
  [4, "southeast"],
  [9, "south"],
  [2, "southwest"],
  [7, "west"],
  [6, "northwest"],
];

/** The star of each direction for a trigram, the best first. */
export function starsByDirection(
  trigram: Trigram,
): readonly { readonly direction: Direction; readonly star: WanderingStar }[] {
  return SIDES.map(([luoShu, direction]) => ({
    direction,
    star: wanderingStar(trigram, trigramOfLuoShu(luoShu)!),
  })).sort((one, other) => STAR_RANK.indexOf(one.star) - STAR_RANK.indexOf(other.star));
}

/** Whether a trigram belongs to the east group 東四 or the west group 西四. */
export const groupOf = ({ luoShu }: Trigram): KuaGroup => (EAST.includes(luoShu) ? "east" : "west");

/** A life trigram. */
export interface Kua {
  /** 1 to 9 without 5. */
  readonly number: number;
  /** Before 5 was given to 2 or 8. */
  readonly raw: number;
  readonly trigram: Trigram;
  readonly group: KuaGroup;
}

/** The two groups of life trigrams and of houses. */
export const KUA_GROUP = vocabulary("kuaGroup", {
  east: { native: "東四命", roman: "dōng sì mìng" },
  west: { native: "西四命", roman: "xī sì mìng" },
});
export type KuaGroup = IdOf<typeof KUA_GROUP>;

const EAST = [1, 3, 4, 9];

/**
 * Returns the life trigram of a solar year (li chun to li chun).
 *
 * @source Bazhai Mingjing; checked against the year star of tyme4ts 1.5.2
 */
export function kuaOf(solarYear: number, gender: "male" | "female"): Kua {
  const nine = modulo(solarYear, 9);
  const raw = modulo((gender === "male" ? 11 - nine : nine + 4) - 1, 9) + 1;
  const number = raw === 5 ? (gender === "male" ? 2 : 8) : raw;
  return {
    number,
    raw,
    trigram: trigramOfLuoShu(number)!,
    group: EAST.includes(number) ? "east" : "west",
  };
}

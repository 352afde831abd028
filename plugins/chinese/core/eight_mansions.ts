import { modulo } from "#time";
import { namesById, type Named } from "./named.ts";
import { TRIGRAMS, type Trigram } from "./trigrams.ts";

/** The eight wandering stars. */
export const WANDERING_STARS = namesById([
  ["fuWei", "伏位", "fú wèi", "staying place"],
  ["shengQi", "生氣", "shēng qì", "breath of growth"],
  ["tianYi", "天醫", "tiān yī", "heavenly healer"],
  ["yanNian", "延年", "yán nián", "lasting years"],
  ["huoHai", "禍害", "huò hài", "mishap"],
  ["liuSha", "六煞", "liù shà", "six killings"],
  ["wuGui", "五鬼", "wǔ guǐ", "five ghosts"],
  ["jueMing", "絕命", "jué mìng", "severed fate"],
]);

/** Id of a wandering star. */
export type WanderingStarId = keyof typeof WANDERING_STARS;

/** The stars from the best to the worst. */
export const STAR_RANK: readonly WanderingStarId[] = [
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
const BY_DIFFERENCE: Readonly<Record<string, WanderingStarId>> = {
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
export function wanderingStar(one: Trigram, other: Trigram): WanderingStarId {
  const difference = [...one.lines]
    .map((value, i) => (value === other.lines[i] ? "0" : "1"))
    .join("");
  return BY_DIFFERENCE[difference]!;
}

/** Returns the trigram on a luo shu number; null for the centre. */
export function trigramOfLuoShu(number: number): Trigram | null {
  return TRIGRAMS.find((trigram) => trigram.luoShu === number) ?? null;
}

/** A life trigram. */
export interface Kua {
  /** 1 to 9 without 5. */
  readonly number: number;
  /** Before 5 was given to 2 or 8. */
  readonly raw: number;
  readonly trigram: Trigram;
  readonly group: Named;
}

const GROUPS = namesById([
  ["east", "東四命", "dōng sì mìng", "east group"],
  ["west", "西四命", "xī sì mìng", "west group"],
]);
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
    group: EAST.includes(number) ? GROUPS.east : GROUPS.west,
  };
}

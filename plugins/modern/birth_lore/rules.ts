/**
 * What lore gives to a date: stones by three lists, and flowers.
 *
 * @source G. F. Kunz, The Curious Lore of Precious Stones (1913), ch. IX: list of Poland and that of the trade of 1912;
 *   Revelation 21:19-20, whose first foundation falls to March. Flowers as English and American almanacs have them
 */
import { vocabulary, type IdOf } from "#sdk";

export const STONE = vocabulary("birthStone", [
  "garnet",
  "amethyst",
  "bloodstone",
  "diamond",
  "emerald",
  "agate",
  "pearl",
  "ruby",
  "sardonyx",
  "sapphire",
  "aquamarine",
  "opal",
  "topaz",
  "turquoise",
  "hyacinth",
  "jasper",
  "chalcedony",
  "sardius",
  "chrysolite",
  "beryl",
  "chrysoprase",
]);
export type Stone = IdOf<typeof STONE>;

export const LIST = vocabulary("stoneList", ["trade1912", "polish", "biblical"]);
export type List = IdOf<typeof LIST>;

/** January to December. */
const STONES: Readonly<Record<List, readonly Stone[]>> = {
  trade1912: [
    "garnet",
    "amethyst",
    "bloodstone",
    "diamond",
    "emerald",
    "pearl",
    "ruby",
    "sardonyx",
    "sapphire",
    "opal",
    "topaz",
    "turquoise",
  ],
  polish: [
    "garnet",
    "amethyst",
    "bloodstone",
    "diamond",
    "emerald",
    "agate",
    "ruby",
    "sardonyx",
    "sardonyx",
    "aquamarine",
    "topaz",
    "turquoise",
  ],
  biblical: [
    "hyacinth",
    "amethyst",
    "jasper",
    "sapphire",
    "chalcedony",
    "emerald",
    "sardonyx",
    "sardius",
    "chrysolite",
    "beryl",
    "topaz",
    "chrysoprase",
  ],
};

/** @param month 1-12 */
export const stoneOf = (month: number, list: List): Stone => STONES[list][month - 1]!;

/** January to December. */
export const FLOWER = vocabulary("birthFlower", [
  "carnation",
  "violet",
  "daffodil",
  "daisy",
  "lilyOfTheValley",
  "rose",
  "larkspur",
  "gladiolus",
  "aster",
  "marigold",
  "chrysanthemum",
  "narcissus",
]);
export type Flower = IdOf<typeof FLOWER>;

/** @param month 1-12 */
export const flowerOf = (month: number): Flower => FLOWER.ids[month - 1]!;

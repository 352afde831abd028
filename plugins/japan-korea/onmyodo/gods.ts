/**
 * Where the gods of the directions sit: the eight generals and the metal god by the year, Toshitoku by its
 * stem, Ten'ichi by the sixty days, Taihaku by the day of the old month, Dokū by the season.
 *
 * @source the generals by year branch: Hōki naiden 簠簋内傳, as koyomi8.com (八将神) and nakshatra.tokyo give the
 *   seats; Ten'ichi and Taihaku: ffortune.net, こよみの読み方 39 and 40; metal god and Toshitoku as almanacs print them.
 *   The days on which Daishōgun and the metal god leave their seats differ between books and are left out
 */
import { vocabulary, type IdOf } from "#sdk";
import type { StemBranch } from "#time";
import { HOUI, type Houi } from "../core/directions.ts";

/** The gods, those of the year first. */
export const GOD = vocabulary("onmyoGod", {
  toshitoku: { native: "歳徳神", roman: "Toshitoku-jin" },
  taisai: { native: "太歳神", roman: "Taisai-jin" },
  daishogun: { native: "大将軍", roman: "Daishōgun" },
  taion: { native: "太陰神", roman: "Taion-jin" },
  saikyo: { native: "歳刑神", roman: "Saigyō-jin" },
  saiha: { native: "歳破神", roman: "Saiha-jin" },
  saisetsu: { native: "歳殺神", roman: "Saisetsu-jin" },
  oban: { native: "黄幡神", roman: "Ōban-jin" },
  hyobi: { native: "豹尾神", roman: "Hyōbi-jin" },
  konjin: { native: "金神", roman: "Konjin" },
  tenichi: { native: "天一神", roman: "Ten'ichi-jin" },
  taihaku: { native: "太白神", roman: "Taihaku-jin" },
  doku: { native: "土公神", roman: "Dokū-jin" },
});
export type God = IdOf<typeof GOD>;

/** Gods for whose sake a way is broken in two: the others forbid single works. */
export const CLOSING: readonly God[] = ["daishogun", "konjin", "tenichi", "taihaku"];

/** How long a seat is kept. */
export const TERM_OF_SEAT = vocabulary("onmyoSeat", [
  "year",
  "threeYears",
  "days",
  "day",
  "season",
]);
export type SeatTerm = IdOf<typeof TERM_OF_SEAT>;

/** Where a god is that sits in no direction. */
export const ELSEWHERE = vocabulary("onmyoElsewhere", {
  heaven: { native: "天上", roman: "tenjō" },
  underground: { native: "地中", roman: "chichū" },
  hearth: { native: "竈", roman: "kamado" },
  gate: { native: "門", roman: "mon" },
  well: { native: "井", roman: "i" },
  garden: { native: "庭", roman: "niwa" },
});
export type Elsewhere = IdOf<typeof ELSEWHERE>;

/** Branches by the year's branch, 子 first. */
const PUNISHED = [3, 10, 5, 0, 4, 8, 6, 1, 2, 9, 7, 11] as const;
/** Of 申子辰, 巳酉丑, 寅午戌, 亥卯未, by the branch's rest after division by four. */
const KILLING = [7, 4, 1, 10] as const;
const BANNER = [4, 1, 10, 7] as const;
/** 大将軍: west from 亥, north from 寅, east from 巳, south from 申, three years each. */
const GENERAL = [9, 0, 3, 6] as const;

/** The branch seats of the eight generals in a year. */
export function generalsOf(branch: number) {
  const banner = BANNER[branch % 4]!;
  return {
    taisai: branch,
    daishogun: GENERAL[Math.floor(((branch + 1) % 12) / 3)]!,
    taion: (branch + 10) % 12,
    saikyo: PUNISHED[branch]!,
    saiha: (branch + 6) % 12,
    saisetsu: KILLING[branch % 4]!,
    oban: banner,
    hyobi: (banner + 6) % 12,
  };
}

/** Branches of the metal god by the year's stem, 甲 and 己 first. */
const METAL = [
  [6, 7, 8, 9],
  [4, 5],
  [0, 1, 2, 3, 6, 7],
  [2, 3, 10, 11],
  [0, 1, 8, 9],
] as const;

/** The branch seats of the metal god in a year. */
export function metalGodOf(stem: number): readonly number[] {
  return METAL[stem % 5]!;
}

/** The four lucky points: each a stem of the compass. */
export const LUCKY_POINT = vocabulary("ehou", {
  jia: { native: "甲", roman: "kinoe" },
  geng: { native: "庚", roman: "kanoe" },
  bing: { native: "丙", roman: "hinoe" },
  ren: { native: "壬", roman: "mizunoe" },
});
export type LuckyPoint = IdOf<typeof LUCKY_POINT>;

const POINTS = ["jia", "geng", "bing", "ren", "bing"] as const;
const BEARINGS: Readonly<Record<LuckyPoint, number>> = { jia: 75, geng: 255, bing: 165, ren: 345 };

/** Toshitoku's seat by the year's stem, with its bearing from north. */
export function luckyPointOf(stem: number): { point: LuckyPoint; bearingDeg: number } {
  const point = POINTS[stem % 5]!;
  return { point, bearingDeg: BEARINGS[point] };
}

/** Days on which Ten'ichi enters a direction, by the pair from 己酉 on: six in corners, five at sides. */
const STAYS: readonly (readonly [Houi, number])[] = [
  ["northeast", 6],
  ["east", 5],
  ["southeast", 6],
  ["south", 5],
  ["southwest", 6],
  ["west", 5],
  ["northwest", 6],
  ["north", 5],
];
const DESCENT = 45;

/** Where Ten'ichi is, and how many days are left of the stay, this one counted. */
export function tenichiOf({ index }: StemBranch): { at: Houi | "heaven"; daysLeft: number } {
  let since = (index - DESCENT + 60) % 60;
  for (const [at, days] of STAYS) {
    if (since < days) return { at, daysLeft: days - since };
    since -= days;
  }
  return { at: "heaven", daysLeft: 16 - since };
}

const WALK = [
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
  "north",
  "northeast",
] as const;

/** Where Taihaku is on a day of the old month: round the eight, then in the earth and in heaven. */
export function taihakuOf(oldDay: number): Houi | "underground" | "heaven" {
  const step = (oldDay - 1) % 10;
  return step === 8 ? "underground" : step === 9 ? "heaven" : WALK[step]!;
}

/** Where Dokū is by the season, spring first. */
export const DOKU = ["hearth", "gate", "well", "garden"] as const;

/** The directions on either side of one. */
export function besides(direction: Houi): readonly [Houi, Houi] {
  const index = HOUI.ids.indexOf(direction);
  return [HOUI.ids[(index + 7) % 8]!, HOUI.ids[(index + 1) % 8]!];
}

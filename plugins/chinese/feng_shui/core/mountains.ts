/** The twenty-four mountains of the compass. */
import { vocabulary, type IdOf } from "#sdk";
import { modulo } from "#time";
import { nativeOf } from "#east/natives.ts";
import { trigramOfLines, type TrigramId } from "../../core/trigrams.ts";

/** The mountains clockwise, 壬 first: the first of the three in the north. */
export const MOUNTAIN = vocabulary("mountain", {
  ren: { native: "壬", roman: "rén" },
  zi: { native: "子", roman: "zǐ" },
  gui: { native: "癸", roman: "guǐ" },
  chou: { native: "丑", roman: "chǒu" },
  gen: { native: "艮", roman: "gèn" },
  yin: { native: "寅", roman: "yín" },
  jia: { native: "甲", roman: "jiǎ" },
  mao: { native: "卯", roman: "mǎo" },
  yi: { native: "乙", roman: "yǐ" },
  chen: { native: "辰", roman: "chén" },
  xun: { native: "巽", roman: "xùn" },
  si: { native: "巳", roman: "sì" },
  bing: { native: "丙", roman: "bǐng" },
  wu: { native: "午", roman: "wǔ" },
  ding: { native: "丁", roman: "dīng" },
  wei: { native: "未", roman: "wèi" },
  kun: { native: "坤", roman: "kūn" },
  shen: { native: "申", roman: "shēn" },
  geng: { native: "庚", roman: "gēng" },
  you: { native: "酉", roman: "yǒu" },
  xin: { native: "辛", roman: "xīn" },
  xu: { native: "戌", roman: "xū" },
  qian: { native: "乾", roman: "qián" },
  hai: { native: "亥", roman: "hài" },
});
export type MountainId = IdOf<typeof MOUNTAIN>;

/** The three dragons of a palace, in the order of its mountains. */
export const DRAGON = vocabulary("dragon", {
  earth: { native: "地元龍", roman: "dì yuán lóng" },
  heaven: { native: "天元龍", roman: "tiān yuán lóng" },
  human: { native: "人元龍", roman: "rén yuán lóng" },
});
export type Dragon = IdOf<typeof DRAGON>;

/** A mountain of 15°. */
export interface Mountain {
  readonly id: MountainId;
  readonly native: string;
  /** 0 is 壬. */
  readonly index: number;
  /** Degrees from north, clockwise. */
  readonly centreDeg: number;
  /** Luo shu number of its palace, by the later heaven. */
  readonly palace: number;
  readonly dragon: Dragon;
  readonly isYang: boolean;
  /** The trigram of its palace. */
  readonly trigram: TrigramId;
}

const WIDTH = 15;
const FIRST_EDGE = 337.5;
/** Palaces clockwise from the north, by luo shu number. */
export const RING = [1, 8, 3, 4, 9, 2, 7, 6] as const;
const TRIGRAM_LINES = ["010", "001", "100", "011", "101", "000", "110", "111"];
const YANG = new Set([..."甲庚壬丙乾坤艮巽寅申巳亥"]);

/**
 * The mountains clockwise, 壬 first.
 *
 * @source Shen Zhureng, Shenshi Xuankong Xue: three dragons to a palace; 甲庚壬丙 乾坤艮巽 寅申巳亥 are yang
 */
export const MOUNTAINS: readonly Mountain[] = MOUNTAIN.ids.map((id, index) => {
  const native = nativeOf(MOUNTAIN, id);
  const side = Math.floor(index / 3);
  return Object.freeze({
    id,
    native,
    index,
    centreDeg: modulo(FIRST_EDGE + WIDTH * (index + 0.5), 360),
    palace: RING[side]!,
    dragon: DRAGON.ids[index % 3]!,
    isYang: YANG.has(native),
    trigram: trigramOfLines(TRIGRAM_LINES[side]!).id,
  });
});

/** A bearing on the ring of mountains. */
export interface Bearing {
  readonly degrees: number;
  readonly mountain: Mountain;
  /** From the centre of the mountain, -7.5 to 7.5. */
  readonly offsetDeg: number;
}

/** Returns the mountain of a bearing; on an edge, the next one clockwise. */
export function bearingOf(degrees: number): Bearing {
  const at = modulo(degrees, 360);
  const mountain = MOUNTAINS[Math.floor(modulo(at - FIRST_EDGE, 360) / WIDTH)]!;
  const offset = modulo(at - mountain.centreDeg + 180, 360) - 180;
  return { degrees: at, mountain, offsetDeg: Math.round(offset * 1e6) / 1e6 };
}

/** Returns the mountain across the ring. */
export function opposite({ index }: Mountain): Mountain {
  return MOUNTAINS[(index + 12) % 24]!;
}

/** Returns the mountain of a palace that belongs to a dragon. */
export function mountainIn(palace: number, dragon: Dragon): Mountain {
  return MOUNTAINS.find((one) => one.palace === palace && one.dragon === dragon)!;
}

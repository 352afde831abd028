/** The sixty figures of the year and the four that hold its seasons. */
import { HEXAGRAMS, type Hexagram } from "../core/hexagrams.ts";
import { RANK, type Measure, type Rank } from "./terms.ts";

/**
 * From the winter solstice: duke, sovereign, marquis, officer and minister, twelve times.
 *
 * @source Yiwei Jilan Tu 易緯稽覽圖; Yixing's table in Xin Tangshu 28: 冬至 公中孚 辟復 侯屯, 小寒 大夫謙 卿睽, …
 */
const NAMES = (
  "中孚 復 屯 謙 睽 升 臨 小過 蒙 益 漸 泰 需 隨 晉 解 大壯 豫 訟 蠱 革 夬 旅 師 比 小畜 乾 大有 家人 井 " +
  "咸 姤 鼎 豐 渙 履 遯 恆 節 同人 損 否 巽 萃 大畜 賁 觀 歸妹 無妄 明夷 困 剝 艮 既濟 噬嗑 大過 坤 未濟 蹇 頤"
).split(" ");

export const RING: readonly Hexagram[] = NAMES.map((name) =>
  HEXAGRAMS.find(({ native }) => native === name)!,
);

const byName = (name: string) => HEXAGRAMS.find(({ native }) => native === name)!;

/** The four that hold the seasons, from the winter solstice; each line has a term. */
export const SEASONS: readonly Hexagram[] = ["坎", "震", "離", "兌"].map(byName);

/** Days of a figure: six, and seven eightieths. */
const DAYS = 6 + 7 / 80;
/** Jing Fang: what each of the four has at its solstice or equinox, taken from the figure before it. */
const OPENING = 73 / 80;
const PER_SEASON = 15;

/** What rules a moment, and since when. */
export interface Ruling {
  readonly figure: Hexagram;
  /** Null for the four, which have no rank. */
  readonly rank: Rank | null;
  /** Place in the sixty, 1 is 中孚; null for the four. */
  readonly place: number | null;
  /** Days since the winter solstice at which it began, and at which it ends. */
  readonly from: number;
  readonly to: number;
}

/**
 * Finds what rules so many days after the winter solstice.
 *
 * @param length days of this year from solstice to solstice: the last figure ends there
 * @source Hanshu 75 on Meng Xi's and Jiao Yanshou's days; Xin Tangshu 27: 京氏 坎離震兌 have 73/80 of a day at the
 *   solstices and equinoxes, 頤晉井大畜 five days and 14/80, the others six days and 7/80
 */
export function rulingAt(days: number, length: number, measure: Exclude<Measure, "sun">): Ruling {
  const spans = measure === "mengXi" ? MENG_XI : JING_FANG;
  const at = spans.findIndex(({ to }) => days < to);
  const found = spans[at === -1 ? spans.length - 1 : at]!;
  return found === spans.at(-1) ? { ...found, to: length } : found;
}

/** What rules at a longitude of the Sun: six degrees each. */
export function rulingAtLongitude(longitudeDeg: number): Ruling {
  const place = Math.floor(((((longitudeDeg - 270) % 360) + 360) % 360) / 6);
  return { ...rankOf(place), from: 0, to: 0 };
}

const rankOf = (place: number) => ({
  figure: RING[place]!,
  rank: RANK.ids[place % 5]!,
  place: place + 1,
});

const MENG_XI: readonly Ruling[] = RING.map((_, place) => ({
  ...rankOf(place),
  from: place * DAYS,
  to: (place + 1) * DAYS,
}));

const JING_FANG: readonly Ruling[] = SEASONS.flatMap((figure, season) => {
  const start = season * PER_SEASON * DAYS;
  const opening: Ruling = { figure, rank: null, place: null, from: start, to: start + OPENING };
  const rest = Array.from({ length: PER_SEASON }, (_, i): Ruling => {
    const from = start + OPENING + i * DAYS;
    const isLast = i === PER_SEASON - 1;
    return {
      ...rankOf(season * PER_SEASON + i),
      from,
      to: isLast ? start + PER_SEASON * DAYS : from + DAYS,
    };
  });
  return [opening, ...rest];
});

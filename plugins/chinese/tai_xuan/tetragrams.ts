/** The 81 heads of the Supreme Mystery, the count of its stalks and the appraisals that speak. */
import { type IdOf, type Random, vocabulary } from "#sdk";
import type { Phase } from "#lore";

const NAMES = [
  ..."中周礥閑少戾上干𤕠羡差童增銳達交䎡傒從進釋格夷樂爭務事",
  ..."更斷毅裝眾密親斂彊睟盛居法應迎遇竈大廓文禮逃唐常度永昆",
  ..."減唫守翕聚積飾疑視沈內去晦瞢窮割止堅成䦯失劇馴將難勤養",
];

type Line = 1 | 2 | 3;
/** Id of a head by its lines from above: `head1111` to `head3333`. */
export type HeadId = `head${Line}${Line}${Line}${Line}`;

/** @param index 0 is 中, to 80 */
export function idOf(index: number): HeadId {
  const lines = [27, 9, 3, 1].map((counts) => (Math.floor(index / counts) % 3) + 1);
  return `head${lines.join("")}` as HeadId;
}

/**
 * The 81 heads.
 *
 * @source Yang Xiong, Taixuan jing, c. 4 BCE; the order is that of Unicode's U+1D306 to U+1D356
 */
export const HEAD = vocabulary(
  "tetragram",
  Object.fromEntries(NAMES.map((native, index) => [idOf(index), { native }])) as Readonly<
    Record<HeadId, { readonly native: string }>
  >,
);

/** When the stalks are counted. */
export const WATCH = vocabulary("taiXuanWatch", {
  morning: { native: "旦" },
  middle: { native: "中" },
  evening: { native: "夕" },
});
export type Watch = IdOf<typeof WATCH>;

export const LUCK = vocabulary("taiXuanLuck", ["good", "mixed", "care"]);
export type Luck = IdOf<typeof LUCK>;

/** Lines of a tetragram from above: 1 is whole, 2 once broken, 3 twice broken. */
export type Digits = readonly number[];

/** Place of a tetragram among the 81, 0 first: 方 counts 27, 州 9, 部 3 and 家 1. */
export function indexOf(digits: Digits): number {
  return digits.reduce((sum, digit) => sum * 3 + digit - 1, 0);
}

/** Its character in Unicode. */
export const symbolOf = (index: number) => String.fromCodePoint(0x1d306 + index);

/** Heads of odd number are yang, those of even number yin. */
export const isYang = (index: number) => index % 2 === 0;

/**
 * Phase of a head by its number in its nine: 1 and 6 are water, 2 and 7 fire, 3 and 8 wood, 4 and 9 metal, 5 is earth.
 *
 * @source Yang Xiong, Taixuan shu: 三八為木, 四九為金, 二七為火, 一六為水, 五五為土
 */
export function phaseOf(index: number): Phase {
  const phases = ["water", "fire", "wood", "metal", "earth"] as const;
  return phases[(index % 9) % 5]!;
}
/**
 * Counts the stalks for four lines: of 36 three are kept, one hung, the rest parted and counted off by threes, twice. Groups
 * of three left are 7, 8 or 9 and make the line.
 *
 * Both parts of 32 leave two stalks together in one of three cases and five in two; so the first count leaves 30 or 27.
 * The second takes three of them in two of three cases and six in one. Lines so come 2 : 5 : 2.
 *
 * Order of the random numbers: `below(3)` twice a line, the topmost line first; 0 is the rarer case.
 *
 * @source Yang Xiong, Taixuan shu: 三十六策, 地則虛三, 掛一, 中分其餘, 以三搜之, 并餘於扐, 一扐之後而數其餘, 七為一, 八為二, 九為三
 */
export function countStalks(random: Pick<Random, "below">): number[] {
  return [0, 1, 2, 3].map(() => {
    const first = random.below(3) === 0 ? 30 : 27;
    const left = first - (random.below(3) === 0 ? 6 : 3);
    return left / 3 - 6;
  });
}

/**
 * The appraisals that speak: in the morning those of the warp, in the evening those of the woof, at midday and midnight
 * those between.
 *
 * @source Yang Xiong, Taixuan shu: 旦筮用經 1 5 7, 夕筮用緯 3 4 8, 日中夜中雜用二經一緯 2 6 9
 */
export const SPEAKING: Readonly<Record<Watch, readonly [number, number, number]>> = {
  morning: [1, 5, 7],
  middle: [2, 6, 9],
  evening: [3, 4, 8],
};

/**
 * The watch of an hour of the clock: 卯 to 巳 are morning, 酉 to 亥 evening, the rest midday and midnight. The book does not
 * say where they meet; that they are three double hours each is this model's own.
 */
export function watchOf(hour: number): Watch {
  return hour >= 5 && hour < 11 ? "morning" : hour >= 17 && hour < 23 ? "evening" : "middle";
}

/**
 * Whether an appraisal stands in the day, which is good: the odd ones of yang heads, the even ones of yin heads.
 *
 * @source Yang Xiong, Taixuan shu: 晝夜; 陽家 一三五七九 are of the day, 陰家 二四六八
 */
export function isDay(index: number, appraisal: number): boolean {
  return (appraisal % 2 === 1) === isYang(index);
}

/** What the first, the middle and the last of the three weigh; the last tells the end of the matter. */
const WEIGHTS = [10, 10, 15] as const;

/** Score of a head in a watch, 15 to 85. */
export function scoreOf(index: number, watch: Watch): number {
  return SPEAKING[watch].reduce(
    (sum, appraisal, at) => sum + (isDay(index, appraisal) ? WEIGHTS[at]! : -WEIGHTS[at]!),
    50,
  );
}

/** How the three that speak hold together. */
export function luckOf(index: number, watch: Watch): Luck {
  const good = SPEAKING[watch].filter((appraisal) => isDay(index, appraisal)).length;
  return good === 3 ? "good" : good === 0 ? "care" : "mixed";
}

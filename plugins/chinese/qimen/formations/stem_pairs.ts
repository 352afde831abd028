/** The eighty-one pairs of a heaven stem over an earth stem. */
import { vocabulary, type IdOf } from "#sdk";
import type { Stem } from "#lore";

/**
 * Heaven stem first; 甲 hides under the six instruments and makes no pair.
 *
 * @source 十干克應 as it goes round under the Qimen Dunjia Tongzong; 81 rows, nine for each heaven stem
 */
const PAIRS = {
  "yi-yi": { native: "日奇伏吟" },
  "yi-bing": { native: "奇儀順遂" },
  "yi-ding": { native: "奇儀相佐" },
  "yi-wu": { native: "利陰害陽" },
  "yi-ji": { native: "日奇入霧" },
  "yi-geng": { native: "日奇被刑" },
  "yi-xin": { native: "青龍逃走" },
  "yi-ren": { native: "日奇入地" },
  "yi-gui": { native: "華蓋逢星" },
  "bing-yi": { native: "日月並行" },
  "bing-bing": { native: "月奇悖師" },
  "bing-ding": { native: "星奇朱雀" },
  "bing-wu": { native: "飛鳥跌穴" },
  "bing-ji": { native: "火悖入刑" },
  "bing-geng": { native: "熒入太白" },
  "bing-xin": { native: "日月相會" },
  "bing-ren": { native: "火入天羅" },
  "bing-gui": { native: "月奇地網" },
  "ding-yi": { native: "人遁吉格" },
  "ding-bing": { native: "星隨月轉" },
  "ding-ding": { native: "奇入太陰" },
  "ding-wu": { native: "青龍轉光" },
  "ding-ji": { native: "火入勾陳" },
  "ding-geng": { native: "文書阻隔" },
  "ding-xin": { native: "朱雀入獄" },
  "ding-ren": { native: "奇儀相合" },
  "ding-gui": { native: "朱雀投江" },
  "wu-yi": { native: "青龍合靈" },
  "wu-bing": { native: "青龍返首" },
  "wu-ding": { native: "青龍耀明" },
  "wu-wu": { native: "青龍伏吟" },
  "wu-ji": { native: "貴人入獄" },
  "wu-geng": { native: "值符飛宮" },
  "wu-xin": { native: "青龍折足" },
  "wu-ren": { native: "青龍入天牢" },
  "wu-gui": { native: "青龍華蓋" },
  "ji-yi": { native: "地戶逢星" },
  "ji-bing": { native: "火悖地戶" },
  "ji-ding": { native: "朱雀入墓" },
  "ji-wu": { native: "犬遇青龍" },
  "ji-ji": { native: "地戶逢鬼" },
  "ji-geng": { native: "刑格返名" },
  "ji-xin": { native: "遊魂入墓" },
  "ji-ren": { native: "地網高張" },
  "ji-gui": { native: "地刑玄武" },
  "geng-yi": { native: "太白逢星" },
  "geng-bing": { native: "太白入熒" },
  "geng-ding": { native: "亭亭之格" },
  "geng-wu": { native: "天乙伏宮" },
  "geng-ji": { native: "官府刑格" },
  "geng-geng": { native: "太白同宮" },
  "geng-xin": { native: "白虎干格" },
  "geng-ren": { native: "移蕩格" },
  "geng-gui": { native: "大格" },
  "xin-yi": { native: "白虎猖狂" },
  "xin-bing": { native: "干合悖師" },
  "xin-ding": { native: "獄神得奇" },
  "xin-wu": { native: "困龍被傷" },
  "xin-ji": { native: "入獄自刑" },
  "xin-geng": { native: "白虎出力" },
  "xin-xin": { native: "伏吟天庭" },
  "xin-ren": { native: "凶蛇入獄" },
  "xin-gui": { native: "天牢華蓋" },
  "ren-yi": { native: "小蛇得勢" },
  "ren-bing": { native: "水蛇入火" },
  "ren-ding": { native: "干合蛇刑" },
  "ren-wu": { native: "小蛇化龍" },
  "ren-ji": { native: "反吟蛇刑" },
  "ren-geng": { native: "太白擒蛇" },
  "ren-xin": { native: "螣蛇相纏" },
  "ren-ren": { native: "蛇入地羅" },
  "ren-gui": { native: "幼女姦淫" },
  "gui-yi": { native: "華蓋逢星" },
  "gui-bing": { native: "華蓋悖師" },
  "gui-ding": { native: "螣蛇夭矯" },
  "gui-wu": { native: "天乙會合" },
  "gui-ji": { native: "華蓋地戶" },
  "gui-geng": { native: "太白入網" },
  "gui-xin": { native: "網蓋天牢" },
  "gui-ren": { native: "復見螣蛇" },
  "gui-gui": { native: "天網四張" },
} as const;

export const STEM_PAIR = vocabulary("stemPair", PAIRS);
export type StemPair = IdOf<typeof STEM_PAIR>;

/** The pair of two stems; null where one of them is 甲. */
export function pairOfStems(heaven: Stem, earth: Stem): StemPair | null {
  const id = `${heaven}-${earth}`;
  return id in PAIRS ? (id as StemPair) : null;
}

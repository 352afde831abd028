/** What regulates the climate of a day stem in each month. */
import type { Branch, Stem } from "#lore";
import { BRANCHES, STEMS } from "#time";

/**
 * A row a day stem from 甲, a column a month from 寅: the stems wanted, the chief first.
 *
 * @source Qiongtong Baojian 窮通寶鑑 (Lanjiang Wang 欄江網) in the short table of Xu Lewu 徐樂吾; three transcriptions of it
 *   agree on every chief stem, and where they order the helpers otherwise the majority is followed
 */
const ROWS = `
丙癸 庚丙丁戊己 庚丁壬 癸庚丁 癸庚丁 癸庚丁 庚丁壬 庚丁丙 庚甲丁壬癸 庚丁丙戊 丁庚丙 丁庚丙
丙癸 丙癸 癸丙戊 癸 癸丙 癸丙 丙癸己 癸丙丁 癸辛 丙戊 丙 丙
壬庚 壬己 壬甲 壬庚癸 壬庚 壬庚 壬戊 壬癸 甲壬 甲戊庚壬 壬戊己 壬甲
甲庚 庚甲 甲庚 甲庚 壬庚癸 甲壬庚 甲庚丙戊 甲庚丙戊 甲庚戊 甲庚 甲庚 甲庚
丙甲癸 丙甲癸 甲丙癸 甲丙癸 壬甲丙 癸丙甲 丙癸甲 丙癸 甲丙癸 甲丙 丙甲 丙甲
丙庚甲 甲癸丙 丙癸甲 癸丙 癸丙 癸丙 丙癸 丙癸 甲丙癸 丙甲戊 丙甲戊 丙甲戊
戊甲壬丙丁 丁甲庚丙 甲丁壬癸 壬戊丙丁 壬癸 丁甲 丁甲 丁甲丙 甲壬 丁丙 丁甲丙 丙丁甲
己壬庚 壬甲 壬甲 壬甲癸 壬己癸 壬庚甲 壬甲戊 壬甲 壬甲 壬丙 丙戊壬甲 丙壬戊己
庚丙戊 戊辛庚 甲庚 壬辛庚癸 癸庚辛 辛甲 戊丁 甲庚 甲丙 戊丙庚 戊丙 丙丁甲
辛丙 庚辛 丙辛甲 辛 庚辛壬癸 庚辛壬癸 丁 辛丙 辛甲壬癸 庚辛戊丁 丙辛 丙丁
`
  .trim()
  .split("\n")
  .map((row) => row.split(" "));

const idOf = (native: string): Stem => STEMS.find((stem) => stem.native === native)!.id;

/** The stems that regulate the climate, the chief first. */
export function climateGods(dayStem: Stem, monthBranch: Branch): readonly Stem[] {
  const day = STEMS.findIndex(({ id }) => id === dayStem);
  const month = BRANCHES.findIndex(({ id }) => id === monthBranch);
  return [...ROWS[day]![(month + 10) % 12]!].map(idOf);
}

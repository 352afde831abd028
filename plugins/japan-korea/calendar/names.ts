/** How the old calendar names months and days, and how pairs are read in Japan. */
import { BRANCH, STEM, type Pillar } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** The months by their old names, the first month first. */
export const OLD_MONTH = vocabulary("oldMonth", {
  mutsuki: { native: "睦月", roman: "Mutsuki" },
  kisaragi: { native: "如月", roman: "Kisaragi" },
  yayoi: { native: "弥生", roman: "Yayoi" },
  uzuki: { native: "卯月", roman: "Uzuki" },
  satsuki: { native: "皐月", roman: "Satsuki" },
  minazuki: { native: "水無月", roman: "Minazuki" },
  fumizuki: { native: "文月", roman: "Fumizuki" },
  hazuki: { native: "葉月", roman: "Hazuki" },
  nagatsuki: { native: "長月", roman: "Nagatsuki" },
  kannazuki: { native: "神無月", roman: "Kannazuki" },
  shimotsuki: { native: "霜月", roman: "Shimotsuki" },
  shiwasu: { native: "師走", roman: "Shiwasu" },
});
export type OldMonth = IdOf<typeof OLD_MONTH>;

const DIGITS = "〇一二三四五六七八九";

/** A number below a hundred as it is written: 二十三. */
export function kanjiNumber(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const head = tens === 0 ? "" : tens === 1 ? "十" : `${DIGITS[tens]}十`;
  return `${head}${ones > 0 || tens === 0 ? DIGITS[ones] : ""}`;
}

/** An old date as it is written: 閏二月十五日, 正月朔日. */
export function writeOldDate(date: {
  readonly month: number;
  readonly isLeapMonth: boolean;
  readonly day: number;
}): string {
  const { month, isLeapMonth, day } = date;
  const number = month === 1 ? "正" : kanjiNumber(month);
  return `${isLeapMonth ? "閏" : ""}${number}月${day === 1 ? "朔" : kanjiNumber(day)}日`;
}

const STEMS = "Kinoe Kinoto Hinoe Hinoto Tsuchinoe Tsuchinoto Kanoe Kanoto Mizunoe Mizunoto";
const BRANCHES = "Ne Ushi Tora U Tatsu Mi Uma Hitsuji Saru Tori Inu I";

/** A pair in the reading of Japan: `jia-zi` is Kinoe Ne. */
export function readKanshi(pillar: Pillar): string {
  const [stem, branch] = pillar.split("-");
  const at = (names: string, index: number) => names.split(" ")[index]!;
  return `${at(
    STEMS,
    STEM.ids.findIndex((id) => id === stem),
  )} ${at(
    BRANCHES,
    BRANCH.ids.findIndex((id) => id === branch),
  )}`;
}

/** 當下的大運與流年，繁體中文。 */
import { PILLAR, type Pillar } from "#lore";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type { Present } from "../../present.ts";
import type { Named, Role } from "../../themes.ts";

const YEARS: Readonly<Record<Role, string>> = {
  useful: "正是命局所求：擱下的事，這一年可以開始",
  favourable: "為命局所喜：開口求助，就有人應",
  idle: "命局不求也不怕：這一年是什麼，看怎麼用",
  adverse: "命局已嫌多：人家給的，少接一些",
  hostile: "與用神相左：先收尾、修補、清理，再談開始",
};
const PERIODS: Readonly<Record<string, string>> = {
  sun: "露面、權位與父系",
  moon: "家、心緒與所照料的人",
  mars: "出力、田產、爭執與膽量",
  mercury: "買賣、學習與文字",
  jupiter: "師長、子女與增長",
  venus: "伴侶、安適與藝文",
  saturn: "責任、遲延與耐久之物",
  rahu: "野心、異地與突轉",
  ketu: "放下、獨處與領會",
};

const text = (named: Named) => (typeof named === "string" ? named : named.text);
const nativeOf = (named: Named) =>
  typeof named === "string" ? named : (named.native ?? named.text);
const idOf = (named: Named) => (typeof named === "string" ? named : named.id);

/** 一段；無可說者為空。 */
export function tellPresent({
  year,
  yearRole,
  yearElement,
  luck,
  decade,
  periods,
}: Present): string {
  const parts = [
    luck
      ? `四柱的大運，${luck.from} 至 ${luck.to} 年走${nativeOf(luck.pillar)}，運干於你為${nativeOf(luck.tenGod)}。`
      : "",
    yearRole
      ? `今年是${PILLAR.writings[year as Pillar]?.native ?? ""}年，帶來${lore.phase[yearElement]}，${YEARS[yearRole]}。`
      : "",
    decade
      ? `紫微斗數以虛歲 ${decade.from} 至 ${decade.to} 歲行${text(decade.palace)}之限，這十年的調子由此而定。`
      : "",
    periods
      ? `印度以行星計年：大運（mahadasha）屬${text(periods.great)}，管${PERIODS[idOf(periods.great)] ?? "本身之事"}，到 ${periods.greatEnds} 年為止${periods.sub ? `；其中的小運屬${text(periods.sub)}，管${PERIODS[idOf(periods.sub)] ?? "本身之事"}，到 ${periods.subEnds} 年` : ""}。`
      : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? `【當下】${parts.join("")}` : "";
}

/** 合婚各項之語。 */
import { BRANCH, STEM, type Stem } from "#lore";
import type { Translation } from "#sdk";
import { star as starWords } from "../../../../bazi/chart/words/zh_hant/stars.ts";
import { stemOf } from "#east/pairs.ts";
import { phase, relation as relationNames } from "../../../../core/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import type { Who } from "../../../scoring.ts";
import type { Means, SpouseStar, Supply } from "../../element_parts.ts";
import type * as en from "../en/parts.ts";
import { senses } from "./senses.ts";

export const part: typeof en.part = {
  dayStems: "日干",
  dayBranches: "夫妻宮",
  usefulGods: "用神",
  spouseStars: "配偶星",
  yearBranches: "年支",
  monthBranches: "月支",
  naYin: "年命納音",
  stars: "互見神煞",
  luck: "大運同步",
  means: "財源互助",
  evenness: "兩造五行合觀",
  climate: "生時寒暖",
};

const stemName = (id: Stem) => nativeOf(STEM, id) + phase[stemOf(id).element];
const self: Readonly<Record<Who, string>> = { first: "前者", second: "後者" };
const other: Readonly<Record<Who, string>> = { first: "後者", second: "前者" };
const places = { day: "夫妻宮", year: "年支", month: "月支" };

export const pillarPhrases: Translation<typeof en.pillarPhrases> = {
  stemsCombine: ({ a, b }) =>
    `日干${nativeOf(STEM, a)}${nativeOf(STEM, b)}相合，彼此傾心，各肯相讓`,
  stemsClash: ({ a, b }) =>
    `日干${nativeOf(STEM, a)}${nativeOf(STEM, b)}相沖，各執己見，言語易起鋒芒`,
  stemsAlike: ({ element }) => `兩日干同屬${phase[element]}，一見便知其意，惟志趣相同，間有相爭`,
  stemFeeds: ({ giver, taker, from }) =>
    `${stemName(giver)}生${stemName(taker)}，${self[from]}願付出，${other[from]}得其滋養`,
  stemPresses: ({ ruler, ruled, leads }) =>
    `${stemName(ruler)}剋${stemName(ruled)}而陰陽不配，${self[leads]}易獨斷`,
  stemGoverns: ({ ruler, ruled, leads }) =>
    `${stemName(ruler)}剋${stemName(ruled)}而陰陽相配，${self[leads]}為主，尚稱有序`,
  branchesMeet: ({ place, a, b, relations }) => {
    const names = relations.map(({ kind }) => relationNames[kind]).join("兼");
    const sense = relations.reduce((all, { kind, kindly }, i) => {
      const text = senses[place][kind];
      if (i === 0) return text;
      return `${all}${kindly === relations[i - 1]!.kindly ? "，" : "；然"}${text}`;
    }, "");
    return `${places[place]}${nativeOf(BRANCH, a)}${nativeOf(BRANCH, b)}${names}，${sense}`;
  },
  branchesApart: ({ place, a, b }) =>
    `${places[place]}${nativeOf(BRANCH, a)}${nativeOf(BRANCH, b)}無特定刑沖合會，${senses[place].none}`,
};

export const starPhrases: Translation<typeof en.starPhrases> = {
  starsMeet: (ties) =>
    (["first", "second"] as const)
      .filter((who) => ties[who].length > 0)
      .map((who) => `${self[who]}於對方見${ties[who].map((id) => starWords[id].text).join("、")}`)
      .join("，"),
  noStarsMeet: "兩造神煞不互見於年日",
};

const LEVELS = { plenty: "足以相濟", enough: "尚可相濟", little: "所補有限", none: "無以相濟" };

const supplied = (who: Who, { element, share, level }: Supply) =>
  `${self[who]}以${phase[element]}為用，${other[who]}命中${phase[element]}佔 ${share}%而${LEVELS[level]}`;

const STATES = { faint: "微", sound: "得宜", crowded: "多而雜" };

function spouseStar(who: Who, stars: readonly SpouseStar[]): string {
  const each = stars.map(
    ({ gender, element, state, meets }) =>
      `${gender === "male" ? "財星" : "官星"}屬${phase[element]}而${STATES[state]}${meets ? "，對方日干正應此星" : ""}`,
  );
  return `${self[who]}${stars.length > 1 ? "未具性別，兩存其說：" : ""}${each.join("，")}`;
}

const meansOf = (who: Who, { strong, helped }: Means) =>
  strong
    ? `${self[who]}身強能任財，${other[who]}${helped ? "多予機會" : "所予機會不多"}`
    : `${self[who]}身弱難任財，${other[who]}${helped ? "能為後盾" : "難為後盾"}`;

export const elementPhrases: Translation<typeof en.elementPhrases> = {
  needsSupplied: ({ first, second }) =>
    `${supplied("first", first)}；${supplied("second", second)}`,
  spouseStars: ({ first, second }) =>
    `${spouseStar("first", first)}；${spouseStar("second", second)}`,
  meansShared: ({ first, second }) => `${meansOf("first", first)}；${meansOf("second", second)}`,
  seasonsTemper: "一生於冬，一生於夏，寒暖相濟",
  bothInWinter: "同生於冬，寒氣相並，宜添暖意",
  bothInSummer: "同生於夏，暑氣相並，宜求清涼",
  seasonsMild: "兩造生時寒暖適中",
};

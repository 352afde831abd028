import { PILLAR } from "#lore";
import * as calendar from "../../calendar/words/zh_hant.ts";
import { nativeOf, natives } from "../../core/natives.ts";
import { tallyPhrases } from "../../core/words/zh_hant.ts";
import { askedText } from "../../core/words/zh_hant/question.ts";
import type { QimenAnswer } from "../answer.ts";
import { openPalaces, wayOut, type OpenPalace } from "../opening.ts";
import { DOOR, DUN, GOD, MARK, STAR, YUAN } from "../terms.ts";
import type { Whose } from "../weight.ts";
import type { QimenWords } from "./en.ts";

const { solarTerm } = calendar;
const { clock, dayBoundary } = calendar.conventions;

const star = natives(STAR);
const door = natives(DOOR);
const god = natives(GOD);
const yuan = natives(YUAN);
const dun = natives(DUN);
const mark = natives(MARK);

/** Palaces by number with their directions, 1 first. */
const SIDES = [
  "坎北",
  "坤西南",
  "震東",
  "巽東南",
  "中宮",
  "乾西北",
  "兌西",
  "艮東北",
  "離南",
] as const;
const sideOf = (palace: number) => SIDES[palace - 1]!;

/** What the good doors are good for. */
const doorUses = { kai: "開張、出行、謁貴", xiu: "休養、和解、會晤", sheng: "營商、修造、求財" };

/** Formations that a reading names before it would be a list. */
const MOST_NAMED = 6;

function openingText(open: readonly OpenPalace[]): string {
  if (open.length === 0) return "三吉門皆不得地，此時宜靜守。";
  const doors = open.map(
    ({ door: id, number, stars, isVoid }) =>
      `${door[id]}臨${sideOf(number)}，會${star[stars[0]!]}${isVoid ? "而逢空" : ""}，利${doorUses[id]}`,
  );
  return `三吉門中，${doors.join("；")}。`;
}

function formationsText({ palaces, marks }: QimenAnswer): string {
  const inPalaces = palaces.flatMap(({ number, marks: held }) =>
    held.filter((id) => !id.startsWith("door")).map((id) => sideOf(number) + mark[id]),
  );
  const named = [...marks.map((id) => mark[id]), ...inPalaces].slice(0, MOST_NAMED);
  return named.length === 0 ? "別無顯著格局。" : `格局可注意者：${named.join("、")}。`;
}

const whosePalace = (whose: Whose) =>
  whose === "asker" ? "日干之宮" : whose === "matter" ? "時干之宮" : `第 ${whose} 宮`;

export const zhHant: QimenWords = {
  title: "奇門遁甲",
  summary: "時家奇門：陰陽遁與局數，九宮列地盤天盤、九星、八門、八神、值符值使、空亡馬星與格局",
  weighs:
    "五十加兩宮之象：日干落宮為問者，時干落宮為所問；門 ±8、星 ±4、神 ±3、空亡 -4；全盤之格至多 ±8",
  fields: {
    pillars: "四柱",
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    chartTime: "排盤時間",
    termInForce: "當令節氣",
    ...calendar.termFields,
    ju: "局",
    "ju/term": "局所屬節氣",
    dun: "陰陽遁",
    number: "數",
    yuan: "三元",
    hourVoid: "時空",
    dayVoid: "日空",
    horse: "馬星",
    xunHead: "旬首",
    hiddenHead: "符首",
    valueStar: "值符",
    star: "星",
    palace: "宮",
    valueDoor: "值使",
    door: "門",
    palaces: "九宮",
    earth: "地盤",
    heaven: "天盤",
    stars: "九星",
    god: "神",
    isVoid: "空亡",
    isHorse: "馬星",
    marks: "格局",
  },
  terms: { solarTerm, star, door, god, yuan, dun, mark },
  phrases: {
    ...tallyPhrases,
    ...calendar.phrases,
    hasDoor: ({ whose, door: id }) => `${whosePalace(whose)}見${door[id]}`,
    hasStar: ({ whose, star: id }) => `${whosePalace(whose)}見${star[id]}`,
    hasGod: ({ whose, god: id }) => `${whosePalace(whose)}見${god[id]}`,
    hasMark: ({ whose, mark: id }) => `${whosePalace(whose)}見${mark[id]}`,
    isVoid: ({ whose }) => `${whosePalace(whose)}空亡`,
    palaceAt: ({ whose }) => `第 ${whose} 宮`,
    boardMark: ({ mark: id }) => `全盤見${mark[id]}`,
  },
  conventions: {
    clock,
    dayBoundary,
    method: {
      title: "定局法",
      options: { chaiBu: "拆補", zhiRun: "置閏", maoShan: "茅山" },
    },
    plate: { title: "盤式", options: { rotating: "轉盤", flying: "飛盤" } },
    centre: {
      title: "中宮寄宮",
      options: { kun: "常寄坤二", kunGen: "陽遁寄艮八，陰遁寄坤二" },
    },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    timeNeeded: { when: "僅提供日期而無時刻", says: "無法排時盤：請提供時刻" },
  },
  reading(board) {
    const { question, pillars, ju, valueStar, valueDoor } = board;
    const open = openPalaces(board);
    const way = wayOut(open);
    const turn = way
      ? `此時若須有所舉動，以向${sideOf(way.number).slice(1)}為宜。`
      : "事若可緩，不妨稍待。";
    return [
      `${askedText(question)}${nativeOf(PILLAR, pillars.day)}日${nativeOf(PILLAR, pillars.hour)}時，${solarTerm[ju.term]}${yuan[ju.yuan]}，${dun[ju.dun]}${ju.number}局。值符${star[valueStar.star]}落${sideOf(valueStar.palace)}，值使${door[valueDoor.door]}落${sideOf(valueDoor.palace)}。`,
      openingText(open),
      `${formationsText(board)}${turn}一局只應一時一事，時辰既過，門戶自換。`,
    ];
  },
  picture: {
    heading: (ju) => `${solarTerm[ju.term]}${yuan[ju.yuan]} ${dun[ju.dun]}${ju.number}局`,
    title: (heading) => `奇門：${heading}`,
    side: () => "",
  },
};

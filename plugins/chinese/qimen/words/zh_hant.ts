import { BRANCH, PILLAR } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { natives } from "#east/natives.ts";
import { tallyPhrases } from "../../core/words/zh_hant.ts";
import { AUSPICE } from "../formations/formation.ts";
import { MARK } from "../terms.ts";
import type { Whose } from "../weight.ts";
import type { QimenWords } from "./en.ts";
import { door, dun, god, sideOf, star, yuan } from "./zh_hant/board.ts";
import { formation } from "./zh_hant/formations.ts";
import { bearing, outlook, role, topic } from "./zh_hant/matter.ts";
import { readOut } from "./zh_hant/reading.ts";
import { stemPair } from "./zh_hant/stem_pairs.ts";

const { solarTerm } = calendar;
const { clock, dayBoundary } = calendar.conventions;

const mark = natives(MARK);

const whosePalace = (whose: Whose) =>
  whose === "asker" ? "日干之宮" : whose === "matter" ? "時干之宮" : `第 ${whose} 宮`;

export const zhHant: QimenWords = {
  title: "奇門遁甲",
  summary: "時家奇門：陰陽遁與局數，九宮列地盤天盤、九星、八門、八神、值符值使、空亡馬星與格局",
  weighs:
    "五十加兩宮之象：日干落宮為問者，時干落宮為所問；門 ±8、星 ±4、神 ±3、格 ±4、空亡 -4；全盤之格至多 ±8",
  inputs: {
    dayPillar: {
      label: "日辰",
      about: "日之干支；無日期之盤用之，須與時支、陰陽遁、局數並給",
      values: natives(PILLAR),
    },
    hourBranch: { label: "時支", about: "時辰之支；無日期之盤用之", values: natives(BRANCH) },
    dun: { label: "陰陽遁", about: "無日期之盤用之", values: dun },
    juNumber: { label: "局數", about: "一至九；無日期之盤用之" },
    yearPillar: {
      label: "年柱",
      about: "此盤之年柱；不給則繫於年干之格不列",
      values: natives(PILLAR),
    },
    monthPillar: {
      label: "月柱",
      about: "此盤之月柱；不給則繫於月干之格不列",
      values: natives(PILLAR),
    },
    topic: { label: "事類", about: "所問之事，據以取用神；不填則論眼前之事", values: topic },
  },
  fields: {
    pillars: "四柱",
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    boardGiven: "盤由問者給定",
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
    marks: "宮象",
    pairs: "十干克應",
    sense: "大意",
    formations: "格局",
    formation: "格",
    condition: "條件",
    otherNames: "別名",
    auspice: "吉凶",
    "formations/palaces": "落宮",
    branches: "地支",
    sides: "時方",
    matter: "所問",
    topic: "事類",
    askerPalace: "問者之宮",
    signs: "用神",
    role: "所主",
    bearing: "與己宮",
    weight: "分量",
    outlook: "成否",
    points: "分數",
  },
  terms: {
    solarTerm,
    star,
    door,
    god,
    yuan,
    dun,
    mark,
    formation,
    stemPair,
    topic,
    role,
    bearing,
    outlook,
    auspice: natives(AUSPICE),
  },
  phrases: {
    ...tallyPhrases,
    ...calendar.phrases,
    hasDoor: ({ whose, door: id }) => `${whosePalace(whose)}見${door[id]}`,
    hasStar: ({ whose, star: id }) => `${whosePalace(whose)}見${star[id]}`,
    hasGod: ({ whose, god: id }) => `${whosePalace(whose)}見${god[id]}`,
    hasMark: ({ whose, mark: id }) => `${whosePalace(whose)}見${mark[id]}`,
    hasFormation: ({ whose, formation: id }) => `${whosePalace(whose)}見${formation[id].text}`,
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
    formations: {
      title: "格局所據",
      options: { yanyi: "《遁甲演義》，並其異說", tongzong: "《奇門遁甲統宗》異者從之" },
    },
    centre: {
      title: "中宮寄宮",
      options: { kun: "常寄坤二", kunGen: "陽遁寄艮八，陰遁寄坤二" },
    },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    boardIncomplete: { when: "盤面只給一部分", says: "日辰、時支、陰陽遁與局數須一併提供" },
    timeNeeded: { when: "僅提供日期而無時刻", says: "無法排時盤：請提供時刻" },
  },
  reading: readOut,
  picture: {
    heading: (ju) =>
      `${ju.term && ju.yuan ? `${solarTerm[ju.term]}${yuan[ju.yuan]} ` : ""}${dun[ju.dun]}${ju.number}局`,
    title: (heading) => `奇門：${heading}`,
    side: (palace) => `${palace} ${sideOf(palace)}`,
    god: (id) => god[id],
    door: (id) => door[id],
    stars: (ids) => ids.map((id) => star[id]).join(""),
    isVoid: "空亡",
    isHorse: "馬",
    asker: "問者",
    stems: () => "",
    formed: (found) => found.map(({ formation: id }) => formation[id].text),
    legend: ["各宮自上而下：神、星、門、天盤干／地盤干、格局；", "底色為問者所在之宮。"],
  },
};

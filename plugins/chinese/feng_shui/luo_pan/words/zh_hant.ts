import { PILLAR } from "#lore";
import { NA_YIN } from "#east/na_yin.ts";
import { nativeOf, natives } from "#east/natives.ts";
import { TRIGRAM } from "../../../core/trigrams.ts";
import { DRAGON, MOUNTAIN } from "../../core/mountains.ts";
import { GOLD, VOID_LINE, type LuoPanAnswer } from "../answer.ts";
import type { LuoPanWords } from "./en.ts";

const voidLine = natives(VOID_LINE);
const gold = natives(GOLD);
const goldLuck = {
  used: { text: gold.used, about: "丙、丁、庚、辛之分金，可用" },
  orphan: { text: gold.orphan, about: "甲、乙、壬、癸之分金，不用" },
  shell: { text: gold.shell, about: "戊、己之分金，不用" },
};
const mountain = natives(MOUNTAIN);
const dragon = natives(DRAGON);
const trigram = natives(TRIGRAM);
const naYin = natives(NA_YIN);
const polarity = { yang: "陽", yin: "陰" };
const pair = (id: LuoPanAnswer["sixty"]["dragon"]) => nativeOf(PILLAR, id);
const bearing = (degrees: number) => `${Math.round(degrees * 100) / 100} 度`;

const offset = (degrees: number) =>
  Math.abs(degrees) < 0.005
    ? "恰在正中"
    : `${degrees < 0 ? "未及" : "過"}正中 ${bearing(Math.abs(degrees))}`;

export const zhHant: LuoPanWords = {
  title: "羅盤讀向",
  summary:
    "依羅盤諸層讀一方位：二十四山、卦宮、三元龍與陰陽、透地六十龍、穿山七十二龍、百二十分金、大小空亡與兼向替卦之界；磁北、真北皆可",
  inputs: {
    bearingDeg: { label: "方位", about: "自北順時針之度數，0 至不滿 360" },
    reference: {
      label: "起算",
      about: "自何北起算，不填則為磁北",
      values: { magnetic: "磁北", true: "真北" },
    },
    declinationDeg: { label: "磁偏角", about: "當地磁偏角，偏東為正；自真北起算時必填" },
  },
  fields: {
    magneticDeg: "磁方位",
    trueDeg: "真方位",
    mountain: "山",
    centreDeg: "山之正中",
    offsetDeg: "偏離正中",
    opposite: "對山",
    trigram: "卦宮",
    element: "五行",
    dragon: "三元龍",
    polarity: "陰陽",
    voidLine: "空亡",
    isNearBoundary: "近界",
    isReplacement: "用替卦",
    sixty: "透地六十龍",
    "sixty/dragon": "干支",
    sound: "納音",
    seventyTwo: "穿山七十二龍",
    gold: "分金",
    division: "干支",
    luck: "可用與否",
    about: "說明",
  },
  terms: { mountain, dragon, trigram, naYin, voidLine, goldLuck },
  conventions: {
    voidLine: { title: "空亡線之寬", options: { narrow: "一度半", wide: "三度" } },
  },
  refusals: {
    declinationNeeded: {
      when: "自真北起算而未給磁偏角",
      says: "自真北起算之方位，須有當地磁偏角方能讀",
    },
  },
  reading(answer) {
    const { gold: division, sixty, seventyTwo } = answer;
    const edge =
      answer.voidLine === "none"
        ? answer.isReplacement
          ? "離正中已遠，飛星當用替卦。"
          : "線未犯空亡，亦不必用替卦。"
        : `此線落${voidLine[answer.voidLine]}，${answer.voidLine === "great" ? "在兩卦之界" : "在兩山之界"}，宜移步重測，調線後方可立向。`;
    return [
      `磁方位 ${bearing(answer.magneticDeg)}${answer.trueDeg === null ? "" : `（真方位 ${bearing(answer.trueDeg)}）`}在${mountain[answer.mountain]}山，${offset(answer.offsetDeg)}，卦在${trigram[answer.trigram]}宮，${dragon[answer.dragon]}，屬${polarity[answer.polarity]}；向此者坐${mountain[answer.opposite]}。${edge}`,
      `透地六十龍為${pair(sixty.dragon)}（${naYin[sixty.sound]}）；穿山七十二龍${seventyTwo ? `為${pair(seventyTwo)}` : "值空格，不立線"}。分金${pair(division.division)}，屬${gold[division.luck]}：${goldLuck[division.luck].about}。`,
    ];
  },
  picture: {
    title: "羅盤",
    lines: (answer) => [
      `${bearing(answer.magneticDeg)} ${mountain[answer.mountain]}山 · ${dragon[answer.dragon]}`,
      `六十龍${pair(answer.sixty.dragon)} · 七十二龍${answer.seventyTwo ? pair(answer.seventyTwo) : "空"} · 分金${pair(answer.gold.division)}`,
      `${voidLine[answer.voidLine]} · 上為南 · 紅字為陽`,
    ],
  },
};

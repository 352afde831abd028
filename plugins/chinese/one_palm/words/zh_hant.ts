import { BRANCH } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { PalmAnswer } from "../answer.ts";
import { PATH, type PalmStar, type Path } from "../terms.ts";
import type { OnePalmWords } from "./en.ts";

const { clock, lateZi } = calendar.conventions;

const palmStar: Readonly<Record<PalmStar, { readonly text: string; readonly sense: string }>> = {
  tianGui: { text: "天貴", sense: "端莊大方，為人敬重" },
  tianE: { text: "天厄", sense: "先勞後逸，年長漸順" },
  tianQuan: { text: "天權", sense: "言而有力，機敏而能領眾" },
  tianPo: { text: "天破", sense: "財來財去，性情直爽" },
  tianJian: { text: "天奸", sense: "多謀善變，宜用於明處" },
  tianWen: { text: "天文", sense: "好學文雅，舉止溫和" },
  tianFu: { text: "天福", sense: "衣食豐足，心寬而晚景安" },
  tianYi: { text: "天驛", sense: "多動多行，中年以前少得閒" },
  tianGu: { text: "天孤", sense: "自立自強，少有倚靠" },
  tianRen: { text: "天刃", sense: "剛銳有膽，須有正事可為" },
  tianYiArt: { text: "天藝", sense: "手藝精巧，憑本事立身" },
  tianShou: { text: "天壽", sense: "仁慈有耐性，心地平和" },
};

const path: Readonly<Record<Path, { readonly text: string; readonly sense: string }>> = {
  buddha: { text: "佛道", sense: "慈心而從容" },
  ghost: { text: "鬼道", sense: "謹慎節儉，心防較重" },
  human: { text: "人道", sense: "有志有為，立足人群" },
  animal: { text: "畜道", sense: "耐勞而質樸" },
  asura: { text: "修羅道", sense: "好強爭先，諸事並舉" },
  immortal: { text: "仙道", sense: "清雅而稍離塵俗" },
};

type Place = keyof PalmAnswer["seats"];
const OF: Readonly<Record<Place, string>> = {
  year: "家世與早年",
  month: "事業與交友",
  day: "婚姻",
  hour: "自身",
};

const NUMERALS = ["", "一", "兩", "三", "四"];
const SEATS: Readonly<Record<Place, string>> = { year: "年", month: "月", day: "日", hour: "時" };

function told({ seats }: PalmAnswer, place: Place): string {
  const { star, path: way } = seats[place];
  return `${palmStar[star].text}（${path[way].text}）`;
}

function othersText(answer: PalmAnswer): string {
  const places = (["year", "month", "day"] as const).filter(
    (place) => answer.seats[place].star !== answer.seats.hour.star,
  );
  const stars = [...new Set(places.map((place) => answer.seats[place].star))];
  return stars
    .map((star) => {
      const here = places.filter((place) => answer.seats[place].star === star);
      return `${here.map((place) => OF[place]).join("、")}得${told(answer, here[0]!)}，${palmStar[star].sense}。`;
    })
    .join("");
}

function repeatedText({ seats }: PalmAnswer): string {
  const at = (id: Path) =>
    (["year", "month", "day", "hour"] as const).filter((place) => seats[place].path === id);
  const shared = PATH.ids.filter((id) => at(id).length > 1);
  if (shared.length === 0) return "四宮分屬四道，並無一氣獨重。";
  return shared
    .map((id) => {
      const names = at(id).map((place) => SEATS[place]);
      const places = `${names.join("、")}${NUMERALS[names.length]}宮同在${path[id].text}`;
      return seats.hour.path === id
        ? `${places}，命宮之性因此更顯。`
        : `${places}，${path[id].sense}之性亦顯。`;
    })
    .join("");
}

export const zhHant: OnePalmWords = {
  title: "達摩一掌經",
  summary: "以農曆年月日時於掌上十二宮輪數，各得其星與所屬之道",
  fields: {
    lunarDate: "農曆日期",
    gender: "性別",
    month: "所數之月",
    day: "所數之日",
    hourBranch: "所數之時",
    seats: "四宮",
    year: "年宮",
    "seats/month": "月宮",
    "seats/day": "日宮",
    hour: "時宮",
    branch: "地支",
    star: "星",
    path: "道",
    sense: "其義",
  },
  terms: { gender: core.gender, palmStar, path },
  phrases: calendar.phrases,
  conventions: {
    clock,
    lateZi,
    leapMonth: {
      title: "閏月",
      options: { same: "依所閏之月", half: "十五日後作次月" },
    },
    women: { title: "女命", options: { backward: "逆數", forward: "與男同順數" } },
  },
  refusals: {
    ...calendar.refusals,
    hourNeeded: { when: "未提供出生時間", says: "時宮為命宮，請提供出生時間" },
  },
  reading(answer) {
    const { seats, lunarDate, hourBranch } = answer;
    const { star, path: way } = seats.hour;
    return [
      `${lunarDate}${nativeOf(BRANCH, hourBranch)}時，數至${told(answer, "hour")}，此為命宮，主${OF.hour}：${palmStar[star].sense}。其道${path[way].sense}。`,
      othersText(answer) + repeatedText(answer),
    ];
  },
  picture: {
    name: "一掌經",
    title: (native) => `一掌經：${native}`,
    path: (id) => nativeOf(PATH, id),
    heads: { year: "年", month: "月", day: "日", hour: "時" },
  },
};

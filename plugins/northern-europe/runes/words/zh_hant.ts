import { namesOf, sideOf, type Face } from "../rune.ts";
import { ASPECTS, placesOf } from "../spreads.ts";
import type { RunesWords } from "./en.ts";
import { places } from "./zh_hant/places.ts";
import { readAsked } from "./zh_hant/asked.ts";
import { readCast } from "./zh_hant/reading.ts";
import { runes } from "./zh_hant/runes.ts";

const rune = namesOf(runes);
const spread = { single: "單支", three: "三支", five: "五支" };
const layout = {
  single: "單支",
  situationActionOutcome: "處境、行動、結果",
  norns: "兀爾德、薇兒丹蒂、詩蔻蒂",
  cross: "五支十字",
};
const { situationActionOutcome, norns } = layout;
const aett = { freyr: "弗雷之族", heimdall: "海姆達爾之族", tyr: "提爾之族" };
/** What an aett speaks about. */
const fieldsOfLife = {
  freyr: "日常生活裡的財物、力氣與情誼",
  heimdall: "從外面來、必須熬過去的事",
  tyr: "人與人之間的道義，以及傳承下去的東西",
};

/** A rune inside a sentence: 逆位的「菲胡」. */
export function inProse({ rune: id, merkstave }: Face): string {
  return `${merkstave ? "逆位的" : ""}「${rune[id].text}」`;
}

export const zhHant: RunesWords = {
  title: "盧恩符文",
  summary: "自二十四枚古弗薩克符文中抽取一、三或五枚，含正逆位",
  weighs: "五十分起，三枚符文各依其義，由艱難的負二到吉善的正二，每點二十五分，三枚平分",
  inputs: {
    spread: { label: "抽法", about: "抽一枚、三枚或五枚符文", values: spread },
    layout: {
      label: "三枚的位置",
      about: "三枚符文的各個位置所問為何；預設為處境、行動、結果",
      values: { situationActionOutcome, norns },
    },
    reversals: { label: "逆位", about: "抽出的符文可否倒置；預設可以" },
    blank: { label: "空白籤", about: "袋中是否放入空白籤（一九八○年代的習慣）；預設不放" },
    runes: {
      label: "自行抽出的符文",
      about: "自行抽出或要重讀的符文，依位置次序列出，倒置者加 :merkstave；如此則不再隨機",
      values: Object.fromEntries(
        Object.entries(rune).flatMap(([id, { text }]) => [
          [id, text],
          [`${id}:merkstave`, `${text}（逆位）`],
        ]),
      ),
    },
  },
  fields: {
    spread: "抽法",
    layout: "排法",
    castBy: "抽取者",
    optionRunes: "各選項之符文",
    runes: "各枚符文",
    position: "位置",
    asks: "所問",
    rune: "符文",
    gloss: "本義",
    number: "字列序號",
    letter: "轉寫",
    sound: "讀音",
    aett: "所屬之族",
    element: "元素",
    reversible: "有無逆位",
    merkstave: "倒置",
    keywords: "關鍵詞",
    meaning: "符義",
    says: "在此位置",
    aettTally: "統計",
    ...aett,
    blank: "空白籤",
    "aettTally/merkstave": "倒置枚數",
    theme: "主題",
    dominantAett: "最多的一族",
    "theme/says": "突出之處",
    leaning: "傾向",
  },
  terms: {
    castBy: { chance: "隨機", caller: "自行抽出" },
    spread,
    layout,
    place: placesOf(places),
    rune,
    aett,
    runeElement: { fire: "火", water: "水", air: "風", earth: "土", ice: "冰" },
  },
  phrases: {
    keywords: (face) => sideOf(runes, face).keywords.join("、"),
    meaning: (face) => sideOf(runes, face).meaning,
    inPlace: ({ place, ...face }) =>
      places[place].lead(inProse(face)) + sideOf(runes, face).aspects[ASPECTS[place]],
    aspect: ({ place, ...face }) => sideOf(runes, face).aspects[ASPECTS[place]],
    blankAlone: "這支籤不屬於任何一族，範圍也就敞著。",
    loneAett: ({ aett: of }) => `它屬${aett[of]}，談的是${fieldsOfLife[of]}。`,
    aettLeads: ({ aett: of }) => `${aett[of]}居多，問題的重心在${fieldsOfLife[of]}。`,
    noAettLeads: "三族之中沒有哪一族特別多，這件事裡日常、外境與人情各占一份。",
    byScore: ({ score }) => `各枚相加，得 ${score} 分，滿分一百`,
    base: "起於平分",
    rune: inProse,
    "wrong-count": ({ places: count, given }) => `此排法有 ${count} 個位置，卻給了 ${given} 枚符文`,
    "rune-twice": ({ rune: id }) => `袋中每枚符文只有一枚：「${rune[id].text}」前面已有`,
  },
  conventions: {
    order: {
      title: "字列末兩位",
      options: { othalaLast: "達加茲、歐瑟拉", dagazLast: "歐瑟拉、達加茲" },
    },
  },
  reading: (given, say) =>
    given.question === null ? readCast(given, layout, say) : readAsked(given, say),
  picture: {
    name: (name, merkstave) => (merkstave ? `${name}（逆位）` : name),
    lies: (at, name) => `${at}：${name}`,
  },
};

import * as core from "../../core/words/zh_hant.ts";
import { houseTopics } from "../../chart/words/zh_hant/sentences.ts";
import type { UpagrahasWords } from "./en.ts";

const { graha, sign, houseName } = core;

const upagraha = {
  dhuma: { text: "煙（Dhuma）", about: "煙：燥熱與煩擾" },
  vyatipata: { text: "橫墜（Vyatipata）", about: "橫墜：驟變" },
  parivesha: { text: "暈（Parivesha）", about: "光暈：潤澤與環護" },
  indrachapa: { text: "虹（Indrachapa）", about: "虹：炫示與執拗" },
  upaketu: { text: "小彗（Upaketu）", about: "小彗：中斷與退隱" },
  kala: { text: "時（Kala）", about: "屬太陽之分：形體勞累" },
  mrityu: { text: "火子（Mrityu）", about: "屬火星之分：割傷與爭執" },
  ardhaprahara: { text: "半更（Ardhaprahara）", about: "屬水星之分：機巧及其代價" },
  yamaghantaka: { text: "木子（Yamaghantaka）", about: "屬木星之分，性善：信念與慰藉" },
  gulika: { text: "土子（Gulika）", about: "屬土星之分：沉重與遲延" },
  mandi: { text: "曼迪（Mandi）", about: "土星之子：久而後癒" },
};

/** What Gulika does in a house, the first first. */
const gulikaTexts = [
  "舉止謹慎，信人較遲",
  "話出口較本意為重，積蓄宜看守",
  "手足疏遠，膽識由需要而生",
  "家中之靜易受擾",
  "子女與構想之事，所費時日多於所望",
  "對手先疲，其人後疲",
  "合夥須明言條件",
  "憂慮常掘無物之地",
  "信念先疑後守",
  "事成也晚，成則完整",
  "所得由年長者與舊誼而來",
  "開支藏於無人留意處",
] as const;

export const zhHant: UpagrahasWords = {
  title: "副星（Upagraha）",
  summary: "Gulika、Mandi 及其餘九點，依太陽與晝夜之分而定",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    ...core.place,
    byDay: "晝生",
    lagna: "命宮",
    upagrahas: "諸點",
    upagraha: "點",
    about: "所主",
    degree: "度",
    house: "宮",
    rises: "上升之時",
  },
  terms: { upagraha, nakshatra: core.nakshatraName, graha },
  conventions: {
    gulikaStart: {
      title: "Gulika 之起",
      options: { begin: "土星之分之始", middle: "土星之分之中" },
    },
    mandiStart: {
      title: "Mandi 之起",
      options: { ghatis: "依曜日之刻", begin: "土星之分之始", middle: "土星之分之中" },
    },
    lordless: {
      title: "無主之分",
      options: { last: "居第八", afterSaturn: "居土星之後" },
    },
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.lagnaRefusals,
    "no-day": {
      when: "此地此時太陽不升不落",
      says: "須知晝夜之分，而此地此時太陽不升不落",
    },
  },
  reading: ({ upagrahas, byDay }) => {
    const of = (id: string) => upagrahas.find((one) => one.upagraha === id)!;
    const [gulika, mandi, yama, dhuma, upaketu] = [
      of("gulika"),
      of("mandi"),
      of("yamaghantaka"),
      of("dhuma"),
      of("upaketu"),
    ];
    return [
      `此${byDay ? "晝" : "夜"}生之盤，Gulika 在${sign[gulika.sign]} ${gulika.degree}、${houseName(gulika.house)}：${gulikaTexts[gulika.house - 1]!}。Mandi 在${sign[mandi.sign]} ${mandi.degree}${mandi.house === gulika.house ? "，與之同宮" : `、${houseName(mandi.house)}，關乎${houseTopics[mandi.house - 1]!}`}。`,
      `性善之 Yamaghantaka 慰${houseName(yama.house)}，即${houseTopics[yama.house - 1]!}。`,
      `Dhuma 在${sign[dhuma.sign]} ${dhuma.degree}，使${houseTopics[dhuma.house - 1]!}蒙煙；Upaketu 在太陽之後三十度，居${houseName(upaketu.house)}。`,
    ];
  },
  picture: { columns: ["點", "所在", "宮", "月宿"], signs: sign },
};

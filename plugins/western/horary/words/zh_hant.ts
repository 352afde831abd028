import * as core from "../../core/words/zh_hant.ts";
import type { Category } from "../categories.ts";
import type { HoraryWords } from "./en.ts";
import { reading } from "./zh_hant/reading.ts";
import { considerations, testimonies } from "./zh_hant/testimonies.ts";

const { body, placeName } = core;

const category: Readonly<Record<Category, string>> = {
  self: "自身",
  health: "健康",
  money: "錢財與所有物",
  lostThings: "失物",
  siblings: "手足",
  shortTrips: "短途",
  messages: "書信消息",
  home: "家",
  land: "房屋土地",
  father: "父親",
  children: "子女",
  pleasure: "遊戲與樂趣",
  illness: "疾病",
  work: "工作與服務",
  smallAnimals: "小動物",
  partner: "伴侶與婚姻",
  opponent: "公開的對手",
  theft: "竊盜",
  othersMoney: "他人之財",
  travel: "遠行",
  law: "法律",
  learning: "學問",
  career: "事業地位",
  authority: "上司與權威",
  mother: "母親",
  friends: "朋友",
  hopes: "所望之事",
  hiddenEnemies: "暗敵",
  confinement: "拘禁",
};

export const zhHant: HoraryWords = {
  title: "卜卦占星",
  summary: "依利里之法判斷所問：判前須知、成就與否、容納、證據與零至一百之評分",
  weighs: "取此判斷之分數，及其自述之信心",
  inputs: {
    category: { label: "所問何類", about: "所問之類，由此定宮", values: category },
    quesitedHouse: { label: "事情之宮", about: "所問之事的宮位，一至十二，可代替類別" },
    turnedFrom: { label: "代問者之宮", about: "代何人問，其人之宮位，一至十二；事情由此起數" },
  },
  fields: {
    ...core.place,
    ...core.angles,
    ...core.houses,
    quesitedHouse: "事情之宮",
    chart: "卜卦盤",
    planets: "行星",
    planet: "行星",
    "perfection/planet": "第三星",
    speedDegPerDay: "日速（度）",
    retrograde: "逆行",
    houseByCusp: "僅依宮頭之宮",
    essentialPoints: "尊貴分數",
    significators: "主星",
    querent: "問者",
    quesited: "所問之事",
    moon: "月亮",
    leavesSign: "離座（UTC）",
    voidOfCourse: "空亡",
    nextMoonAspect: "月亮下一相位",
    aspect: "相位",
    utc: "準確之時（UTC）",
    planetaryHour: "行星時",
    dayRuler: "日主",
    ruler: "時主",
    number: "時序",
    byDay: "晝時",
    agrees: "與上升相合",
    considerations: "判前須知",
    perfection: "成就與否",
    type: "如何相會",
    by: "代問者之星",
    degrees: "尚差度數",
    reception: "容納",
    verdict: "判斷",
    confidence: "信心",
    timing: "時間",
    amount: "約",
    unit: "單位",
  },
  terms: {
    aspect: core.aspect,
    houseSystem: core.houseSystem,
    horaryVerdict: { favourable: "有利", conditional: "有條件", unfavourable: "不利" },
    perfection: {
      sameRuler: "同主",
      aspect: "自成相位",
      translation: "傳光",
      collection: "匯光",
      mutualReception: "互容",
      prohibited: "受阻",
      refrained: "折返",
      none: "無連結",
    },
    timeUnit: { days: "日", weeks: "週", months: "月", years: "年" },
  },
  phrases: {
    ...core.housePhrases,
    ...testimonies,
    ...considerations,
    "question-needed": "未提所問，而卜卦占星須有一問",
  },
  conventions: {
    houseSystem: core.conventions.houseSystem,
    bounds: core.conventions.bounds,
    triplicity: core.conventions.triplicity,
    sunrise: {
      title: "行星時之日出",
      options: { centre: "日心臨真地平", upperLimb: "日面上緣並計蒙氣差" },
    },
  },
  refusals: {
    ...core.angleRefusals,
    "date-out-of-range": {
      when: "時刻在西元 1700 至 2199 年之外",
      says: ({ year, from, to }) =>
        `可判之年為 ${from} 至 ${to}，所填為 ${year} 年，請改填其間之時刻`,
    },
    lifespan: {
      when: "所問涉及生死壽數",
      says: "不予判斷：所問涉及生死壽數，此處不推算。請改問他事",
    },
    "matter-needed": {
      when: "類別與事情之宮皆未填",
      says: "所問之事尚無宮位，請填 category 或 quesitedHouse",
    },
  },
  reading,
  picture: {
    title: "卜卦盤",
    desc: ({ chart }) =>
      chart.planets
        .map(({ planet, longitudeDeg }) => `${body[planet]} ${placeName(longitudeDeg)}`)
        .join("；"),
  },
};

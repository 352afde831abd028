import { BRANCH } from "#lore";
import {
  conventions as calendar,
  phrases as boundaryPhrases,
  refusals,
} from "../../../calendar/words/zh_hant.ts";
import { pairOf } from "../../../core/pairs.ts";
import { gender, lifeStage, tallyPhrases } from "../../../core/words/zh_hant.ts";
import { nativeOf } from "../../../core/natives.ts";
import type { ZiweiChartWords } from "./en.ts";
import { pattern, patternKind, patternPhrases, standing } from "./zh_hant/patterns.ts";
import { readOut } from "./zh_hant/reading.ts";
import {
  adjectiveStar,
  brightness,
  bureau,
  doctorRing,
  generalRing,
  majorStar,
  minorStar,
  palace,
  star,
  transformation,
  yearRing,
} from "./zh_hant/stars.ts";

export const zhHant: ZiweiChartWords = {
  title: "紫微斗數命盤",
  summary: "十二宮，附主星、輔星、雜曜、廟陷、四化、五行局、諸環與大限",
  weighs:
    "五十加命宮之星（全計）與財帛、官祿、遷移三宮之星（半計）：廟 4、旺 3、陷 -4；祿 4、權 3、科 3、忌 -5；吉輔 2、煞 -2；每宮至多 ±16",
  inputs: {
    onDate: { label: "所問之日", about: "西曆日期，YYYY-MM-DD；據以併論所行大限與流年" },
  },
  fields: {
    gender: "性別",
    lunarDate: "農曆",
    year: "年",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    "lunarDate/native": "寫法",
    countedAs: "推算所用",
    hour: "時",
    "/year": "年柱",
    bureau: "五行局",
    bureauElement: "局之五行",
    bureauNumber: "局數",
    soulMaster: "命主",
    bodyMaster: "身主",
    lifePalace: "命宮",
    bodyPalace: "身宮",
    palaces: "十二宮",
    palace: "宮位",
    stem: "宮干",
    branch: "地支",
    isBody: "身宮所在",
    majorStars: "主星",
    minorStars: "輔星",
    star: "星",
    brightness: "廟陷",
    transformation: "四化",
    adjectiveStars: "雜曜",
    lifeStage: "長生十二神",
    doctorRing: "博士十二神",
    yearRing: "歲前十二神",
    generalRing: "將前十二神",
    decade: "大限",
    from: "起",
    to: "迄",
    ages: "小限虛歲",
    selfTransformations: "自化",
    patterns: "格局",
    pattern: "格局",
    condition: "條件",
    sense: "大意",
    otherNames: "別名",
    kind: "類",
    standing: "成破",
    because: "依據",
    against: "所缺所忌",
    source: "出處",
    present: "大限流年",
    "present/year": "流年干支",
    nominalAge: "虛歲",
    isChildhood: "童限",
    transformations: "四化",
    flowYear: "流年",
    minorLimit: "小限",
  },
  terms: {
    adjectiveStar,
    brightness,
    bureau,
    doctorRing,
    gender,
    generalRing,
    lifeStage,
    majorStar,
    minorStar,
    palace,
    pattern,
    patternKind,
    standing,
    star,
    transformation,
    yearRing,
  },
  phrases: {
    ...boundaryPhrases,
    ...patternPhrases,
    ...tallyPhrases,
    palaceStarred: ({ palace: of, well }) => `${palace[of]}星曜${well ? "得力" : "失力"}`,
  },
  conventions: {
    clock: calendar.clock,
    lateZi: calendar.lateZi,
    yearBoundary: {
      title: "換年",
      options: {
        lunarNewYear: "正月初一",
        liChun: "立春交節",
      },
    },
    leapMonth: {
      title: "閏月",
      options: {
        half: "十五日前作本月，後作次月",
        same: "作本月",
        next: "作次月",
      },
    },
    transformations: {
      title: "四化",
      options: {
        quanShu: "全書",
        zhongZhou: "中州派",
        gengTongRenown: "庚干天同科、太陰忌",
      },
    },
    soulMaster: {
      title: "命主取法",
      options: {
        lifePalace: "命宮地支",
        yearBranch: "生年地支",
      },
    },
    hurtAndEnvoy: {
      title: "天傷天使",
      options: {
        fixed: "天傷僕役、天使疾厄",
        byGender: "陰男陽女互換",
      },
    },
  },
  refusals: {
    ...refusals,
    hourNeeded: {
      when: "未提供出生時間，無時辰則不能安宮",
      says: "無法安宮：未提供出生時間",
    },
    onDateUnusable: {
      when: "所問之日不存在，或在出生之前，或超出十二大限",
      says: ({ date }) => `無法查${date}所行之限：請提供出生以後一百二十年內之日期`,
    },
  },
  omissions: {
    gender:
      "未提供性別，大限、長生十二神與博士十二神依男命順逆排列；女命則反向而行。宮位與主要諸星不變，少數隨性別順逆安置的雜曜或落他宮。",
  },
  reading: readOut,
  picture: {
    lifeIn: (branch) => `紫微命盤：命宮在${branch}`,
    palace,
    body: "身",
    centre: (chart) => [
      "紫微斗數",
      `${pairOf(chart.year).stem.polarity === "yang" ? "陽" : "陰"}${gender[chart.gender]} ${bureau[chart.bureau]}`,
      chart.lunarDate.native,
      `${nativeOf(BRANCH, chart.countedAs.hour)}時`,
      `命主 ${star[chart.soulMaster]}`,
      `身主 ${star[chart.bodyMaster]}`,
    ],
  },
};

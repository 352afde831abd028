import type { Conventions } from "#old";
import { CLOCK, DAY_BOUNDARY, YEAR_BOUNDARY } from "../../calendar/conventions.ts";

/** Every point of the four pillars on which schools differ. */
export const BAZI_CONVENTIONS = {
  clock: CLOCK,
  dayBoundary: DAY_BOUNDARY,
  yearBoundary: YEAR_BOUNDARY,
  stageRule: {
    title: { en: "Direction of the life stages", zhHant: "十二長生順逆" },
    default: "yinReversed",
    options: {
      yinReversed: {
        title: { en: "Yang stems forward, yin stems backward", zhHant: "陽順陰逆" },
        source: "Sanming Tonghui, juan 2",
      },
      allForward: {
        title: { en: "All stems forward, yin with yang", zhHant: "陰陽同生同死" },
        source: "Di Tian Sui commentary of Ren Tieqiao",
      },
    },
  },
  earthStages: {
    title: { en: "Life stages of earth", zhHant: "土之長生" },
    default: "withFire",
    options: {
      withFire: { title: { en: "Earth with fire", zhHant: "火土同宮" }, source: "Yuanhai Ziping" },
      withWater: {
        title: { en: "Earth with water", zhHant: "水土同宮" },
        source: "six-line and feng shui texts",
      },
    },
  },
  luckRule: {
    title: { en: "Start of luck", zhHant: "起運算法" },
    default: "exact",
    options: {
      exact: {
        title: {
          en: "To the second: three days a year, a minute two hours",
          zhHant: "三日一歲，精算至分",
        },
        source: "modern exact practice; tyme4ts default provider",
      },
      doubleHours: {
        title: { en: "Whole days and whole double hours", zhHant: "整日整時辰折算" },
        source: "printed manuals; tyme4ts LunarSect1",
      },
      wholeYears: {
        title: { en: "Rounded to a whole year", zhHant: "取整歲（餘一日捨，餘二日進）" },
        source: "older manuals: one day over is dropped, two make a year",
      },
      meanYear: {
        title: { en: "To the second, by years of 365.2425 days", zhHant: "三日折三百六十五日有奇" },
        source: "calculators that scale by the mean year",
      },
    },
  },
  palaceRule: {
    title: { en: "Month of the life palace", zhHant: "命宮用月" },
    default: "jie",
    options: {
      jie: { title: { en: "By the jie month", zhHant: "以節令月" }, source: "Sanming Tonghui" },
      zhongQi: {
        title: { en: "Next month after the zhong qi", zhHant: "過中氣作次月" },
        source: "older star reckoning of the sun's station",
      },
    },
  },
  noble: {
    title: { en: "Heavenly noble of geng", zhHant: "庚日天乙貴人" },
    default: "gengWithJiaWu",
    options: {
      gengWithJiaWu: {
        title: { en: "Ox and goat, with jia and wu", zhHant: "甲戊庚牛羊" },
        source: "Sanming Tonghui, juan 3",
      },
      gengWithXin: {
        title: { en: "Horse and tiger, with xin", zhHant: "庚辛逢馬虎" },
        source: "Yuanhai Ziping verse in later prints",
      },
    },
  },
  yinBlade: {
    title: { en: "Blade of the yin stems", zhHant: "陰干羊刃" },
    default: "behindLu",
    options: {
      behindLu: {
        title: {
          en: "Yi tiger, ding and ji snake, xin monkey, gui pig",
          zhHant: "乙寅、丁己巳、辛申、癸亥",
        },
        source: "Sanming Tonghui, on the reversed course of yin",
      },
      storehouse: {
        title: {
          en: "Yi dragon, ding and ji goat, xin dog, gui ox",
          zhHant: "乙辰、丁己未、辛戌、癸丑",
        },
        source: "the branch after lu for every stem",
      },
      yangOnly: {
        title: { en: "Only yang stems have a blade", zhHant: "陰干無刃" },
        source: "Ziping Zhenquan",
      },
    },
  },
  strengthModel: {
    title: { en: "Strength of the day master", zhHant: "日主強弱之法" },
    default: "weighted",
    options: {
      weighted: {
        title: { en: "Weighted parts", zhHant: "權重計分" },
        source: "this service's disclosed model after Ziping Zhenquan",
      },
      threeTests: {
        title: { en: "Season, root and company alone", zhHant: "得令、得地、得勢" },
        source: "Ziping Zhenquan; Di Tian Sui",
      },
    },
  },
  usefulGodMethod: {
    title: { en: "Choice of the useful god", zhHant: "取用神之先後" },
    default: "priority",
    options: {
      priority: {
        title: {
          en: "Climate, force, bridge, balance in turn",
          zhHant: "先調候，次從勢、通關、扶抑",
        },
        source: "Qiongtong Baojian before Ziping Zhenquan",
      },
      balanceFirst: {
        title: { en: "Support and restraint before climate", zhHant: "先扶抑，後調候" },
        source: "Ziping Zhenquan",
      },
    },
  },
} as const satisfies Conventions;

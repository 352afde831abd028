import type { Conventions } from "#old";
import { CLOCK } from "../../calendar/conventions.ts";

/** Every point of the purple star chart on which schools differ. */
export const ZIWEI_CONVENTIONS = {
  clock: CLOCK,
  yearBoundary: {
    title: { en: "Start of the year", zhHant: "換年" },
    default: "lunarNewYear",
    options: {
      lunarNewYear: {
        title: { en: "On lunar new year's day", zhHant: "正月初一" },
        source: "Ziwei Doushu Quanshu",
      },
      liChun: {
        title: { en: "At the instant of li chun", zhHant: "立春交節" },
        source: "schools that follow the four pillars",
      },
    },
  },
  leapMonth: {
    title: { en: "Leap month", zhHant: "閏月" },
    default: "half",
    options: {
      half: {
        title: {
          en: "To day 15 its own number, then the next month's",
          zhHant: "十五日前作本月，後作次月",
        },
        source: "Ziwei Doushu Quanji; iztro default",
      },
      same: {
        title: { en: "The number it repeats", zhHant: "作本月" },
        source: "some modern schools",
      },
      next: {
        title: { en: "The next month's number", zhHant: "作次月" },
        source: "some modern schools",
      },
    },
  },
  lateZi: {
    title: { en: "23:00-24:00", zhHant: "夜子時" },
    default: "nextDay",
    options: {
      nextDay: {
        title: { en: "Belongs to the next day", zhHant: "作次日" },
        source: "Ziwei Doushu Quanshu; iztro default",
      },
      sameDay: {
        title: { en: "Belongs to the same day", zhHant: "作當日" },
        source: "schools of early and late zi",
      },
    },
  },
  transformations: {
    title: { en: "Table of the four transformations", zhHant: "四化" },
    default: "quanShu",
    options: {
      quanShu: { title: { en: "Quanshu", zhHant: "全書" }, source: "Ziwei Doushu Quanshu" },
      zhongZhou: {
        title: { en: "Zhongzhou school", zhHant: "中州派" },
        source: "Wang Tingzhi, Zhongzhou lectures",
      },
      gengTongRenown: {
        title: {
          en: "Geng: renown for tian tong, obstruction for tai yin",
          zhHant: "庚干天同科、太陰忌",
        },
        source: "variant print of the Quanji",
      },
    },
  },
  soulMaster: {
    title: { en: "Soul master by", zhHant: "命主取法" },
    default: "lifePalace",
    options: {
      lifePalace: {
        title: { en: "The branch of the life palace", zhHant: "命宮地支" },
        source: "Ziwei Doushu Quanshu",
      },
      yearBranch: {
        title: { en: "The branch of the year", zhHant: "生年地支" },
        source: "Zhongzhou school",
      },
    },
  },
  hurtAndEnvoy: {
    title: { en: "Heavenly hurt and envoy", zhHant: "天傷天使" },
    default: "fixed",
    options: {
      fixed: {
        title: { en: "Hurt with friends, envoy with health", zhHant: "天傷僕役、天使疾厄" },
        source: "Ziwei Doushu Quanshu",
      },
      byGender: {
        title: { en: "Changed for yin men and yang women", zhHant: "陰男陽女互換" },
        source: "Zhongzhou school",
      },
    },
  },
} as const satisfies Conventions;

import type { Conventions } from "#sdk";
import { CLOCK, DAY_BOUNDARY, YEAR_BOUNDARY } from "#east/calendar/conventions.ts";

/** Every point of the four pillars on which schools differ. */
export const BAZI_CONVENTIONS = {
  clock: CLOCK,
  dayBoundary: DAY_BOUNDARY,
  yearBoundary: YEAR_BOUNDARY,
  stageRule: {
    default: "yinReversed",
    options: {
      yinReversed: { source: "Sanming Tonghui, juan 2" },
      allForward: { source: "Di Tian Sui commentary of Ren Tieqiao" },
    },
  },
  earthStages: {
    default: "withFire",
    options: {
      withFire: { source: "Yuanhai Ziping" },
      withWater: { source: "six-line and feng shui texts" },
    },
  },
  luckRule: {
    default: "exact",
    options: {
      exact: { source: "modern exact practice; tyme4ts default provider" },
      doubleHours: { source: "printed manuals; tyme4ts LunarSect1" },
      wholeYears: { source: "older manuals: one day over is dropped, two make a year" },
      meanYear: { source: "calculators that scale by the mean year" },
    },
  },
  palaceRule: {
    default: "jie",
    options: {
      jie: { source: "Sanming Tonghui" },
      zhongQi: { source: "older star reckoning of the sun's station" },
    },
  },
  noble: {
    default: "gengWithJiaWu",
    options: {
      gengWithJiaWu: { source: "Sanming Tonghui, juan 3" },
      gengWithXin: { source: "Yuanhai Ziping verse in later prints" },
    },
  },
  yinBlade: {
    default: "behindLu",
    options: {
      behindLu: { source: "Sanming Tonghui, on the reversed course of yin" },
      storehouse: { source: "the branch after lu for every stem" },
      yangOnly: { source: "Ziping Zhenquan" },
    },
  },
  strengthModel: {
    default: "weighted",
    options: {
      weighted: { source: "this service's disclosed model after Ziping Zhenquan" },
      threeTests: { source: "Ziping Zhenquan; Di Tian Sui" },
    },
  },
  school: {
    default: "chanwei",
    options: {
      chanwei: {
        source: "Di Tian Sui Chanwei, Ren Tieqiao: strength first, then illness and remedy",
      },
      zhenquan: {
        source: "Ziping Zhenquan, Shen Xiaozhan: the month first, then what completes it",
      },
    },
  },
} as const satisfies Conventions;

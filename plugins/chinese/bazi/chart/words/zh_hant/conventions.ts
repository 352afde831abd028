/** 八字各家之法。 */
import type { Translation } from "#sdk";
import { conventions as calendar } from "#east/calendar/words/zh_hant.ts";
import type * as en from "../en/conventions.ts";

export const conventions: Translation<typeof en.conventions> = {
  clock: calendar.clock,
  dayBoundary: calendar.dayBoundary,
  yearBoundary: calendar.yearBoundary,
  stageRule: {
    title: "十二長生順逆",
    options: {
      yinReversed: "陽順陰逆",
      allForward: "陰陽同生同死",
    },
  },
  earthStages: {
    title: "土之長生",
    options: {
      withFire: "火土同宮",
      withWater: "水土同宮",
    },
  },
  luckRule: {
    title: "起運算法",
    options: {
      exact: "三日一歲，精算至分",
      doubleHours: "整日整時辰折算",
      wholeYears: "取整歲（餘一日捨，餘二日進）",
      meanYear: "三日折三百六十五日有奇",
    },
  },
  palaceRule: {
    title: "命宮用月",
    options: {
      jie: "以節令月",
      zhongQi: "過中氣作次月",
    },
  },
  noble: {
    title: "庚日天乙貴人",
    options: {
      gengWithJiaWu: "甲戊庚牛羊",
      gengWithXin: "庚辛逢馬虎",
    },
  },
  yinBlade: {
    title: "陰干羊刃",
    options: {
      behindLu: "乙寅、丁己巳、辛申、癸亥",
      storehouse: "乙辰、丁己未、辛戌、癸丑",
      yangOnly: "陰干無刃",
    },
  },
  strengthModel: {
    title: "日主強弱之法",
    options: {
      weighted: "權重計分",
      threeTests: "得令、得地、得勢",
    },
  },
  school: {
    title: "論格局用神所宗",
    options: {
      chanwei: "滴天髓闡微：衰旺、從化、病藥",
      zhenquan: "子平真詮：月令、格局、相神",
    },
  },
};

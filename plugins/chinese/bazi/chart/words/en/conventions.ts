/** Schools of the four pillars, in English. */
import { conventions as calendar } from "#east/calendar/words/en.ts";

export const conventions = {
  clock: calendar.clock,
  dayBoundary: calendar.dayBoundary,
  yearBoundary: calendar.yearBoundary,
  stageRule: {
    title: "Direction of the life stages",
    options: {
      yinReversed: "Yang stems forward, yin stems backward",
      allForward: "All stems forward, yin with yang",
    },
  },
  earthStages: {
    title: "Life stages of earth",
    options: {
      withFire: "Earth with fire",
      withWater: "Earth with water",
    },
  },
  luckRule: {
    title: "Start of luck",
    options: {
      exact: "To the second: three days a year, a minute two hours",
      doubleHours: "Whole days and whole double hours",
      wholeYears: "Rounded to a whole year",
      meanYear: "To the second, by years of 365.2425 days",
    },
  },
  palaceRule: {
    title: "Month of the life palace",
    options: {
      jie: "By the jie month",
      zhongQi: "Next month after the zhong qi",
    },
  },
  noble: {
    title: "Heavenly noble of geng",
    options: {
      gengWithJiaWu: "Ox and goat, with jia and wu",
      gengWithXin: "Horse and tiger, with xin",
    },
  },
  yinBlade: {
    title: "Blade of the yin stems",
    options: {
      behindLu: "Yi tiger, ding and ji snake, xin monkey, gui pig",
      storehouse: "Yi dragon, ding and ji goat, xin dog, gui ox",
      yangOnly: "Only yang stems have a blade",
    },
  },
  strengthModel: {
    title: "Strength of the day master",
    options: {
      weighted: "Weighted parts",
      threeTests: "Season, root and company alone",
    },
  },
  school: {
    title: "Book by which structure and useful god are judged",
    options: {
      chanwei: "Dripping Heaven's Marrow: strength, illness and remedy",
      zhenquan: "True Explanation of Ziping: the month and what completes it",
    },
  },
};

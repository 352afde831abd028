import type { Conventions } from "#sdk";
import { CLOCK } from "#east/calendar/conventions.ts";

/** Every point of the purple star chart on which schools differ. */
export const ZIWEI_CONVENTIONS = {
  clock: CLOCK,
  yearBoundary: {
    default: "lunarNewYear",
    options: {
      lunarNewYear: { source: "Ziwei Doushu Quanshu" },
      liChun: { source: "schools that follow the four pillars" },
    },
  },
  leapMonth: {
    default: "half",
    options: {
      half: { source: "Ziwei Doushu Quanji; iztro default" },
      same: { source: "some modern schools" },
      next: { source: "some modern schools" },
    },
  },
  lateZi: {
    default: "nextDay",
    options: {
      nextDay: { source: "Ziwei Doushu Quanshu; iztro default" },
      sameDay: { source: "schools of early and late zi" },
    },
  },
  transformations: {
    default: "quanShu",
    options: {
      quanShu: { source: "Ziwei Doushu Quanshu" },
      zhongZhou: { source: "Wang Tingzhi, Zhongzhou lectures" },
      gengTongRenown: { source: "variant print of the Quanji" },
    },
  },
  soulMaster: {
    default: "lifePalace",
    options: {
      lifePalace: { source: "Ziwei Doushu Quanshu" },
      yearBranch: { source: "Zhongzhou school" },
    },
  },
  hurtAndEnvoy: {
    default: "fixed",
    options: {
      fixed: { source: "Ziwei Doushu Quanshu" },
      byGender: { source: "Zhongzhou school" },
    },
  },
} as const satisfies Conventions;

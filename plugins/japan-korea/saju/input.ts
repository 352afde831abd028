import { Birth, Gender, Type, type Conventions } from "#sdk";
import { DAY_BOUNDARY } from "#east/calendar/conventions.ts";
import { KOREAN_CLOCK } from "../core/korean_clock.ts";

export const input = Type.Object({ ...Birth, gender: Type.Optional(Gender) });

/** Points on which Korean schools differ. */
export const CONVENTIONS = {
  clock: KOREAN_CLOCK,
  dayBoundary: DAY_BOUNDARY,
  yearBoundary: {
    default: "liChun",
    options: {
      liChun: { source: "Yeonhae Japyeong 연해자평: the year turns at 입춘" },
      winterSolstice: { source: "동지세수설, a school of recent Korean masters" },
    },
  },
  hiddenStems: {
    default: "monthly",
    options: {
      monthly: {
        source: "월률분야 of Korean manuals: every branch keeps what the month before left",
      },
      inner: { source: "인원용사 as in Chinese manuals (Yuanhai Ziping)" },
    },
  },
  sinsalBase: {
    default: "year",
    options: {
      year: { source: "older Korean practice: by the branch of the year" },
      day: { source: "modern practice: by the branch of the day" },
    },
  },
  luckRule: {
    default: "wholeYears",
    options: {
      wholeYears: { source: "대운수: one day over is dropped, two make a year" },
      exact: { source: "three days a year, to the hour" },
    },
  },
} as const satisfies Conventions;

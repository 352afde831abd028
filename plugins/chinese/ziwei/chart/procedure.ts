import { byBirthAndGender, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { ZIWEI_CONVENTIONS } from "./conventions.ts";
import { input } from "./input.ts";
import type { ZiweiChartWords } from "./words/en.ts";

/** The purple star chart of a birth. */
export const ziweiChart = defineProcedure({
  name: "ziwei.chart",
  tradition: "chinese-destiny",
  words: wordsIn<ZiweiChartWords>(import.meta),
  kind: "calculation",
  cost: 20,
  narrated: true,
  icon: "icons/ziwei.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: ZIWEI_CONVENTIONS,
  omittable: {
    gender: {
      assume: { gender: "male" },
      exhaustive: true,
      verdicts: [
        "/lifePalace",
        "/bureau",
        "/soulMaster",
        "/palaces/1/decade/from",
        "/palaces/1/doctorRing",
      ],
      marker: "genderAssumption",
    },
  },
  refusals: ["longitudeNeeded", "hourNeeded", "yearOutOfRange", "onDateUnusable"],
  work: () => import("./work.ts"),
  asks: byBirthAndGender,
  weighs: "tally",
  pictured: true,
  examples: [
    {
      title: "a birth on the last day of the fifth lunar month",
      input: {
        birthDate: "2053-07-15",
        birthTime: "01:30",
        timezone: "+08:00",
        clock: "civil",
        gender: "female",
      },
      expect: {
        lunarDate: { year: 2053, month: 5, isLeapMonth: false, day: 30 },
        bureau: { native: "土五局" },
        lifePalace: { native: "巳" },
        bodyPalace: { native: "未" },
        soulMaster: { native: "武曲" },
        bodyMaster: { native: "天同" },
      },
      source: "iztro 2.6.1",
    },
  ],
  references: [
    {
      title: "Ziwei Doushu Quanshu 紫微斗數全書",
      author: "attr. Chen Tuan 陳摶, ed. Luo Hongxian 羅洪先",
      year: "Ming",
    },
    { title: "Ziwei Doushu Quanji 紫微斗數全集", year: "Ming" },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ZiweiHoroscopeWords } from "./words/en.ts";

/** Decade, year, month, day and hour of a purple star chart. */
export const ziweiHoroscope = defineProcedure({
  name: "ziwei.horoscope",
  tradition: "chinese-destiny",
  words: wordsIn<ZiweiHoroscopeWords>(import.meta),
  kind: "calculation",
  cost: 15,
  icon: "icons/ziwei.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  omittable: {
    gender: {
      assume: { gender: "male" },
      exhaustive: true,
      verdicts: ["/periods/0/palace", "/periods/1/palace", "/minorLimit/palace"],
      marker: "genderAssumption",
    },
  },
  refusals: ["longitudeNeeded", "hourNeeded", "yearOutOfRange", "onDateUnusable"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day of 2043 for a man born in January 1997",
      input: {
        birthDate: "1997-01-09",
        birthTime: "05:30",
        timezone: "+08:00",
        clock: "civil",
        gender: "male",
        targetDate: "2043-03-06",
      },
      expect: {
        target: { nominalAge: 48 },
        minorLimit: { branch: { native: "酉" } },
        periods: [
          { lifeBranch: { native: "寅" }, stem: { native: "庚" } },
          { lifeBranch: { native: "亥" }, stem: { native: "癸" } },
          { lifeBranch: { native: "卯" }, stem: { native: "甲" } },
          { lifeBranch: { native: "卯" }, stem: { native: "戊" } },
        ],
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
  ],
});

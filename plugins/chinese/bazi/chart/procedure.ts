import { byBirthAndGender, defineProcedure, wordsIn } from "#sdk";
import { BAZI_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { BAZI_CONVENTIONS } from "./conventions.ts";
import { input } from "./input.ts";
import { GENDER_OMITTED, HOUR_OMITTED } from "./omissions.ts";
import type { BaziChartWords } from "./words/en.ts";

const BEIJING = { timezone: "+08:00", clock: "civil" } as const;

/** The four pillars of a birth with everything that is read from them. */
export const baziChart = defineProcedure({
  name: "bazi.chart",
  tradition: "chinese-destiny",
  words: wordsIn<BaziChartWords>(import.meta),
  kind: "calculation",
  cost: 15,
  narrated: true,
  icon: "icons/bazi.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: BAZI_CONVENTIONS,
  omittable: { gender: GENDER_OMITTED, birthHour: HOUR_OMITTED },
  refusals: ["longitudeNeeded", "birthOrPillars"],
  work: () => import("./work.ts"),
  asks: byBirthAndGender,
  weighs: "tally",
  pictured: true,
  examples: [
    {
      title: "a winter birth in Beijing time, civil clock",
      input: { ...BEIJING, birthDate: "1970-01-22", birthTime: "04:25", gender: "female" },
      expect: {
        pillars: {
          year: { pillar: { native: "己酉" } },
          month: { pillar: { native: "丁丑" } },
          day: { pillar: { native: "壬寅" } },
          hour: { pillar: { native: "壬寅" } },
        },
        derived: {
          lifePalace: { pillar: { native: "丙寅" } },
          bodyPalace: { pillar: { native: "戊辰" } },
        },
        luck: {
          direction: { value: { id: "forward" } },
          start: { years: 4, months: 5, days: 16, hours: 17 },
        },
      },
      source: "tyme4ts 1.5.2, lunar-typescript 1.8.6 and 0xf3cd/bazi 641a08b agree",
    },
    {
      title: "23:41, when the day has already turned",
      input: { ...BEIJING, birthDate: "2082-07-09", birthTime: "23:41", gender: "male" },
      expect: {
        pillars: {
          day: { pillar: { native: "己卯" } },
          hour: { pillar: { native: "甲子" } },
        },
      },
      source: "tyme4ts 1.5.2, lunar-typescript 1.8.6 and 0xf3cd/bazi 641a08b agree",
    },
    {
      title: "the same moment with early and late zi hours",
      input: {
        ...BEIJING,
        birthDate: "2082-07-09",
        birthTime: "23:41",
        gender: "male",
        dayBoundary: "splitZi",
      },
      expect: {
        pillars: {
          day: { pillar: { native: "戊寅" } },
          hour: { pillar: { native: "甲子" } },
        },
      },
      source: "tyme4ts 1.5.2 with its second eight-character provider",
    },
  ],
  references: BAZI_REFERENCES,
});

import { byBirthAndGender, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SajuWords } from "./words/en.ts";

/** The four pillars of a birth by Korean practice. */
export const sajuChart = defineProcedure({
  name: "saju.chart",
  tradition: "korean",
  words: wordsIn<SajuWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/saju.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  omittable: {
    gender: { assume: { gender: "male" }, exhaustive: true, verdicts: ["/luck/forward"] },
    birthHour: {
      fields: ["birthTime", "birthHour"],
      assume: null,
      exhaustive: true,
      verdicts: [
        "/strength/value",
        "/helper/value",
        "/pillars/day/gapja",
        "/pillars/month/gapja",
        "/pillars/year/gapja",
      ],
    },
  },
  refusals: ["longitudeNeeded"],
  work: () => import("./work.ts"),
  asks: byBirthAndGender,
  pictured: true,
  examples: [
    {
      title: "Seoul's own mean time, 32 minutes behind the clock",
      input: {
        birthDate: "2012-04-02",
        birthTime: "12:08",
        timezone: "Asia/Seoul",
        longitude: 127,
        gender: "female",
      },
      expect: {
        chartTime: { local: "2012-04-02T11:36:00", utcOffsetMinutes: 540 },
        pillars: {
          year: { gapja: { native: "임진" } },
          month: { gapja: { native: "계묘" } },
          day: { gapja: { native: "계사" } },
          hour: { gapja: { native: "무오" } },
        },
      },
      source: "tyme4ts and @fullstackfamily/manseryeok agree",
    },
    {
      title: "the years in which Korea's noon was 127.5° east, with summer time",
      input: {
        birthDate: "1957-07-10",
        birthTime: "15:10",
        timezone: "Asia/Seoul",
        gender: "male",
      },
      expect: {
        chartTime: { local: "1957-07-10T14:10:00", utcOffsetMinutes: 570, standardMinutes: 510 },
      },
      source:
        "IANA database, Asia/Seoul: UTC+8:30 from 21 March 1954 to 9 August 1961, and an hour of summer time",
    },
  ],
  references: [
    { title: "Yeonhae Japyeong 연해자평 (淵海子平)", part: "pillars, ten gods, stages" },
    { title: "IANA time zone database", part: "Asia/Seoul" },
    { title: "Jeokcheonsu 적천수 (滴天髓)", part: "억부" },
  ],
});

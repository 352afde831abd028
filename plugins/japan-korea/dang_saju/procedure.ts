import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DangSajuWords } from "./words/en.ts";

/** The four stars of a birth in the Tang picture book. */
export const dangSajuRead = defineProcedure({
  name: "dangSaju.read",
  tradition: "korean",
  words: wordsIn<DangSajuWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dang_saju.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  omittable: {
    birthHour: {
      fields: ["birthTime", "birthHour"],
      assume: null,
      exhaustive: true,
      verdicts: ["/stars/0/star", "/stars/1/star", "/stars/2/star"],
    },
  },
  refusals: ["calendarOutOfRange", "longitudeNeeded"],
  work: () => import("./work.ts"),
  asks: byBirth,
  pictured: true,
  examples: [
    {
      title: "the first day of a year of the snake, at noon",
      input: { birthDate: "2013-02-10", birthTime: "12:30", timezone: "Asia/Seoul" },
      expect: {
        lunar: { year: 2013, month: 1, day: 1 },
        stars: [
          { star: { native: "천문성" } },
          { star: { native: "천문성" } },
          { star: { native: "천문성" } },
          { star: { native: "천수성" } },
        ],
      },
      source:
        "the count at openwiki.kr, 당사주: a year of the snake is 천문성; six hours on from it is 천수성",
    },
    {
      title: "without a time three stars are read",
      input: { birthDate: "1984-02-02" },
      expect: {
        lunar: { year: 1984, month: 1, day: 1 },
        stars: [
          { star: { native: "천귀성" } },
          { star: { native: "천귀성" } },
          { star: { native: "천귀성" } },
        ],
      },
      source: "openwiki.kr, 당사주: a year of the rat is 천귀성; Seollal of 1984 was on 2 February",
    },
  ],
  references: [
    { title: "당사주", author: "openwiki.kr" },
    { title: "당사주 말년운", author: "wisdom-house1.tistory.com" },
  ],
});

import { byPairAndGender, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { GungHapWords } from "./words/en.ts";

/** Two births by animals, sounds and days. */
export const gungHap = defineProcedure({
  name: "compatibility.gungHap",
  tradition: "korean",
  words: wordsIn<GungHapWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/gung_hap.svg",
  reads: "births",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["calendarOutOfRange"],
  work: () => import("./work.ts"),
  asks: byPairAndGender,
  weighs: "own",
  examples: [
    {
      title: "rat and sheep sulk at each other; the man's gold meets the woman's fire",
      input: {
        a: { birthDate: "1984-05-01", gender: "male" },
        b: { birthDate: "1979-05-01", gender: "female" },
      },
      expect: {
        a: { year: { native: "갑자" }, sound: { native: "해중금" }, animal: { native: "쥐" } },
        b: { year: { native: "기미" }, sound: { native: "천상화" }, animal: { native: "양" } },
        outer: [{ id: "hae" }, { id: "wonjin" }],
        image: { native: "수마중태" },
      },
      source: "한국민족문화대백과, 궁합: 쥐와 양은 원진; 1984 is 甲子 海中金, 1979 己未 天上火",
    },
    {
      title: "tiger and horse of one trine",
      input: { a: { birthDate: "1986-06-01" }, b: { birthDate: "1990-06-01" } },
      expect: { outer: [{ id: "samhap" }], image: null },
      source: "한국민족문화대백과, 궁합: 범, 말, 개 are a trine (삼합)",
    },
  ],
  references: [
    { title: "궁합", author: "Encyclopedia of Korean Culture 한국민족문화대백과" },
    { title: "생년으로 보는 납음오행 궁합법", author: "wonje.co.kr" },
  ],
});

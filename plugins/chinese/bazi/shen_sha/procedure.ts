import { defineProcedure, wordsIn } from "#sdk";
import { GENDER_OMITTED, HOUR_OMITTED } from "../chart/omissions.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { StarsWords } from "./words/en.ts";

const VERDICTS = ["/counts/helpful", "/counts/harmful"] as const;

/** The symbolic stars of four pillars. */
export const baziShenSha = defineProcedure({
  name: "bazi.shenSha",
  tradition: "chinese-destiny",
  words: wordsIn<StarsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/bazi.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  omittable: {
    gender: { ...GENDER_OMITTED, verdicts: VERDICTS },
    birthHour: { ...HOUR_OMITTED, verdicts: VERDICTS },
  },
  refusals: ["longitudeNeeded", "birthOrPillars"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a birth of 1935",
      input: {
        birthDate: "1935-11-05",
        birthTime: "16:30",
        timezone: "+08:00",
        clock: "civil",
        gender: "female",
      },
      expect: { native: "乙亥 丙戌 乙酉 甲申" },
      source: "cantian-tymext and @lunisolar/plugin-char8ex on pillars and stars",
    },
    {
      title: "a day of stems that the ox and the goat help, from pillars",
      input: {
        pillars: { year: "甲子", month: "丁丑", day: "甲戌", hour: "辛未" },
        gender: "male",
      },
      expect: { native: "甲子 丁丑 甲戌 辛未" },
      source: "Sanming Tonghui 3: 甲戊庚牛羊, here 丑 and 未",
    },
  ],
  references: [
    {
      title: "Sanming Tonghui 三命通會",
      author: "Wan Minying 萬民英",
      year: "1578",
      part: "juan 2-3",
    },
    { title: "Yuanhai Ziping 淵海子平", author: "Xu Sheng 徐升 (ed.)", year: "Song, printed Ming" },
  ],
});

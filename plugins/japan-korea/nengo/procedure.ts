import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { NengoWords } from "./words/en.ts";

/** Years of Japanese era names. */
export const nengoConvert = defineProcedure({
  name: "nengo.convert",
  tradition: "japanese",
  words: wordsIn<NengoWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/nengo.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: [
    "eraOrDate",
    "eraUnknown",
    "noEra",
    "eraYearBeyond",
    "dayOutsideEra",
    "oldYearOutOfRange",
    "noSuchOldDate",
  ],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "two courts on one day",
      input: { date: "1353-09-22" },
      expect: {
        readings: [
          {
            era: { native: "正平" },
            court: { native: "南朝" },
            eraYear: 8,
            old: { month: 8, day: 16 },
          },
          {
            era: { native: "文和" },
            court: { native: "北朝" },
            eraYear: 2,
            old: { month: 8, day: 16 },
          },
        ],
      },
      source: "CeJS era data; ICU has the southern one alone",
    },
    {
      title: "a day of Edo, by era, month and day",
      input: { era: "元禄", eraYear: 16, month: 1, day: 3 },
      expect: {
        gregorian: "1703-02-18",
        julian: null,
        readings: [{ native: "元禄十六年正月三日" }],
      },
      source: "CeJS era data, ICU",
    },
    {
      title: "the first year of Reiwa",
      input: { era: "Reiwa", eraYear: 1 },
      expect: { readings: [{ era: { native: "令和" }, year: 2019, firstDay: "2019-05-01" }] },
      source: "Cabinet order 143 of 2019: in force on 1 May",
    },
  ],
  references: [
    { title: "Nihon rekijitsu genten 日本暦日原典", author: "Uchida Masao 内田正男", year: "1975" },
    { title: "Nihon no koyomi 日本の暦", author: "National Diet Library", part: "元号一覧" },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { KyurekiWords } from "./words/en.ts";

/** A date of the Gregorian calendar in the old one of Japan, and back. */
export const kyurekiConvert = defineProcedure({
  name: "kyureki.convert",
  tradition: "japanese",
  words: wordsIn<KyurekiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/kyureki.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["dateOrOld", "oldYearOutOfRange", "noSuchOldDate"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day on which Japan and China part",
      input: { date: "2017-07-18" },
      expect: {
        old: { year: 2017, month: 5, isLeapMonth: true, day: 25 },
        rokuyo: { native: "大安" },
        china: { differs: true },
      },
      source: "qreki_py and calendar-code2 at the Japanese meridian agree",
    },
    {
      title: "back from an old date",
      input: { old: { year: 1970, month: 6, day: 2 } },
      expect: { date: "1970-07-05", rokuyo: { native: "先勝" }, office: { id: "reckoned" } },
      source: "qreki_py and calendar-code2 at the Japanese meridian agree",
    },
    {
      title: "the last day of the old calendar in office",
      input: { date: "1872-12-31" },
      expect: { old: { month: 12, day: 2 }, office: { id: "inOffice" } },
      source:
        "Dajōkan decree 337 of Meiji 5: the day after the second of the twelfth month is 1 January of Meiji 6",
    },
  ],
  references: [
    { title: "Nihon rekijitsu genten 日本暦日原典", author: "Uchida Masao 内田正男", year: "1975" },
    {
      title: "Kyūreki 2033-nen mondai 旧暦2033年問題",
      author: "Japan Calendar Culture Association 日本カレンダー暦文化振興協会",
      year: "2015",
    },
  ],
});

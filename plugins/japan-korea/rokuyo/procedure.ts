import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { RokuyoWords } from "./words/en.ts";

/** The six-day sign of a date. */
export const rokuyoDay = defineProcedure({
  name: "rokuyo.day",
  tradition: "japanese",
  words: wordsIn<RokuyoWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/rokuyo.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["oldYearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Tomobiki in the middle of the eleventh month",
      input: { date: "1988-01-05", kind: "wedding" },
      expect: {
        rokuyo: { native: "友引" },
        old: { month: 11, day: 16 },
        fitness: { value: { id: "fits" } },
      },
      source: "qreki_py agrees with astronomy-engine 2.1.19 at UTC+9",
    },
    {
      title: "the last day of an old year",
      input: { date: "2034-02-18" },
      expect: { rokuyo: { native: "大安" }, old: { month: 12, day: 30 } },
      source: "qreki_py agrees with astronomy-engine 2.1.19 at UTC+9",
    },
  ],
  references: [
    { title: "Nihon no koyomi 日本の暦", author: "National Diet Library", part: "六曜" },
    { title: "Rokuyō 六曜", author: "Koyomi no pēji (koyomi8.com)", part: "hours of the six days" },
  ],
});

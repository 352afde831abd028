import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { MicroseasonsWords } from "./words/en.ts";

/** The 24 terms and 72 seasons of Japan. */
export const microseasons = defineProcedure({
  name: "japaneseCalendar.microseasons",
  tradition: "japanese",
  words: wordsIn<MicroseasonsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/microseasons.svg",
  input,
  output: answer,
  refusals: ["dateOrYear", "yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day after the winter solstice",
      input: { date: "1994-12-24" },
      expect: {
        current: {
          index: 64,
          season: { native: "乃東生" },
          sekki: { native: "冬至" },
          part: 1,
          start: "1994-12-22",
        },
      },
      source: "astronomy-engine and tyme4ts agree",
    },
    {
      title: "the third day of hakuro",
      input: { date: "2003-09-10" },
      expect: {
        current: {
          index: 43,
          season: { native: "草露白" },
          part: 1,
          start: "2003-09-08",
          dayOf: 3,
        },
      },
      source: "astronomy-engine and tyme4ts agree",
    },
  ],
  references: [
    { title: "Ryakuhon-reki 略本暦", year: "1874", part: "七十二候" },
    {
      title: "Honchō shichijūni-kō 本朝七十二候",
      author: "Shibukawa Shunkai 渋川春海",
      year: "1685",
    },
    {
      title: "Reki yōkō 暦要項",
      author: "National Astronomical Observatory of Japan",
      part: "二十四節気",
    },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { QiWords } from "./words/en.ts";

/** The hexagram that rules a day of the year. */
export const guaQiDay = defineProcedure({
  name: "guaQi.day",
  tradition: "chinese-changes",
  words: wordsIn<QiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/changes.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the day after the winter solstice of 2024",
      input: { date: "2024-12-22", time: "12:00", timezone: "+08:00" },
      expect: {
        figure: { hexagram: { native: "中孚" } },
        rank: { native: "公" },
        sovereign: { figure: { hexagram: { native: "復" } }, month: { native: "子" } },
        season: { figure: { hexagram: { native: "坎" } }, line: 1, term: { native: "冬至" } },
        pentad: { native: "蚯蚓結" },
      },
      source:
        "Xin Tangshu 28: 冬至 坎初六 蚯蚓結 公中孚; solstice on 21 December 2024 (Hong Kong Observatory)",
    },
    {
      title: "the summer solstice of 2025",
      input: { date: "2025-06-22", time: "12:00", timezone: "+08:00", measure: "sun" },
      expect: {
        figure: { hexagram: { native: "咸" } },
        rank: { native: "公" },
        season: { figure: { hexagram: { native: "離" } }, line: 1 },
      },
      source: "Xin Tangshu 28: 夏至 離初九 公咸; solstice on 21 June 2025 (Hong Kong Observatory)",
    },
  ],
  references: [
    { title: "Hanshu 漢書", part: "75, on Meng Xi and Jing Fang" },
    { title: "Yiwei Jilan Tu 易緯稽覽圖", year: "Han" },
    { title: "Xin Tangshu 新唐書", part: "27-28, Yixing's discussion and table", year: "1060" },
  ],
});

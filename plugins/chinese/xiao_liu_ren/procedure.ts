import { byMoment, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { PalmWords } from "./words/en.ts";

/** Small Six Ren: three counts round six palms. */
export const xiaoLiuRenCalculate = defineProcedure({
  name: "xiaoLiuRen.calculate",
  tradition: "chinese-boards",
  words: wordsIn<PalmWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/xiao_liu_ren.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["lifespan", "longitudeNeeded", "yearOutOfRange"],
  work: () => import("./work.ts"),
  asks: byMoment,
  weighs: "verdict",
  pictured: true,
  examples: [
    {
      title: "the morning of 9 October 1967",
      input: { date: "1967-10-09", time: "08:30", timezone: "+08:00", clock: "civil" },
      expect: {
        month: { palm: { native: "速喜" } },
        day: { palm: { native: "留連" } },
        hour: { palm: { native: "空亡" } },
        counted: { lunarMonth: 9, lunarDay: 6 },
      },
      source: "tyme4ts 1.5.2 (MinorRen) agreed with the counting rule",
    },
  ],
  references: [{ title: "Yuxia Ji 玉匣記", part: "six palms of Li Chunfeng", year: "Ming prints" }],
});

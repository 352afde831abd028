import { byChanceAndMoment, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { CastWords } from "./words/en.ts";

/** A hexagram cast by coins, stalks, lines, the moment or numbers, and the text that speaks. */
export const yijingCast = defineProcedure({
  name: "yijing.cast",
  tradition: "chinese-changes",
  words: wordsIn<CastWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/changes.svg",
  needs: ["now", "random"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["lifespan", "longitudeNeeded", "yearOutOfRange", "otherWay", "nothingToCast"],
  work: () => import("./work.ts"),
  asks: byChanceAndMoment,
  weighs: "verdict",
  pictured: true,
  examples: [
    {
      title: "contemplation, the fourth line moving",
      input: {
        lines: [8, 8, 8, 6, 7, 7],
        date: "2026-01-15",
        time: "12:00",
        timezone: "+08:00",
        clock: "civil",
      },
      expect: {
        figure: { fullName: "風地觀" },
        changed: { fullName: "天地否" },
        texts: [{ title: "六四", text: { original: "觀國之光，利用賓于王。" } }],
      },
      source: "Zuozhuan, Zhuang 22: 遇觀之否, and the text that the diviner quotes",
    },
    {
      title: "stillness, five lines moving",
      input: {
        lines: [6, 8, 9, 6, 6, 9],
        date: "2026-01-15",
        time: "12:00",
        timezone: "+08:00",
        clock: "civil",
      },
      expect: {
        figure: { fullName: "艮為山" },
        changed: { fullName: "澤雷隨" },
        texts: [
          { whose: { native: "之卦" }, title: "六二", text: { original: "係小子，失丈夫。" } },
        ],
      },
      source:
        "Zuozhuan, Xiang 9: 遇艮之八, 是謂艮之隨; Zhu Xi on it: the line that rests should have spoken, 係小子失丈夫",
    },
  ],
  references: [
    { title: "Zhouyi 周易", part: "judgements and lines, received text; Xici shang 9" },
    { title: "Yixue Qimeng 易學啟蒙", author: "Zhu Xi 朱熹", year: "1186", part: "3 and 4" },
  ],
});

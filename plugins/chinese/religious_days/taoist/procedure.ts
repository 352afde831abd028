import { defineProcedure, wordsIn } from "#sdk";
import { input } from "../shape.ts";
import { answer } from "./answer.ts";
import type { TaoistWords } from "./words/en.ts";

/** A day of the Taoist calendar. */
export const taoistCalendarDay = defineProcedure({
  name: "taoistCalendar.day",
  tradition: "chinese-almanac",
  words: wordsIn<TaoistWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almanac.svg",
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the Lower Origin of 1967",
      input: { date: "1967-11-16" },
      expect: {
        lunar: { month: 10, day: 15 },
        taoYear: 4664,
        days: [{ native: "下元水官大帝聖誕" }, { native: "建生大會" }],
        kinds: [{ native: "三會日" }, { native: "三元日" }],
      },
      source: "lunar-javascript 1.7.7",
    },
    {
      title: "the birthday of Mazu in 2026",
      input: { date: "2026-05-09" },
      expect: { lunar: { month: 3, day: 23 }, days: [{ native: "天后媽祖聖誕" }] },
      source: "temples of Taiwan: the 23rd of the third month",
    },
  ],
  references: [
    { title: "Yuxia Ji 玉匣記", part: "birthdays of the gods" },
    { title: "Calendar of the Chinese Taoist Association", part: "feasts, meetings, days of 戊" },
  ],
});

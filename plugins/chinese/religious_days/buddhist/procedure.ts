import { defineProcedure, wordsIn } from "#sdk";
import { input } from "../shape.ts";
import { answer } from "./answer.ts";
import type { BuddhistWords } from "./words/en.ts";

/** A day of the Buddhist calendar of Chinese communities. */
export const buddhistCalendarDay = defineProcedure({
  name: "buddhistCalendar.day",
  tradition: "chinese-almanac",
  words: wordsIn<BuddhistWords>(import.meta),
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
      title: "the bathing of the Buddha in 2026",
      input: { date: "2026-05-24" },
      expect: {
        lunar: { month: 4, day: 8 },
        buddhistYear: 2570,
        buddhaDays: [{ native: "釋迦牟尼佛聖誕" }],
      },
      source: "public holidays of Hong Kong: the Birthday of the Buddha, 24 May 2026",
    },
    {
      title: "a day of Mahasthamaprapta, with a fast of Guanyin",
      input: { date: "1989-08-14" },
      expect: {
        buddhistYear: 2533,
        buddhaDays: [{ native: "大勢至菩薩聖誕" }],
        fasts: [{ native: "觀音齋" }],
        notes: [{ native: "大勢至菩薩誕" }],
      },
      source: "lunar-javascript 1.7.7",
    },
  ],
  references: [
    { title: "Chanmen Risong 禪門日誦", part: "days of buddhas and bodhisattvas" },
    { title: "Sutra of the Vows of Kshitigarbha 地藏菩薩本願經", part: "6, the ten fasts" },
    { title: "Mahaprajnaparamita Upadesha 大智度論", part: "juan 13, the six fasts" },
  ],
});

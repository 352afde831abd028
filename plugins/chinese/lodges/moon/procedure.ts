import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MoonLodgeWords } from "./words/en.ts";

/** The lodge in which the Moon really stands. */
export const mansionsMoon = defineProcedure({
  name: "mansions.moon",
  tradition: "chinese-stars",
  words: wordsIn<MoonLodgeWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almanac.svg",
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the evening of the full Moon of 1 May 2026",
      input: { date: "2026-05-01", time: "20:00", timezone: "UTC" },
      expect: { lodge: { native: "亢" }, next: { native: "氐" }, star: "κ Vir" },
      source:
        "Moon at 214° of right ascension by the ephemeris, between κ Virginis (213.6°) and α Librae (223.1°)",
    },
    {
      title: "passing the Pleiades",
      input: { date: "2024-01-20", time: "14:00", timezone: "UTC" },
      expect: { lodge: { native: "昴" } },
      source: "almanacs: the Moon passes 0.9° north of the Pleiades on 20 January 2024, 13 h UT",
    },
  ],
  references: [
    { title: "Kaiyuan Zhanjing 開元占經", author: "Gautama Siddha 瞿曇悉達", part: "juan 60-63" },
    { title: "Zhongguo Hengxing Guance Shi 中國恆星觀測史", author: "Pan Nai 潘鼐", year: "1989" },
  ],
});

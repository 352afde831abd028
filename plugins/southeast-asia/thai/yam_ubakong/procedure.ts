import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { YamWords } from "./words/en.ts";

/** The watches of a day for setting out, by the marks of Ubakong. */
export const yamUbakongHours = defineProcedure({
  name: "yamUbakong.hours",
  tradition: "thai",
  words: wordsIn<YamWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/yam.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a Thursday ends with four zeros",
      input: { date: "2026-05-28", time: "16:00", timezone: "Asia/Bangkok" },
      expect: { now: { night: false, watch: 5, mark: { id: "fourZeros" } } },
      source:
        "Tables of the day agree: Thursday cross, clear, two, one, four zeros; 15:37 to 18:00",
    },
    {
      title: "before six the night of the day before goes on",
      input: { date: "2026-05-25", time: "05:00", timezone: "Asia/Bangkok", night: "next" },
      expect: {
        civil: { date: "2026-05-24" },
        now: { night: true, watch: 5, mark: { id: "twoZeros" } },
      },
      source: "Table with nights: Sunday night one, four, cross, clear, two zeros; 3:37 to 6:00",
    },
  ],
  references: [
    { title: "ยามอุบากอง", part: "th.wikisource.org" },
    { title: "ยามอุบากอง 2566", author: "Thai Rath", year: "2023" },
  ],
});

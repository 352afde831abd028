import { byPair, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { SukuyoMatchWords } from "./words/en.ts";

/** Two births by their lodges. */
export const sukuyoMatch = defineProcedure({
  name: "compatibility.sukuyo",
  tradition: "japanese",
  words: wordsIn<SukuyoMatchWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/sukuyo_match.svg",
  reads: "births",
  input,
  output: answer,
  refusals: ["calendarOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  asks: byPair,
  weighs: "own",
  examples: [
    {
      title: "畢 is the seventh from 室, 壞; and 室 the fourth of the third round from 畢, 安",
      input: { a: { birthDate: "2024-02-10" }, b: { birthDate: "2024-03-14" } },
      expect: {
        a: { lodge: { native: "室宿" }, other: { native: "壞" } },
        b: { lodge: { native: "畢宿" }, other: { native: "安" } },
      },
      source:
        "lodges: divination.page and the sutra's own example; count of nine, Taishō 1299, ch. 3",
    },
    {
      title: "one lodge twice",
      input: { a: { birthDate: "2024-02-10" }, b: { birthDate: "2024-02-10" } },
      expect: { tie: { native: "命" }, distance: { native: "同宿" }, steps: 0 },
      source: "Xiuyao jing, Taishō 1299, ch. 3: the count begins with the birth lodge itself",
    },
  ],
  references: [
    {
      title: "Sukuyō-kyō 宿曜經",
      author: "Amoghavajra",
      year: "764",
      part: "Taishō 1299, vol. 1, chapter 3",
    },
  ],
});

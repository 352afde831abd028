import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { BakunawaWords } from "./words/en.ts";

/** Which way the sea serpent faces in a quarter of the year. */
export const bakunawaDirection = defineProcedure({
  name: "bakunawa.direction",
  tradition: "philippine",
  words: wordsIn<BakunawaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/bakunawa.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the year opens with the head in the north",
      input: { date: "2026-01-15", facingDeg: 10 },
      expect: {
        quarter: 1,
        head: { id: "north" },
        tail: { id: "south" },
        until: "2026-03-31",
        facing: { bearing: { id: "mouth" }, leaning: { value: { id: "adverse" } } },
      },
      source:
        "Creatures of Kwento: facing north in January, west in April, south in July, east in October",
    },
    {
      title: "west from April",
      input: { date: "2026-04-01" },
      expect: { quarter: 2, head: { id: "west" }, next: { id: "south" }, facing: null },
      source:
        "Creatures of Kwento: facing north in January, west in April, south in July, east in October",
    },
  ],
  references: [{ title: "Signosan", author: "Mansueto Porras", year: "1919" }],
});

import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { FALLS, TABLET } from "./falls.ts";
import { input } from "./input.ts";
import type { HakataWords } from "./words/en.ts";

/** One throw of the four tablets. */
export const hakataCast = defineProcedure({
  name: "hakata.cast",
  tradition: "shona",
  words: wordsIn<HakataWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/hakata.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  options: { falls: FALLS.length, tablets: TABLET.ids },
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "both senior tablets open",
      input: { falls: [true, true, false, false], topic: "home" },
      expect: {
        number: 12,
        fall: { id: "kwameChilume", text: "Kwame and Chilume open" },
        tablets: [
          { tablet: { id: "kwame" } },
          { tablet: { id: "chilume" } },
          { tablet: { id: "ntakwala" } },
          { tablet: { id: "lumwe" } },
        ],
      },
      source:
        "W. van Binsbergen (1996): names of the four tablets and their order, two states each",
    },
  ],
  references: [
    {
      title: "Regional and Historical Connections of Four-Tablet Divination in Southern Africa",
      author: "Wim van Binsbergen",
      year: "1996",
      part: "Journal of Religion in Africa 26",
    },
    {
      title: "Annotations for Dice Combinations",
      author: "Experience Rich Anthropology",
      part: "A Venda catalogue of the falls of four tablets",
    },
    {
      title: "Shona Religion",
      author: "Michael Gelfand",
      year: "1962",
      part: "page 163, as quoted by M. Hander (1997)",
    },
  ],
});

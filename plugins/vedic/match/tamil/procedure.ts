import { defineProcedure, wordsIn } from "#sdk";
import { PERSON_REFUSALS } from "../person.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { TamilWords } from "./words/en.ts";

/** The ten marriage agreements as Tamil almanacs count them, with their vetoes. */
export const tamilPorutham = defineProcedure({
  name: "compatibility.tamilPorutham",
  tradition: "tamil-siddha",
  words: wordsIn<TamilWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/porutham.svg",
  conventions: CONVENTIONS,
  refusals: PERSON_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title:
        "Mrigashira 1 for the bride, Rohini 2 for the groom: the star before her own, in her sign",
      input: { bride: { nakshatra: 5, pada: 1 }, groom: { nakshatra: 4, pada: 2 } },
      expect: {
        held: 8,
        match: { value: { id: "agreed" } },
        vetoes: [],
      },
      source: "Kalaprakashika, vivaha, read by hand: the count is 27 within one sign",
    },
    {
      title: "Chitra and Dhanishta: both of the head, and they pierce each other",
      input: { bride: { nakshatra: 14, pada: 1 }, groom: { nakshatra: 23, pada: 4 } },
      expect: {
        match: { value: { id: "refused" } },
        vetoes: [{ id: "rajju" }, { id: "vedha" }],
      },
      source: "PyJHora, southern method: rajju and vedha fail",
    },
  ],
  references: [
    { title: "Kalaprakashika", part: "vivaha" },
    { title: "Brihat Jataka", author: "Varahamihira", year: "6th century", part: "II.15" },
    { title: "Tamil panchangam", part: "table of poruthams" },
  ],
});

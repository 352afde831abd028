import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { AnnualWords } from "./words/en.ts";

/** A year against a birth, by the elements of Tibet. */
export const tibetanAnnual = defineProcedure({
  name: "tibetan.annual",
  tradition: "tibetan",
  words: wordsIn<AnnualWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/annual.svg",
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Water-Dragon of 1952 in the Water-Hare year of 2023",
      input: { birthDate: "1952-10-07", gender: "male", year: 2023 },
      expect: {
        born: { element: { id: "water" }, animal: { id: "dragon" } },
        year: { element: { id: "water" }, animal: { id: "hare" } },
        forces: [
          { birth: { id: "earth" }, year: { id: "wood" }, black: 2 },
          { birth: { id: "water" } },
          { birth: { id: "water" }, year: { id: "water" }, white: 1 },
          { birth: { id: "wood" } },
          { birth: { id: "fire" } },
        ],
      },
      source:
        "A. Naumova, Tibetan Astrology (readli.net): birth of 7 October 1952: vitality earth, body and power water, luck wood, soul fire; like meets like well in water",
    },
    {
      title: "a year of one's own animal",
      input: { birthDate: "1988-06-15", gender: "female", year: 2024 },
      expect: { age: 37, knot: { id: "own" }, nextOwn: 2036, nextOpposite: 2030 },
      source: "Earth-Dragon 1988 and Wood-Dragon 2024, thirty-six years apart",
    },
  ],
  references: [
    { title: "Tibetan Astrology", author: "Philippe Cornu", year: "1997" },
    {
      title: "Snang srid me long (The Mirror of Manifest Being)",
      author: "translated at edharmalib.com",
      part: "2.5 the walk of the number",
    },
  ],
});

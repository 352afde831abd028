import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { IfaWords } from "./words/en.ts";

/** One odu of the 256, with what comes with it. */
export const ifaCast = defineProcedure({
  name: "ifa.cast",
  tradition: "yoruba",
  words: wordsIn<IfaWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/ifa.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "eight single marks are Ogbe Meji, the first odu",
      input: { marks: [1, 1, 1, 1, 1, 1, 1, 1], seed: "ifa" },
      expect: { odu: { text: "Ogbe Meji" }, isMeji: true, rank: 1, right: { order: 1 } },
      source:
        "S. Skinner, Terrestrial Astrology (1980): Ogbe Meji is the strongest and heads the order",
    },
    {
      title: "Ose on the right and Otura on the left",
      input: { marks: [1, 2, 1, 2, 1, 2, 1, 1], method: "ikin", seed: "ifa" },
      expect: { odu: { text: "Ose-Otura" }, isMeji: false, left: { order: 13 } },
      source: "Published tables of the 256 odu: 1212 Ose, 1211 Otura, right leg named first",
    },
    {
      title: "ranked by the right leg, Oyeku-Ogbe is the thirty-second",
      input: { marks: [2, 2, 2, 2, 1, 1, 1, 1], ranks: "rightLeg", seed: "ifa" },
      expect: { odu: { text: "Oyeku-Ogbe" }, rank: 32 },
      source:
        "S. Skinner, Terrestrial Astrology (1980): sixteen doubles, fifteen others of Ogbe, then those of Oyeku",
    },
  ],
  references: [
    {
      title: "Ifa Divination: Communication between Gods and Men in West Africa",
      author: "William Bascom",
      year: "1969",
    },
    {
      title: "Terrestrial Astrology: Divination by Geomancy",
      author: "Stephen Skinner",
      year: "1980",
      part: "Ifa: generating the figures with palm nuts; the order of the 256",
    },
    { title: "Yoruba Heathenism", author: "James Johnson", year: "1899" },
  ],
});

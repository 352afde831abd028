import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LoreWords } from "./words/en.ts";

/** What lore gives to a date of birth: stone, flower, the rhyme of its weekday, names. */
export const birthLoreProfile = defineProcedure({
  name: "birthLore.profile",
  tradition: "birth-lore",
  words: wordsIn<LoreWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/birth_lore.svg",
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "born on the day on which people first stood on the Moon",
      input: { birthDate: "1969-07-20" },
      expect: {
        weekday: { id: "sunday" },
        stone: { id: "ruby" },
        stones: { biblical: { id: "sardonyx" } },
      },
      source:
        "Apollo 11 Mission Report: Sunday 20 July 1969; Kunz (1913): ruby for July in the list of 1912; Revelation 21:20, the fifth foundation",
    },
    {
      title: "born on Michaelmas",
      input: { birthDate: "1990-09-29" },
      expect: { nameDay: [{ id: "michael" }, { id: "gabriel" }, { id: "raphael" }] },
      source: "General Roman Calendar: 29 September, Saints Michael, Gabriel and Raphael",
    },
  ],
  references: [
    {
      title: "The Curious Lore of Precious Stones",
      author: "George Frederick Kunz",
      year: "1913",
      part: "ch. IX, Birth-stones",
    },
    {
      title: "Traditions, Legends, Superstitions, and Sketches of Devonshire",
      author: "Anna Eliza Bray",
      year: "1838",
      part: "II, p. 287",
    },
    { title: "Calendarium Romanum", year: "1969" },
  ],
});

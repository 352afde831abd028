import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { EntranceWords } from "./words/en.ts";

/** Which deity of the wall holds a door, and what it brings. */
export const vastuEntrance = defineProcedure({
  name: "vastu.entrance",
  tradition: "vastu",
  words: wordsIn<EntranceWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/vastu.svg",
  conventions: CONVENTIONS,
  refusals: ["beyond-wall"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a door in the fourth part of the east wall",
      input: { wall: "east", offset: 3.5, wallLength: 8 },
      expect: { part: 4, deity: { id: "indra" }, door: { id: "good" }, better: [] },
      source: "Brihat Samhita 53.70: the fourth brings the king's favour",
    },
    {
      title: "a door at the west end of the north wall",
      input: { wall: "north", offset: 0.2, wallLength: 8 },
      expect: { part: 1, deity: { id: "roga" }, door: { id: "bad" }, better: [3, 4, 5] },
      source: "Brihat Samhita 53.73: the third, fourth and fifth of the north are praised",
    },
  ],
  references: [
    {
      title: "Brihat Samhita",
      author: "Varahamihira",
      year: "6th century",
      part: "53.43-45, 70-73",
    },
  ],
});

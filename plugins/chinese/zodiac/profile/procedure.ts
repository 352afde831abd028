import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ProfileWords } from "./words/en.ts";

/** The animal of a birth year. */
export const zodiacProfile = defineProcedure({
  name: "zodiac.profile",
  tradition: "chinese-destiny",
  words: wordsIn<ProfileWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/compatibility.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a snake of fire",
      input: { birthDate: "1917-02-06" },
      expect: {
        pillar: { native: "丁巳" },
        animal: { id: "snake" },
        element: { id: "fire" },
        opposite: { id: "pig" },
        secretFriend: { id: "monkey" },
        harm: { id: "tiger" },
      },
      source: "tyme4ts and lunar-javascript agree",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書, juan 1",
      author: "Yunlu 允祿",
      year: "1741",
    },
    { title: "Sanming Tonghui 三命通會, juan 1-2", author: "Wan Minying 萬民英", year: "1578" },
  ],
});

import { byPair, defineProcedure, wordsIn } from "#sdk";
import { birthsInput } from "../person.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS } from "./conventions.ts";
import type { CompatibilityElementWords } from "./words/en.ts";

/** Five elements of two people held side by side. */
export const compatibilityElement = defineProcedure({
  name: "compatibility.element",
  tradition: "chinese-destiny",
  words: wordsIn<CompatibilityElementWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/compatibility.svg",
  reads: "births",
  input: birthsInput,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded"],
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "gold in the sea beside roadside earth",
      input: {
        a: { birthDate: "1984-06-15", birthTime: "12:00", timezone: "+08:00" },
        b: { birthDate: "1990-06-15", birthTime: "12:00", timezone: "+08:00" },
        clock: "civil",
      },
      expect: {
        a: { year: { native: "甲子" }, naYin: { native: "海中金" } },
        b: { year: { native: "庚午" }, naYin: { native: "路旁土" } },
      },
      source: "na yin by tyme4ts 1.5.2; earth generates metal",
    },
  ],
  references: [
    {
      title: "Sanming Tonghui 三命通會",
      author: "Wan Minying 萬民英",
      year: "1578",
      part: "juan 1, on na yin",
    },
    { title: "Tongshu 通書", part: "marriage tables by na yin" },
  ],
});

import { byPairAndGender, defineProcedure, wordsIn } from "#sdk";
import { pairInput } from "../person.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS } from "./conventions.ts";
import type { CompatibilityZiweiWords } from "./words/en.ts";

/** Compares two births by their purple star charts. */
export const compatibilityZiwei = defineProcedure({
  name: "compatibility.ziwei",
  tradition: "chinese-destiny",
  words: wordsIn<CompatibilityZiweiWords>(import.meta),
  kind: "calculation",
  cost: 25,
  narrated: true,
  icon: "icons/ziwei.svg",
  reads: "births",
  input: pairInput,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange"],
  work: () => import("./work.ts"),
  asks: byPairAndGender,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "two births whose palaces are published",
      input: {
        a: {
          birthDate: "2053-07-15",
          birthTime: "01:30",
          timezone: "+08:00",
          gender: "female",
        },
        b: {
          birthDate: "2053-07-15",
          birthTime: "01:30",
          timezone: "+08:00",
          gender: "male",
        },
        clock: "civil",
      },
      expect: {
        a: { life: { branch: { native: "巳" } }, soulMaster: { native: "武曲" } },
        b: { life: { branch: { native: "巳" } }, soulMaster: { native: "武曲" } },
      },
      source: "iztro 2.6.1 for both charts",
    },
  ],
  references: [
    {
      title: "Ziwei Doushu Quanshu 紫微斗數全書",
      author: "attr. Chen Tuan 陳摶, ed. Luo Hongxian 羅洪先",
      year: "Ming",
    },
    {
      title: "Flying Star school 飛星派, contemporary practice",
      part: "exchange of transformations between two charts",
    },
  ],
});

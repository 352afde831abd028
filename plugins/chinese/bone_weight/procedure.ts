import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BoneWeightWords } from "./words/en.ts";

/** Weight of the bones and its verse. */
export const boneWeightCalculate = defineProcedure({
  name: "boneWeight.calculate",
  tradition: "chinese-destiny",
  words: wordsIn<BoneWeightWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/bone_weight.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange", "hourNeeded"],
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "verdict",
  pictured: true,
  examples: [
    {
      title: "a winter evening of 1914",
      input: { birthDate: "1914-01-15", birthTime: "22:30", timezone: "+08:00", clock: "civil" },
      expect: {
        qian: { year: 7, month: 5, day: 15, hour: 6, total: 33 },
        weight: { native: "3兩3錢" },
      },
      source: "weight tables of chinese-lunisolar-calendar agreed with five public tables",
    },
  ],
  references: [
    {
      title: "Chenggu Ge 稱骨歌",
      author: "attr. Yuan Tiangang 袁天罡",
      year: "Tang; printed Qing",
    },
  ],
});

import { byBirthAndGender, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { OnePalmWords } from "./words/en.ts";

/** The four counts of the One Palm scripture. */
export const onePalmChart = defineProcedure({
  name: "onePalm.chart",
  tradition: "chinese-destiny",
  words: wordsIn<OnePalmWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/xiao_liu_ren.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange", "hourNeeded"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a man of 1981",
      input: {
        birthDate: "1981-03-30",
        birthTime: "06:00",
        timezone: "+08:00",
        clock: "civil",
        gender: "male",
      },
      expect: {
        seats: {
          year: { star: { native: "天刃" }, path: { native: "畜道" } },
          month: { star: { native: "天藝" } },
          day: { star: { native: "天藝" } },
          hour: { star: { native: "天厄" }, path: { native: "鬼道" } },
        },
      },
      source: "kinastro and the counting rule agree; lunar date 2-25",
    },
    {
      title: "a woman of 2106, counted backward",
      input: {
        birthDate: "2106-05-25",
        birthTime: "02:00",
        timezone: "+08:00",
        clock: "civil",
        gender: "female",
      },
      expect: {
        seats: {
          year: { star: { native: "天權" } },
          month: { star: { native: "天壽" } },
          day: { star: { native: "天權" } },
          hour: { star: { native: "天厄" } },
        },
      },
      source: "kinastro and the counting rule agree; lunar date 4-22",
    },
  ],
  references: [
    { title: "Damo Yizhang Jing 達摩一掌經", author: "attr. Yixing 一行", year: "printed Qing" },
  ],
});

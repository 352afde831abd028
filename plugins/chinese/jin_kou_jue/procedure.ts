import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MouthWords } from "./words/en.ts";

/** The Golden Mouth: four places over a branch. */
export const jinKouJueCalculate = defineProcedure({
  name: "jinKouJue.calculate",
  tradition: "chinese-boards",
  words: wordsIn<MouthWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/da_liu_ren.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["lifespan", "longitudeNeeded", "timeNeeded"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day of 甲 in the twelfth month, the hour of 申, asked of 午",
      input: {
        date: "2024-01-21",
        time: "16:00",
        timezone: "+08:00",
        clock: "civil",
        position: "wu",
      },
      expect: {
        monthGeneral: { native: "神后" },
        human: { stem: { native: "庚" } },
        spirit: { name: { native: "青龍" }, pair: { native: "丙寅" } },
        general: { name: { native: "河魁" }, pair: { native: "甲戌" } },
        use: { native: "貴神" },
        motions: [{ native: "賊動" }, { native: "鬼動" }],
      },
      source:
        "Liuren Shenke Jinkoujue, first of its sixty-four boards: 庚 丙寅青龍(用) 甲戌河魁 午, 此課鬼動",
    },
  ],
  references: [
    {
      title: "Liuren Shenke Jinkoujue 六壬神課金口訣",
      author: "Shi Shizi 適適子 (ed.)",
      year: "Ming",
    },
  ],
});

import { byMoment, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LiuRenWords } from "./words/en.ts";

/** The great six ren of a moment. */
export const daLiuRenCalculate = defineProcedure({
  name: "daLiuRen.calculate",
  tradition: "chinese-boards",
  words: wordsIn<LiuRenWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/da_liu_ren.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["lifespan", "longitudeNeeded", "timeNeeded", "genderNeeded", "boardIncomplete"],
  work: () => import("./work.ts"),
  asks: byMoment,
  weighs: "tally",
  pictured: true,
  examples: [
    {
      title: "an evening of June 1982",
      input: { date: "1982-06-12", time: "19:03", timezone: "+08:00", clock: "civil" },
      expect: {
        monthGeneral: { branch: { native: "申" } },
        gate: { native: "重審" },
        lessons: [{ pair: "卯丙" }, { pair: "丑卯" }, { pair: "子寅" }, { pair: "戌子" }],
        transmissions: [
          { branch: { native: "丑" }, general: { native: "勾陳" } },
          { branch: { native: "亥" }, general: { native: "朱雀" }, stem: null },
          { branch: { native: "酉" }, general: { native: "貴人" } },
        ],
      },
      source: "liuren-ts-lib 88dfe6d, transmissions agreed with an evaluation of the nine gates",
    },
  ],
  references: [
    { title: "Da Liu Ren Daquan 大六壬大全", author: "Guo Zailai 郭載騋 (ed.)", year: "Ming" },
    { title: "Liuren Zhinan 六壬指南", author: "Chen Gongxian 陳公獻", year: "Ming" },
  ],
});

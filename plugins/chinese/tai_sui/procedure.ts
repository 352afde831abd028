import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { TaiSuiWords } from "./words/en.ts";

/** A birth year against the spirit of a year. */
export const taiSuiCheck = defineProcedure({
  name: "taiSui.check",
  tradition: "chinese-almanac",
  words: wordsIn<TaiSuiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almanac.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a dog of 1958 in 2023",
      input: { birthDate: "1958-12-06", year: 2023 },
      expect: {
        birth: { pillar: { native: "戊戌" } },
        year: { pillar: { native: "癸卯" }, from: "2023-01-22" },
        offences: [],
        star: { native: "龍德" },
      },
      source: "tyme4ts (branches), the printed rule of the twelve spirits",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書, juan 3",
      author: "Yunlu 允祿 and others",
      year: "1741",
    },
  ],
});

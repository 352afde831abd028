import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HeLuoWords } from "./words/en.ts";

/** Figures of a life by the numbers of the River chart and the Luo writing. */
export const heLuoCalculate = defineProcedure({
  name: "heLuo.calculate",
  tradition: "chinese-destiny",
  words: wordsIn<HeLuoWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/changes.svg",
  needs: ["now"],
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  omittable: {
    gender: {
      assume: { gender: "male" },
      exhaustive: true,
      verdicts: ["/former/figure/hexagram", "/later/figure/hexagram"],
    },
  },
  refusals: ["longitudeNeeded", "hourNeeded"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a woman of 1982",
      input: {
        birthDate: "1982-09-27",
        birthTime: "16:00",
        timezone: "+08:00",
        clock: "civil",
        gender: "female",
        year: 2026,
      },
      expect: {
        native: "壬戌 己酉 癸丑 庚申",
        heaven: { sum: 40, left: 5 },
        earth: { sum: 36, left: 6 },
        former: { figure: { fullName: "天地否" }, line: 3, title: "六三" },
        later: { figure: { fullName: "山天大畜" }, line: 6 },
      },
      source: "a public program of the art gives 天數 40, 地數 36, 天地否 六三 and 山天大畜",
    },
  ],
  references: [
    { title: "Heluo Lishu 河洛理數", author: "attr. Chen Tuan 陳摶", year: "Ming prints" },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { FlightsWords } from "./words/en.ts";

/** The flying transformations of a purple star chart. */
export const ziweiFlyingTransformations = defineProcedure({
  name: "ziwei.flyingTransformations",
  tradition: "chinese-destiny",
  words: wordsIn<FlightsWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/ziwei.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "hourNeeded", "yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the life palace of a birth in May 2022",
      input: {
        birthDate: "2022-05-23",
        birthTime: "14:00",
        timezone: "+08:00",
        clock: "civil",
        fromPalace: "life",
      },
      expect: {
        palaces: [
          {
            stem: { native: "庚" },
            branch: { native: "戌" },
            flights: [
              { to: { native: "僕役" } },
              { to: { native: "官祿" } },
              { to: { native: "父母" } },
              { to: { native: "田宅" } },
            ],
          },
        ],
      },
      source: "iztro and the table of the ten stems",
    },
  ],
  references: [
    { title: "Feixing Ziwei Doushu 飛星紫微斗數", author: "Liang Ruoyu 梁若瑜", year: "1990s" },
    {
      title: "Ziwei Doushu Quanshu 紫微斗數全書",
      author: "attr. Chen Tuan 陳摶, ed. Luo Hongxian 羅洪先",
      year: "Ming",
    },
  ],
});

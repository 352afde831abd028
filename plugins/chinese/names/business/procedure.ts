import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BusinessWords } from "./words/en.ts";

/** The name of a firm or a product. */
export const nameAnalysisBusiness = defineProcedure({
  name: "nameAnalysis.business",
  tradition: "chinese-names-numbers",
  words: wordsIn<BusinessWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/name.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["birthTimeNeeded"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a tea house for an owner who needs water",
      input: {
        name: "清泉茶莊有限公司",
        sounds: "qīng quán chá zhuāng",
        wantedElement: "water",
      },
      expect: {
        name: "清泉茶莊",
        dropped: "有限公司",
        characters: [{ strokes: 12 }, { strokes: 9 }, { strokes: 12 }, { strokes: 13 }],
        total: 46,
      },
      source: "Unihan kRSKangXi: 清 4+8, 泉 4+5, 茶 6+6, 莊 6+7",
    },
    {
      title: "two characters alone",
      input: { name: "大同" },
      expect: { total: 9, luck: { id: "unlucky" }, near: [8, 11] },
      source: "the table of 81 numbers: nine is counted unlucky, eight and eleven lucky",
    },
  ],
  references: [
    {
      title: "Seimei no shinpi 姓名の神秘",
      author: "Kumasaki Ken'ō 熊﨑健翁",
      year: "1929",
      part: "81 numbers",
    },
    { title: "Kangxi Zidian 康熙字典", year: "1716", part: "radicals and strokes" },
  ],
});

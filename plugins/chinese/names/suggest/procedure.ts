import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SuggestWords } from "./words/en.ts";

/** Given names for a surname. */
export const nameAnalysisSuggest = defineProcedure({
  name: "nameAnalysis.suggest",
  tradition: "chinese-names-numbers",
  words: wordsIn<SuggestWords>(import.meta),
  kind: "calculation",
  cost: 7,
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
      title: "a daughter of the house of Chen who wants water",
      input: { surname: "陳", surnameSound: "chén", gender: "female", wantedElement: "water" },
      expect: { surnameStrokes: [16], wanted: { native: "水" } },
      source: "Unihan kRSKangXi: 陳 has eight strokes beside 阜 of eight",
    },
    {
      title: "one character for a son of the house of Ouyang, by his birth",
      input: {
        surname: "歐陽",
        gender: "male",
        length: 1,
        birthDate: "2024-02-10",
        birthTime: "09:30",
        timezone: "Asia/Taipei",
      },
      expect: { surnameStrokes: [15, 17], wantedFrom: { id: "birth" } },
      source: "Unihan kRSKangXi: 歐 15, 陽 17",
    },
  ],
  references: [
    {
      title: "Seimei no shinpi 姓名の神秘",
      author: "Kumasaki Ken'ō 熊﨑健翁",
      year: "1929",
      part: "five grids and 81 numbers",
    },
    { title: "Kangxi Zidian 康熙字典", year: "1716", part: "radicals and strokes" },
  ],
});

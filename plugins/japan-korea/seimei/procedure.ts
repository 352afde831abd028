import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SeimeiWords } from "./words/en.ts";

/** A Japanese name in five grids. */
export const seimeiAnalyze = defineProcedure({
  name: "seimei.analyze",
  tradition: "japanese",
  words: wordsIn<SeimeiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/seimei.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["unknownCharacter"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "old forms: 澤 seventeen, 惠 twelve",
      input: { surname: "沢", given: "恵" },
      expect: { surname: [{ form: "澤", strokes: 17 }], given: [{ form: "惠", strokes: 12 }] },
      source: "nanzanseirin.com, 姓名判断ミニ講座: 沢→17画, 恵→12画",
    },
    {
      title: "々 counts as what it repeats",
      input: { surname: "佐々木", given: "あい" },
      expect: {
        surname: [{ strokes: 7 }, { strokes: 7 }, { strokes: 4 }],
        given: [{ strokes: 3 }, { strokes: 2 }],
      },
      source: "namedic.jp, 画数の数え方: 佐々木 as 7 7 4; kana: komakishouhou.blogspot.com",
    },
  ],
  references: [
    {
      title: "Seimei no shinpi 姓名の神秘",
      author: "Kumasaki Ken'ō 熊崎健翁",
      year: "1929",
      part: "second hand",
    },
    { title: "Seimei handan mini kōza 姓名判断ミニ講座", author: "nanzanseirin.com" },
    { title: "Kanji no kakusū no kazoekata 画数の数え方", author: "namedic.jp" },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { KuaWords } from "./words/en.ts";

/** The life trigram of a person. */
export const baZhaiKua = defineProcedure({
  name: "baZhai.kua",
  tradition: "chinese-feng-shui",
  words: wordsIn<KuaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/kua.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a woman of 2083",
      input: { birthDate: "2083-02-07", gender: "female" },
      expect: { kua: 8, trigram: { native: "艮" }, group: { id: "west" } },
      source: "closed formula agreed with the year star of tyme4ts 1.5.2; table of Bazhai Mingjing",
    },
  ],
  references: [
    {
      title: "Bazhai Mingjing 八宅明鏡",
      author: "attr. Yang Yunsong 楊筠松, ed. Ruoguan Daoren 箬冠道人",
      year: "1790",
    },
  ],
});

import { byPairAndGender, defineProcedure, wordsIn } from "#sdk";
import { pairInput } from "../person.ts";
import { answer } from "./answer.ts";
import type { CompatibilityKuaWords } from "./words/en.ts";

/** Two life trigrams held side by side. */
export const compatibilityFengShuiKua = defineProcedure({
  name: "compatibility.fengShuiKua",
  tradition: "chinese-feng-shui",
  words: wordsIn<CompatibilityKuaWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/kua.svg",
  reads: "births",
  input: pairInput,
  output: answer,
  work: () => import("./work.ts"),
  asks: byPairAndGender,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "a woman of 2083 and a woman of 2088",
      input: {
        a: { birthDate: "2083-02-07", timezone: "+08:00", gender: "female" },
        b: { birthDate: "2088-02-07", timezone: "+08:00", gender: "female" },
      },
      expect: {
        a: { kua: 8, trigram: { native: "艮" } },
        b: { kua: 4, trigram: { native: "巽" } },
        star: { native: "絕命" },
      },
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

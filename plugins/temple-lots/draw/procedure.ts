import { byChance, defineProcedure, withSettings, wordsIn } from "#sdk";
import { LIBRARY } from "../library/library.ts";
import { VERSIONS } from "../packs/list.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { LotWords } from "./words/en.ts";

const SYSTEMS = [...LIBRARY.values()];

/** Draws one lot of a temple set, or reads the one named. */
export const divinationDraw = defineProcedure({
  name: "divination.draw",
  tradition: "temple-lots",
  words: wordsIn<LotWords>(import.meta),
  kind: "draw",
  cost: 2,
  needs: ["random"],
  input,
  output: answer,
  refusals: [
    "unknown-system",
    "lot-out-of-range",
    "method-not-offered",
    "topic-not-offered",
    "lifespan",
  ],
  options: {
    systems: SYSTEMS.map(({ set, facts }) => ({
      slug: set,
      name: facts.nameEn,
      nameNative: facts.nameNative ?? facts.nameZh,
      count: facts.count,
      status: facts.status,
      aliases: facts.aliases,
      blocks: facts.ritual.blocks,
      version: VERSIONS[set],
    })),
    totalLots: SYSTEMS.reduce((sum, { facts }) => sum + facts.count, 0),
  },
  work: () => import("./work.ts"),
  asks: withSettings(byChance, { systemSlug: "guanyin-100" }),
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "the lot of Li Bai and the moon",
      input: { systemSlug: "guanyin-100", lotNumber: 52 },
      expect: {
        lotNumber: 52,
        selection: { id: "chosen" },
        title: { original: "太白醉撈明月" },
        fortune: {
          level: { original: "中籤" },
          grade: { id: "neutral" },
          step: 4,
          score: 50,
          basis: { id: "traditional" },
        },
      },
      source: "printed Guanyin sets of one hundred lots agree on story and grade of lot 52",
    },
  ],
  references: [
    {
      title: "Das chinesische Tempelorakel",
      author: "Werner Banck",
      year: "1976, 1985",
      part: "identity of the sets, counts and grades",
    },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MolesWords } from "./words/en.ts";

/** Moles by their places. */
export const faceReadingMoles = defineProcedure({
  name: "faceReading.moles",
  tradition: "chinese-signs",
  words: wordsIn<MolesWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/signs.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a pearl in the grass: a mole within the left brow of a man",
      input: { positions: ["browLeft"], gender: "male" },
      expect: {
        moles: [
          {
            place: { native: "左眉中" },
            topic: { id: "mind" },
            luck: { id: "lucky" },
            isOwnSide: true,
          },
        ],
        lucky: 1,
      },
      source: "Shenxiang Quanbian: 眉中有痣, 草裡藏珠, cleverness and standing",
    },
    {
      title: "a star under the foot and one on the tip of the nose",
      input: { positions: ["foot", "noseTip"] },
      expect: { lucky: 1, unlucky: 1 },
      source: "charts of popular almanacs: 腳踏一星 lucky, 準頭 spends",
    },
  ],
  references: [
    { title: "Shenxiang Quanbian 神相全編", author: "Yuan Gong 袁珙", part: "on moles" },
    { title: "Mayi Shenxiang 麻衣神相", part: "on moles" },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { FaceWords } from "./words/en.ts";

/** A face by its description. */
export const faceReadingFeatures = defineProcedure({
  name: "faceReading.features",
  tradition: "chinese-signs",
  words: wordsIn<FaceWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/signs.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a straight nose with a fleshy tip, at forty-five",
      input: {
        features: [
          { part: "nose", shape: "straight" },
          { part: "nose", shape: "fleshy" },
          { part: "forehead", shape: "high" },
          { part: "chin", shape: "pointed" },
        ],
        age: 45,
      },
      expect: {
        agePart: { native: "鼻" },
        palaces: [
          { palace: { native: "財帛宮" } },
          { palace: { native: "奴僕宮" } },
          { palace: { native: "官祿宮" } },
        ],
      },
      source: "Mayi Shenxiang: the nose is the palace of wealth, ages 41 to 50 fall on it",
    },
    {
      title: "brows that almost meet",
      input: { features: [{ part: "glabella", shape: "narrow" }] },
      expect: {
        features: [{ palace: { native: "命宮" }, luck: { id: "unlucky" } }],
        agePart: null,
      },
      source: "Mayi Shenxiang, palace of life: wide and clear is good, narrow is not",
    },
  ],
  references: [
    { title: "Mayi Shenxiang 麻衣神相", part: "five officers, twelve palaces, flowing years" },
    {
      title: "Liuzhuang Xiangfa 柳莊相法",
      author: "Yuan Zhongche 袁忠徹",
      part: "officers and palaces",
    },
  ],
});

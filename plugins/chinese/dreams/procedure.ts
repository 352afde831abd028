import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { DreamsWords } from "./words/en.ts";

/** What is dreamt, by the Duke of Zhou's book. */
export const dreamsZhouGong = defineProcedure({
  name: "dreams.zhouGong",
  tradition: "chinese-signs",
  words: wordsIn<DreamsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/signs.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  examples: [
    {
      title: "bitten by a snake",
      input: { images: ["I was bitten by a snake"], limit: 1 },
      expect: {
        images: [{ entries: [{ native: "被蛇咬", luck: { id: "lucky" } }] }],
        lucky: 1,
      },
      source: "Zhougong Jiemeng: 蛇咬人主得大財",
    },
    {
      title: "a house on fire and teeth that fall out, asked in Chinese",
      input: { images: ["夢見房屋起火", "掉牙"], limit: 1 },
      expect: {
        images: [
          { entries: [{ native: "房屋起火", luck: { id: "lucky" } }] },
          { entries: [{ native: "掉牙", luck: { id: "unlucky" } }] },
        ],
      },
      source: "Zhougong Jiemeng: 火燒自屋主興旺; 齒自落者 cares for parents",
    },
  ],
  references: [
    { title: "Zhougong Jiemeng 周公解夢", part: "as tong shu print it" },
    { title: "Dunhuang manuscript P.3908 新集周公解夢書", year: "9th century" },
  ],
});

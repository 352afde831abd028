import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LuBanWords } from "./words/en.ts";

/** A length on the rulers of the carpenters. */
export const luBanMeasure = defineProcedure({
  name: "luBan.measure",
  tradition: "chinese-feng-shui",
  words: wordsIn<LuBanWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/kua.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a door of 88 cm",
      input: { lengthMm: 880, ruler: "luban" },
      expect: {
        readings: [{ turn: 3, atMm: 22, section: { native: "財" }, part: { native: "寶庫" } }],
      },
      source: "carpenters' tapes: 880 mm is 22 mm into the third turn of 429 mm",
    },
    {
      title: "an altar of 108 cm",
      input: { lengthMm: 1080 },
      expect: {
        readings: [
          { section: { native: "官" } },
          { section: { native: "貴人" } },
          { section: { native: "興" } },
        ],
      },
      source: "ruler arithmetic on tapes of Taiwan and Vietnam",
    },
  ],
  references: [
    { title: "Lu Ban Jing 魯班經", year: "15th century", part: "on the true foot of Lu Ban" },
    { title: "Carpenters' tapes 文公尺", part: "as printed in Taiwan" },
  ],
});

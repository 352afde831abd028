import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ForecastWords } from "./words/en.ts";

/** The year of each animal. */
export const zodiacForecast = defineProcedure({
  name: "zodiac.forecast",
  tradition: "chinese-destiny",
  words: wordsIn<ForecastWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/compatibility.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the pig in the year of the dragon, 2024",
      input: { year: 2024, animal: "pig" },
      expect: {
        pillar: { native: "甲辰" },
        from: "2024-02-10",
        animals: [
          {
            animal: { id: "pig" },
            offences: [],
            stars: [{ native: "龍德" }, { native: "亡神" }, { native: "紅鸞" }],
          },
        ],
      },
      source: "almanacs printed for 2024: the pig has 紅鸞 and 龍德",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書, juan 3",
      author: "Yunlu 允祿",
      year: "1741",
    },
    { title: "Yuanhai Ziping 淵海子平", author: "Xu Dasheng 徐大升", part: "annual stars" },
  ],
});

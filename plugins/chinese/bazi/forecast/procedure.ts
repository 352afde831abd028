import { defineProcedure, wordsIn } from "#sdk";
import { BAZI_CONVENTIONS } from "../chart/conventions.ts";
import { BAZI_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { BIRTH_HOUR, GENDER } from "./omissions.ts";
import type { BaziForecastWords } from "./words/en.ts";

/** Years, months or days ahead, judged against the four pillars. */
export const baziForecast = defineProcedure({
  name: "bazi.forecast",
  tradition: "chinese-destiny",
  words: wordsIn<BaziForecastWords>(import.meta),
  kind: "calculation",
  cost: 15,
  narrated: true,
  icon: "icons/bazi_forecast.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: BAZI_CONVENTIONS,
  omittable: { gender: GENDER, birthHour: BIRTH_HOUR },
  refusals: ["longitudeNeeded", "badRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the year 1985 for a birth of 1970",
      input: {
        birthDate: "1970-01-22",
        birthTime: "04:25",
        timezone: "+08:00",
        clock: "civil",
        gender: "female",
        from: "1985-07-01",
      },
      expect: {
        periods: [
          {
            pillar: { native: "乙丑" },
            tenGod: { native: "傷官" },
            stage: { native: "衰" },
            naYin: { native: "海中金" },
            nominalAge: 16,
            luck: { pillar: { native: "己卯" } },
          },
        ],
      },
      source: "tyme4ts 1.5.2 agreed with lunar-typescript 1.8.6",
    },
  ],
  references: BAZI_REFERENCES,
});

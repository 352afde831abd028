import { defineProcedure, wordsIn } from "#sdk";
import { chartReceipt } from "../../calendar/receipt.ts";
import { BAZI_CONVENTIONS } from "../chart/conventions.ts";
import { BAZI_REFERENCES } from "../references.ts";
import { answer, type Forecast } from "./answer.ts";
import { input } from "./input.ts";
import { BIRTH_HOUR, GENDER } from "./omissions.ts";
import { drawForecast } from "./picture.ts";
import { readForecast } from "./read_forecast.ts";
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
  run: (given, give): Forecast =>
    readForecast(
      give.civil(),
      { ...given, gender: given.gender ?? "male" },
      { from: given.from, to: given.to, unit: given.unit ?? "year" },
    ),
  receipt: chartReceipt,
  picture: drawForecast,
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

import { ANIMAL } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../../core/day.ts";
import { FEAST, MONTH, SOK, YEAR_KIND } from "./terms.ts";

const whole = (description: string) => Type.Integer({ description });

export const answer = Type.Object({
  civil: civilDay("The civil day"),
  thai: Type.Object(
    {
      year: whole("Of the Chula era (Chula Sakarat); it changes on Thaloengsok"),
      month: whole("1 to 12 as Bangkok counts, 88 the second eighth"),
      day: Type.Integer({ minimum: 1, maximum: 15, description: "Of the waxing or waning half" }),
      waxing: Type.Boolean({ description: "Whether the Moon waxes" }),
      late: Type.Boolean({
        description:
          "Whether it is a fifth or sixth month come round again before the year is over",
      }),
    },
    { description: "The lunar date" },
  ),
  monthName: term(MONTH, "The month"),
  native: Type.String({ description: "The day as it is written in Thai" }),
  dayOfMonth: Type.Integer({ minimum: 1, maximum: 30, description: "Counted through the month" }),
  northernMonth: whole("The month as Lan Na counts, two ahead of Bangkok; Laos counts as Bangkok"),
  holyDay: Type.Boolean({ description: "Wan phra: the eighth and the last day of each half" }),
  feasts: Type.Array(term(FEAST, "A feast", ["about"]), { description: "Kept on the day" }),
  year: Type.Object(
    {
      kind: term(YEAR_KIND, "Common, with a day more, or with a month more"),
      days: whole("Days of the lunar year"),
      sok: term(SOK, "Name of the year by its last figure"),
      animal: term(ANIMAL, "Animal of the year"),
      animalNative: Type.String({ description: "The animal in Thai" }),
      thaloengsok: Type.String({ description: "Civil date of its first day" }),
    },
    { description: "The year of the Chula era" },
  ),
  eras: Type.Object(
    {
      chula: whole("Chula Sakarat, from 638"),
      buddhist: whole("Buddhist era as Siam dates: by 1 January since 1941, by 1 April since 1889"),
      mahasakarat: whole("Mahasakarat, the Saka era"),
    },
    { description: "The year in each era" },
  ),
  suriyayatra: Type.Object(
    {
      horakhun: whole("Days since the era began"),
      masaken: whole("Whole lunar months since then"),
      avoman: Type.Integer({ minimum: 1, maximum: 692, description: "692nds of a lunar day" }),
      kammacapon: Type.Integer({
        minimum: 1,
        maximum: 800,
        description: "800ths of a day left when the year began",
      }),
      uccapon: Type.Integer({ minimum: 0, maximum: 3231, description: "Day of the Moon's apogee" }),
      tithi: Type.Integer({ minimum: 0, maximum: 29, description: "Mean lunar day, elapsed" }),
    },
    { description: "Numbers of the treatise for the day" },
  ),
});
export type ThaiCalendarAnswer = Frozen<Static<typeof answer>>;

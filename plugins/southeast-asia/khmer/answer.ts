import { ANIMAL } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../core/day.ts";
import { ANGEL, FEAST, MONTH, SAK, YEAR_KIND } from "./terms.ts";

const whole = (description: string) => Type.Integer({ description });

export const answer = Type.Object({
  civil: civilDay("The civil day"),
  khmer: Type.Object(
    {
      year: whole("Of the Buddhist era, which changes after the full Moon of Pisak"),
      month: whole("0 Migasir to 11 Kadek; 12 and 13 the two Asaths of a long year"),
      day: Type.Integer({ minimum: 1, maximum: 15, description: "Of its half" }),
      waxing: Type.Boolean({ description: "Koet, waxing, or roch, waning" }),
    },
    { description: "The lunar date" },
  ),
  monthName: term(MONTH, "The month"),
  native: Type.String({ description: "The day as it is written in Khmer" }),
  holyDay: Type.Boolean({ description: "Thngai sel: the eighth and the last day of each half" }),
  feasts: Type.Array(term(FEAST, "A feast", ["about"]), { description: "Kept on the day" }),
  yearKind: term(YEAR_KIND, "The lunar year: common, a day more in Chesth, or a month more"),
  chulaYear: whole("Chol Sakrach, which changes on Lerng Sak"),
  sak: term(SAK, "Name of that year by its last figure"),
  animal: term(ANIMAL, "Animal of the year, which changes at the instant of the New Year"),
  animalNative: Type.String({ description: "The animal in Khmer" }),
  newYear: Type.Object(
    {
      year: whole("Year of the common era"),
      local: Type.String({ description: "The instant at Cambodia's clock, YYYY-MM-DDTHH:MM" }),
      printed: Type.Boolean({
        description: "Whether the instant is an almanac's that differs from the reckoned one",
      }),
      reckoned: Type.String({ description: "The instant by the treatise, YYYY-MM-DDTHH:MM" }),
      days: Type.Integer({ minimum: 3, maximum: 4, description: "Days that are kept" }),
      lerngSak: Type.String({ description: "The last of them, on which the era changes" }),
      angel: term(ANGEL, "The angel who comes down, by the weekday", ["jewel"]),
    },
    { description: "The New Year of the civil year" },
  ),
});
export type KhmerAnswer = Frozen<Static<typeof answer>>;

import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../../core/day.ts";
import { DINA, MARKET_DAY } from "../weton.ts";
import { FEAST, KURUP, MANGSA, MONTH, WINDU, YEAR } from "./terms.ts";

const whole = (description: string) => Type.Integer({ description });

export const answer = Type.Object({
  civil: civilDay("The civil day; the Javanese day begins at the sunset before it"),
  javanese: Type.Object(
    {
      year: whole("Anno Javanico"),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "1 Sura to 12 Besar" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Of the month" }),
    },
    { description: "The date" },
  ),
  monthName: term(MONTH, "The month"),
  monthDays: Type.Integer({ minimum: 28, maximum: 30, description: "Days of the month" }),
  weton: Type.Object(
    {
      dina: term(DINA, "Day of the week"),
      pasaran: term(MARKET_DAY, "Market day"),
      neptu: Type.Integer({ minimum: 7, maximum: 18, description: "Their weights together" }),
      wuku: Type.String({ description: "The named week" }),
    },
    { description: "Weekday and market day" },
  ),
  year: Type.Object(
    {
      name: term(YEAR, "Its name in the windu"),
      days: whole("354, 355, or one less where a kurup ends"),
      windu: term(WINDU, "The windu, one of four"),
      yearOfWindu: Type.Integer({ minimum: 1, maximum: 8, description: "1 Alip to 8 Jimakir" }),
      kurup: term(KURUP, "The round of reckoning"),
      firstDay: Type.String({ description: "Civil date of the first of Sura" }),
      firstWeton: Type.String({ description: "Weekday and market day of it" }),
    },
    { description: "The year" },
  ),
  feasts: Type.Array(term(FEAST, "A feast", ["about"]), { description: "Of the day" }),
  mangsa: Type.Object(
    {
      name: term(MANGSA, "The season", ["about"]),
      day: whole("Day of the season"),
    },
    { description: "Season of the farmer's year (pranata mangsa), which the Sun makes" },
  ),
});
export type JavaneseAnswer = Frozen<Static<typeof answer>>;

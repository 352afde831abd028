import { term, Type, type Frozen, type Static } from "#sdk";
import { APOSTLE, HOLYDAY, SEASON, WEEKDAY } from "./rules.ts";

export const answer = Type.Object({
  yold: Type.Integer({ description: "Year of Our Lady of Discord" }),
  stTibsDay: Type.Boolean({ description: "29 February, outside season and week" }),
  season: Type.Union([term(SEASON, "The season"), Type.Null()], {
    description: "Season of 73 days; null on St. Tib's Day",
  }),
  seasonDay: Type.Union([Type.Integer({ minimum: 1, maximum: 73 }), Type.Null()], {
    description: "Day of the season; null on St. Tib's Day",
  }),
  weekday: Type.Union([term(WEEKDAY, "The day of the week"), Type.Null()], {
    description: "Day of the week of five; null on St. Tib's Day",
  }),
  holyday: Type.Union([term(HOLYDAY, "The holyday"), Type.Null()], {
    description: "Holyday, null on most days",
  }),
  patronApostle: Type.Union([term(APOSTLE, "The apostle"), Type.Null()], {
    description: "Apostle of the season; null on St. Tib's Day",
  }),
  formatted: Type.String({ description: "The date as Discordians write it, in English" }),
});
export type DiscordianAnswer = Frozen<Static<typeof answer>>;

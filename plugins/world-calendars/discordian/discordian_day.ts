import { defineProcedure, Moment, TextShape, Type } from "#old";
import { writeBrief } from "./brief.ts";
import { toDiscordian, type DiscordianDate } from "./rules.ts";

/** One calendar page: where a civil date falls among the five seasons of Eris. */
export const discordianDay = defineProcedure({
  name: "discordian.day",
  tradition: "discordian",
  title: { en: "Discordian date", zhHant: "紛亂曆日期" },
  summary: {
    en: "Discordian date, season, weekday, holydays and St. Tib's Day",
    zhHant: "紛亂曆之年、季、週日、聖日與聖提布日",
  },
  kind: "calculation",
  cost: 1,
  reads: "moment",
  input: Type.Object({ ...Moment }),
  output: Type.Object({
    yold: Type.Integer({ description: "Year of Our Lady of Discord" }),
    stTibsDay: Type.Boolean({ description: "29 February, outside season and week" }),
    season: Type.Union([Type.String(), Type.Null()]),
    seasonDay: Type.Union([Type.Integer({ minimum: 1, maximum: 73 }), Type.Null()]),
    weekday: Type.Union([Type.String(), Type.Null()]),
    holyday: Type.Union([Type.String(), Type.Null()]),
    patronApostle: Type.Union([Type.String(), Type.Null()], {
      description: "Apostle of the season",
    }),
    formatted: Type.String({ description: "The date as Discordians write it" }),
    summary: TextShape,
  }),
  run: (_input, give): DiscordianDate => {
    const { year, month, day } = give.civil();
    return toDiscordian(year, month, day);
  },
  brief: writeBrief,
  examples: [
    {
      title: "the day before St. Tib's Day",
      input: { date: "2024-02-28" },
      expect: { yold: 3190, season: "Chaos", seasonDay: 59, weekday: "Prickle-Prickle" },
      source: "ddate (util-linux) for 2024-02-28",
    },
    {
      title: "St. Tib's Day stands outside season and week",
      input: { date: "2024-02-29" },
      expect: { yold: 3190, stTibsDay: true, season: null, weekday: null },
      source: "Principia Discordia, 4th edition, p. 00034",
    },
  ],
  references: [
    {
      title: "Principia Discordia",
      author: "Malaclypse the Younger",
      year: "1965",
      part: "The Discordian Calendar",
    },
  ],
});

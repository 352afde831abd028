import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { DiscordianWords } from "./words/en.ts";

/** One calendar page: where a civil date falls among the five seasons of Eris. */
export const discordianDay = defineProcedure({
  name: "discordian.day",
  tradition: "discordian",
  words: wordsIn<DiscordianWords>(import.meta),
  kind: "calculation",
  cost: 1,
  reads: "moment",
  input,
  output: answer,
  work: () => import("./work.ts"),
  examples: [
    {
      title: "the day before St. Tib's Day",
      input: { date: "2024-02-28" },
      expect: {
        yold: 3190,
        season: { text: "Chaos" },
        seasonDay: 59,
        weekday: { text: "Prickle-Prickle" },
      },
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

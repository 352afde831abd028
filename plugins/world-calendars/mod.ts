/**
 * World calendars: small reckonings of time, each as its founders wrote it down.
 *
 * @example
 * import worldCalendars from "./mod.ts";
 * worldCalendars.procedures.map((procedure) => procedure.name); // ["discordian.day", …]
 */
import { definePlugin } from "#sdk";
import { discordianDay } from "./discordian/discordian_day.ts";

export default definePlugin({
  id: "world-calendars",
  sdk: 1,
  version: "1.0.0",
  title: { en: "World calendars", zhHant: "世界曆法" },
  summary: {
    en: "Small reckonings of time, each by the rules its founders wrote down.",
    zhHant: "各家小曆，皆依創制者所立之法。",
  },
  traditions: [
    {
      id: "discordian",
      title: { en: "Discordian calendar", zhHant: "紛亂曆" },
      family: "Modern",
      region: "United States",
      icon: "icons/discordian.svg",
    },
  ],
  procedures: [discordianDay],
});

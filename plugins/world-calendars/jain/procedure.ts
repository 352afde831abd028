import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { JainWords } from "./words/en.ts";

/** A day of the Jain almanac at a place: its tithi, what is kept on it, and the year of the nirvana. */
export const jainDayProcedure = defineProcedure({
  name: "jain.day",
  tradition: "jain",
  words: wordsIn<JainWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/jain.svg",
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["outside-ephemeris", "sun-keeps-up-or-down"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Samvatsari of 2024 at Mumbai, the eighth day of Paryushana",
      input: {
        date: "2024-09-07",
        timezone: "Asia/Kolkata",
        latitude: 19.08,
        longitude: 72.88,
      },
      expect: {
        year: 2550,
        month: { id: "bhadrapada" },
        tithi: 4,
        dayOfSeason: 8,
        feasts: [{ id: "samvatsari" }],
      },
      source: "Jain calendars of 2024: Paryushana 31 August to 7 September",
    },
    {
      title: "the birth of Mahavira in 2024",
      input: { date: "2024-04-21", timezone: "Asia/Kolkata", latitude: 19.08, longitude: 72.88 },
      expect: { month: { id: "chaitra" }, tithi: 13, feasts: [{ id: "birthOfMahavira" }] },
      source: "Government of India, list of holidays 2024: Mahavir Jayanti 21 April",
    },
  ],
  references: [
    {
      title: "Historical Perspective of Samvatsari Day and Jain Calendar",
      author: "Pravin K. Shah",
      year: "2012",
    },
    { title: "The Jaina Path of Purification", author: "Padmanabh S. Jaini", year: "1979" },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DayWords } from "./words/en.ts";

/** One leaf of the Soviet calendar: which week was in force and who rested. */
export const sovietDay = defineProcedure({
  name: "soviet.day",
  tradition: "soviet",
  words: wordsIn<DayWords>(import.meta),
  kind: "calculation",
  cost: 1,
  reads: "moment",
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  examples: [
    {
      title: "1 October 1929 opens the continuous week",
      input: { date: "1929-10-01", group: "yellow" },
      expect: { system: { id: "five-day" }, dayOfWeek: 1, color: { id: "yellow" }, restDay: true },
      source: "Sovnarkom decree of 24 September 1929, in force from 1 October; day 1 is inferred",
    },
    {
      title: "the holidays of November stand outside the week",
      input: { date: "1930-11-07" },
      expect: { system: { id: "five-day" }, dayOfWeek: null, color: null, nationalHoliday: true },
      source: "Sovnarkom decree of 24 September 1929: five holidays, 72 weeks of five",
    },
    {
      title: "1 March is a day of rest in the six-day week",
      input: { date: "1933-03-01" },
      expect: { system: { id: "six-day" }, dayOfWeek: 1, restDay: true },
      source: "Printed Soviet calendar of 1933",
    },
  ],
  references: [
    {
      title: "Decrees on the continuous production week",
      author: "Council of People's Commissars of the USSR",
      year: "1929",
      part: "26 August and 24 September",
    },
    {
      title: "Decree on the interrupted six-day week",
      author: "Council of People's Commissars of the USSR",
      year: "1931",
      part: "21 November",
    },
    {
      title: "Decree on the eight-hour day and the seven-day week",
      author: "Presidium of the Supreme Soviet of the USSR",
      year: "1940",
      part: "26 June",
    },
  ],
});

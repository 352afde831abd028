import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { JavaneseWords } from "./words/en.ts";

/** A day of the calendar of Sultan Agung, from a civil date or back to one. */
export const javaneseCalendarConvert = defineProcedure({
  name: "javaneseCalendar.convert",
  tradition: "javanese",
  words: wordsIn<JavaneseWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/javanese_calendar.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the day on which the calendar was given",
      input: { javanese: { year: 1555, month: 1, day: 1 } },
      expect: {
        civil: { date: "1633-07-08" },
        weton: { dina: { id: "friday" }, pasaran: { id: "legi" } },
        year: { name: { id: "alip" }, kurup: { id: "jamngiah" } },
      },
      source: "Sultan Agung's reform: Friday Legi, 1 Sura Alip 1555, 8 July 1633",
    },
    {
      title: "the proclamation of Indonesia's independence",
      input: { date: "1945-08-17" },
      expect: {
        javanese: { year: 1876, month: 9, day: 9 },
        year: { kurup: { id: "salasiah" } },
      },
      source: "17 August 1945 was 9 Ramadan 1364, which Java calls 9 Pasa; kurup Asapon since 1936",
    },
    {
      title: "the first of Sura in 2024, a Monday Legi in the year Je",
      input: { date: "2024-07-08" },
      expect: {
        javanese: { year: 1958, month: 1, day: 1 },
        year: { name: { id: "je" }, windu: { id: "sancaya" }, firstWeton: "Senèn Legi" },
      },
      source: "Karaton Surakarta, Kirab of 1 Sura Je 1958, windu Sancaya; Monday Legi by the table",
    },
  ],
  references: [
    { title: "Kalender Jawa", author: "Karaton Surakarta Hadiningrat" },
    {
      title: "An Ethnoarithmetic Excursion into the Javanese Calendar",
      author: "N. Karjanto, F. Beauducel",
      year: "2020",
    },
  ],
});

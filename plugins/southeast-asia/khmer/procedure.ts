import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { KhmerWords } from "./words/en.ts";

/** A day of the Khmer lunar calendar, and the New Year with its angel. */
export const khmerCalendarConvert = defineProcedure({
  name: "khmerCalendar.convert",
  tradition: "khmer",
  words: wordsIn<KhmerWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/khmer.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the New Year of 2023, a Friday, on which Kimira comes down",
      input: { year: 2023 },
      expect: {
        newYear: { local: "2023-04-14T16:00", angel: { id: "kimira" }, lerngSak: "2023-04-16" },
      },
      source:
        "momentkh: Moha Sangkran of 2023 on 14 April at 16:00; the Royal Government kept 14 to 16 April",
    },
    {
      title: "a day of Assoch",
      input: { date: "2042-10-24" },
      expect: {
        khmer: { year: 2586, month: 10, day: 10, waxing: true },
        chulaYear: 1404,
        animal: { id: "dog" },
      },
      source: "momentkh: 10 koet, Assoch, year of the Dog, Chattva Sak, B.E. 2586",
    },
    {
      title: "back from the second Asath of 2478",
      input: { khmer: { year: 2478, month: 13, day: 6, waxing: false } },
      expect: { civil: { date: "1934-08-01" }, yearKind: { id: "addedMonth" } },
      source: "momentkh: 1 August 1934 is 6 roch, Tutiyasath, B.E. 2478",
    },
  ],
  references: [
    { title: "Pratitin Soryakkatik-Chankatik", author: "Roath Kim Soeun" },
    { title: "Astronomie cambodgienne", author: "F. G. Faraut", year: "1910" },
  ],
});

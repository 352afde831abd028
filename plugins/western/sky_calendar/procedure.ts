import { defineProcedure, wordsIn } from "#sdk";
import { SPAN_REFUSALS } from "../core/span.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SkyCalendarWords } from "./words/en.ts";

/** Every exact aspect, ingress, station, phase and void span. */
export const aspectsCalendar = defineProcedure({
  name: "aspects.calendar",
  tradition: "western",
  words: wordsIn<SkyCalendarWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/sky_calendar.svg",
  conventions: CONVENTIONS,
  refusals: SPAN_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the phases of January 2000",
      input: { from: "2000-01-01", to: "2000-01-31", kinds: ["phase"] },
      expect: {
        events: [
          { phase: { id: "new" } },
          { phase: { id: "firstQuarter" } },
          { phase: { id: "full" } },
          { phase: { id: "lastQuarter" } },
        ],
      },
      source: "Astronomical Phenomena for 2000: 6, 14, 21 and 28 January",
    },
  ],
  references: [
    { title: "Christian Astrology", author: "William Lilly", year: "1647" },
    { title: "Explanatory Supplement to the Astronomical Almanac", year: "2013" },
  ],
});

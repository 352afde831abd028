import { defineProcedure, wordsIn } from "#sdk";
import { MODERN } from "../core/points.ts";
import { readSpan, SPAN_REFUSALS } from "../core/span.ts";
import { answer, EVENT, type SkyCalendarAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawCalendar } from "./picture.ts";
import { eventsOf } from "./rules.ts";
import type { SkyCalendarWords } from "./words/en.ts";

/** A year and a little with the Moon's own way, else ten years. */
const MOST_MOON_DAYS = 370;
const MOST_DAYS = 3660;

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
  run(chosen): SkyCalendarAnswer {
    const kinds = chosen.kinds ?? EVENT.ids.filter((kind) => kind !== "parallel");
    const planets = chosen.planets ?? MODERN.ids;
    const followsMoon =
      kinds.includes("voidOfCourse") ||
      (planets.includes("moon") &&
        kinds.some((kind) => kind === "aspect" || kind === "ingress" || kind === "parallel"));
    const span = readSpan(chosen, followsMoon ? MOST_MOON_DAYS : MOST_DAYS);
    return { events: eventsOf(span, kinds, planets, chosen.voidRule) };
  },
  picture: drawCalendar,
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

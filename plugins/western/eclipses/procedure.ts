import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { SPAN_REFUSALS } from "../core/span.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { EclipsesWords } from "./words/en.ts";

/** Eclipses of Sun and Moon in a span, and how a place sees them. */
export const eclipsesList = defineProcedure({
  name: "eclipses.list",
  tradition: "western",
  words: wordsIn<EclipsesWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/eclipses.svg",
  conventions: CONVENTIONS,
  refusals: [...SPAN_REFUSALS, ...CHART_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "2008 to 2009",
      input: { from: "2008-01-01", to: "2008-12-31" },
      expect: {
        eclipses: [
          { light: { id: "solar" }, kind: { id: "annular" }, saros: 121, longitudeDeg: 317.743 },
          { light: { id: "lunar" }, kind: { id: "total" }, saros: 133, longitudeDeg: 151.835 },
          { light: { id: "solar" }, kind: { id: "total" }, saros: 126, longitudeDeg: 129.536 },
          { light: { id: "lunar" }, kind: { id: "partial" } },
        ],
      },
      tolerance: 0.01,
      source: "NASA, Five Millennium Canons; Swiss Ephemeris 2.10.03",
    },
    {
      title: "Chennai at sunrise, 22 August 1998",
      input: {
        from: "1998-08-21",
        to: "1998-08-23",
        timezone: "Asia/Kolkata",
        latitude: 13.0827,
        longitude: 80.27,
      },
      expect: { eclipses: [{ atPlace: { visible: true, maximum: { altitudeDeg: -3.73 } } }] },
      tolerance: 0.05,
      source: "Swiss Ephemeris 2.10.03: maximum below the horizon, seen from sunrise on",
    },
  ],
  references: [
    {
      title: "Five Millennium Canon of Solar Eclipses",
      author: "F. Espenak and J. Meeus",
      year: "2006",
    },
    {
      title: "Five Millennium Canon of Lunar Eclipses",
      author: "F. Espenak and J. Meeus",
      year: "2009",
    },
  ],
});

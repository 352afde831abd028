import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { MODERN } from "../core/points.ts";
import { SPAN_REFUSALS } from "../core/span.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { TransitsWords } from "./words/en.ts";

/** Transits to a birth over a span. */
export const transitsCalculate = defineProcedure({
  name: "transits.calculate",
  tradition: "western",
  words: wordsIn<TransitsWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/transits.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable([...MODERN.ids, "ascendant"].map((id) => `/signs/${id}`)),
    latitude: PLACE_OMITTABLE,
  },
  refusals: [...CHART_REFUSALS, ...SPAN_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  pictured: true,
  examples: [
    {
      title: "Saturn squares a Sun at 6°31′ Libra three times",
      input: {
        birthDate: "2000-09-29",
        birthTime: "08:54:08",
        timezone: "UTC",
        from: "2032-06-03",
        to: "2035-02-27",
        planets: ["saturn"],
        aspects: ["square"],
      },
      expect: {
        contacts: [
          {
            natal: { id: "sun" },
            passes: [
              { longitudeDeg: 96.516, motion: { id: "direct" } },
              { longitudeDeg: 96.516, motion: { id: "retrograde" } },
              { longitudeDeg: 96.516, motion: { id: "direct" } },
            ],
          },
          { natal: { id: "moon" }, passes: [{ longitudeDeg: 116.2949 }] },
          {
            natal: { id: "mercury" },
            passes: [
              { longitudeDeg: 120.9974, motion: { id: "direct" } },
              { longitudeDeg: 120.9974, motion: { id: "retrograde" } },
            ],
          },
        ],
      },
      tolerance: 0.001,
      source:
        "Swiss Ephemeris 2.10.03: the Sun on 21 September and 15 November 2032 and 29 May 2033, the Moon on 28 July 2034, Mercury on 5 September 2034 and 2 February 2035",
    },
  ],
  references: [
    { title: "Planets in Transit", author: "Robert Hand", year: "1976" },
    { title: "Tetrabiblos", author: "Ptolemy", year: "2nd century", part: "IV.10" },
  ],
});

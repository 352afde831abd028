import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { IngressWords } from "./words/en.ts";

/** The chart of an ingress, a lunation or an eclipse for a capital. */
export const mundaneIngressChart = defineProcedure({
  name: "mundane.ingressChart",
  tradition: "western",
  words: wordsIn<IngressWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/ingress.svg",
  conventions: CONVENTIONS,
  refusals: ["place-needed", "no-such-event"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the Sun's entry into Cancer of 1884 over Washington",
      input: {
        year: 1884,
        sign: "cancer",
        latitude: 38.9072,
        longitude: -77.0369,
        timezone: "UTC",
      },
      expect: {
        angles: { ascendant: { longitudeDeg: 276.448 }, midheaven: { longitudeDeg: 209.424 } },
        months: 3,
      },
      tolerance: 0.15,
      source: "Swiss Ephemeris 2.10.03, astronomy-engine and caelus: 21 June 1884, 00:59:03 UT",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Ptolemy", year: "2nd century", part: "II" },
    { title: "Astrologia Restaurata", author: "William Ramesey", year: "1653", part: "IV" },
    { title: "Mundane Astrology", author: "H. S. Green", year: "1911" },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { RelocationWords } from "./words/en.ts";

/** The birth chart as another place would have had it. */
export const relocationChart = defineProcedure({
  name: "relocation.chart",
  tradition: "western",
  words: wordsIn<RelocationWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/relocation.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...ANGLE_REFUSALS, "new-place-needed"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a birth of Mumbai seen in Washington",
      input: {
        birthDate: "1884-06-21",
        birthTime: "00:59:03",
        timezone: "UTC",
        latitude: 19.076,
        longitude: 72.8777,
        newLatitude: 38.9072,
        newLongitude: -77.0369,
      },
      expect: {
        angles: { ascendant: { longitudeDeg: 276.448 }, midheaven: { longitudeDeg: 209.424 } },
      },
      tolerance: 0.05,
      source: "Swiss Ephemeris 2.10.03: angles of that instant over Washington",
    },
  ],
  references: [
    {
      title: "Only Way to Learn Astrology",
      author: "Marion March and Joan McEvers",
      year: "1980s",
    },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { SPAN_REFUSALS } from "../core/span.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ElectionalWords } from "./words/en.ts";

/** Chooses moments for an undertaking. */
export const electionalFind = defineProcedure({
  name: "electional.find",
  tradition: "traditional-western",
  words: wordsIn<ElectionalWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/electional.svg",
  conventions: CONVENTIONS,
  refusals: SPAN_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a wedding in London in June 2024",
      input: {
        purpose: "wedding",
        from: "2024-06-01",
        to: "2024-06-30",
        timezone: "Europe/London",
        latitude: 51.5,
        longitude: -0.12,
        earliest: "10:00",
        latest: "18:00",
        limit: 1,
      },
      expect: {
        moments: [
          {
            utc: "2024-06-08T09:15:00Z",
            ascendant: { longitudeDeg: 142.0189 },
            moon: { longitudeDeg: 101.4694 },
            hourRuler: { id: "venus" },
          },
        ],
      },
      tolerance: 0.001,
      source: "Swiss Ephemeris 2.10.03 for the places of that moment; the choice is by our points",
    },
  ],
  references: [
    { title: "Liber Astronomiae", author: "Guido Bonatti", year: "1277", part: "VII" },
    { title: "Astrologia Restaurata", author: "William Ramesey", year: "1653", part: "III" },
    { title: "Carmen Astrologicum", author: "Dorotheus of Sidon", year: "1st century", part: "V" },
  ],
});

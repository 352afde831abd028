import { defineProcedure, wordsIn } from "#sdk";
import { KP_REFUSALS } from "../shapes.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HoraryNumberWords } from "./words/en.ts";

/** The chart of a number from 1 to 249 and the answer of the cusp's sub lord. */
export const kpHoraryNumber = defineProcedure({
  name: "kp.horaryNumber",
  tradition: "kp",
  words: wordsIn<HoraryNumberWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/kp.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...KP_REFUSALS, "lifespan"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "number 183 for a marriage, asked at Chennai",
      input: {
        number: 183,
        house: 7,
        date: "2024-05-01",
        time: "10:00",
        timezone: "Asia/Kolkata",
        latitude: 13.0827,
        longitude: 80.2707,
      },
      expect: {
        division: {
          fromDeg: 264,
          toDeg: 265.888889,
          sign: { id: "sagittarius" },
          signLord: { id: "jupiter" },
          starLord: { id: "venus" },
          subLord: { id: "mercury" },
        },
      },
      tolerance: 0.0001,
      source: "table of the 249 numbers, Reader VI; PyJHora",
    },
  ],
  references: [
    { title: "Krishnamurti Padhdhati, Reader VI", author: "K. S. Krishnamurti", year: "1970" },
  ],
});

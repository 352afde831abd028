import { defineProcedure, wordsIn } from "#sdk";
import { SUN_REFUSALS } from "../../core/day/almanac_day.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { PanchaPakshiWords } from "./words/en.ts";

/** What the five birds do through the ten parts of a day and its night. */
export const panchaPakshiDay = defineProcedure({
  name: "panchaPakshi.day",
  tradition: "tamil-siddha",
  words: wordsIn<PanchaPakshiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/pancha_pakshi.svg",
  conventions: CONVENTIONS,
  refusals: [...SUN_REFUSALS, "birth-needed"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "born under Swati in the dark half: the crow, on a Sunday of the dark half",
      input: {
        date: "2024-01-28",
        timezone: "Asia/Kolkata",
        latitude: 13.0827,
        longitude: 80.2707,
        birthStar: 15,
        birthHalf: "krishna",
      },
      expect: {
        bird: { id: "crow" },
        half: { id: "krishna" },
        yamas: [
          { activity: { id: "ruling" } },
          { activity: { id: "walking" } },
          { activity: { id: "eating" } },
          { activity: { id: "dying" } },
          { activity: { id: "sleeping" } },
          {},
          {},
          {},
          {},
          {},
        ],
      },
      source: "table of PyJHora for the crow on a Sunday of the dark half",
    },
  ],
  references: [
    { title: "Pancha Pakshi Shastra", author: "attributed to Bogar" },
    { title: "Biorhythms of Natal Moon", author: "U. S. Pulippani", year: "1993" },
  ],
});

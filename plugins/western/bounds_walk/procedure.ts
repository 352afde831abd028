import { defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { TARGET_REFUSALS } from "../core/target_date.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BoundsWalkWords } from "./words/en.ts";

/** A point of the birth carried through the bounds, with distributors and partners. */
export const hellenisticCircumambulations = defineProcedure({
  name: "hellenistic.circumambulations",
  tradition: "hellenistic",
  words: wordsIn<BoundsWalkWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/bounds_walk.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...ANGLE_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "an ascendant in Jupiter's bound of Libra",
      input: {
        birthDate: "1835-05-24",
        birthTime: "15:10",
        timezone: "UTC",
        latitude: 48.8566,
        longitude: 2.3522,
        targetDate: "1850-01-01",
        toAge: 20,
      },
      expect: {
        stages: [
          { lord: { id: "jupiter" }, fromDegree: 14, arcDeg: 0 },
          { lord: { id: "venus" }, fromDegree: 21, arcDeg: 7.547 },
          { lord: { id: "mars" }, fromDegree: 28, arcDeg: 17.23 },
        ],
        active: { index: 1 },
      },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03: the ascendant solved for the turned meridian",
    },
  ],
  references: [
    {
      title: "Carmen Astrologicum",
      author: "Dorotheus of Sidon",
      year: "1st century",
      part: "III.1-2",
    },
    { title: "Tetrabiblos", author: "Ptolemy", year: "2nd century", part: "III.10" },
    {
      title: "On the Revolutions of the Years of Nativities",
      author: "Abu Ma'shar",
      part: "III",
      year: "9th century",
    },
  ],
});

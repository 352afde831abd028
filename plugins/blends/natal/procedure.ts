import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../core/answer.ts";
import { GENDER_OMISSION } from "../core/gender.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { NATAL_SYSTEMS, WEIGHTS, NAME } from "./systems.ts";
import type { NatalWords } from "./words/en.ts";

const COST = 888;

/** One birth, read by every natal system at once. */
export const natalTian = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<NatalWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/natal.svg",
  needs: ["call", "now"],
  uses: NATAL_SYSTEMS,
  weights: WEIGHTS,
  reads: "birth",
  input,
  output: answer,
  omittable: { gender: GENDER_OMISSION },
  refusals: ["nothing-delivered"],
  work: () => import("./work.ts"),
  credits: creditsOf(COST),
  pictured: true,
  examples: [
    {
      title: "an afternoon in Taipei",
      input: {
        birthDate: "1990-06-15",
        birthTime: "14:30",
        timezone: "Asia/Taipei",
        latitude: 25.033,
        longitude: 121.565,
      },
      expect: {
        counts: { members: NATAL_SYSTEMS.length, delivered: NATAL_SYSTEMS.length },
        creditsUsed: COST,
      },
      source: "Service specification 4.5: the systems of natal.tian and its price",
    },
  ],
  references: [
    { title: "The works of each system, listed with it in the catalogue" },
    {
      title: "Combining probability distributions from experts in risk analysis",
      author: "R. T. Clemen, R. L. Winkler",
      year: "1999",
      part: "linear opinion pool: the weighted mean of many voices",
    },
  ],
});

import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../core/answer.ts";
import { answer } from "./answer.ts";
import { PAIR_GENDER_OMISSION } from "./gender.ts";
import { input } from "./input.ts";
import { MATCH_SYSTEMS, NAME } from "./systems.ts";
import type { MatchWords } from "./words/en.ts";

const COST = 200;

/** Two people, compared by every match at once. */
export const compatibilityTian = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<MatchWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/compatibility.svg",
  needs: ["call"],
  uses: MATCH_SYSTEMS,
  reads: "births",
  input,
  output: answer,
  omittable: { gender: PAIR_GENDER_OMISSION },
  refusals: ["nothing-delivered"],
  work: () => import("./work.ts"),
  credits: creditsOf(COST),
  pictured: true,
  examples: [
    {
      title: "two births in Taiwan, with names in Arabic letters",
      input: {
        a: {
          birthDate: "1990-06-15",
          birthTime: "14:30",
          timezone: "Asia/Taipei",
          latitude: 25.033,
          longitude: 121.565,
          gender: "male",
          name: "يوسف",
        },
        b: {
          birthDate: "1988-02-02",
          birthTime: "08:10",
          timezone: "Asia/Taipei",
          latitude: 22.627,
          longitude: 120.301,
          gender: "female",
          name: "ليلى",
        },
      },
      expect: {
        counts: { members: MATCH_SYSTEMS.length, delivered: MATCH_SYSTEMS.length },
        creditsUsed: COST,
      },
      source: "Service specification 4.4: the systems of compatibility.tian and its price",
    },
  ],
  references: [{ title: "The works of each system, listed with it in the catalogue" }],
});

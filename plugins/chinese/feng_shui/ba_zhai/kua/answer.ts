import { BRANCH, PHASE } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { DIRECTION } from "#east/directions.ts";
import { KUA_GROUP, WANDERING_STAR } from "../../../core/eight_mansions.ts";
import { GENDER } from "#east/gender.ts";
import { TRIGRAM } from "../../../core/trigrams.ts";
import { DIPPER_STAR } from "../core/stars.ts";

export const answer = Type.Object({
  gender: term(GENDER, "By which the trigram is counted"),
  solarYear: Type.Integer({ description: "Year of birth from 立春 to 立春" }),
  turnsThatDay: Type.Boolean({
    description:
      "Whether 立春 falls on the day of birth; then the year that it opens is taken, and a birth before its instant belongs to the year before",
  }),
  kua: Type.Integer({
    minimum: 1,
    maximum: 9,
    description: "Number of the life trigram, 1 to 9 without 5",
  }),
  raw: Type.Integer({
    minimum: 1,
    maximum: 9,
    description: "Before 5 was given to 2 (male) or 8 (female)",
  }),
  trigram: term(TRIGRAM, "Life trigram 命卦"),
  group: term(KUA_GROUP, "East or west group"),
  directions: Type.Array(
    Type.Object(
      {
        direction: term(DIRECTION, "The direction"),
        centreDeg: Type.Number({ description: "Its middle, degrees from north; 22.5 either side" }),
        star: term(WANDERING_STAR, "Its star"),
        dipper: term(DIPPER_STAR, "Star of the dipper to which it belongs"),
        element: term(PHASE, "Element of the star"),
        isGood: Type.Boolean({ description: "Whether it is one of the four good ones" }),
        tells: Type.Array(term(BRANCH, "A branch"), {
          description: "應期: branches of the years and months in which it tells",
        }),
      },
      { description: "A direction" },
    ),
    { minItems: 8, maxItems: 8, description: "The eight directions, best first" },
  ),
});
export type LifeTrigram = Frozen<Static<typeof answer>>;

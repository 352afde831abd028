import { phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { DIRECTION } from "#east/directions.ts";
import { KUA_GROUP, WANDERING_STAR, type WanderingStar } from "../../core/eight_mansions.ts";
import { GENDER } from "#east/gender.ts";
import { TRIGRAM } from "../../core/trigrams.ts";
import { genderMarker, timeMarker } from "../omissions.ts";
import { GRADE, pairScore } from "../scoring.ts";

/** Which star two life trigrams make. */
export type StarPhrases = { trigramsMake: { a: number; b: number; star: WanderingStar } };
/** How the score is made, from the best star to the worst. */
export type MethodPhrases = { method: { scores: readonly number[] } };

const kua = Type.Integer({
  minimum: 1,
  maximum: 9,
  description: "Number of the life trigram, 1 to 9 without 5",
});
const side = (description: string) =>
  Type.Object(
    {
      gender: term(GENDER, "By which the trigram is counted; male first where none was given"),
      solarYear: Type.Integer({ description: "Year by li chun" }),
      kua,
      raw: Type.Integer({
        minimum: 1,
        maximum: 9,
        description: "Before 5 was given to 2 (male) or 8 (female)",
      }),
      trigram: term(TRIGRAM, "Life trigram"),
      group: term(KUA_GROUP, "East or west group"),
      directions: Type.Array(
        Type.Object(
          { direction: term(DIRECTION, "The direction"), star: term(WANDERING_STAR, "Its star") },
          { description: "A direction and its star" },
        ),
        { minItems: 8, maxItems: 8, description: "Star of each direction, best first" },
      ),
    },
    { description },
  );

const readingSide = (description: string) =>
  Type.Object({ gender: term(GENDER, "Gender of this reading"), kua }, { description });

/** Two life trigrams held side by side. */
export const answer = Type.Object({
  a: side("The first person"),
  b: side("The second person"),
  star: term(WANDERING_STAR, "What each makes for the other"),
  sameGroup: Type.Boolean({ description: "Whether both belong to one group" }),
  score: pairScore("Of the star; the mean of all readings where something was left out"),
  verdict: verdict(
    term(GRADE, "Harmonious from 50, difficult below"),
    phrase<StarPhrases>("Which star the trigrams make"),
    "How the score reads",
  ),
  method: phrase<MethodPhrases>("How the score is made"),
  readings: Type.Array(
    Type.Object(
      {
        a: readingSide("The first person"),
        b: readingSide("The second person"),
        star: term(WANDERING_STAR, "What each makes for the other"),
        score: pairScore("Of the star"),
      },
      { description: "A reading" },
    ),
    {
      minItems: 1,
      description: "Every reading that what was left out allows; the first is shown",
    },
  ),
  dissent: Type.Array(
    Type.Object(
      { star: term(WANDERING_STAR, "The star"), score: pairScore("Of the star") },
      { description: "A reading" },
    ),
    { description: "Stars of readings that speak against the verdict" },
  ),
  ...timeMarker,
  ...genderMarker,
});
export type KuaMatch = Frozen<Static<typeof answer>>;

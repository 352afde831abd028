import { BRANCH, PHASE, PILLAR, STEM } from "#lore";
import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { STRENGTH } from "../../bazi/chart/strength.ts";
import { GENDER } from "#east/gender.ts";
import { TEN_GOD } from "#east/ten_gods.ts";
import { genderMarker, timeMarker } from "../omissions.ts";
import { matchOfParts, pairScore } from "../scoring.ts";
import { PART, type MatchPhrases } from "./match.ts";

/** How the score is made. */
export type MethodPhrases = { method: { dimensionSpread: number; scoreSpread: number } };

const side = (description: string) =>
  Type.Object(
    {
      native: Type.String({ description: "Pillars: year, month, day and, where known, hour" }),
      gender: Type.Union([term(GENDER, "Gender as given"), Type.Null()], {
        description: "Gender as given; null where none was given",
      }),
      hourKnown: Type.Boolean({ description: "False when three pillars were read" }),
      year: term(PILLAR, "Pillar of the year"),
      month: term(PILLAR, "Pillar of the month"),
      day: term(PILLAR, "Pillar of the day"),
      hour: Type.Union([term(PILLAR, "Pillar of the hour"), Type.Null()], {
        description: "Pillar of the hour; null where the time is unknown",
      }),
      dayMaster: term(STEM, "The stem of the day"),
      marriageSeat: term(BRANCH, "夫妻宮: the day branch"),
      strength: term(STRENGTH, "Strength of the day master"),
      usefulGod: term(PHASE, "用神: element most needed"),
    },
    { description },
  );

const dimension = (description: string) =>
  Type.Object(
    {
      score: pairScore("50 is neutral"),
      parts: Type.Array(
        Type.Object(
          { part: term(PART, "The part"), weight: Type.Number({ description: "Percent" }) },
          { description: "A part and how much of this side it weighs" },
        ),
        { description: "What this side is judged by" },
      ),
    },
    { description },
  );

/** Two four-pillar charts held side by side. */
export const answer = Type.Object({
  a: side("The first person"),
  b: side("The second person"),
  ...matchOfParts<"part", (typeof PART.ids)[number], MatchPhrases>(PART),
  method: phrase<MethodPhrases>("How the score is made"),
  dimensions: Type.Object(
    {
      love: dimension("Love"),
      marriage: dimension("Marriage"),
      career: dimension("Work"),
      wealth: dimension("Money"),
      health: dimension("Well-being: rest and habits, never a diagnosis"),
    },
    { description: "Five sides of life" },
  ),
  tenGods: Type.Object(
    {
      ofB: term(TEN_GOD, "What b's day stem is to a"),
      ofA: term(TEN_GOD, "What a's day stem is to b"),
    },
    { description: "Ten god that each day stem is to the other" },
  ),
  ...timeMarker,
  ...genderMarker,
});
export type BaziMatch = Frozen<Static<typeof answer>>;

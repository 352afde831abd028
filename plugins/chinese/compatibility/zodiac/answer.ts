import { ANIMAL, PILLAR, type Branch } from "#lore";
import { phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { RELATION } from "#east/relations.ts";
import { BRANCH_RELATION, type BranchRelation } from "../branch_points.ts";
import { timeMarker } from "../omissions.ts";
import { GRADE, pairScore } from "../scoring.ts";

/** Why two animals get on as they do. */
export type RelationPhrases = {
  relates: { a: Branch; b: Branch; relation: BranchRelation };
  unrelated: {};
};
/** How the score is made. */
export type MethodPhrases = { method: {} };
/** How a relation is said to a blend. */
export type WeightPhrases = { animalsRelate: { relation: BranchRelation } };

const side = (description: string) =>
  Type.Object(
    { year: term(PILLAR, "Pillar of the year"), animal: term(ANIMAL, "Animal of the year") },
    { description },
  );

/** Two animal years held side by side. */
export const answer = Type.Object({
  a: side("The first person"),
  b: side("The second person"),
  relations: Type.Array(
    Type.Object(
      {
        relation: term(BRANCH_RELATION, "The relation", ["sense"]),
        points: Type.Integer({ description: "Points from 50" }),
      },
      { description: "A relation of the two year branches" },
    ),
    { description: "Relations of the two year branches" },
  ),
  stems: Type.Union([term(RELATION, "Relation of two stems"), Type.Null()], {
    description: "Relation of the year stems, not scored; null where there is none",
  }),
  score: pairScore("50 is neutral"),
  verdict: verdict(
    term(GRADE, "65 and above, between, 35 and below"),
    phrase<RelationPhrases>("A relation of the two"),
    "How the score reads",
  ),
  method: phrase<MethodPhrases>("How the score is made"),
  dissent: Type.Array(term(BRANCH_RELATION, "A relation"), {
    description: "Relations that speak against the verdict",
  }),
  ...timeMarker,
});
export type ZodiacMatch = Frozen<Static<typeof answer>>;

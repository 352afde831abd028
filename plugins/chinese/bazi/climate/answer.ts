import { BRANCH, PHASE, STEM } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { TEN_GOD } from "#east/ten_gods.ts";
import { AIR } from "./terms.ts";

export const answer = Type.Object({
  dayStem: term(STEM, "The day stem"),
  element: term(PHASE, "Its phase"),
  monthBranch: term(BRANCH, "Branch of the month of birth"),
  air: term(AIR, "The air of that month"),
  gods: Type.Array(
    Type.Object({
      stem: term(STEM, "The stem that is wanted"),
      element: term(PHASE, "Its phase"),
      tenGod: term(TEN_GOD, "What it is to the day stem"),
      rank: Type.Integer({ minimum: 1, maximum: 5, description: "1 is the chief" }),
    }),
    { minItems: 1, maxItems: 5, description: "調候用神, the chief first" },
  ),
});
export type ClimateAnswer = Frozen<Static<typeof answer>>;

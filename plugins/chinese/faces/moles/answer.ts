import { term, Type, type Frozen, type Static } from "#sdk";
import { LUCK } from "#east/luck.ts";
import { MOLE_PLACE, TOPIC } from "./places.ts";

export const answer = Type.Object({
  moles: Type.Array(
    Type.Object(
      {
        place: term(MOLE_PLACE, "Where it is", ["sense"]),
        topic: term(TOPIC, "What it speaks of"),
        luck: term(LUCK, "How it is counted"),
        isHidden: Type.Boolean({ description: "On the body, where clothes cover it" }),
        isOwnSide: Type.Union([Type.Boolean(), Type.Null()], {
          description:
            "On the stronger side, left for men and right for women; null in the middle or without a gender",
        }),
      },
      { description: "A mole" },
    ),
    { description: "The moles, in the order asked" },
  ),
  lucky: Type.Integer({ description: "How many are counted lucky" }),
  unlucky: Type.Integer({ description: "How many are counted unlucky" }),
});
export type MolesAnswer = Frozen<Static<typeof answer>>;

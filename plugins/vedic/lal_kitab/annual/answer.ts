import { Type, type Frozen, type Static } from "#sdk";
import { grahaTerm, House } from "../../core/shapes.ts";
import { TEVA_FIELDS } from "../shapes.ts";

export const answer = Type.Object({
  year: Type.Integer({ minimum: 1, maximum: 120, description: "Running year; the first is 1" }),
  from: Type.String({ description: "Birthday on which it begins, YYYY-MM-DD" }),
  until: Type.String({ description: "Birthday on which it ends, YYYY-MM-DD" }),
  ...TEVA_FIELDS,
  moves: Type.Array(
    Type.Object({
      graha: grahaTerm("Graha"),
      birth: House("In the teva of birth"),
      year: House("In that of the year"),
    }),
    { minItems: 9, maxItems: 9, description: "From which house to which" },
  ),
  home: Type.Array(grahaTerm("Graha"), {
    description: "Who stands in the same house as at birth: what the birth promises falls due",
  }),
});
export type LalKitabYear = Frozen<Static<typeof answer>>;

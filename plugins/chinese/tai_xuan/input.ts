import { MomentOrNow, oneOf, QuestionInput, Type } from "#sdk";
import { WATCH } from "./tetragrams.ts";

export const input = Type.Object({
  ...MomentOrNow,
  digits: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 3 }), { minItems: 4, maxItems: 4 }),
  ),
  watch: Type.Optional(oneOf(WATCH.ids)),
  ...QuestionInput,
});

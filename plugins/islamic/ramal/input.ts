import { QuestionInput, Type } from "#sdk";
import { CIRCLE } from "../core/circles.ts";

export const input = Type.Object({
  dice: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), { minItems: 8, maxItems: 8 }),
  ),
  ...QuestionInput,
});

export const CONVENTIONS = {
  dairah: CIRCLE,
  zamir: {
    default: "points",
    options: {
      points: { source: "Kashf al-asrar al-masuna, p. 153, the fourth way" },
      firstAndThirteenth: { source: "Ramal Shastra on astrologyrays (2017)" },
    },
  },
} as const;

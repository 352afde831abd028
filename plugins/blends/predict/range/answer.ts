import { Type, type Frozen, type Static } from "#sdk";
import { placedShape } from "../multi_choice/answer.ts";
import { outcomeFields, sharesFields } from "../outcomes.ts";

const bound = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

export const answer = Type.Object({
  question: Type.String({ description: "The question, as it was asked" }),
  unit: Type.String({ description: "Unit of the number" }),
  resolutionDate: Type.String({ description: "Day on which the answer will be known" }),
  bands: Type.Array(
    Type.Object({
      low: bound("From this number on; null where the band is open downwards"),
      high: bound("Below this number; null where the band is open upwards"),
      ...outcomeFields,
    }),
    { description: "In the order given; the probabilities add to 1" },
  ),
  ...sharesFields,
  drawn: placedShape,
});
export type RangeAnswer = Frozen<Static<typeof answer>>;

import { matchShape, term, Type, type Frozen, type Static } from "#sdk";
import { GROUP, LODGE, LODGE_RELATION } from "../lodges.ts";
import { DISTANCE, TIE, type Distance, type Tie } from "./relations.ts";

/** Reasons of the score. */
export type Reasons = { tie: { tie: Tie }; distance: { tie: Tie; distance: Distance } };

const person = (description: string) =>
  Type.Object(
    {
      oldDate: Type.String({ description: "Day of birth in the old calendar, as it is written" }),
      lodge: term(LODGE, "The birth lodge", ["portrait"]),
      group: term(GROUP, "Group of the lodge", ["says"]),
      index: Type.Integer({ minimum: 0, maximum: 26, description: "0 昴 to 26 胃" }),
      other: term(LODGE_RELATION, "What the other lodge is to this one"),
    },
    { description },
  );

export const answer = Type.Object({
  ...matchShape<Reasons>(),
  tie: term(TIE, "The tie of the two lodges", ["about"]),
  distance: term(DISTANCE, "How far they stand apart on the ring"),
  steps: Type.Integer({
    minimum: 0,
    maximum: 26,
    description: "Steps from the first lodge forward to the second",
  }),
  a: person("The first person"),
  b: person("The second person"),
});
export type SukuyoMatch = Frozen<Static<typeof answer>>;

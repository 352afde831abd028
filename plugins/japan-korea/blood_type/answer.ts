import { matchShape, phrase, term, Type, type Frozen, type Static } from "#sdk";
import { BLOOD_TYPE, RING_RELATION, type BloodType, type Tie } from "./types.ts";

/** What the popular rankings say of a pair. */
export type Reasons = { pair: { tie: Tie } };

interface Facing {
  readonly a: BloodType;
  readonly b: BloodType;
  readonly minder: BloodType | null;
}

/** How the two stand in Nomi's ring. */
export type RingPhrases = { same: Facing; minds: Facing; facing: Facing };

const person = (description: string) =>
  Type.Object({ type: term(BLOOD_TYPE, "ABO type", ["portrait"]) }, { description });

export const answer = Type.Object({
  ...matchShape<Reasons>(),
  a: person("The first person"),
  b: person("The second person"),
  ring: Type.Object(
    {
      relation: term(RING_RELATION, "How the types stand"),
      minder: Type.Union([term(BLOOD_TYPE, "A type"), Type.Null()], {
        description: "The type that minds; null where neither does",
      }),
      says: phrase<RingPhrases>("The same in a sentence"),
    },
    { description: "Nomi's ring O, B, AB, A, each minding the next" },
  ),
  note: phrase<{ note: {} }>("What studies say of the whole"),
});
export type BloodMatch = Frozen<Static<typeof answer>>;

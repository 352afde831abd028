import { phrase, term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { BLOOD_TYPE, type BloodType } from "../types.ts";

/** What popular books say of a type, four strengths and two weak sides each. */
export const TRAIT = vocabulary("bloodTrait", [
  "orderly",
  "considerate",
  "patient",
  "careful",
  "anxious",
  "stubborn",
  "free",
  "curious",
  "absorbed",
  "frank",
  "fickle",
  "selfWilled",
  "purposeful",
  "generous",
  "sociable",
  "realistic",
  "competitive",
  "blunt",
  "rational",
  "versatile",
  "fair",
  "imaginative",
  "aloof",
  "changeable",
]);
export type Trait = (typeof TRAIT.ids)[number];

/** What the answer says of the whole. */
export type Phrases = { history: {}; evidence: {} };

const type = (description: string) => term(BLOOD_TYPE, description);
const traits = (description: string) => Type.Array(term(TRAIT, "A trait"), { description });

export const answer = Type.Object({
  type: term(BLOOD_TYPE, "ABO type", ["portrait"]),
  strengths: traits("What popular books praise in it"),
  weaknesses: traits("What they blame in it"),
  share: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "People of this type in Japan, in a hundred, to the nearest ten",
  }),
  minds: type("The type that it minds in Nomi's ring: it reads it easily and lets it lead"),
  mindedBy: type("The type that minds it"),
  facing: type("The type across the ring, with least in common"),
  history: phrase<Phrases>("Where the idea comes from"),
  evidence: phrase<Phrases>("What studies find"),
});
export type BloodProfile = Frozen<Static<typeof answer>>;
export type { BloodType };

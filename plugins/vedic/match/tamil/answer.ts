import { phrase, term, Type, verdict, vocabulary, type Frozen, type Static } from "#sdk";
import { alternatives, person } from "../answer.ts";
import type { EvidencePhrases } from "../nakshatra/agreements.ts";
import { GRADE, TAMIL_PORUTHAM, type TamilPorutham } from "./rules.ts";

/** How Tamil custom takes the whole. */
export const MATCH = vocabulary("tamilMatch", ["agreed", "fair", "refused"]);
export type MatchPhrases = {
  held: { count: number };
  vetoed: { porutham: TamilPorutham };
  lacking: { poruthams: readonly TamilPorutham[] };
  essentialsHold: {};
};

const list = (description: string) =>
  Type.Array(term(TAMIL_PORUTHAM, "One of the ten", ["asks"]), { description });
const count = Type.Integer({
  minimum: 0,
  maximum: 10,
  description: "How many are good or middling",
});

export const answer = Type.Object({
  people: Type.Object(
    { bride: person("The bride"), groom: person("The groom") },
    { description: "What was read of the two" },
  ),
  poruthams: Type.Array(
    Type.Object({
      porutham: term(TAMIL_PORUTHAM, "One of the ten", ["asks"]),
      grade: term(GRADE, "Good, middling or bad"),
      evidence: phrase<EvidencePhrases>("What was counted or compared"),
    }),
    { minItems: 10, maxItems: 10, description: "The ten agreements" },
  ),
  held: count,
  match: verdict(
    term(MATCH, "How the whole is taken"),
    phrase<MatchPhrases>("Why"),
    "How Tamil custom takes the match",
  ),
  vetoes: list("Rajju and vedha where they fail: either alone refuses"),
  lacking: list("Of dina, gana, yoni, rasi and rajju those that fail"),
  alternatives: Type.Optional(alternatives(count)),
});
export type TamilMatch = Frozen<Static<typeof answer>>;

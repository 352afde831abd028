import {
  phrase,
  term,
  Type,
  vocabulary,
  type Frozen,
  type IdOf,
  type Static,
} from "../../../plugins/sdk.ts";

/** What is checked, in this order. */
export const CHECK = vocabulary("check", [
  "version",
  "input",
  "seed",
  "salt",
  "serverHash",
  "commitment",
  "id",
  "answer",
]);
export type CheckId = IdOf<typeof CHECK>;

/** What a check comes to. */
export type Phrases = {
  [C in `${CheckId}Holds` | `${CheckId}Fails` | "uncommitted"]: {};
};

/** Why a pasted text or an input cannot be worked with. */
export type Issues = {
  "not-a-draw": { name: string; nearest?: string };
  "not-an-answer": {};
  "not-json": {};
  "input-unknown": {};
};

const value = (description: string) =>
  Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()], { description });

export const answer = Type.Object({
  verified: Type.Boolean({ description: "Whether every check held" }),
  procedure: Type.String({ description: "Name of the draw" }),
  version: Type.Object(
    {
      given: Type.String({ description: "As the answer has it" }),
      served: Type.String({ description: "The one served now" }),
    },
    { description: "Version of the results of its plugin" },
  ),
  seed: Type.String({ description: "The seed that was drawn from again" }),
  checks: Type.Array(
    Type.Object({
      check: term(CHECK, "What was checked"),
      ok: Type.Boolean({ description: "Whether it held" }),
      says: phrase<Phrases>("What it came to"),
    }),
    { description: "Every check that was made" },
  ),
  differences: Type.Array(
    Type.Object({
      path: Type.String({ description: "JSON pointer into the answer" }),
      given: value(
        "What the answer has there; null where it has nothing or more than a short value",
      ),
    }),
    {
      description:
        "Where the answer is not what its seed gives, if it is so in a few places only. What the seed gives there is not said: that is a reading of its own",
    },
  ),
  differenceCount: Type.Integer({ minimum: 0, description: "How many places are listed" }),
});
export type Verification = Frozen<Static<typeof answer>>;

import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { CENTRE, CHANNEL } from "../bodygraph/wheel.ts";
import { nullable } from "../core/shapes.ts";
import { TIE } from "./rules.ts";

const gates = (description: string) => Type.Array(Type.Integer(), { description });
const channels = (description: string) => Type.Array(term(CHANNEL, "The channel"), { description });

export const answer = Type.Object({
  ties: Type.Array(
    Type.Object({
      channel: term(CHANNEL, "The channel"),
      tie: term(TIE, "How the two meet in it"),
      holder: nullable(
        term(vocabulary("holder", ["a", "b"]), "Who has the whole of it"),
        "Null where each has a half, or both have all",
      ),
    }),
    { description: "Channels that the two together have whole" },
  ),
  centres: Type.Array(
    Type.Object({
      centre: term(CENTRE, "The centre"),
      a: Type.Boolean({ description: "Whether the first has it defined" }),
      b: Type.Boolean({ description: "Whether the second has it defined" }),
      together: Type.Boolean({ description: "Whether the two together have it defined" }),
    }),
    { description: "The nine centres" },
  ),
  definedTogether: Type.Integer({ description: "Centres defined in the two together, 0 to 9" }),
  gates: Type.Object(
    { a: gates("Of the first"), b: gates("Of the second"), shared: gates("Of both") },
    { description: "Active gates" },
  ),
  channels: Type.Object(
    { a: channels("Of the first"), b: channels("Of the second") },
    { description: "Channels that each has alone" },
  ),
});
export type BodygraphCompositeAnswer = Frozen<Static<typeof answer>>;

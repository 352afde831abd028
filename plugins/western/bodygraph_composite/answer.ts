import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { CENTRE, CHANNEL } from "../bodygraph/wheel.ts";
import { nullable } from "../core/shapes.ts";
import { TIE } from "./rules.ts";

const gates = (description: string) => Type.Array(Type.Integer(), { description });
const channels = (description: string) => Type.Array(term(CHANNEL, "The channel"), { description });

const who = (description: string) =>
  Type.Array(Type.Integer({ minimum: 1 }), {
    description: `${description}, by their place in the group: 1 and 2 are a and b, then the others`,
  });
const howMany = (description: string) => Type.Integer({ minimum: 0, description });

const group = Type.Object({
  size: Type.Integer({ minimum: 3, description: "How many people" }),
  channels: Type.Array(
    Type.Object({
      channel: term(CHANNEL, "The channel"),
      whole: who("Who has the whole of it"),
      halves: who("Who has a half of it"),
    }),
    { description: "Channels that are whole in the group" },
  ),
  emergent: channels("Channels of the group that nobody has alone"),
  centres: Type.Array(
    Type.Object({
      centre: term(CENTRE, "The centre"),
      defined: who("Who has it defined"),
      together: Type.Boolean({ description: "Whether the group has it defined" }),
    }),
    { description: "The nine centres" },
  ),
  definedTogether: howMany("Centres defined in the group, 0 to 9"),
  pairs: Type.Array(
    Type.Object({
      people: who("The two"),
      electromagnetic: howMany("Channels of which each has a half"),
      companionship: howMany("Channels that both have whole"),
      compromise: howMany("Channels that one has whole and the other half"),
      dominance: howMany("Channels that one alone has"),
    }),
    { description: "Every two of the group" },
  ),
});

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
  group: nullable(group, "All of them together; null where there are no others"),
});
export type BodygraphCompositeAnswer = Frozen<Static<typeof answer>>;

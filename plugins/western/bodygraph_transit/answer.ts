import { term, Type, type Frozen, type Static } from "#sdk";
import { ACTIVATION } from "../bodygraph/answer.ts";
import { CENTRE, CHANNEL } from "../bodygraph/wheel.ts";
import { PLACE } from "../core/shapes.ts";

export const answer = Type.Object({
  utc: Type.String({ description: "The instant looked at, UTC" }),
  transits: Type.Array(
    Type.Object({
      body: term(ACTIVATION, "What activates the gate"),
      ...PLACE,
      gate: Type.Integer({ description: "Gate, 1 to 64" }),
      line: Type.Integer({ description: "Line of the gate, 1 to 6" }),
      own: Type.Boolean({ description: "Whether the birth has the gate as well" }),
    }),
    { description: "The sky of the instant on the wheel" },
  ),
  added: Type.Array(
    Type.Object({
      channel: term(CHANNEL, "The channel"),
      wholly: Type.Boolean({
        description: "Whether both gates come from the sky; else one is of the birth",
      }),
      by: Type.Array(term(ACTIVATION, "A body"), { description: "Bodies that bring its gates" }),
    }),
    { description: "Channels that the sky completes and the birth has not" },
  ),
  opened: Type.Array(term(CENTRE, "A centre"), {
    description: "Centres that are defined now and not at birth",
  }),
  defined: Type.Array(term(CENTRE, "A centre"), { description: "Centres defined at birth" }),
  channels: Type.Array(term(CHANNEL, "A channel"), { description: "Channels of the birth" }),
});
export type BodygraphTransitAnswer = Frozen<Static<typeof answer>>;

import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { MODERN } from "../core/points.ts";
import { PLACE } from "../core/shapes.ts";
import { AUTHORITY, CENTRE, CHANNEL, DEFINITION, TYPE } from "./wheel.ts";

/** What is read in either sky: the Earth stands opposite the Sun. */
export const ACTIVATION = vocabulary("activation", [
  "sun",
  "earth",
  "northNode",
  "southNode",
  ...MODERN.ids.filter((id) => id !== "sun"),
]);

const Number64 = Type.Integer({ minimum: 1, maximum: 64, description: "Gate, 1 to 64" });
const activations = (description: string) =>
  Type.Array(
    Type.Object({
      body: term(ACTIVATION, "What activates the gate"),
      ...PLACE,
      gate: Number64,
      line: Type.Integer({ minimum: 1, maximum: 6, description: "Line of the gate, 1 to 6" }),
    }),
    { description },
  );

export const answer = Type.Object({
  type: term(TYPE, "Type"),
  authority: term(AUTHORITY, "How decisions are reached"),
  definition: term(DEFINITION, "Into how many groups the defined centres fall"),
  profile: Type.String({ description: "Line of the Sun at birth, and of the Sun before it" }),
  personality: activations("The sky of the birth"),
  design: activations("The sky when the Sun stood 88° behind"),
  designUtc: Type.String({ description: "When the Sun stood 88° behind its place at birth, UTC" }),
  channels: Type.Array(
    Type.Object({
      channel: term(CHANNEL, "The channel"),
      gates: Type.Tuple([Number64, Number64], { description: "Its two gates" }),
      centres: Type.Tuple([term(CENTRE, "Centre"), term(CENTRE, "Centre")], {
        description: "The centres it joins, in the order of the gates",
      }),
    }),
    { description: "Channels of which both gates are active" },
  ),
  centres: Type.Array(
    Type.Object({
      centre: term(CENTRE, "The centre"),
      defined: Type.Boolean({ description: "Whether a channel defines it" }),
      gates: Type.Array(Number64, { description: "Its active gates" }),
    }),
    { description: "The nine centres" },
  ),
});
export type BodygraphAnswer = Frozen<Static<typeof answer>>;

import { term, Type, type Frozen, type Static } from "#sdk";
import { QUARTER, signField } from "../core/sky.ts";
import { TYPE } from "./rules.ts";

export const answer = Type.Object({
  type: term(TYPE, "The type of lunation birthday", ["motto"]),
  elongationDeg: Type.Number({
    minimum: 0,
    maximum: 360,
    description: "Moon ahead of the Sun, degrees",
  }),
  degreeInType: Type.Number({
    minimum: 0,
    maximum: 45,
    description: "Within the 45 degrees of the type",
  }),
  illuminated: Type.Number({ minimum: 0, maximum: 1, description: "Lit part of the disc" }),
  waxing: Type.Boolean({ description: "Whether it grew" }),
  ageDays: Type.Number({ description: "Days since the new moon" }),
  sign: signField,
  degree: Type.Number({ description: "Within the sign" }),
  prenatal: Type.Object(
    {
      phase: term(QUARTER, "New or full moon, the later of the two before birth"),
      utc: Type.String({ description: "To the second" }),
      sign: signField,
      degree: Type.Number({ description: "Within the sign" }),
    },
    { description: "The lunation before birth" },
  ),
  returns: Type.Array(Type.Object({ utc: Type.String({ description: "To the second" }) }), {
    description:
      "The next thirteen instants at which Moon and Sun stand at that angle, from the day asked",
  }),
});
export type MoonBirthAnswer = Frozen<Static<typeof answer>>;

import { term, Type, type Frozen, type Static } from "#sdk";
import { grahaTerm, House, signTerm } from "../../core/shapes.ts";
import type { TajikaRefusals } from "../points.ts";
import { SAHAM } from "./rules.ts";

export type Refusals = TajikaRefusals;

/** The points, as every chart of Tajika tells them. */
export const SAHAMS = {
  sahams: Type.Array(
    Type.Object({
      saham: term(SAHAM, "The point", ["matter"]),
      longitudeDeg: Type.Number({ description: "Sidereal longitude, degrees" }),
      sign: signTerm("Sign"),
      degree: Type.String({ description: "Degrees and minutes in the sign" }),
      house: House("House from the lagna by sign"),
      lord: grahaTerm("Lord of the sign"),
      lordHouse: House("House of that lord"),
    }),
    { description: "Points of the chart" },
  ),
};

export const answer = Type.Object({
  night: Type.Boolean({ description: "Whether the chart is of the night" }),
  ...SAHAMS,
});
export type SahamsAnswer = Frozen<Static<typeof answer>>;

import { Type, type Frozen, type Static } from "#sdk";
import { SHADBALA } from "../chart/answer.ts";
import { grahaTerm, House, signTerm } from "../core/shapes.ts";
import type { Refusals as UpagrahaRefusals } from "../upagrahas/answer.ts";

export type Refusals = UpagrahaRefusals;

const virupas = (description: string) =>
  Type.Number({ description: `${description}, virupas (sixty to the rupa)` });

export const answer = Type.Object({
  planets: Type.Array(Type.Object({ graha: grahaTerm("The planet"), ...SHADBALA }), {
    description: "Sun to Saturn",
  }),
  houses: Type.Array(
    Type.Object({
      house: House("The house"),
      sign: signTerm("Sign of its middle"),
      middleDeg: Type.Number({ description: "Its middle after Sripati, sidereal degrees" }),
      lord: grahaTerm("Its lord"),
      ofLord: virupas("Strength of the lord"),
      direction: virupas("Strength of direction"),
      aspects: virupas("Aspects on the middle"),
      total: virupas("Sum"),
      rupas: Type.Number({ description: "Sum in rupas" }),
      rank: House("1 is the strongest"),
    }),
    { description: "The twelve houses" },
  ),
});
export type StrengthsAnswer = Frozen<Static<typeof answer>>;

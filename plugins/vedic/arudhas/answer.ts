import { Type, type Frozen, type Static } from "#sdk";
import type { LagnaRefusals } from "../core/birth_chart.ts";
import { grahaTerm, House, signTerm } from "../core/shapes.ts";

export type Refusals = LagnaRefusals;

export const answer = Type.Object({
  lagna: signTerm("Sign that rises"),
  signs: Type.Object(
    {
      sun: signTerm("Sign"),
      moon: signTerm("Sign"),
      mars: signTerm("Sign"),
      mercury: signTerm("Sign"),
      jupiter: signTerm("Sign"),
      venus: signTerm("Sign"),
      saturn: signTerm("Sign"),
      rahu: signTerm("Sign"),
      ketu: signTerm("Sign"),
    },
    { description: "Signs of the grahas" },
  ),
  arudhas: Type.Array(
    Type.Object({
      house: House("House whose image it is"),
      sign: signTerm("Sign of the arudha"),
      inHouse: House("House of the arudha from the lagna"),
      lord: grahaTerm("Lord of the house, from whom it is counted"),
      count: House("Signs from the house to its lord"),
      moved: Type.Boolean({
        description: "Whether it fell in the house or its seventh and moved on to the tenth",
      }),
      occupants: Type.Array(grahaTerm("A graha"), { description: "Grahas in the arudha" }),
    }),
    { description: "A1 to A12; A1 is the arudha lagna, A12 the upapada" },
  ),
  upapada: Type.Object(
    {
      sign: signTerm("Sign of A12"),
      lord: grahaTerm("Its lord"),
      second: signTerm("The second from it, which keeps a bond"),
      inSecond: Type.Array(grahaTerm("A graha"), { description: "Grahas in the second" }),
    },
    { description: "The image of partnership" },
  ),
  grahas: Type.Array(
    Type.Object({
      graha: grahaTerm("The planet"),
      rules: signTerm("A sign it rules"),
      sign: signTerm("Its arudha in respect of that sign"),
      house: House("House of the arudha"),
    }),
    { description: "One for each sign and its lord" },
  ),
});
export type ArudhasAnswer = Frozen<Static<typeof answer>>;

import { Type, type Frozen, type Static } from "#sdk";
import type { ChartRefusals } from "../core/positions.ts";
import { grahaTerm, House, signTerm } from "../core/shapes.ts";

export type Refusals = Pick<ChartRefusals, "place-incomplete"> & { "lagna-needed": {} };

const points = (description: string) =>
  Type.Array(Type.Integer({ minimum: 0 }), { minItems: 12, maxItems: 12, description });

export const answer = Type.Object({
  lagna: signTerm("Sign that rises"),
  planets: Type.Array(
    Type.Object({
      graha: grahaTerm("The planet"),
      sign: signTerm("Where it stands"),
      own: Type.Integer({ minimum: 0, maximum: 8, description: "Its own points where it stands" }),
      total: Type.Integer({ description: "Sum over the twelve signs" }),
      bhinna: points("Points from Aries"),
      trikona: points("After the reduction of trines"),
      reduced: points("After both reductions"),
      rashiPinda: Type.Integer({ description: "Product of the signs" }),
      grahaPinda: Type.Integer({ description: "Product of the planets" }),
      shodhyaPinda: Type.Integer({ description: "Their sum" }),
    }),
    { description: "Sun to Saturn" },
  ),
  sarva: points("Combined points from Aries"),
  total: Type.Integer({ description: "Sum of all points: 337 by Parashara" }),
  houses: Type.Array(
    Type.Object({
      house: House("House from the lagna by sign"),
      sign: signTerm("Its sign"),
      points: Type.Integer({ minimum: 0, description: "Combined points; 28 is the mean" }),
    }),
    { description: "The twelve houses" },
  ),
});
export type AshtakavargaAnswer = Frozen<Static<typeof answer>>;

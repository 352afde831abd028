import { term, Type, type Frozen, type Static } from "#sdk";
import { classical, nullable, placeShape, sign } from "../core/shapes.ts";
import { WALKER } from "./rules.ts";

const AGE = {
  arcDeg: Type.Number({ description: "Arc of direction, degrees" }),
  age: Type.Number({ description: "Years of age by the key" }),
};

export const answer = Type.Object({
  point: term(WALKER, "Point that is carried"),
  natal: placeShape("Where it stands at birth"),
  stages: Type.Array(
    Type.Object({
      sign: sign("Sign of the bound"),
      fromDegree: Type.Integer({ description: "Degree at which the bound begins" }),
      lord: classical("Distributor: lord of the bound"),
      ...AGE,
      date: Type.String({ description: "UTC date of entry, YYYY-MM-DD" }),
      partners: Type.Array(
        Type.Object({
          planet: classical("Partner: planet whose ray is met"),
          ray: Type.Integer({ description: "Degrees from the planet, in the order of signs" }),
          ...AGE,
        }),
        { description: "Bodies and rays met within the bound" },
      ),
    }),
    { description: "Bounds in turn; fewer where a degree neither rises nor sets" },
  ),
  active: nullable(
    Type.Object({
      index: Type.Integer({ description: "The bound that holds the date, from 0" }),
      partner: nullable(classical("The last ray met"), "Null before the first"),
    }),
    "Null where the date lies outside",
  ),
});
export type BoundsWalkAnswer = Frozen<Static<typeof answer>>;

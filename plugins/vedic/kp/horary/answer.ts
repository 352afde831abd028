import { Type, type Frozen, type Static } from "#sdk";
import { grahaTerm, signTerm } from "../../core/shapes.ts";
import { JUDGED } from "../chart/answer.ts";
import { FIGURE, RULING, type KpRefusals } from "../shapes.ts";

export type Refusals = KpRefusals & { lifespan: {} };

export const answer = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 249, description: "The number given" }),
  division: Type.Object(
    {
      fromDeg: Type.Number({ description: "Where it begins, sidereal degrees" }),
      toDeg: Type.Number({ description: "Where it ends, sidereal degrees" }),
      sign: signTerm("Sign"),
      signLord: grahaTerm("Lord of the sign"),
      starLord: grahaTerm("Lord of the star"),
      subLord: grahaTerm("Lord of the sub"),
    },
    { description: "The part of the zodiac that the number stands for; its beginning rises" },
  ),
  verdict: Type.Object(JUDGED, { description: "Judgement of the house asked about" }),
  ruling: RULING,
  agree: Type.Array(grahaTerm("Planet"), {
    description: "Ruling planets that signify a favourable house: the time is theirs",
  }),
  ...FIGURE,
});
export type HoraryNumberAnswer = Frozen<Static<typeof answer>>;

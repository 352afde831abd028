import { term, Type, type Frozen, type Static } from "#sdk";
import type { DateRefusals } from "../core/dates.ts";
import type { ChartRefusals } from "../core/positions.ts";
import { grahaTerm, House, signTerm, utc } from "../core/shapes.ts";
import { EFFECT } from "./rules.ts";

export type Refusals = DateRefusals & Pick<ChartRefusals, "place-incomplete">;
export type Omissions = { birthTime: {}; latitude: {} };

const open = (description: string) =>
  Type.Union([Type.Integer({ minimum: 0, description }), Type.Null()], {
    description: `${description}; null without time and place of birth, and for the nodes`,
  });

export const answer = Type.Object({
  at: utc("Instant of the transits"),
  moon: signTerm("Sign of the Moon at birth"),
  transits: Type.Array(
    Type.Object({
      graha: grahaTerm("The graha"),
      sign: signTerm("Where it stands"),
      degree: Type.String({ description: "Degrees and minutes in the sign" }),
      retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
      house: House("House from the Moon of the birth"),
      effect: term(EFFECT, "What the transit does", ["about"]),
      by: Type.Union([grahaTerm("Who obstructs or releases it"), Type.Null()], {
        description: "Null where nobody does",
      }),
      points: open("Its own points of ashtakavarga in that sign, 0 to 8; 4 is the mean"),
      sarva: open("Combined points of that sign; 28 is the mean"),
      daysInSign: Type.Integer({
        minimum: 0,
        description: "Days until it reaches the next edge of the sign at its present speed",
      }),
    }),
    { description: "The nine" },
  ),
  good: Type.Integer({ minimum: 0, maximum: 9, description: "How many favour" }),
});
export type GocharaAnswer = Frozen<Static<typeof answer>>;

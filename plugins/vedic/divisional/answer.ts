import { phrase, term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import type { ChartRefusals } from "../core/positions.ts";
import { grahaTerm, House, signTerm } from "../core/shapes.ts";
import { VARGA } from "../core/vargas.ts";

export type Refusals = Pick<ChartRefusals, "place-incomplete">;
export type Omissions = { birthTime: {}; latitude: {} };
export type Phrases = {
  /** How the signs of the parts follow each other. */
  byParashara: { division: (typeof VARGA.ids)[number] };
  inTurn: { parts: number };
};

/** How a graha stands in a division. */
export const STANDING = vocabulary("vargaStanding", [
  "exalted",
  "own",
  "greatFriend",
  "friend",
  "neutral",
  "enemy",
  "greatEnemy",
  "debilitated",
]);

const points = (description: string) =>
  Type.Number({ minimum: 0, maximum: 20, description: `${description}, of twenty points` });

export const answer = Type.Object({
  division: term(VARGA, "The division", ["matter"]),
  parts: Type.Integer({ description: "Parts of a sign" }),
  rule: phrase<Phrases>("How signs are given to the parts"),
  lagna: Type.Union([signTerm("Sign that rises in the division"), Type.Null()], {
    description: "Null without time and place",
  }),
  grahas: Type.Array(
    Type.Object({
      graha: grahaTerm("The graha"),
      rashi: signTerm("Its sign in the birth chart"),
      sign: signTerm("Its sign in the division"),
      house: Type.Union([House("House from the lagna of the division"), Type.Null()], {
        description: "Null without a lagna",
      }),
      standing: term(STANDING, "How it stands there; friendships are those of the birth chart"),
      kept: Type.Boolean({ description: "Whether it keeps the sign of the birth chart" }),
      toEdgeMinutes: Type.Number({
        description: "Minutes of arc from the nearer edge of its part",
      }),
    }),
    { description: "The nine" },
  ),
  vimshopaka: Type.Array(
    Type.Object({
      graha: grahaTerm("The planet"),
      six: points("Over six divisions"),
      seven: points("Over seven divisions"),
      ten: points("Over ten divisions"),
      sixteen: points("Over sixteen divisions"),
    }),
    { description: "Sun to Saturn, by the rule of Parashara" },
  ),
});
export type DivisionalAnswer = Frozen<Static<typeof answer>>;

import { matchShape, term, Type, type Frozen, type Static } from "#sdk";
import { VIEW_ANGLES, VIEW_BODIES } from "../core/view_shapes.ts";
import { HOUSES } from "../core/houses.ts";
import { CHART_BODY } from "../core/points.ts";
import { aspectShape, House, nullable } from "../core/shapes.ts";
import type { ComponentPhrases } from "../match/rules.ts";

const overlay = (description: string) =>
  Type.Array(
    Type.Object({
      body: term(CHART_BODY, "The guest's planet"),
      house: House("House of the host in which it falls, 1 to 12"),
    }),
    { description },
  );
const chart = (description: string) =>
  Type.Object(
    {
      bodies: VIEW_BODIES,
      angles: VIEW_ANGLES,
      houses: nullable(HOUSES, "Null without time and place"),
    },
    { description },
  );

export const answer = Type.Object({
  ...matchShape<ComponentPhrases>(),
  aspects: Type.Array(aspectShape("From a point of the first chart to one of the second"), {
    description: "Ptolemy's aspects of planets, node and angles, closest by share of the orb first",
  }),
  overlays: Type.Object(
    {
      aInB: overlay("The first in the houses of the second"),
      bInA: overlay("The second in the houses of the first"),
    },
    { description: "Empty where the host has no houses" },
  ),
  doubleWhammies: Type.Array(
    Type.Object({
      a: term(CHART_BODY, "One planet"),
      b: term(CHART_BODY, "The other planet"),
    }),
    { description: "Pairs of planets that aspect each other both ways" },
  ),
  charts: Type.Object(
    { a: chart("Of the first"), b: chart("Of the second") },
    {
      description: "The two charts",
    },
  ),
});
export type SynastryAnswer = Frozen<Static<typeof answer>>;

import { PHASE } from "#lore";
import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { PLACE, PLACES, type Place } from "#east/calendar/pillars.ts";
import {
  branchRelations,
  RELATION,
  stemRelation,
  tripleRelation,
  type Relation,
} from "#east/relations.ts";
import type { Chart, PlacedPillar } from "#east/four_pillars/chart.ts";

/** What a relation stands between. */
export const BETWEEN = vocabulary("between", ["stems", "branches"]);

/** A relation between pillars. */
export const pillarRelationShape = Type.Object(
  {
    relation: term(RELATION, "The relation"),
    between: term(BETWEEN, "Whether stems or branches are related"),
    pillars: Type.Array(term(PLACE, "Place of a pillar"), { description: "Places of the pillars" }),
    native: Type.String({ description: "The stems or branches, in the order of the pillars" }),
    result: Type.Union([term(PHASE, "An element"), Type.Null()], {
      description: "Element into which a combination leads; whether it transforms is judged apart",
    }),
    adjacent: Type.Boolean({ description: "Whether the pillars stand side by side" }),
  },
  { description: "A relation between pillars" },
);
export type PillarRelation = Frozen<Static<typeof pillarRelationShape>>;

/** Finds every relation among the stems and among the branches of a chart. */
export function findRelations(chart: Chart): readonly PillarRelation[] {
  const { pillars } = chart;
  const relations: PillarRelation[] = [];
  for (const [i, one] of pillars.entries()) {
    for (const other of pillars.slice(i + 1)) {
      const ofStems = stemRelation(one.pair.stem.index, other.pair.stem.index);
      if (ofStems) relations.push(show(ofStems, "stems", [one, other]));
      for (const relation of branchRelations(one.pair.branch.index, other.pair.branch.index)) {
        relations.push(show(relation, "branches", [one, other]));
      }
    }
  }
  return [...relations, ...findTriples(pillars)];
}

function findTriples(pillars: readonly PlacedPillar[]): readonly PillarRelation[] {
  const relations: PillarRelation[] = [];
  for (const [i, a] of pillars.entries()) {
    for (const [j, b] of pillars.slice(i + 1).entries()) {
      for (const c of pillars.slice(i + j + 2)) {
        const [x, y, z] = [a, b, c].map(({ pair }) => pair.branch.index) as [
          number,
          number,
          number,
        ];
        const triple = tripleRelation(x, y, z);
        if (triple) relations.push(show(triple, "branches", [a, b, c]));
      }
    }
  }
  return relations;
}

function show(
  { kind, result }: Relation,
  between: "stems" | "branches",
  members: readonly PlacedPillar[],
): PillarRelation {
  const places = members.map(({ place }) => place);
  const native = members
    .map(({ pair }) => (between === "stems" ? pair.stem.native : pair.branch.native))
    .join("");
  return {
    relation: kind,
    between,
    pillars: places,
    native,
    result,
    adjacent: places.every((place, i) => i === 0 || isNext(places[i - 1]!, place)),
  };
}

function isNext(one: Place, other: Place): boolean {
  return PLACES.indexOf(other) - PLACES.indexOf(one) === 1;
}

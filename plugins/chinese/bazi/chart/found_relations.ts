import { Type } from "#old";
import type { Element } from "#time";
import { PLACES, type Place } from "../../calendar/pillars.ts";
import { NamedShape, type Named } from "../../core/named.ts";
import {
  branchRelations,
  RELATION_NAMES,
  stemRelation,
  tripleRelation,
  type Relation,
} from "../../core/relations.ts";
import { ElementShape } from "../../core/shapes.ts";
import type { Chart, PlacedPillar } from "./chart.ts";

/** A relation found between pillars. */
export const FoundRelationShape = Type.Object({
  relation: NamedShape,
  between: Type.String({ description: "stems or branches" }),
  pillars: Type.Array(Type.String(), { description: "Places: year, month, day, hour" }),
  native: Type.String({ description: "The stems or branches, in the order of the pillars" }),
  result: Type.Union([ElementShape, Type.Null()], {
    description: "Element into which a combination leads; whether it transforms is judged apart",
  }),
  adjacent: Type.Boolean({ description: "Whether the pillars stand side by side" }),
});

/** A relation found between pillars. */
export interface FoundRelation {
  readonly relation: Named;
  readonly between: "stems" | "branches";
  readonly pillars: readonly Place[];
  readonly native: string;
  readonly result: Element | null;
  readonly adjacent: boolean;
}

/** Finds every relation among the stems and among the branches of a chart. */
export function findRelations(chart: Chart): readonly FoundRelation[] {
  const { pillars } = chart;
  const found: FoundRelation[] = [];
  for (const [i, one] of pillars.entries()) {
    for (const other of pillars.slice(i + 1)) {
      const ofStems = stemRelation(one.pair.stem.index, other.pair.stem.index);
      if (ofStems) found.push(show(ofStems, "stems", [one, other]));
      for (const relation of branchRelations(one.pair.branch.index, other.pair.branch.index)) {
        found.push(show(relation, "branches", [one, other]));
      }
    }
  }
  return [...found, ...findTriples(pillars)];
}

function findTriples(pillars: readonly PlacedPillar[]): readonly FoundRelation[] {
  const found: FoundRelation[] = [];
  for (const [i, a] of pillars.entries()) {
    for (const [j, b] of pillars.slice(i + 1).entries()) {
      for (const c of pillars.slice(i + j + 2)) {
        const [x, y, z] = [a, b, c].map(({ pair }) => pair.branch.index) as [
          number,
          number,
          number,
        ];
        const triple = tripleRelation(x, y, z);
        if (triple) found.push(show(triple, "branches", [a, b, c]));
      }
    }
  }
  return found;
}

function show(
  { kind, result }: Relation,
  between: "stems" | "branches",
  members: readonly PlacedPillar[],
): FoundRelation {
  const places = members.map(({ place }) => place);
  const native = members
    .map(({ pair }) => (between === "stems" ? pair.stem.native : pair.branch.native))
    .join("");
  return {
    relation: RELATION_NAMES[kind],
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

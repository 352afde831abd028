/** The parts of a blend that spans the world, each with its own mean. */
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { blendedScoreOf, voiceOf } from "../core/mean.ts";
import { systemName, type System, type SystemId } from "../core/system.ts";
import { AFRICAN, EASTERN, INDIAN, ISLAMIC, WESTERN } from "./members.ts";

export const REGION = vocabulary("region", ["eastern", "western", "african", "islamic", "indian"]);
export type RegionId = IdOf<typeof REGION>;

/** One part of a blend with its own mean. */
export interface Region {
  readonly id: RegionId;
  readonly systems: readonly SystemId[];
}

export const EAST: Region = { id: "eastern", systems: EASTERN };
export const WEST: Region = { id: "western", systems: WESTERN };
export const WORLD: readonly Region[] = [
  EAST,
  WEST,
  { id: "african", systems: AFRICAN },
  { id: "islamic", systems: ISLAMIC },
  { id: "indian", systems: INDIAN },
];

export const regionsShape = Type.Array(
  Type.Object({
    id: Type.String({ description: "Part of the name of the region's own blend" }),
    title: term(REGION, "The part of the world"),
    score: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
      description: "The mean of its systems; null where none of them weighs",
    }),
    systems: Type.Array(systemName("A system"), { description: "Its systems" }),
  }),
  { description: "The mean of each part of the blend, by the same formula" },
);
export type Regions = Frozen<Static<typeof regionsShape>>;

/** The mean of each region. */
export function regionsOf(regions: readonly Region[], systems: readonly System[]): Regions {
  return regions.map((region) => {
    const own = systems.filter(({ system }) => region.systems.includes(system));
    const { id } = region;
    return { id, title: id, score: blendedScoreOf(own.map(voiceOf)), systems: region.systems };
  });
}

/** Points between two regions that are worth a sentence. */
export const WIDE = 12;

/** Regions that have a score, the highest first. */
export function scoredOf(regions: Regions) {
  return regions
    .flatMap(({ title, score }) => (score === null ? [] : [{ title, score }]))
    .sort((a, b) => b.score - a.score);
}

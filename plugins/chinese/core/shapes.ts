import { oneOf, Type } from "#old";
import type { Branch, Stem, StemBranch } from "#time";
import { SIXTY_CYCLE } from "#time";
import { NamedShape } from "./named.ts";

/** An element's id. */
export const ElementShape = oneOf(
  ["wood", "fire", "earth", "metal", "water"],
  "One of the five phases",
);

const PolarityShape = oneOf(["yang", "yin"], "Yang or yin");

/** A heavenly stem. */
export const StemShape = Type.Object(
  {
    index: Type.Integer({ minimum: 0, maximum: 9, description: "0 is 甲" }),
    ...NamedShape.properties,
    element: ElementShape,
    polarity: PolarityShape,
  },
  { description: "Heavenly stem" },
);

/** An earthly branch. */
export const BranchShape = Type.Object(
  {
    index: Type.Integer({ minimum: 0, maximum: 11, description: "0 is 子" }),
    ...NamedShape.properties,
    element: ElementShape,
    polarity: PolarityShape,
    animal: Type.String({ description: "Animal, English" }),
    animalNative: Type.String({ description: "Animal, Traditional Chinese" }),
  },
  { description: "Earthly branch" },
);

/** A pair of the sixty cycle, without its parts. */
export const PairNameShape = Type.Object(
  {
    index: Type.Integer({ minimum: 0, maximum: 59, description: "0 is 甲子" }),
    ...NamedShape.properties,
  },
  { description: "Pair of the sixty cycle" },
);

/** A pair of the sixty cycle with its stem and branch. */
export const PairShape = Type.Object(
  { ...PairNameShape.properties, stem: StemShape, branch: BranchShape },
  { description: "Pair of the sixty cycle with its stem and branch" },
);

/** A pair of the sixty cycle as answers show it. */
export interface PairName {
  readonly index: number;
  readonly id: string;
  readonly native: string;
  readonly roman: string;
  readonly gloss: string;
}

/** A pair with its parts, as answers show it. */
export interface PairParts extends PairName {
  readonly stem: Stem;
  readonly branch: Branch;
}

const PAIR_NAMES: readonly PairName[] = SIXTY_CYCLE.map(({ index, id, native, roman, gloss }) =>
  Object.freeze({ index, id, native, roman, gloss }),
);

const PAIR_PARTS: readonly PairParts[] = SIXTY_CYCLE.map(({ stem, branch }, index) =>
  Object.freeze({ ...PAIR_NAMES[index]!, stem, branch }),
);

/** Returns a pair's name alone, as plain data. */
export function toPairName(pair: StemBranch): PairName {
  return PAIR_NAMES[pair.index]!;
}

/** Returns a pair with its parts, as plain data. */
export function toPairParts(pair: StemBranch): PairParts {
  return PAIR_PARTS[pair.index]!;
}

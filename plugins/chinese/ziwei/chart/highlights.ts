/** What of a chart a reading speaks about; the same in every language. */
import type { Palace, ZiweiAnswer } from "./answer.ts";
import {
  TRANSFORMATION,
  type BrightnessId,
  type MinorId,
  type PalaceId,
  type StarId,
  type TransformationId,
} from "./stars.ts";

export const HELPERS: readonly MinorId[] = [
  "zuoFu",
  "youBi",
  "wenChang",
  "wenQu",
  "tianKui",
  "tianYue",
  "luCun",
];
export const HARDENERS: readonly MinorId[] = [
  "qingYang",
  "tuoLuo",
  "huoXing",
  "lingXing",
  "diKong",
  "diJie",
];

/** Palaces of which the reading speaks by themselves. */
export const MATTERS = ["spouse", "wealth", "career"] as const satisfies readonly PalaceId[];
export type Matter = (typeof MATTERS)[number];

/** Helpers and hard stars of a palace. */
export function companyOf({ minorStars }: Palace): {
  readonly helpers: readonly MinorId[];
  readonly hard: readonly MinorId[];
} {
  const stars = minorStars.map(({ star }) => star);
  return {
    helpers: stars.filter((star) => HELPERS.includes(star)),
    hard: stars.filter((star) => HARDENERS.includes(star)),
  };
}

/** Major stars that rule a palace. */
export interface Rulers {
  readonly stars: Palace["majorStars"];
  /** Whether the opposite palace lends them. */
  readonly lent: boolean;
}

/** Major stars of a palace, or those that the opposite palace lends. */
export function rulersOf({ palaces }: ZiweiAnswer, index: number): Rulers {
  const own = palaces[index]!.majorStars;
  if (own.length > 0) return { stars: own, lent: false };
  return { stars: palaces[(index + 6) % 12]!.majorStars, lent: true };
}

const BRIGHT: readonly (BrightnessId | null)[] = ["miao", "wang", "de"];

/** The rulers of a matter's palace, and whether at least half of them are lit. */
export function matterOf(answer: ZiweiAnswer, matter: Matter): Rulers & { readonly lit: boolean } {
  const rulers = rulersOf(
    answer,
    answer.palaces.findIndex(({ palace }) => palace === matter),
  );
  const bright = rulers.stars.filter(({ brightness }) => BRIGHT.includes(brightness));
  return { ...rulers, lit: bright.length * 2 >= rulers.stars.length };
}

/** A star that the year's stem transforms. */
export interface Transformed {
  readonly palace: PalaceId;
  readonly star: StarId;
  readonly transformation: TransformationId;
}

/** The four transformed stars, in the order of the transformations. */
export function transformedStars({ palaces }: ZiweiAnswer): readonly Transformed[] {
  const all = palaces.flatMap(({ palace, majorStars, minorStars }) =>
    [...majorStars, ...minorStars].flatMap(({ star, transformation }) =>
      transformation ? [{ palace, star, transformation }] : [],
    ),
  );
  const order = ({ transformation }: Transformed) => TRANSFORMATION.ids.indexOf(transformation);
  return all.sort((a, b) => order(a) - order(b));
}

/** The palaces of the first six decades, in the order of age. */
export function firstDecades({ palaces }: ZiweiAnswer): readonly Palace[] {
  return [...palaces].sort((a, b) => a.decade.from - b.decade.from).slice(0, 6);
}

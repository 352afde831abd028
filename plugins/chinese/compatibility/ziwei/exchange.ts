/** Parts of a match that transformations make: those of the years, and those of the palaces of marriage. */
import { stemOf } from "#east/pairs.ts";
import { TRANSFORMED } from "#east/purple_star/tables.ts";
import {
  PALACE,
  TRANSFORMATION,
  type PalaceId,
  type StarId,
  type TransformationId,
} from "#east/purple_star/stars.ts";
import { bounded, type Part, type Who } from "../scoring.ts";
import { LIFE, SPOUSE, type Profile } from "./profile.ts";

/** Palaces near to the heart of a bond. */
export type NearPalace = "life" | "spouse" | "fortune";
const NEAR: readonly PalaceId[] = ["life", "spouse", "fortune"] satisfies readonly NearPalace[];
const NEAR_POINTS = { lu: 13, quan: 4, ke: 6, ji: -19 } as const;
const FAR_POINTS = { lu: 3, quan: 1, ke: 1, ji: -4 } as const;

/** Stars of one that are transformed into a near palace of the other. */
export type Gift = {
  palace: NearPalace;
  stars: readonly { star: StarId; transformation: TransformationId }[];
};
/** Where a palace of marriage sends prosperity and obstruction. */
export type Flight = { lu: PalaceId; ji: PalaceId };

/** What passes between two charts. */
export type ExchangePhrases = {
  /** What the year of each brings into the other's near palaces; nothing where it touches none. */
  exchanged: { [K in Who]: readonly Gift[] };
  marriageSends: { [K in Who]: Flight };
};

/** A transformed star of one and the palace of the other in which it falls. */
export interface Exchange {
  readonly transformation: TransformationId;
  readonly star: StarId;
  readonly palace: PalaceId;
}

/** Where the four transformations of one person's year fall in the other's chart. */
export function exchangedFrom(one: Profile, other: Profile): readonly Exchange[] {
  return TRANSFORMED[one.school][one.yearStem]!.map((star, i) => ({
    transformation: TRANSFORMATION.ids[i]!,
    star,
    palace: palaceIn(other, star),
  }));
}

function palaceIn({ palaceOf }: Profile, star: StarId): PalaceId {
  return PALACE.ids[palaceOf.get(star)!]!;
}

function pointsOf(exchanges: readonly Exchange[]): number {
  return exchanges.reduce(
    (sum, { transformation, palace }) =>
      sum + (NEAR.includes(palace) ? NEAR_POINTS : FAR_POINTS)[transformation],
    0,
  );
}

/** Where the transformations of each year fall in the other chart. */
export const transformations: Part<Profile, ExchangePhrases> = {
  source: "Flying Star practice on the four transformations of the Quanshu",
  find(a, b) {
    const [given, taken] = [exchangedFrom(a, b), exchangedFrom(b, a)];
    return {
      value: bounded(50 + pointsOf(given) + pointsOf(taken)),
      tell: () => ({
        code: "exchanged",
        with: { first: giftsOf(given), second: giftsOf(taken) },
      }),
    };
  },
};

function giftsOf(exchanges: readonly Exchange[]): readonly Gift[] {
  const near = exchanges.filter(({ palace }) => NEAR.includes(palace));
  return [...new Set(near.map(({ palace }) => palace))].map((palace) => ({
    palace: palace as NearPalace,
    stars: near
      .filter((one) => one.palace === palace)
      .map(({ star, transformation }) => ({ star, transformation })),
  }));
}

const FLYING_POINTS = { near: 17, far: 3 } as const;

/** Where the stem of one's palace of marriage sends prosperity and obstruction in the other's chart. */
export const flyingSpouse: Part<Profile, ExchangePhrases> = {
  source: "Flying Star practice: transformations by the stems of palaces",
  find(a, b) {
    const [first, second] = [flightOf(a, b), flightOf(b, a)];
    return {
      value: bounded(50 + flightPoints(first) + flightPoints(second)),
      tell: () => ({ code: "marriageSends", with: { first, second } }),
    };
  },
};

function flightOf(one: Profile, other: Profile): Flight {
  const row = TRANSFORMED[one.school][stemOf(one.chart.palaces[SPOUSE]!.stem).index]!;
  return { lu: palaceIn(other, row[0]), ji: palaceIn(other, row[3]) };
}

function flightPoints({ lu, ji }: Flight): number {
  const of = (palace: PalaceId) => (NEAR.includes(palace) ? FLYING_POINTS.near : FLYING_POINTS.far);
  return of(lu) - of(ji);
}

/** Whether a star of one stands in the other's life palace. */
export function standsInLife(star: StarId, { palaceOf }: Profile): boolean {
  return palaceOf.get(star) === LIFE;
}

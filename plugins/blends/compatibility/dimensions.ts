/**
 * Five sides of a life together, each the weighted mean of what the systems say of it.
 *
 * Systems that score a side by name speak first; of the others, only those count whose books relate
 * them to it. Health is how two constitutions agree; it is no statement about illness.
 *
 * @source Muhurta Chintamani, vivaha prakarana (what each koota is for); Bazhai Mingjing (the eight
 *   stars); the works of each system
 */
import { oneOf, TextShape, Type, type Static, type Text } from "#old";
import { listAt, valueAt, type Fields } from "../members/member.ts";
import type { System } from "../weigh/systems.ts";

export const DIMENSIONS = ["love", "marriage", "career", "wealth", "health"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const DIMENSION_NAMES: Readonly<Record<Dimension, Text>> = {
  love: { en: "love", zhHant: "感情" },
  marriage: { en: "marriage", zhHant: "婚姻" },
  career: { en: "work", zhHant: "事業" },
  wealth: { en: "money", zhHant: "財運" },
  health: { en: "well-being", zhHant: "身心" },
};

const score = Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]);

export const DimensionsShape = Type.Array(
  Type.Object({
    id: oneOf(DIMENSIONS, "The side of life"),
    name: TextShape,
    score,
    from: Type.Array(
      Type.Object({
        system: Type.String(),
        field: Type.String({ description: "Where in its answer the value stands" }),
        score: Type.Integer({ minimum: 0, maximum: 100 }),
        weight: Type.Number(),
      }),
    ),
  }),
  { description: "Weighted means; null where no system that answered speaks of that side" },
);
export type Dimensions = Static<typeof DimensionsShape>;

/** One value that speaks of a side. */
interface Source {
  readonly system: string;
  readonly field: string;
  readonly weight: number;
  /** 0 to 100, or nothing. */
  readonly of: (data: Fields, whole: number | null) => number | null;
}

/** The score of a system as a whole. */
const whole = (system: string, weight: number): Source => ({
  system,
  field: "/score",
  weight,
  of: (_, total) => total,
});

/** A score that the system gives this side by name. */
const named = (system: string, side: Dimension, weight: number): Source => {
  const field = `/dimensions/${side}/score`;
  const of = (data: Fields) => {
    const value = valueAt(data, field);
    return typeof value === "number" ? value : null;
  };
  return { system, field, weight, of };
};

/** One of the eight kootas as a part of its greatest number of points. */
const koota = (id: string, weight: number): Source => ({
  system: "compatibility.vedicAshtakoot",
  field: `/kootas/${id}`,
  weight,
  of(data) {
    const found = listAt<{ koota: { id: string }; points: number; max: number }>(
      data,
      "/kootas",
    ).find((one) => one.koota.id === id);
    return found ? (100 * found.points) / found.max : null;
  },
});

const BAZI = "compatibility.bazi";

const SOURCES: Readonly<Record<Dimension, readonly Source[]>> = {
  love: [
    named(BAZI, "love", 3),
    koota("yoni", 2),
    koota("gana", 1),
    whole("compatibility.horoscope", 2),
    whole("compatibility.mayanTzolkin", 1),
    whole("compatibility.celticTree", 1),
  ],
  marriage: [
    named(BAZI, "marriage", 3),
    whole("compatibility.vedicAshtakoot", 2),
    whole("compatibility.nakshatra", 2),
    whole("compatibility.zodiac", 2),
    whole("compatibility.fengShuiKua", 1),
    whole("compatibility.arabicHuruf", 1),
  ],
  career: [
    named(BAZI, "career", 3),
    koota("grahaMaitri", 2),
    koota("varna", 1),
    whole("compatibility.nineStarKi", 1),
    whole("compatibility.japaneseEto", 1),
  ],
  wealth: [
    named(BAZI, "wealth", 3),
    koota("bhakoot", 2),
    whole("compatibility.fengShuiKua", 1),
    whole("compatibility.birthday", 1),
  ],
  health: [
    named(BAZI, "health", 3),
    koota("nadi", 2),
    koota("tara", 1),
    whole("compatibility.element", 1),
  ],
};

/** Scores every side. */
export function dimensionsOf(systems: readonly System[]): Dimensions {
  return DIMENSIONS.map((id) => {
    const from = SOURCES[id].flatMap((source) => {
      const system = systems.find((one) => one.system === source.system && one.delivered);
      const value = system?.data ? source.of(system.data, system.score) : null;
      if (value === null) return [];
      const { field, weight } = source;
      return [{ system: source.system, field, score: Math.round(value), weight }];
    });
    const mass = from.reduce((sum, { weight }) => sum + weight, 0);
    const sum = from.reduce((total, one) => total + one.weight * one.score, 0);
    return {
      id,
      name: { ...DIMENSION_NAMES[id] },
      score: mass > 0 ? Math.round(sum / mass) : null,
      from,
    };
  });
}

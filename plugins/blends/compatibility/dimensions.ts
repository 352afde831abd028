/**
 * Five sides of a life together, each the weighted mean of what the systems say of it.
 *
 * Systems that score a side by name speak first; of the others, only those count whose books relate
 * them to it. Health is how two constitutions agree; it is no statement about illness.
 *
 * @source Muhurta Chintamani, vivaha prakarana (what each koota is for); Bazhai Mingjing (the eight
 *   stars); the works of each system
 */
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import type { Delivery } from "../core/call.ts";
import { systemName, type SystemId } from "../core/system.ts";

export const DIMENSION = vocabulary("dimension", [
  "love",
  "marriage",
  "career",
  "wealth",
  "health",
]);
export type Dimension = IdOf<typeof DIMENSION>;

export const dimensionsShape = Type.Array(
  Type.Object({
    id: Type.String({ description: "The side of life: love, marriage, career, wealth or health" }),
    name: term(DIMENSION, "The side of life"),
    score: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
      description: "The weighted mean; null where no system that answered speaks of this side",
    }),
    from: Type.Array(
      Type.Object({
        system: systemName("Name of the procedure"),
        field: Type.String({ description: "Where in its answer the value stands" }),
        score: Type.Integer({ minimum: 0, maximum: 100, description: "0 to 100" }),
        weight: Type.Number({ description: "Relative to the others of this side" }),
      }),
      { description: "What the side is judged by" },
    ),
  }),
  { description: "Five sides of a life together" },
);
export type Dimensions = Frozen<Static<typeof dimensionsShape>>;

/** One value that speaks of a side. */
interface Source {
  readonly system: SystemId;
  readonly field: string;
  readonly weight: number;
  /** From 0 to 100, or null; read from the answer in codes and the score as the blend hears it. */
  readonly of: (answer: unknown, score: number | null) => number | null;
}

/** The score of a system as a whole. */
const whole = (system: SystemId, weight: number): Source => ({
  system,
  field: "/score",
  weight,
  of: (_, score) => score,
});

const BAZI = "compatibility.bazi";

/** The score that the four pillars give this side by name. */
const named = (side: Dimension, weight: number): Source => ({
  system: BAZI,
  field: `/dimensions/${side}/score`,
  weight,
  of: (answer) =>
    (answer as { dimensions: Record<Dimension, { score: number }> }).dimensions[side].score,
});

interface Kootas {
  readonly kootas: readonly {
    readonly koota: string;
    readonly points: number;
    readonly max: number;
  }[];
}

/** One of the eight kootas as a part of its greatest number of points. */
const koota = (id: string, weight: number): Source => ({
  system: "compatibility.vedicAshtakoot",
  field: `/kootas/${id}`,
  weight,
  of(answer) {
    const own = (answer as Kootas).kootas.find((one) => one.koota === id);
    return own ? (100 * own.points) / own.max : null;
  },
});

const SOURCES: Readonly<Record<Dimension, readonly Source[]>> = {
  love: [
    named("love", 3),
    koota("yoni", 2),
    koota("gana", 1),
    whole("compatibility.horoscope", 2),
    whole("compatibility.mayanTzolkin", 1),
    whole("compatibility.celticTree", 1),
  ],
  marriage: [
    named("marriage", 3),
    whole("compatibility.vedicAshtakoot", 2),
    whole("compatibility.nakshatra", 2),
    whole("compatibility.zodiac", 2),
    whole("compatibility.fengShuiKua", 1),
    whole("compatibility.arabicHuruf", 1),
  ],
  career: [
    named("career", 3),
    koota("grahaMaitri", 2),
    koota("varna", 1),
    whole("compatibility.nineStarKi", 1),
    whole("compatibility.japaneseEto", 1),
  ],
  wealth: [
    named("wealth", 3),
    koota("bhakoot", 2),
    whole("compatibility.fengShuiKua", 1),
    whole("compatibility.birthday", 1),
  ],
  health: [
    named("health", 3),
    koota("nadi", 2),
    koota("tara", 1),
    whole("compatibility.element", 1),
  ],
};

/** Scores every side. */
export function dimensionsOf({ systems, answers }: Delivery): Dimensions {
  return DIMENSION.ids.map((id) => {
    const from = SOURCES[id].flatMap(({ system, field, weight, of }) => {
      const answer = answers.get(system);
      const score = systems.find((one) => one.system === system)?.score ?? null;
      const value = answer ? of(answer, score) : null;
      return value === null ? [] : [{ system, field, score: Math.round(value), weight }];
    });
    const mass = from.reduce((sum, { weight }) => sum + weight, 0);
    const sum = from.reduce((total, one) => total + one.weight * one.score, 0);
    return { id, name: id, score: mass > 0 ? Math.round(sum / mass) : null, from };
  });
}

import type { PhaseRelation } from "#lore";
import { ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import { PALACE, STAR, starShape } from "../stars.ts";

/** Reasons of the score: what the year star's element is to that of another star. */
export type Reasons = {
  base: {};
  month: { relation: PhaseRelation };
  day: { relation: PhaseRelation };
};

const plate = (description: string) =>
  Type.Array(
    Type.Object({
      palace: term(PALACE, "The palace by its direction"),
      star: Type.Integer({ minimum: 1, maximum: 9, description: "Number of the star in it" }),
    }),
    { minItems: 9, maxItems: 9, description },
  );

export const answer = Type.Object({
  year: starShape("Star of the year of birth"),
  month: starShape("Star of the solar month"),
  day: starShape("Star of the day"),
  dayDisputed: Type.Boolean({
    description: "The day lies in a half of 240 days, which schools cut differently",
  }),
  solarYear: Type.Integer({ description: "Year from the start of spring (risshun)" }),
  solarMonth: Type.Integer({ minimum: 1, maximum: 12, description: "1 begins with risshun" }),
  inclination: Type.Array(term(PALACE, "A palace", ["inner"]), {
    description:
      "Keisha: where the year star stands on the month's plate; two where schools split star 5",
  }),
  plates: Type.Object(
    {
      year: plate("Plate of the year"),
      month: plate("Plate of the month"),
      day: plate("Plate of the day"),
    },
    {
      description:
        "Nine palaces each, by their Luo Shu number from the north; the fifth is the centre",
    },
  ),
  friendlyStars: Type.Array(term(STAR, "A star"), {
    description: "Other stars of the year star's element, or joined to it by generation",
  }),
  score: ScoreShape,
  testimonies: testimonies<Reasons>(),
});
export type KiAnswer = Frozen<Static<typeof answer>>;

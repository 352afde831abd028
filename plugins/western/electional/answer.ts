import { term, Type, type Frozen, type Static } from "#sdk";
import { classical, nullable, placeShape } from "../core/shapes.ts";
import { WHEN, whenShape } from "../core/span.ts";
import { CRITERION } from "./criteria.ts";
import { PURPOSE } from "./purposes.ts";

export const answer = Type.Object({
  purpose: term(PURPOSE, "What is undertaken"),
  moments: Type.Array(
    Type.Object({
      ...WHEN,
      score: Type.Integer({ description: "Points for less points against" }),
      begins: whenShape("From when it stays within a point of this"),
      ends: whenShape("Until when"),
      ascendant: placeShape("What rises"),
      moon: placeShape("Where the Moon stands"),
      hourRuler: nullable(classical("Planet of the hour"), "Null where the Sun keeps up or down"),
      because: Type.Array(
        Type.Object({
          criterion: term(CRITERION, "What holds"),
          points: Type.Integer({ description: "For or against" }),
        }),
        { description: "Everything that holds at that moment" },
      ),
    }),
    { description: "The best moments, the best first" },
  ),
  searched: Type.Integer({ description: "Moments looked at, a quarter of an hour apart" }),
  middleScore: nullable(
    Type.Integer(),
    "Score that half of the moments reach; null where none was",
  ),
  days: Type.Array(
    Type.Object({
      date: Type.String({ description: "YYYY-MM-DD" }),
      best: Type.Integer({ description: "Best score of the day" }),
    }),
    { description: "Each day's best" },
  ),
});
export type ElectionalAnswer = Frozen<Static<typeof answer>>;
export type ElectedMoment = ElectionalAnswer["moments"][number];

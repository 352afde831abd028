import type { PhaseRelation } from "#lore";
import { matchShape, Type, type Frozen, type Static } from "#sdk";
import { starShape, type StarId } from "../stars.ts";

/** Two stars and what the first one's element is to the second one's. */
export interface StarTie {
  readonly a: StarId;
  readonly b: StarId;
  readonly relation: PhaseRelation;
}

/** What the stars of the two make of each other. */
export type Ties = {
  year: StarTie;
  month: StarTie;
  /** The year stars stand across the plate from each other. */
  opposite: {};
};

const person = (description: string) =>
  Type.Object(
    { year: starShape("Star of the year of birth"), month: starShape("Star of the solar month") },
    { description },
  );

export const answer = Type.Object({
  ...matchShape<Ties>(),
  fromSecond: Type.Integer({
    minimum: 0,
    maximum: 100,
    description:
      "The score as seen from the second person: who gains by an element is asked of the first",
  }),
  a: person("The first person"),
  b: person("The second person"),
});
export type KiMatch = Frozen<Static<typeof answer>>;

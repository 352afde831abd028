import { ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import { GROUP, LODGE, LODGE_RELATION, LUMINARY, type Group } from "./lodges.ts";

/** Reasons of the score. */
export type Reasons = { base: {}; group: { group: Group } };

export const answer = Type.Object({
  oldDate: Type.Object(
    {
      year: Type.Integer({ description: "Year of the old calendar" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "Month, 1 to 12" }),
      isLeapMonth: Type.Boolean({ description: "Whether the month repeats the one before" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the month" }),
    },
    { description: "The day of birth in the old calendar of Japan" },
  ),
  lodge: term(LODGE, "The birth lodge", ["portrait"]),
  index: Type.Integer({ minimum: 0, maximum: 26, description: "0 昴 to 26 胃" }),
  group: term(GROUP, "Group of the lodge", ["says"]),
  luminary: term(LUMINARY, "Luminary of the lodge"),
  relations: Type.Array(
    Type.Object({
      relation: term(LODGE_RELATION, "What it is to the birth lodge"),
      lodge: term(LODGE, "The lodge"),
    }),
    {
      description: "The 27 lodges as the birth lodge sees them: three rounds of nine from itself",
    },
  ),
  sixHarms: Type.Array(term(LODGE, "A lodge"), {
    description: "Lodges of the six harms (rokugai)",
  }),
  score: ScoreShape,
  testimonies: testimonies<Reasons>(),
});
export type SukuyoAnswer = Frozen<Static<typeof answer>>;

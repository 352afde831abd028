import { ReplyShape, UnderstoodShape, term, Type, type Frozen, type Static } from "#sdk";
import { BRANCH, PILLAR } from "#lore";
import { SOLAR_TERM, termInstantShape } from "#east/calendar/solar_terms.ts";
import { boardFields } from "./board_shape.ts";
import { formationShape } from "./formations/find.ts";
import { matterShape } from "./matter_shape.ts";
import { DUN, YUAN } from "./terms.ts";

const twoVoid = (description: string) =>
  Type.Array(term(BRANCH, "A void branch"), { minItems: 2, maxItems: 2, description });

export const answer = Type.Object({
  pillars: Type.Object(
    {
      year: Type.Union([term(PILLAR, "Year pillar"), Type.Null()], {
        description: "Year pillar; null where a board was given without it",
      }),
      month: Type.Union([term(PILLAR, "Month pillar"), Type.Null()], {
        description: "Month pillar; null where a board was given without it",
      }),
      day: term(PILLAR, "Day pillar"),
      hour: term(PILLAR, "Hour pillar"),
    },
    { description: "The four pillars of the moment" },
  ),
  boardGiven: Type.Boolean({
    description: "Whether the board was given as it stands; the time is then not read",
  }),
  chartTime: Type.Union([Type.String(), Type.Null()], {
    description: "Local time on the chart's clock, ISO 8601; null for a board that was given",
  }),
  termInForce: Type.Union([termInstantShape("Solar term in force"), Type.Null()], {
    description: "Solar term in force; null for a board that was given",
  }),
  ju: Type.Object(
    {
      term: Type.Union([term(SOLAR_TERM, "Term to which the ju belongs"), Type.Null()], {
        description: "Term to which the ju belongs; null for a board that was given",
      }),
      dun: term(DUN, "Yang or yin course"),
      number: Type.Integer({ minimum: 1, maximum: 9, description: "Number of the ju" }),
      yuan: Type.Union([term(YUAN, "Third of the term"), Type.Null()], {
        description: "Third of the term; null for a board that was given",
      }),
    },
    { description: "The ju of the hour" },
  ),
  hourVoid: twoVoid("Branches that the hour's ten leave over"),
  dayVoid: twoVoid("Branches that the day's ten leave over"),
  horse: term(BRANCH, "Travelling horse of the hour"),
  ...boardFields,
  formations: Type.Array(formationShape, { description: "What happens on the board" }),
  sides: Type.Array(formationShape, { description: "Sides of the compass that every hour has" }),
  matter: matterShape,
  asked: UnderstoodShape,
  reply: ReplyShape,
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type QimenAnswer = Frozen<Static<typeof answer>>;

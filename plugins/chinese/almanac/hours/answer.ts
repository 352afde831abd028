import { ANIMAL, BRANCH, PILLAR } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { DIRECTION } from "#east/directions.ts";
import { ACT } from "../acts.ts";
import { ROAD, ROAD_GOD } from "#east/almanac/terms.ts";
import { HOUR_MARK } from "./marks.ts";

/** How an hour is graded. */
export const GRADE = vocabulary("hourGrade", {
  good: { native: "吉", roman: "jí" },
  even: { native: "平", roman: "píng" },
  hard: { native: "凶", roman: "xiōng" },
});
export type Grade = IdOf<typeof GRADE>;

const direction = (description: string) => term(DIRECTION, description);
const acts = (description: string) => Type.Array(term(ACT, "An act"), { description });

export const answer = Type.Object({
  date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
  day: term(PILLAR, "Pair of the day"),
  animal: Type.Union([term(ANIMAL, "The animal"), Type.Null()], {
    description: "Animal of whoever asks; null where none was given",
  }),
  hours: Type.Array(
    Type.Object(
      {
        pillar: term(PILLAR, "Pair of the double hour"),
        from: Type.String({ description: "Clock time at which it begins, HH:MM" }),
        to: Type.String({ description: "Clock time at which it ends, HH:MM" }),
        god: term(ROAD_GOD, "God of the yellow or black road"),
        road: term(ROAD, "The road it walks"),
        marks: Type.Array(term(HOUR_MARK, "A mark"), { description: "What it is to the day" }),
        clash: term(BRANCH, "Branch it clashes with"),
        clashAnimal: term(ANIMAL, "Animal of that branch"),
        clashesYou: Type.Boolean({ description: "Whether that is the animal of whoever asks" }),
        sha: direction("Direction of the three killers 煞"),
        joy: direction("God of joy 喜神 by the hour's stem"),
        wealth: direction("God of wealth 財神 by the hour's stem"),
        nobles: Type.Array(direction("A noble"), {
          minItems: 2,
          maxItems: 2,
          description: "Yang and yin noble 陽貴 陰貴 by the hour's stem",
        }),
        suitable: acts("宜"),
        avoid: acts("忌"),
        points: Type.Integer({ description: "Road and marks; this model's own" }),
        grade: term(GRADE, "Good from 3 points, hard from -3"),
      },
      { description: "A double hour" },
    ),
    {
      minItems: 12,
      maxItems: 12,
      description: "子 (from 23:00 the evening before) first",
    },
  ),
  best: Type.Array(term(BRANCH, "A double hour"), { description: "The best three, best first" }),
});
export type HoursAnswer = Frozen<Static<typeof answer>>;

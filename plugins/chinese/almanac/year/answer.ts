import { ANIMAL, BRANCH, PILLAR } from "#lore";
import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { DIRECTION } from "#east/directions.ts";
import { NA_YIN } from "#east/na_yin.ts";
import { NINE_STAR } from "../../feng_shui/core/stars.ts";
import {
  COLOUR,
  COUNT,
  HERDSMAN_AGE,
  HERDSMAN_HAIR,
  HERDSMAN_PLACE,
  OX_PART,
  PEOPLE_COUNT,
} from "./terms.ts";

/** The gist of the Earth Mother's verse of a year. */
export type VersePhrases = { earthMother: { pillar: string } };

const day = (description: string) => Type.String({ description: `${description}, YYYY-MM-DD` });

export const answer = Type.Object({
  year: Type.Integer({ description: "Gregorian year in which it begins" }),
  pillar: term(PILLAR, "Pair of the year"),
  animal: term(ANIMAL, "Animal of the year"),
  sound: term(NA_YIN, "Sound of its pair"),
  from: day("Lunar new year"),
  to: day("Last day of the lunar year"),
  days: Type.Integer({ description: "Days of the lunar year" }),
  leapMonth: Type.Union([Type.Integer(), Type.Null()], {
    description: "Number of the month that is repeated; null where none is",
  }),
  spring: day("Start of Spring 立春 that belongs to it, of this Gregorian year"),
  springs: Type.Integer({ description: "How often 立春 falls within the lunar year: 0, 1 or 2" }),
  taiSui: Type.Object(
    {
      general: Type.String({ description: "值年太歲: name of the general who serves" }),
      branch: term(BRANCH, "Branch in which he sits"),
      direction: term(DIRECTION, "Side on which he sits"),
    },
    { description: "The spirit of the year" },
  ),
  star: term(NINE_STAR, "Flying star of the year"),
  counts: Type.Array(
    Type.Object(
      {
        count: term(COUNT, "What is counted", ["about"]),
        number: Type.Integer({ minimum: 1, maximum: 12, description: "Day of the first month" }),
      },
      { description: "A count" },
    ),
    { description: "Counts of the picture of the stove god" },
  ),
  people: Type.Array(
    Type.Object(
      {
        count: term(PEOPLE_COUNT, "What is counted"),
        people: Type.Integer({ minimum: 1, maximum: 12, description: "People" }),
        things: Type.Integer({ minimum: 1, maximum: 10, description: "Cakes or hoes" }),
      },
      { description: "A count of people and things" },
    ),
    { description: "People over cakes, people over hoes" },
  ),
  dogDays: Type.Array(day("First day"), {
    minItems: 3,
    maxItems: 3,
    description: "First days of 初伏, 中伏, 末伏",
  }),
  firstNine: day("First day of the nines of the December that follows"),
  plumRain: Type.Object(
    { from: day("First day"), to: day("Day on which it ends") },
    { description: "入梅 and 出梅" },
  ),
  ox: Type.Object(
    {
      parts: Type.Array(
        Type.Object(
          { part: term(OX_PART, "The part"), colour: term(COLOUR, "Its colour") },
          { description: "A part" },
        ),
        { minItems: 6, maxItems: 6, description: "How it is painted" },
      ),
      isMouthOpen: Type.Boolean({ description: "Open in yang years" }),
      isTailLeft: Type.Boolean({ description: "To the left in yang years" }),
    },
    { description: "The spring ox 春牛" },
  ),
  herdsman: Type.Object(
    {
      age: term(HERDSMAN_AGE, "His age"),
      clothes: term(COLOUR, "His clothes"),
      belt: term(COLOUR, "His belt"),
      hair: term(HERDSMAN_HAIR, "His hair"),
      place: term(HERDSMAN_PLACE, "Where he stands"),
    },
    { description: "The herdsman 芒神" },
  ),
  verse: Type.Union([phrase<VersePhrases>("The gist"), Type.Null()], {
    description:
      "Gist, in our words, of the Earth Mother's verse; null for years whose verse is not held",
  }),
});
export type YearAnswer = Frozen<Static<typeof answer>>;

import { term, Type, type Frozen, type Static } from "#sdk";
import { BRANCH, PILLAR, STEM } from "#lore";
import { SOLAR_TERM, termInstantShape } from "../calendar/solar_terms.ts";
import { formationShape } from "./formations/find.ts";
import { STEM_PAIR } from "./formations/stem_pairs.ts";
import { matterShape } from "./matter.ts";
import { DOOR, DUN, GOD, MARK, STAR, YUAN } from "./terms.ts";

const marks = (description: string) => Type.Array(term(MARK, "A mark"), { description });
const palaceNumber = (description: string) => Type.Integer({ minimum: 1, maximum: 9, description });
const twoVoid = (description: string) =>
  Type.Array(term(BRANCH, "A void branch"), { minItems: 2, maxItems: 2, description });

const palace = Type.Object({
  number: palaceNumber("Luo shu number; 1 is north, 5 the centre"),
  earth: term(STEM, "Stem of the earth plate"),
  heaven: Type.Array(term(STEM, "A stem of the heaven plate"), {
    description: "The star's own stem first, then what 天禽 brings",
  }),
  stars: Type.Array(term(STAR, "A star"), { description: "The star, with 天禽 where it lodges" }),
  door: Type.Union([term(DOOR, "The door"), Type.Null()], {
    description: "The door; null in the centre of a rotating plate",
  }),
  god: Type.Union([term(GOD, "The god"), Type.Null()], {
    description: "The god; null in the centre of a rotating plate",
  }),
  isVoid: Type.Boolean({ description: "Whether the palace is void in the hour's ten" }),
  isHorse: Type.Boolean({ description: "Whether the travelling horse of the hour stands in it" }),
  pairs: Type.Array(term(STEM_PAIR, "A heaven stem over an earth stem", ["sense"]), {
    description:
      "十干克應: each heaven stem over the earth stem, that of the centre where it lodges",
  }),
  marks: marks("What door and stems do in it"),
});
/** A palace of the board. */
export type Palace = Frozen<Static<typeof palace>>;

/** What is laid for an hour, as properties to spread. */
const board = {
  xunHead: term(PILLAR, "Head of the hour's ten"),
  hiddenHead: Type.String({
    description: "Head of the ten with the stem that hides it, in Chinese: 甲子戊",
  }),
  valueStar: Type.Object(
    { star: term(STAR, "The star"), palace: palaceNumber("Palace in which it stands") },
    { description: "值符, the duty star" },
  ),
  valueDoor: Type.Object(
    { door: term(DOOR, "The door"), palace: palaceNumber("Palace in which it stands") },
    { description: "值使, the duty door" },
  ),
  palaces: Type.Array(palace, { minItems: 9, maxItems: 9, description: "By number, 1 first" }),
  marks: marks("Marks of the whole board"),
};
const boardShape = Type.Object(board);
/** A whole board. */
export type QimenBoard = Frozen<Static<typeof boardShape>>;

export const answer = Type.Object({
  pillars: Type.Object(
    {
      year: term(PILLAR, "Year pillar"),
      month: term(PILLAR, "Month pillar"),
      day: term(PILLAR, "Day pillar"),
      hour: term(PILLAR, "Hour pillar"),
    },
    { description: "The four pillars of the moment" },
  ),
  chartTime: Type.String({ description: "Local time on the chart's clock, ISO 8601" }),
  termInForce: termInstantShape("Solar term in force"),
  ju: Type.Object(
    {
      term: term(SOLAR_TERM, "Term to which the ju belongs"),
      dun: term(DUN, "Yang or yin course"),
      number: Type.Integer({ minimum: 1, maximum: 9, description: "Number of the ju" }),
      yuan: term(YUAN, "Third of the term"),
    },
    { description: "The ju of the hour" },
  ),
  hourVoid: twoVoid("Branches that the hour's ten leave over"),
  dayVoid: twoVoid("Branches that the day's ten leave over"),
  horse: term(BRANCH, "Travelling horse of the hour"),
  ...board,
  formations: Type.Array(formationShape, { description: "What happens on the board" }),
  sides: Type.Array(formationShape, { description: "Sides of the compass that every hour has" }),
  matter: matterShape,
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type QimenAnswer = Frozen<Static<typeof answer>>;

/** A board of nine palaces, as an answer holds it and as rules look at it. */
import { PILLAR, STEM } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { STEM_PAIR } from "./formations/stem_pairs.ts";
import { DOOR, GOD, MARK, STAR } from "./terms.ts";

const marks = (description: string) => Type.Array(term(MARK, "A mark"), { description });
const palaceNumber = (description: string) => Type.Integer({ minimum: 1, maximum: 9, description });

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
export const boardFields = {
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
const boardShape = Type.Object(boardFields);
/** A whole board. */
export type QimenBoard = Frozen<Static<typeof boardShape>>;

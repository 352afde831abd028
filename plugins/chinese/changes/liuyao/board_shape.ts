/** A six-line board, as an answer holds it and as the judgement reads it. */
import { BRANCH, PHASE, PILLAR } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { GENERATION, hexagramShape } from "../../core/hexagrams.ts";
import { SEASON_STATE } from "#east/season.ts";
import { TRIGRAM } from "../../core/trigrams.ts";
import { RELATIVE, SPIRIT } from "../na_jia.ts";
import { MARK, ROLE } from "./terms.ts";

/** A line by its place. */
export const place = (description: string) => Type.Integer({ minimum: 1, maximum: 6, description });
const places = (description: string) =>
  Type.Array(place("A line, 1 is the lowest"), { description });
const relative = (description: string) => term(RELATIVE, description);
const marks = (description: string) => Type.Array(term(MARK, "A mark"), { description });

const lineSide = (description: string) =>
  Type.Union(
    [
      Type.Object({
        naJia: term(PILLAR, "Its pair"),
        element: term(PHASE, "Phase of its branch"),
        relative: relative("What it is to the palace"),
      }),
      Type.Null(),
    ],
    { description },
  );

const line = Type.Object({
  place: place("1 is the lowest"),
  value: Type.Integer({
    minimum: 6,
    maximum: 9,
    description: "6 old yin, 7 young yang, 8 young yin, 9 old yang",
  }),
  moving: Type.Boolean({ description: "Whether the line moves" }),
  naJia: term(PILLAR, "Stem and branch of the line"),
  element: term(PHASE, "Phase of its branch"),
  relative: relative("What it is to the palace"),
  spirit: term(SPIRIT, "Spirit of the line by the day"),
  role: Type.Union([term(ROLE, "Self or response"), Type.Null()], {
    description: "Self 世 or response 應; null for the other lines",
  }),
  isVoid: Type.Boolean({ description: "Whether its branch is void in the day's ten" }),
  season: term(SEASON_STATE, "How its phase stands in the month"),
  marks: marks("What day and month do to it, and what it changes into"),
  changed: lineSide("The line it changes into; null where it does not move"),
  hidden: lineSide("伏神: a relative absent from the hexagram that hides under this line, or null"),
});

/** What is laid from a cast, as properties to spread. */
export const boardFields = {
  hexagram: hexagramShape("The hexagram cast"),
  palace: term(TRIGRAM, "Palace of the hexagram"),
  generation: term(GENERATION, "Its place among the palace's eight"),
  self: place("Line of the self 世"),
  response: place("Line of the response 應"),
  body: term(BRANCH, "卦身, body of the hexagram"),
  changed: Type.Union(
    [
      Type.Object({
        hexagram: hexagramShape("The hexagram it becomes"),
        palace: term(TRIGRAM, "Palace of that hexagram"),
        naJia: Type.Array(term(PILLAR, "A pair"), { description: "Pairs from the lowest line" }),
        relatives: Type.Array(relative("A relative"), {
          description: "Against the palace of the first hexagram, from the lowest line",
        }),
      }),
      Type.Null(),
    ],
    { description: "What the hexagram becomes; null where nothing moves" },
  ),
  moving: places("Moving lines"),
  month: term(BRANCH, "Branch of the month"),
  day: term(PILLAR, "Pair of the day"),
  void: Type.Array(term(BRANCH, "A void branch"), {
    minItems: 2,
    maxItems: 2,
    description: "Branches that the day's ten leave over",
  }),
  marks: marks("Class of the hexagram and of its change"),
  lines: Type.Array(line, { minItems: 6, maxItems: 6, description: "From the lowest" }),
};
const boardShape = Type.Object(boardFields);
/** A six-line board. */
export type Board = Frozen<Static<typeof boardShape>>;
/** A line of a board. */
export type Line = Board["lines"][number];

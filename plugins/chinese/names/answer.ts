import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { PHASE, POLARITY } from "#lore";
import { NUMBER_LUCK, TRAIT, type NumberLuck } from "#east/eighty_one.ts";
import { GRID, NEIGHBOURS, TIE, type GridId } from "#east/five_grids.ts";
import { MOST_STROKES, NAME_PART } from "./input.ts";

/** How the strokes of a character were counted. */
export const COUNTED_BY = vocabulary("countedBy", ["kangxi", "written", "numeral", "caller"]);

/** What the score is made of: the grids and the three powers. */
export const SCORE_PART = vocabulary("scorePart", [...GRID.ids, "threePowers"]);
export type ScorePart = IdOf<typeof SCORE_PART>;

/** What the score amounts to. */
export const GRADE = vocabulary("grade", ["favourable", "mixed", "unfavourable"]);
export type Grade = IdOf<typeof GRADE>;

/** Reasons of the verdict. */
export type GridPhrases = {
  gridIs: { grid: GridId; number: number; luck: NumberLuck };
  /** The phases as they are written: 木金土. */
  powersTied: { native: string; good: number };
};

const character = Type.Object({
  character: Type.Union([Type.String(), Type.Null()], {
    description: "As it was typed; null where only strokes were given",
  }),
  form: Type.Union([Type.String(), Type.Null()], {
    description: "The form whose strokes were counted; null where only strokes were given",
  }),
  part: term(NAME_PART, "Where it stands"),
  strokes: Type.Integer({ minimum: 1, maximum: MOST_STROKES, description: "Number of strokes" }),
  by: term(COUNTED_BY, "How they were counted"),
  alternatives: Type.Array(
    Type.Object({
      form: Type.String({ description: "The other form" }),
      strokes: Type.Integer({ description: "Its number of strokes" }),
    }),
    { description: "Other forms that the character may stand for, not counted" },
  ),
});
/** A character of a name and what it counts for. */
export type NameCharacter = Frozen<Static<typeof character>>;

const grid = (description: string) =>
  Type.Object(
    {
      grid: term(GRID, "The grid"),
      number: Type.Integer({ minimum: 2, description: "Strokes that make it" }),
      reduced: Type.Integer({ minimum: 1, maximum: 81, description: "Within the 81 numbers" }),
      element: term(PHASE, "Phase of the number by its last digit"),
      polarity: term(POLARITY, "Odd is yang"),
      luck: term(NUMBER_LUCK, "By the table of 81 numbers"),
      traits: Type.Array(term(TRAIT, "A gift"), { description: "Gifts of the number" }),
    },
    { description },
  );
/** A grid and how it is read. */
export type Grid = Frozen<Static<ReturnType<typeof grid>>>;

const tie = Type.Object({
  between: term(NEIGHBOURS, "The two grids"),
  tie: term(TIE, "What the upper is to the lower"),
  good: Type.Boolean({ description: "Whether the tie is counted as good" }),
});

const grids = (description: string) => Type.Array(term(GRID, "A grid"), { description });

/** The five grids of a name. */
export const answer = Type.Object({
  characters: Type.Array(character, { description: "Characters in their order" }),
  grids: Type.Object(
    {
      heaven: grid("From the surname"),
      person: grid("Last of the surname and first of the given name: the heart of the name"),
      earth: grid("From the given name"),
      outer: grid("The first and the last character"),
      total: grid("All strokes"),
    },
    { description: "The five grids" },
  ),
  threePowers: Type.Object(
    {
      native: Type.String({ description: "Phases of heaven, person and earth: 木金土" }),
      ties: Type.Array(tie, {
        minItems: 2,
        maxItems: 2,
        description: "Heaven to person, person to earth",
      }),
    },
    { description: "三才: heaven, person and earth by their phases" },
  ),
  wanted: Type.Union(
    [
      Type.Object({
        element: term(PHASE, "The phase asked for"),
        held: grids("Grids that have the phase"),
        fed: grids("Grids whose phase generates it"),
        hindered: grids("Grids whose phase controls it"),
      }),
      Type.Null(),
    ],
    {
      description:
        "Whether the name brings the phase asked for, not part of the score; null where none was",
    },
  ),
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Weighted mean of the parts; a model of this service",
  }),
  scoreParts: Type.Array(
    Type.Object({
      part: term(SCORE_PART, "What was weighed"),
      value: Type.Integer({ minimum: 0, maximum: 100, description: "How well it does" }),
      weight: Type.Integer({ description: "Percent of the score" }),
    }),
    { description: "The score is their weighted mean; no school fixes it" },
  ),
  verdict: verdict(
    term(GRADE, "70 and above, between, below 45"),
    phrase<GridPhrases>("A reason"),
    "What the score amounts to",
  ),
});

/** The five grids of a name. */
export type NameAnswer = Frozen<Static<typeof answer>>;

import { PHASE } from "#lore";
import { phrase, term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { NUMBER_LUCK } from "#east/eighty_one.ts";

/** Where the element comes from. */
export const WANTED_FROM = vocabulary("wantedFrom", ["asked", "birth", "none"]);

/** Points of a name. */
export type SuggestPhrases = {
  total: { number: number; luck: string };
  person: { number: number; luck: string };
  brings: { character: string; element: string };
  feeds: { character: string; element: string };
  melody: { tones: string };
  level: { tones: string };
};
export type SuggestIssues = {
  surnameUnknown: { character: string };
  soundMismatch: { sounds: number; characters: number };
};

const numbered = (description: string) =>
  Type.Object(
    {
      number: Type.Integer({ description: "Strokes that make it" }),
      luck: term(NUMBER_LUCK, "By the table of 81 numbers"),
    },
    { description },
  );

export const answer = Type.Object({
  surname: Type.String({ description: "As it was typed" }),
  surnameStrokes: Type.Array(Type.Integer(), { description: "Strokes of each of its characters" }),
  wanted: Type.Union([term(PHASE, "The element"), Type.Null()], {
    description: "Element that the names should bring; null where none was asked for",
  }),
  wantedFrom: term(WANTED_FROM, "Where it comes from"),
  considered: Type.Integer({ description: "Names that were weighed" }),
  names: Type.Array(
    Type.Object(
      {
        name: Type.String({ description: "The whole name" }),
        given: Type.String({ description: "The given name" }),
        sounds: Type.String({ description: "Given name in pinyin" }),
        strokes: Type.Array(Type.Integer(), { description: "Strokes of the given name" }),
        elements: Type.Array(term(PHASE, "An element"), {
          description: "Element of each character of the given name",
        }),
        score: Type.Integer({ minimum: 0, maximum: 100, description: "Weighted; our own model" }),
        grids: Type.Integer({ description: "Score of the five grids, 60 percent of it" }),
        element: Type.Integer({ description: "Fit of the element, 25 percent" }),
        sound: Type.Integer({ description: "Melody, 15 percent" }),
        person: numbered("The person grid"),
        total: numbered("The total grid"),
        because: Type.Array(phrase<SuggestPhrases>("A point"), { description: "Why" }),
      },
      { description: "A name" },
    ),
    { maxItems: 50, description: "Names, best first; at most two with one character" },
  ),
});
export type SuggestAnswer = Frozen<Static<typeof answer>>;

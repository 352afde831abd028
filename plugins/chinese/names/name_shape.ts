import { oneOf, TextShape, Type, verdictOf, type Frozen, type Static } from "#old";
import { NamedShape } from "../core/named.ts";
import { ElementShape } from "../core/shapes.ts";

/** The most strokes that a character may have. */
export const MOST_STROKES = 64;

/** A character of a name and what it counts for. */
export const CharacterShape = Type.Object({
  character: Type.Union([Type.String(), Type.Null()], {
    description: "Null where only strokes were given",
  }),
  form: Type.Union([Type.String(), Type.Null()], {
    description: "The form whose strokes were counted",
  }),
  part: oneOf(["surname", "given"], "Where it stands"),
  strokes: Type.Integer({ minimum: 1, maximum: MOST_STROKES }),
  by: oneOf(["kangxi", "written", "numeral", "caller"], "How they were counted"),
  alternatives: Type.Array(Type.Object({ form: Type.String(), strokes: Type.Integer() }), {
    description: "Other forms that the character may stand for, not counted",
  }),
});

const GridShape = Type.Object({
  ...NamedShape.properties,
  number: Type.Integer({ minimum: 2, description: "Strokes that make it" }),
  reduced: Type.Integer({ minimum: 1, maximum: 81, description: "Within the 81 numbers" }),
  element: ElementShape,
  polarity: oneOf(["yang", "yin"], "Odd is yang"),
  luck: oneOf(["lucky", "mixed", "unlucky"], "By the table of 81 numbers"),
  traits: Type.Array(oneOf(["leadership", "wealth", "art", "solitude"], "Gift of the number")),
});

/** The five grids of a name. */
export const NameShape = Type.Object({
  characters: Type.Array(CharacterShape),
  grids: Type.Object({
    heaven: GridShape,
    person: GridShape,
    earth: GridShape,
    outer: GridShape,
    total: GridShape,
  }),
  threePowers: Type.Object(
    {
      native: Type.String({ description: "Elements of heaven, person, earth" }),
      elements: Type.Array(ElementShape, { minItems: 3, maxItems: 3 }),
      ties: Type.Array(
        Type.Object({
          between: Type.String(),
          tie: oneOf(
            ["same", "feeds", "fed", "controls", "controlled"],
            "What the upper is to the lower",
          ),
          good: Type.Boolean(),
        }),
        { minItems: 2, maxItems: 2 },
      ),
    },
    { description: "三才" },
  ),
  wanted: Type.Union(
    [
      Type.Object({
        element: ElementShape,
        held: Type.Array(Type.String(), { description: "Grids that have the element" }),
        fed: Type.Array(Type.String(), { description: "Grids whose element generates it" }),
        hindered: Type.Array(Type.String(), { description: "Grids whose element controls it" }),
      }),
      Type.Null(),
    ],
    { description: "Whether the name brings the element asked for; not part of the score" },
  ),
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  scoreParts: Type.Array(
    Type.Object({
      part: Type.String(),
      name: TextShape,
      value: Type.Integer({ minimum: 0, maximum: 100 }),
      weight: Type.Integer({ description: "Percent" }),
    }),
    { description: "The score is their weighted mean; no school fixes it" },
  ),
  verdict: verdictOf(
    oneOf(["favourable", "mixed", "unfavourable"], "70 and above, between, below 45"),
  ),
});

/** The five grids of a name. */
export type NameAnswer = Frozen<Static<typeof NameShape>>;

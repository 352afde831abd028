/** The declared answer of `numerology.indian`. */
import { TextShape, Type, type Static } from "#old";

const number = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 9 }),
  planet: TextShape,
  sanskrit: Type.String(),
  day: TextShape,
  colour: TextShape,
  friends: Type.Array(Type.Integer()),
  foes: Type.Array(Type.Integer()),
  portrait: TextShape,
  steps: Type.String({ description: "How it was added up" }),
});

const line = Type.Array(Type.Integer(), { minItems: 3, maxItems: 3 });

export const output = Type.Object({
  psychic: number,
  destiny: number,
  name: Type.Union([number, Type.Null()], {
    description: "By Chaldean letters; null without a name",
  }),
  ignored: Type.Array(Type.String(), { description: "Characters of the name that do not count" }),
  grid: Type.Object(
    {
      rows: Type.Array(line, { description: "3-1-9 over 6-7-5 over 2-8-4" }),
      counts: Type.Array(Type.Integer(), { description: "How often 1 to 9 stand in the grid" }),
      missing: Type.Array(Type.Integer()),
      fullLines: Type.Array(line),
      emptyLines: Type.Array(line),
    },
    { description: "Digits of the date but zero, the destiny number and the psychic number" },
  ),
  score: Type.Object(
    {
      value: Type.Integer({ minimum: 0, maximum: 100 }),
      base: Type.Literal(50),
      testimonies: Type.Array(
        Type.Object({ code: Type.String(), weight: Type.Integer(), evidence: TextShape }),
      ),
    },
    { description: "50 and the sum of the testimonies, within 0-100. Relative, no probability" },
  ),
});

/** What `run` returns and the brief reads. */
export type IndianAnswer = Static<typeof output>;

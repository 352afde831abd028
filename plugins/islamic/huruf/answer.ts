import { ELEMENT } from "#lore";
import { matchShape, term, Type, type Frozen, type Static } from "#sdk";

/** What the score is made of. */
export type Components = {
  /** Both names leave the same by nine. */
  sameRemainder: { nine: number };
  /** Both odd or both even. */
  likeRemainders: { a: number; b: number };
  unlikeRemainders: { a: number; b: number };
  elements: { percent: number };
  letters: { shared: number; distinct: number };
};

const share = (element: string) =>
  Type.Number({ minimum: 0, maximum: 1, description: `Share of letters of ${element}` });

const person = (which: string) =>
  Type.Object(
    {
      letters: Type.Array(
        Type.Object({
          letter: Type.String({ description: "As it stands in the name" }),
          value: Type.Integer({ description: "What it counts" }),
          element: term(ELEMENT, "Its element"),
        }),
        { description: "The letters that count, in their order" },
      ),
      total: Type.Integer({ description: "Sum of the values" }),
      nine: Type.Integer({ minimum: 1, maximum: 9, description: "Remainder by 9; 9 for none" }),
      twelve: Type.Integer({
        minimum: 1,
        maximum: 12,
        description: "Remainder by 12 of the name alone; manuals that seek a sign add the mother's",
      }),
      seven: Type.Integer({ minimum: 1, maximum: 7, description: "Remainder by 7" }),
      shares: Type.Object(
        {
          fire: share("fire"),
          earth: share("earth"),
          air: share("air"),
          water: share("water"),
        },
        { description: "Share of letters of each element, together 1" },
      ),
      transliterated: Type.Union([Type.String(), Type.Null()], {
        description:
          "The Arabic letters that a Latin name was read as, by sound; null where the name was in Arabic letters",
      }),
      leading: term(ELEMENT, "Element of most letters; the earlier in a tie"),
    },
    { description: `The ${which} name` },
  );

export const answer = Type.Object({
  ...matchShape<Components>(),
  a: person("first"),
  b: person("second"),
  harmony: Type.Number({ minimum: 0, maximum: 1, description: "Harmony of the elements" }),
  sharedLetters: Type.Array(Type.String(), { description: "Letters that both names have" }),
});
export type HurufAnswer = Frozen<Static<typeof answer>>;

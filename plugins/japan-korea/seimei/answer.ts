import { NUMBER_LUCK, type NumberLuck } from "#east/eighty_one.ts";
import { PHASE, type Phase, type PhaseRelation } from "#lore";
import { phrase, term, Type, vocabulary, type Frozen, type Static } from "#sdk";

/** The five grids in the tongue of Japan. */
export const KAKU = vocabulary("kaku", {
  heaven: { native: "天格", roman: "tenkaku" },
  person: { native: "人格", roman: "jinkaku" },
  earth: { native: "地格", roman: "chikaku" },
  outer: { native: "外格", roman: "gaikaku" },
  total: { native: "総格", roman: "sōkaku" },
});
export type Kaku = (typeof KAKU.ids)[number];

export const COUNTED_BY = vocabulary("countedBy", ["kanji", "numeral", "repeat", "kana", "letter"]);

/** How two neighbours of the three powers stand. */
export type Phrases = {
  heavenPerson: { one: Phase; other: Phase; relation: PhaseRelation };
  personEarth: { one: Phase; other: Phase; relation: PhaseRelation };
};

/** Why a call is refused. */
export type SeimeiRefusals = { unknownCharacter: { character: string } };

const charactersOf = (description: string) =>
  Type.Array(
    Type.Object({
      character: Type.String({ description: "The character" }),
      form: Type.String({ description: "The form whose strokes were counted" }),
      strokes: Type.Integer({ minimum: 1, description: "Its strokes" }),
      by: term(COUNTED_BY, "How it was counted"),
    }),
    { minItems: 1, description },
  );

export const answer = Type.Object({
  surname: charactersOf("Characters of the surname"),
  given: charactersOf("Characters of the given name"),
  kaku: Type.Array(
    Type.Object(
      {
        kaku: term(KAKU, "The grid", ["about"]),
        number: Type.Integer({ minimum: 1, description: "Its number of strokes" }),
        within81: Type.Integer({ minimum: 1, maximum: 81, description: "The number in the table" }),
        luck: term(NUMBER_LUCK, "How the table judges it"),
        element: term(PHASE, "Element of its last digit"),
      },
      { description: "A grid" },
    ),
    { minItems: 5, maxItems: 5, description: "The five grids" },
  ),
  threePowers: Type.Object(
    {
      elements: Type.Array(term(PHASE, "An element"), {
        minItems: 3,
        maxItems: 3,
        description: "Of heaven, person and earth",
      }),
      ties: Type.Array(phrase<Phrases>("How two neighbours stand"), {
        minItems: 2,
        maxItems: 2,
        description: "Heaven with person, person with earth",
      }),
    },
    { description: "三才: the elements of the three upper grids" },
  ),
});
export type SeimeiAnswer = Frozen<Static<typeof answer>>;
export type { NumberLuck };

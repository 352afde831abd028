import { BAND, phrase, term, Type, type Frozen, type Static } from "#sdk";
import type { Ties } from "./match.ts";
import { CENTRE, HARMONIC, STANCE, TYPE, type TypeNumber } from "./types.ts";

/** What is said of a match beside the names of things. */
export type Phrases = Ties & {
  wings: {};
  underStrain: { type: TypeNumber };
};

const number = (description: string) => Type.Integer({ minimum: 1, maximum: 9, description });

const person = (which: string) =>
  Type.Object(
    {
      number: number("Number of the type"),
      type: term(TYPE, "The type", ["gift", "strain"]),
      wing: Type.Union([number("Wing"), Type.Null()], {
        description: "Wing; null where none was given",
      }),
      arrow: number("Type to which its line leads under strain; the direction is disputed"),
      centre: term(CENTRE, "Its centre"),
      stance: term(STANCE, "Its stance"),
      harmonic: term(HARMONIC, "How it meets trouble"),
    },
    { description: `The ${which} person` },
  );

const component = {
  weight: Type.Integer({ description: "The score it would give alone; wings add to it" }),
  counts: Type.Boolean({ description: "The strongest tie counts, and wings beside it" }),
};

export const answer = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Relative, no probability" }),
  band: term(BAND, "80 and more, 65-79, less; the lowest grade is not given"),
  a: person("first"),
  b: person("second"),
  components: Type.Array(
    phrase<Ties & { wings: {} }, typeof component>("What ties the two", component),
    { description: "All ties of the two, the strongest first, then their wings" },
  ),
  cautions: Type.Array(phrase<Pick<Phrases, "underStrain">>("What a type falls into"), {
    description: "What each type falls into under strain",
  }),
});
export type MatchAnswer = Frozen<Static<typeof answer>>;

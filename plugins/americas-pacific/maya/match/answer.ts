import { matchShape, phrase, term, Type, type Frozen, type Static } from "#sdk";
import { SEAL, type KinColour, type Seal, type Tone } from "../../core/kins.ts";
import { DAY_SIGN } from "../signs.ts";

/** Which count the two days are taken from. */
export type System = "tzolkin" | "dreamspell";

/** What speaks for and against two days. */
export type Components = {
  sameSign: { system: System };
  antipode: { system: System };
  sameDirection: {};
  nextDirection: {};
  oppositeDirection: {};
  previousDirection: {};
  analog: {};
  guide: {};
  occult: {};
  noRelation: {};
  sameNumber: { system: System; number: number };
  complement: { system: System; a: number; b: number };
  neighbours: { a: number; b: number };
  sameTrecena: {};
};

/** How a day is called in either count. */
export type Names = {
  /** The name is in the Maya language chosen. */
  day: { number: number; name: string };
  kin: { colour: KinColour; tone: Tone; seal: Seal };
};

const day = (description: string) =>
  Type.Object(
    {
      kin: Type.Integer({ minimum: 1, maximum: 260, description: "Place in the round of 260" }),
      number: Type.Integer({ minimum: 1, maximum: 13, description: "Number of the day, or tone" }),
      name: phrase<Names>("Number and name"),
      day: Type.Union([term(DAY_SIGN, "What it is named after", ["portrait"]), Type.Null()], {
        description: "What the day is named after; null in the Dreamspell count",
      }),
      seal: Type.Union([term(SEAL, "The seal", ["portrait"]), Type.Null()], {
        description: "Seal of the kin; null in the count of the day-keepers",
      }),
    },
    { description },
  );

export const answer = Type.Object({
  ...matchShape<Components>(),
  fromSecond: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "The score as seen from the second person: the count begins with the first",
  }),
  a: day("Day of the first person"),
  b: day("Day of the second person"),
  couple: day("The day of both places in the round added together"),
});
export type MatchAnswer = Frozen<Static<typeof answer>>;
export type MatchDay = MatchAnswer["a"];
export type Component = MatchAnswer["components"][number];

import { term, Type, type Frozen, type Static } from "#sdk";
import { grahaTerm, PLACE, signTerm } from "../core/shapes.ts";
import { NADI_QUARTER } from "./terms.ts";

const grahas = (description: string) => Type.Array(grahaTerm("Graha"), { description });
const year = {
  age: Type.Integer({ minimum: 0, maximum: 131, description: "Completed years" }),
  sign: signTerm("Where progressed Jupiter stands"),
  meets: grahas("Whom it meets in that sign"),
  trine: grahas("Whom it meets in the quarter's other signs"),
};

export const answer = Type.Object({
  grahas: Type.Array(
    Type.Object({
      graha: grahaTerm("Graha"),
      ...PLACE,
      quarter: term(NADI_QUARTER, "Quarter of its sign"),
      retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
      with: grahas("In the same sign, by degree"),
      trine: grahas("In the other signs of the quarter"),
      ahead: grahas("In the next sign: what it goes to"),
      behind: grahas("In the sign behind: what it comes from"),
      opposite: grahas("In the opposite sign"),
    }),
    { minItems: 9, maxItems: 9, description: "The nine with those that act on them" },
  ),
  groups: Type.Array(
    Type.Object({
      quarter: term(NADI_QUARTER, "The quarter"),
      grahas: grahas("Its planets by degree"),
    }),
    { minItems: 4, maxItems: 4, description: "The four quarters" },
  ),
  exchanges: Type.Array(grahas("Two in each other's signs"), {
    description: "Pairs that exchange signs and act from both",
  }),
  now: Type.Object(year, { description: "Jupiter at the age asked about" }),
  years: Type.Array(Type.Object(year), {
    minItems: 12,
    maxItems: 12,
    description: "The twelve years from that age on, a round of Jupiter",
  }),
});
export type BhriguNadiAnswer = Frozen<Static<typeof answer>>;

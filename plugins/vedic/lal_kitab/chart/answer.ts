import { term, Type, type Frozen, type Static } from "#sdk";
import { grahaTerm, House } from "../../core/shapes.ts";
import { TEVA_FIELDS } from "../shapes.ts";
import { DEBT, GAZE, TEVA } from "../terms.ts";

const grahas = (description: string) => Type.Array(grahaTerm("Graha"), { description });

export const answer = Type.Object({
  ...TEVA_FIELDS,
  kinds: Type.Array(term(TEVA, "A kind of teva", ["sense"]), {
    description: "What kind of teva it is; empty for most",
  }),
  sights: Type.Array(
    Type.Object({
      from: grahaTerm("Who looks"),
      to: grahaTerm("At whom"),
      gaze: term(GAZE, "How strongly"),
    }),
    { description: "Who looks at whom, by the houses" },
  ),
  companions: Type.Array(grahas("Two that stand by each other"), {
    description: "Pairs in each other's permanent house",
  }),
  made: Type.Array(
    Type.Object({
      graha: grahaTerm("What they make"),
      of: grahas("The two"),
      house: House("Where"),
    }),
    { description: "Planets made by two others in one house (masnui)" },
  ),
  debts: Type.Array(
    Type.Object({
      debt: term(DEBT, "The debt", ["sense", "remedy"]),
      by: grahas("Who lays it"),
    }),
    { description: "Inherited debts (rin) that the houses tell of" },
  ),
  remedies: Type.Array(grahaTerm("Whose remedy"), {
    maxItems: 3,
    description: "Planets whose remedy is asked for first: the fallen, then the sleeping",
  }),
  partner: Type.Union([grahaTerm("The planet"), Type.Null()], {
    description:
      "Who stands for the partner: Venus for a man, Jupiter for a woman; null where not told",
  }),
});
export type LalKitabAnswer = Frozen<Static<typeof answer>>;

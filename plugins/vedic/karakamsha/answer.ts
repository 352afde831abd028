import { term, Type, type Frozen, type Static } from "#sdk";
import type { LagnaRefusals } from "../core/birth_chart.ts";
import { grahaTerm, House, signTerm } from "../core/shapes.ts";
import { DEITY, SAY } from "./rules.ts";

export type Refusals = LagnaRefusals;

const grahas = (description: string) => Type.Array(grahaTerm("A graha"), { description });

export const answer = Type.Object({
  atma: grahaTerm("Significator of the soul: furthest on in its sign"),
  degree: Type.String({ description: "Its degrees and minutes" }),
  amatya: grahaTerm("Significator of counsel, next to it"),
  karakamsha: signTerm("Navamsha of the soul's significator"),
  navamshaLagna: signTerm("Sign that rises in the navamsha (swamsha)"),
  fromLagna: House("House of the karakamsha from that sign"),
  places: Type.Array(
    Type.Object({
      house: House("Counted from the karakamsha"),
      sign: signTerm("The sign"),
      occupants: grahas("Grahas in it"),
      seenBy: grahas("Grahas whose sign sees it"),
      speakers: grahas("Who speaks for it"),
      say: term(SAY, "Why they do"),
    }),
    { description: "The twelve signs from the karakamsha" },
  ),
  vocation: grahas("Who speaks for the karakamsha and the tenth from it"),
  deity: Type.Object(
    {
      deity: term(DEITY, "The chosen form of the divine"),
      graha: grahaTerm("The graha that names it"),
      say: term(SAY, "By what it speaks for the twelfth"),
    },
    { description: "By the twelfth from the karakamsha" },
  ),
});
export type KarakamshaAnswer = Frozen<Static<typeof answer>>;

import { term, Type, type Frozen, type Static } from "#sdk";
import { grahaTerm, House } from "../../core/shapes.ts";
import { PROMISE } from "../judge.ts";
import { FIGURE, RULING, type KpRefusals } from "../shapes.ts";

export type Refusals = KpRefusals;

/** What the sub lord of a cusp promises. */
export const JUDGED = {
  house: House("House of the matter"),
  promise: term(PROMISE, "Whether the sub lord promises it"),
  subLord: grahaTerm("Sub lord of the cusp"),
  starLord: grahaTerm("His star lord"),
  signified: Type.Array(House("A house"), { description: "Houses that the sub lord signifies" }),
  good: Type.Array(House("A house"), { description: "Those that bring it about" }),
  bad: Type.Array(House("A house"), { description: "Those that hinder it" }),
  retrogradeStar: Type.Boolean({ description: "Whether the star lord moves backwards" }),
};

export const answer = Type.Object({
  ...FIGURE,
  ruling: RULING,
  promises: Type.Array(Type.Object(JUDGED), { description: "The twelve matters" }),
});
export type KpChartAnswer = Frozen<Static<typeof answer>>;

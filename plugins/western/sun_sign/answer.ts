import { term, Type, type Frozen, type Static } from "#sdk";
import { ELEMENT, MODALITY } from "#lore";
import { classical, nullable, PLACE, sign } from "../core/shapes.ts";

const instant = (description: string) => Type.String({ description: `${description}, UTC` });

export const answer = Type.Object({
  ...PLACE,
  enteredUtc: instant("When the Sun entered the sign"),
  leavesUtc: instant("When it leaves it"),
  hoursFromBorder: Type.Number({ description: "Hours to the nearer of the two" }),
  onCusp: Type.Boolean({ description: "Whether the Sun changes sign on the day of birth" }),
  neighbour: nullable(sign("Sign on the other side of the border"), "Null unless on the cusp"),
  element: term(ELEMENT, "Element"),
  modality: term(MODALITY, "Mode"),
  ruler: classical("Planet whose house the sign is"),
  exalted: nullable(classical("Planet that is exalted in it"), "Null where none is"),
  decan: Type.Integer({ minimum: 1, maximum: 3, description: "Third of the sign" }),
  face: classical("Lord of the third in the Chaldean order"),
  decanSign: sign("Sign of the same element that colours the third"),
  opposite: sign("Opposite sign"),
});
export type SunSignAnswer = Frozen<Static<typeof answer>>;

import { Type } from "#sdk";
import { DOUBTFUL_FORMS, NUMERALS, STROKE_STANDARD } from "../strokes.ts";
import { wantedInput } from "../wanted.ts";

export const input = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 24 }),
  sounds: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  ...wantedInput,
});

export const CONVENTIONS = {
  strokeStandard: STROKE_STANDARD,
  numerals: NUMERALS,
  doubtfulForms: DOUBTFUL_FORMS,
};

import { oneOf, Type, vocabulary, type IdOf } from "#sdk";
import { PHASE } from "#lore";
import { DOUBTFUL_FORMS, NUMERALS, STROKE_STANDARD } from "./strokes.ts";

/** The most strokes that a character may have. */
export const MOST_STROKES = 64;

/** The two halves of a name. */
export const NAME_PART = vocabulary("namePart", ["surname", "given"]);
export type NamePart = IdOf<typeof NAME_PART>;

const characters = (most: number) => Type.Optional(Type.String({ minLength: 1, maxLength: most }));
const counts = (most: number) =>
  Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: MOST_STROKES }), {
      minItems: 1,
      maxItems: most,
    }),
  );

export const input = Type.Object({
  surname: characters(8),
  given: characters(12),
  surnameStrokes: counts(4),
  givenStrokes: counts(6),
  wantedElement: Type.Optional(oneOf(PHASE.ids)),
});

/** Why a name cannot be read. */
export type NameIssues = {
  partMissing: { part: NamePart };
  notChinese: { sign: string };
  strokesMismatch: { strokes: number; characters: number };
  unknownCharacter: { character: string; part: NamePart };
};

export const CONVENTIONS = {
  strokeStandard: STROKE_STANDARD,
  numerals: NUMERALS,
  doubtfulForms: DOUBTFUL_FORMS,
};

/** What is asked of a blend. */
import { Type, VISIBLE } from "#sdk";

export const questionInput = Type.Optional(
  Type.String({ minLength: 1, maxLength: 500, pattern: VISIBLE }),
);
/** For the number arts, which read Latin letters. */
export const nameInput = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));
/** Reproduces every draw of the blend. */
export const seedInput = Type.Optional(Type.String({ minLength: 1, maxLength: 128 }));

export const questionField = Type.Union([Type.String(), Type.Null()], {
  description: "The question, as it was asked",
});

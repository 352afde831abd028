/** What is asked of a blend, and what is never answered. */
import { asksOfDeath, Refusal, Type, VISIBLE } from "#sdk";

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

/**
 * Declines what is never calculated.
 *
 * @throws {Refusal} `lifespan`
 */
export function requireAnswerable(question: string | undefined): void {
  if (question !== undefined && asksOfDeath(question)) throw new Refusal("lifespan");
}

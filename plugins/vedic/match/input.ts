/** Two people, and who of them stands as groom. */
import { Birth, Gender, oneOf, Type, type Frozen, type Static } from "#sdk";

const { birthDate, ...rest } = Birth;

/** A birth, or a nakshatra and pada that the caller knows already. */
export const person = Type.Object({
  birthDate: Type.Optional(birthDate),
  ...rest,
  gender: Type.Optional(Gender),
  nakshatra: Type.Optional(Type.Integer({ minimum: 1, maximum: 27 })),
  pada: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
});
export type PersonFields = Frozen<Static<typeof person>>;

export const input = Type.Object({
  a: person,
  b: person,
  groom: Type.Optional(oneOf(["a", "b"])),
});

import { Birth, Gender, Type } from "#sdk";

const person = () =>
  Type.Object({
    ...Birth,
    gender: Type.Optional(Gender),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  });

export const input = Type.Object({ a: person(), b: person() });

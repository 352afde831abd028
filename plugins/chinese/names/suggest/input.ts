import { Gender, Type, type Conventions } from "#sdk";
import { wantedInput } from "../wanted.ts";

export const input = Type.Object({
  surname: Type.String({ minLength: 1, maxLength: 4 }),
  surnameSound: Type.Optional(Type.String({ minLength: 1, maxLength: 24 })),
  gender: Type.Optional(Gender),
  length: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  avoid: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 4 }), { maxItems: 40 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  ...wantedInput,
});

export const CONVENTIONS = {
  elementBy: {
    default: "radical",
    options: {
      radical: { source: "name books that go by the radical: 氵 is water" },
      meaning: { source: "name books that go by what a character means or lists have for it" },
    },
  },
} as const satisfies Conventions;

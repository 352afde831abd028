import { Birth, Type } from "#sdk";

const NAME = { minLength: 1, maxLength: 120 };

export const input = Type.Object({
  name: Type.String(NAME),
  birthDate: Type.Optional(Birth.birthDate),
  aliases: Type.Optional(Type.Array(Type.String(NAME), { maxItems: 5 })),
});

export const CONVENTIONS = {
  compoundFrom: {
    default: "letters",
    options: {
      letters: { source: "Calculators of today: RAHUL SHARMA 17 + 16 = 33" },
      parts: { source: "Cheiro, Book of Numbers (1926): JOHN 18 = 9, SMITH 17 = 8" },
    },
  },
};

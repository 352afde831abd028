import { Birth, CivilDate, Type } from "#sdk";

export const input = Type.Object({
  ...Birth,
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  currentDate: Type.Optional(CivilDate),
});

export const CONVENTIONS = {
  yIsVowel: {
    default: "auto",
    options: {
      auto: { source: "Glossary of NumeraViva: a vowel between consonants" },
      yes: {},
      no: { source: "Balliett, by S. B. Lawrence, The Secret Science of Numerology, ch. 27" },
    },
  },
};

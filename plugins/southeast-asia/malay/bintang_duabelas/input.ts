import { oneOf, Type, VISIBLE, type Conventions } from "#sdk";

const name = Type.String({ minLength: 1, maxLength: 120, pattern: VISIBLE });

export const input = Type.Object({
  name,
  mother: name,
  script: Type.Optional(oneOf(["jawi", "latin"])),
});

export const CONVENTIONS = {
  alif: {
    default: "first",
    options: {
      first: { source: "kinastro, bintang_duabelas, after an Acehnese Taj al-Muluk" },
      every: { source: "The abjad of al-Qalqashandi, Subh al-aʿsha: every letter counts" },
    },
  },
} as const satisfies Conventions;

import { QuestionInput, Type } from "#sdk";

export const input = Type.Object({
  mothers: Type.Optional(
    Type.Array(Type.String({ pattern: "^[12]{4}$" }), { minItems: 4, maxItems: 4 }),
  ),
  ...QuestionInput,
});

export const CONVENTIONS = {
  columns: {
    default: "south",
    options: {
      south: { source: "Two public programs with the names of M. Ascher, Malagasy Sikidy (1997)" },
      interior: { source: "Dahle in Sibree, Folklore 3 (1892), pp. 200-206" },
    },
  },
} as const;

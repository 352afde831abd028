import { Birth, Type } from "#sdk";

export const input = Type.Object({
  ...Birth,
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
});

export const CONVENTIONS = {
  gridYear: {
    default: "short",
    options: {
      short: { source: "Four of five public programs: 30 June 1986 places 8 and 6" },
      whole: { source: "One of five public programs" },
    },
  },
};

import { CivilDate, Type, type Convention, type InputOf } from "#sdk";

export const input = Type.Object({
  year: Type.Optional(Type.Integer({ minimum: -998, maximum: 2998 })),
  date: Type.Optional(CivilDate),
});
export const CONVENTIONS = {
  school: {
    default: "south",
    options: {
      south: { source: "The Deccan and the south: sixty years in a row, without Jupiter" },
      north: { source: "Surya Siddhanta I.55 and the north: mean Jupiter in each sign" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;

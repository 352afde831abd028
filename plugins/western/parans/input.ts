import { Birth, oneOf, Type, type InputOf } from "#sdk";
import { STARS } from "#sky";

const STAR_IDS = STARS.map(({ id }) => id);

export const input = Type.Object({
  ...Birth,
  stars: Type.Optional(
    Type.Array(oneOf(STAR_IDS), { minItems: 1, maxItems: STAR_IDS.length, uniqueItems: true }),
  ),
  orbMinutes: Type.Optional(Type.Number({ minimum: 0.5, maximum: 8 })),
});

export type Input = InputOf<typeof input>;

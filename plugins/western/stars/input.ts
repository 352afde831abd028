import { Birth, oneOf, Type } from "#sdk";
import { STARS } from "#sky";

const STAR_IDS = STARS.map(({ id }) => id);

export const input = Type.Object({
  ...Birth,
  stars: Type.Optional(
    Type.Array(oneOf(STAR_IDS), { minItems: 1, maxItems: STAR_IDS.length, uniqueItems: true }),
  ),
  orbDeg: Type.Optional(Type.Number({ minimum: 0.1, maximum: 3 })),
  paranOrbDeg: Type.Optional(Type.Number({ minimum: 0.1, maximum: 2 })),
  natalOnly: Type.Optional(Type.Boolean()),
});

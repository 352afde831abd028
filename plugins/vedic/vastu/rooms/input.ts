import { oneOf, Type, type InputOf } from "#sdk";
import { USE } from "./terms.ts";

const bearing = Type.Number({ minimum: 0, exclusiveMaximum: 360 });
const length = Type.Number({ minimum: 500, maximum: 1_000_000 });

export const input = Type.Object({
  rooms: Type.Array(Type.Object({ use: oneOf(USE.ids), directionDeg: bearing }), {
    minItems: 1,
    maxItems: 24,
  }),
  facingDeg: bearing,
  plot: Type.Optional(Type.Object({ lengthMm: length, widthMm: length })),
});
export type Input = InputOf<typeof input, {}>;

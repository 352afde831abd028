import { CivilDate, oneOf, Type } from "#sdk";
import { CYCLE } from "../core/cycles.ts";

export const input = Type.Object({
  birthDate: CivilDate,
  from: CivilDate,
  to: Type.Optional(CivilDate),
  cycles: Type.Optional(
    Type.Array(oneOf(CYCLE.ids), { minItems: 1, maxItems: CYCLE.ids.length, uniqueItems: true }),
  ),
});
export type Issues = { beforeBirth: {}; reversed: {}; tooLong: { most: number } };

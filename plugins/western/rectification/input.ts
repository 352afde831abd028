import { Birth, CivilDate, oneOf, Type, type InputOf } from "#sdk";
import { EVENT_KIND } from "./kinds.ts";

export const input = Type.Object({
  ...Birth,
  marginMinutes: Type.Optional(Type.Integer({ minimum: 20, maximum: 720 })),
  events: Type.Array(Type.Object({ kind: oneOf(EVENT_KIND.ids), date: CivilDate }), {
    minItems: 3,
    maxItems: 20,
  }),
});

export type Input = InputOf<typeof input>;

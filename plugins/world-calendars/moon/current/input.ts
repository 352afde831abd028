import { MomentOrNow, Type } from "#sdk";

export const input = Type.Object({
  ...MomentOrNow,
  months: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
});

import { MomentOrNow, Type } from "#sdk";

export const input = Type.Object({
  ...MomentOrNow,
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});

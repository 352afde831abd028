import { MomentOrNow, Type } from "#sdk";

export const input = Type.Object({
  ...MomentOrNow,
  facingDeg: Type.Optional(Type.Number({ minimum: 0, maximum: 360 })),
});

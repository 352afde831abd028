import { MomentOrNow, Type } from "#sdk";

export const input = Type.Object({
  ...MomentOrNow,
  mongolian: Type.Optional(
    Type.Object({
      year: Type.Integer({ minimum: 1028, maximum: 2500 }),
      month: Type.Integer({ minimum: 1, maximum: 12 }),
      leapMonth: Type.Optional(Type.Boolean()),
      day: Type.Integer({ minimum: 1, maximum: 30 }),
    }),
  ),
});

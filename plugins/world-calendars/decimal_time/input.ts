import { Type } from "#sdk";

export const input = Type.Object({
  time: Type.Optional(
    Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?$" }),
  ),
  decimal: Type.Optional(Type.String({ pattern: "^0?\\d:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?$" })),
  utcOffset: Type.Optional(Type.String({ pattern: "^[+-](0\\d|1[0-4]):[0-5]\\d$" })),
});

/** Why an input is not acceptable. */
export type Issues = { notBoth: {}; neither: {} };

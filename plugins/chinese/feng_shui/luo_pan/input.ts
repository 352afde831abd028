import { oneOf, Type, type Conventions } from "#sdk";

export const input = Type.Object({
  bearingDeg: Type.Number({ minimum: 0, exclusiveMaximum: 360 }),
  reference: Type.Optional(oneOf(["magnetic", "true"])),
  declinationDeg: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
});

export const CONVENTIONS = {
  voidLine: {
    default: "narrow",
    options: {
      narrow: { source: "Shenshi Xuankong Xue: within a degree and a half of an edge" },
      wide: { source: "schools that leave three degrees on either side of an edge" },
    },
  },
} as const satisfies Conventions;
export type VoidLine = keyof (typeof CONVENTIONS)["voidLine"]["options"];

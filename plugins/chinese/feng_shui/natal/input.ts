import { Type, type Convention } from "#sdk";

export const input = Type.Object({
  facingDeg: Type.Number({ minimum: 0, exclusiveMaximum: 360 }),
  builtYear: Type.Integer({ minimum: -998, maximum: 2998 }),
  declinationDeg: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
});

export const CONVENTIONS = {
  /** Where replacement stars begin, in degrees from the centre of a mountain. */
  replacement: {
    default: "from4.5",
    options: {
      "from4.5": { source: "Shenshi Xuankong Xue: the outer three of the fifteen degrees" },
      from3: { source: "schools that leave six degrees to the mountain itself" },
      never: { source: "schools that lay every chart by the mountain (下卦)" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;
export type Replacement = keyof (typeof CONVENTIONS)["replacement"]["options"];

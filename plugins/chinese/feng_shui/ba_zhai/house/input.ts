import { CivilDate, Gender, Type, type Conventions } from "#sdk";

export const input = Type.Object({
  facingDeg: Type.Number({ minimum: 0, exclusiveMaximum: 360 }),
  doorDeg: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 360 })),
  declinationDeg: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  residents: Type.Optional(
    Type.Array(Type.Object({ birthDate: CivilDate, gender: Gender }), { maxItems: 8 }),
  ),
});

export const CONVENTIONS = {
  /** What gives a house its trigram. */
  houseBy: {
    default: "sitting",
    options: {
      sitting: { source: "Bazhai Mingjing 八宅明鏡: the house is named by what it sits on" },
      door: { source: "Yangzhai Sanyao 陽宅三要: the stars are counted from the door" },
    },
  },
} as const satisfies Conventions;
export type HouseBy = keyof (typeof CONVENTIONS)["houseBy"]["options"];

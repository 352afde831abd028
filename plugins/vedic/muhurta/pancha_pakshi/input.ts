import { Birth, oneOf, Type, type InputOf } from "#sdk";
import { AYANAMSA, SUNRISE } from "../../core/conventions.ts";
import { DATE_AND_PLACE } from "../../core/day/almanac_day.ts";

export const input = Type.Object({
  ...DATE_AND_PLACE,
  birthStar: Type.Optional(Type.Integer({ minimum: 1, maximum: 27 })),
  birthHalf: Type.Optional(oneOf(["shukla", "krishna"])),
  birthDate: Type.Optional(Birth.birthDate),
  birthTime: Birth.birthTime,
  birthTimezone: Birth.timezone,
});
export const CONVENTIONS = { sunrise: SUNRISE, ayanamsa: AYANAMSA } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;

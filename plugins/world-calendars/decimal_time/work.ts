import { type Candidates, InputError, type InputOf } from "#sdk";
import type { DecimalAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import {
  dayFraction,
  isExactDecimal,
  readDecimalTime,
  readOffsetMinutes,
  readStandardTime,
  toDecimalTime,
  toHexadecimalTime,
  toStandardTime,
  toSwatchBeats,
} from "./rules.ts";

/** Offsets over the whole range, the clock of Biel among them. */
const OFFSETS = ["-11:00", "-05:00", "+00:00", "+01:00", "+08:00", "+14:00"] as const;

export function run({ time, decimal, utcOffset = "+00:00" }: InputOf<typeof input>): DecimalAnswer {
  const millisecond = readOne(time, decimal);
  const fraction = dayFraction(millisecond);
  return {
    direction: decimal === undefined ? "toDecimal" : "toStandard",
    millisecond,
    standard: toStandardTime(millisecond),
    decimal: toDecimalTime(millisecond),
    exact: isExactDecimal(millisecond),
    fraction,
    centidays: Math.round(fraction * 1e8) / 1e6,
    millidays: Math.round(fraction * 1e8) / 1e5,
    swatch: toSwatchBeats(millisecond, readOffsetMinutes(utcOffset)),
    hexadecimal: toHexadecimalTime(millisecond),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  utcOffset: () => OFFSETS.map((utcOffset) => ({ set: { utcOffset }, when: `UTC${utcOffset}` })),
};

function readOne(time: string | undefined, decimal: string | undefined): number {
  if (time !== undefined && decimal !== undefined) {
    throw new InputError([{ path: "decimal", code: "notBoth" }]);
  }
  if (time !== undefined) return readStandardTime(time);
  if (decimal !== undefined) return readDecimalTime(decimal);
  throw new InputError([{ path: "time", code: "neither" }]);
}

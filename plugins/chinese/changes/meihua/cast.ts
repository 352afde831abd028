import { modulo } from "#time";

/** What a plum blossom figure is made of. */
export interface Cast {
  /** Early-heaven numbers of the trigrams, 1 to 8. */
  readonly upper: number;
  readonly lower: number;
  /** 1 to 6, from the lowest. */
  readonly movingLine: number;
}

/** Remainder where nothing over stands for the whole. */
function remainder(value: number, of: number): number {
  return modulo(value - 1, of) + 1;
}

/** By year branch, lunar month, day and double hour, each counted from 1. */
export function castByTime(year: number, month: number, day: number, hour: number): Cast {
  const date = year + month + day;
  return {
    upper: remainder(date, 8),
    lower: remainder(date + hour, 8),
    movingLine: remainder(date + hour, 6),
  };
}

/** By one number's digits, two numbers, or three. */
export function castByNumbers(numbers: readonly number[], hour: number, addHour: boolean): Cast {
  const extra = addHour ? hour : 0;
  if (numbers.length === 1) return castByDigits(String(numbers[0]), hour, addHour);
  const [a, b, c] = numbers as [number, number, number?];
  return {
    upper: remainder(a, 8),
    lower: remainder(b, 8),
    movingLine: remainder(c ?? a + b + extra, 6),
  };
}

/** One number: the fewer digits above, the rest below, their sum moves. */
function castByDigits(digits: string, hour: number, addHour: boolean): Cast {
  const sum = (text: string) => [...text].reduce((total, digit) => total + Number(digit), 0);
  if (digits.length === 1) {
    const number = Number(digits);
    return {
      upper: remainder(number, 8),
      lower: remainder(number + hour, 8),
      movingLine: remainder(number + hour, 6),
    };
  }
  const half = Math.floor(digits.length / 2);
  return {
    upper: remainder(sum(digits.slice(0, half)), 8),
    lower: remainder(sum(digits.slice(half)), 8),
    movingLine: remainder(sum(digits) + (addHour ? hour : 0), 6),
  };
}

/** By a text: the first half of its characters above, the rest below; the smaller half comes first. */
export function castByText(text: string, hour: number, addHour: boolean): Cast {
  const count = [...text.replaceAll(/[\s\p{P}]/gu, "")].length;
  const first = Math.floor(count / 2);
  return {
    upper: remainder(count === 1 ? 1 : first, 8),
    lower: remainder(count - first, 8),
    movingLine: remainder(count + (addHour ? hour : 0), 6),
  };
}
